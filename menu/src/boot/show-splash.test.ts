import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showSplash } from './show-splash.ts'

let tab: EventTarget
let classes: Set<string>
const isSplashing = () => classes.has('splashing')

/** A tab in which nothing was shown yet; `change` is what differs. */
function openTab(change: Record<string, unknown> = {}) {
  tab = new EventTarget()
  classes = new Set()
  const stored = new Map<string, string>()
  const globals = {
    document: {
      documentElement: {
        classList: {
          add: (name: string) => classes.add(name),
          remove: (name: string) => classes.delete(name),
        },
      },
    },
    addEventListener: tab.addEventListener.bind(tab),
    // Node understands `true` as "captured" only when a listener is added.
    removeEventListener: (type: string, listener: EventListener, capture: boolean) =>
      tab.removeEventListener(type, listener, { capture }),
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
    matchMedia: () => ({ matches: false }),
    navigator: {},
    scrollY: 0,
  }
  for (const [name, value] of Object.entries({ ...globals, ...change })) vi.stubGlobal(name, value)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([1500, 2000, 3000])(
  'a splash of %d ms covers the menu for that long, and no longer [TPL-10] [CONST-22]',
  (ms) => {
    openTab()
    showSplash(ms)

    expect(isSplashing()).toBe(true)
    vi.advanceTimersByTime(ms - 1)
    expect(isSplashing()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isSplashing()).toBe(false)
  },
)

test('a tap skips the splash and does nothing else', () => {
  openTab()
  showSplash(3000)
  const [first, second] = [1, 2].map(() => new Event('click', { cancelable: true }))
  tab.dispatchEvent(first as Event)
  expect([isSplashing(), first?.defaultPrevented]).toEqual([false, true])

  tab.dispatchEvent(second as Event)
  expect(second?.defaultPrevented).toBe(false)
})

test('the splash is shown once in a visit', () => {
  openTab()
  showSplash(1500)
  vi.advanceTimersByTime(1500)
  showSplash(1500)

  expect(isSplashing()).toBe(false)
})

test.each([
  ['has scrolled already', { scrollY: 1 }],
  ['wants less motion', { matchMedia: () => ({ matches: true }) }],
  ['saves data', { navigator: { connection: { saveData: true } } }],
  ['has no storage', { sessionStorage: undefined }],
])('a customer who %s sees no splash', (_who, change) => {
  openTab(change)
  showSplash(1500)

  expect(isSplashing()).toBe(false)
})
