import type { VendorStats } from '@thela/contract/analytics/vendor-analytics'
import * as words from '@thela/words/dashboard/menu-steps'

/** The way to a menu on the street, in this order. */
export const menuSteps = ['kind', 'dishes', 'prices', 'design', 'code'] as const
export type MenuStep = (typeof menuSteps)[number]

export const stepLabels: Record<MenuStep, string> = words.steps

export const stepText = (step: MenuStep) => words.stepOf(menuSteps.indexOf(step) + 1, menuSteps.length)

/** What a vendor has ticked but not added yet. */
export type Begun = { kindId?: string; picks: readonly unknown[] }

/** What is missing next; once a customer has scanned the code, only dishes can be. */
export function nextStep(
  stats: VendorStats,
  hasTemplate: boolean | undefined,
  begun: Begun | null,
): MenuStep | undefined {
  if (stats.totalItems === 0) return stepWithoutItems(begun)
  if (stats.totalQrScans > 0 || hasTemplate === undefined) return undefined
  return hasTemplate ? 'code' : 'design'
}

function stepWithoutItems(begun: Begun | null): MenuStep {
  if (begun && begun.picks.length > 0) return 'prices'
  return begun?.kindId ? 'dishes' : 'kind'
}
