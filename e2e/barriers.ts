import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Part = { include?: string; exclude?: string; name?: string }

/**
 * Nothing on the page shuts anybody out. Looked at when every colour has arrived: half-way through a fade no contrast
 * is right. Toasts come and go meanwhile and have a look of their own.
 */
export async function expectNoBarriers(page: Page, { include, exclude, name = page.url() }: Part = {}) {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  // In the page itself, and only what is wrong: gathered in a second page, with all that is right, it takes three times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (include) axe.include(include)
  else axe.exclude('[data-sonner-toast]')
  if (exclude) axe.exclude(exclude)
  expect((await axe.analyze()).violations, name).toEqual([])
}
