import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type File = { name: string; mimeType: string; buffer: Buffer }

/** How a person operates a screen: by touch or by keyboard. */
export type InputMethod = {
  press: (target: Locator) => Promise<void>
  write: (target: Locator, text: string) => Promise<void>
  choose: (target: Locator, option: string) => Promise<void>
  upload: (target: Locator, file: File) => Promise<void>
  /** Moves the row with the handle `from` above the row with the handle `to`. */
  moveAbove: (from: Locator, to: Locator) => Promise<void>
}

export const touch = (page: Page): InputMethod => ({
  press: (target) => target.tap(),
  write: (target, text) => target.fill(text),
  choose: async (target, option) => {
    await target.selectOption(option)
  },
  upload: (target, file) => target.setInputFiles(file),
  moveAbove: (from, to) => dragByTouch(page, from, to),
})

/** Keyboard only: whatever cannot be reached by Tab cannot be used. */
export function keyboard(page: Page): InputMethod {
  // Registered at the start: a file chooser that opens before that is missed.
  const chosenFiles: File[] = []
  page.on('filechooser', (chooser) => chooser.setFiles(chosenFiles))

  return {
    press: async (target) => {
      await focusByTab(page, target)
      const isChoice = ['checkbox', 'radio'].includes((await target.getAttribute('type')) ?? '')
      await page.keyboard.press(isChoice ? 'Space' : 'Enter')
    },
    write: async (target, text) => {
      await focusByTab(page, target)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    },
    choose: async (target, option) => {
      await expect(target).toBeEnabled()
      await focusByTab(page, target)
      await page.keyboard.type(option)
      await expect(target).toHaveValue(/./)
      await expect(target.locator('option:checked')).toHaveText(option)
    },
    upload: async (target, file) => {
      chosenFiles.splice(0, 1, file)
      await focusByTab(page, target)
      await page.keyboard.press('Enter')
    },
    moveAbove: async (from, to) => {
      await focusByTab(page, from)
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

async function focusByTab(page: Page, target: Locator) {
  await target.waitFor()
  for (let stop = 0; stop < 150; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} cannot be reached by Tab`)
}

export async function middleOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not visible`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export async function dragByTouch(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const session: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })

  await send('touchStart', [start])
  for (let step = 1; step <= 12; step++) {
    await send('touchMove', [{ x: start.x, y: start.y + ((end.y - start.y) * step) / 12 }])
  }
  // Rests before it lifts, as people do: after a flick, the browser would use the next tap to stop the scroll.
  await sleep(150)
  await send('touchMove', [end])
  await send('touchEnd', [])
}

/** A row that was picked up is announced, and reacts to the arrow keys one task later. */
export async function expectPickedUp(page: Page, words: string | RegExp) {
  await expect(page.getByText(words)).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

/** A dialog is visible a moment before it handles keys: presses again until it closes. */
export async function escapeFrom(page: Page, panel: Locator) {
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden({ timeout: 1000 })
  }).toPass()
}
