import { onTestFinished, vi } from 'vitest'
import type { Locator } from 'vitest/browser'

const { setTimeout: realSetTimeout } = globalThis
const TRIES = 400

/** Stops time for the rest of the test: it moves by `advance`, and a little while Vitest waits for an element. */
export function stopClock(now: Date | string = new Date()) {
  vi.useFakeTimers({
    now: new Date(now),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

export const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Waits until the assertions hold. Less than half a second passes on the stopped clock, where `expect.poll` lets much more pass. */
export async function eventually(assert: () => void) {
  for (let tries = 1; ; tries++) {
    try {
      return assert()
    } catch (failure) {
      if (tries === TRIES) throw failure
    }
    await new Promise((resolve) => realSetTimeout(resolve, 25))
    await advance(1)
  }
}

/** Fills a field without any time passing: a locator waits, and then Vitest moves the stopped clock. */
export function typeAtOnce(field: Locator, text: string) {
  const input = field.element()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
