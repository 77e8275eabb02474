import type { Page } from '@playwright/test'

/** A page that was rendered ahead comes alive when somebody stirs: the button for its theme has a name then. */
export async function wake(page: Page) {
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: /^Switch to (dark|light) theme$/ }).waitFor()
}
