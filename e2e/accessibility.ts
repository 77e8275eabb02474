import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Frame, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

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
  await Promise.all(page.frames().map(addAxe))
  const context = {
    ...(include && { include: [include] }),
    exclude: [...(include ? [] : ['[data-sonner-toast]']), ...(exclude ? [exclude] : [])],
  }
  expect(await page.evaluate(findViolations, context), name).toEqual([])
}

/** Once for each document, because it has half a megabyte. A frame that ends meanwhile is not checked. */
async function addAxe(frame: Frame) {
  try {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
  } catch (error) {
    if (!frame.isDetached()) throw error
  }
}

/** Runs in the page. */
async function findViolations(context: { include?: string[]; exclude: string[] }) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const { violations } = await axe.run(context, { resultTypes: ['violations'] })
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }))
}
