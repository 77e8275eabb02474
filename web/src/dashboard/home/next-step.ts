import type { VendorStats } from '@thela/contract/analytics/vendor-analytics'

export const firstSteps = ['category', 'item', 'code'] as const
export type FirstStep = (typeof firstSteps)[number]

/** What a new vendor does next; nothing once a customer has scanned the code. */
export function nextStep(stats: VendorStats): FirstStep | undefined {
  if (stats.totalQrScans > 0) return undefined
  if (stats.totalCategories === 0) return 'category'
  return stats.totalItems === 0 ? 'item' : 'code'
}
