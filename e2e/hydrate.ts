import type { Page } from '@playwright/test'

/** Hydrates a prerendered page: any interaction does, and the theme button gets its name when React has taken over. */
export async function hydrate(page: Page) {
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: /^Switch to (dark|light) theme$/ }).waitFor()
}
