import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type File = { name: string; mimeType: string; buffer: Buffer }

/** How somebody works a screen. */
export type Hand = {
  press: (target: Locator) => Promise<void>
  write: (target: Locator, text: string) => Promise<void>
  choose: (target: Locator, option: string) => Promise<void>
  hand: (target: Locator, file: File) => Promise<void>
  /** Moves the one that `from` holds above the one that `to` holds. */
  moveAbove: (from: Locator, to: Locator) => Promise<void>
}

export const finger = (page: Page): Hand => ({
  press: (target) => target.tap(),
  write: (target, text) => target.fill(text),
  choose: async (target, option) => {
    await target.selectOption(option)
  },
  hand: (target, file) => target.setInputFiles(file),
  moveAbove: (from, to) => dragByFinger(page, from, to),
})

/** Nothing but keys: whatever cannot be reached by Tab cannot be used. */
export function keys(page: Page): Hand {
  // Listened for from the start: a chooser that opens before anybody listens is never heard of.
  const inHand: File[] = []
  page.on('filechooser', (chooser) => chooser.setFiles(inHand))

  return {
    press: async (target) => {
      await reach(page, target)
      await page.keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
    },
    write: async (target, text) => {
      await reach(page, target)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    },
    choose: async (target, option) => {
      await expect(target).toBeEnabled()
      await reach(page, target)
      await page.keyboard.type(option)
      await expect(target).toHaveValue(/./)
      await expect(target.locator('option:checked')).toHaveText(option)
    },
    hand: async (target, file) => {
      inHand.splice(0, 1, file)
      await reach(page, target)
      await page.keyboard.press('Enter')
    },
    moveAbove: async (from, to) => {
      await reach(page, from)
      await page.keyboard.press('Space')
      await expectPickedUp(page, /^Picked up /)
      const [start, end] = [await middleOf(from), await middleOf(to)]
      const steps = Math.ceil((start.y - end.y) / 25)
      for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowUp')
      await expect(page.getByText(/is over position 1 of/)).toBeAttached()
      await page.keyboard.press('Space')
    },
  }
}

async function reach(page: Page, target: Locator) {
  await target.waitFor()
  for (let stop = 0; stop < 150; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No key leads to ${target}`)
}

export async function middleOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not drawn`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export async function dragByFinger(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const finger: CDPSession = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })

  await touch('touchStart', [start])
  for (let step = 1; step <= 12; step++) {
    await touch('touchMove', [{ x: start.x, y: start.y + ((end.y - start.y) * step) / 12 }])
  }
  // It rests before it lifts, as people's do: after a flick the browser takes the next tap for a halt, not for a tap.
  await sleep(150)
  await touch('touchMove', [end])
  await touch('touchEnd', [])
}

/** Whatever was picked up by its handle is announced, and listens to the arrow keys a turn of the clock later. */
export async function expectPickedUp(page: Page, words: string | RegExp) {
  await expect(page.getByText(words)).toBeAttached()
  await page.evaluate(() => new Promise((turn) => setTimeout(turn)))
}

/** A dialog is seen a moment before it listens: whoever is that quick presses once more. */
export async function escapeFrom(page: Page, panel: Locator) {
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden({ timeout: 1000 })
  }).toPass()
}
