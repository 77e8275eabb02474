import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Part = { include?: string; exclude?: string; name?: string }

/**
 * The page has no accessibility violations. Checked when all animations have ended, because contrast is wrong half-way
 * through a fade. Toasts come and go meanwhile and are checked separately.
 */
export async function expectAccessible(page: Page, { include, exclude, name = page.url() }: Part = {}) {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  // In the page itself, and violations only: in a second page, with all passes, it takes three times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (include) axe.include(include)
  else axe.exclude('[data-sonner-toast]')
  if (exclude) axe.exclude(exclude)
  expect((await axe.analyze()).violations, name).toEqual([])
}
