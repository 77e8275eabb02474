import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Part = { include?: string; exclude?: string; name?: string }

/**
 * The page has no accessibility violations. Checked when all animations have ended, because contrast is wrong half-way
 * through a fade. Toasts come and go meanwhile and are checked separately.
 */
export async function expectAccessible(page: Page, { include, exclude, name = page.url() }: Part = {}) {
  // Asked again and again: of an element that is removed meanwhile, the promise of its end may never be kept.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )
  // In the page itself, and violations only: in a second page, with all passes, it takes three times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (include) axe.include(include)
  else axe.exclude('[data-sonner-toast]')
  if (exclude) axe.exclude(exclude)
  expect((await axe.analyze()).violations, name).toEqual([])
}
