import type { EventType } from '@thela/contract/event-types'
import type { AnalyticsSummary, EngagementMetrics } from '@thela/contract/statistics'

export type Counts = Map<EventType, number>
type MenuSize = { totalCategories: number; totalItems: number }

/** A scan is a visit of its own: views are those who came directly and those who scanned (DEC-056). */
export function summarize(counts: Counts): AnalyticsSummary {
  const countOf = (type: EventType) => counts.get(type) ?? 0
  const [menuViews, qrScans] = [countOf('MENU_VIEW'), countOf('QR_SCAN')]

  return {
    totalViews: menuViews + qrScans,
    qrScans,
    menuViews,
    itemClicks: countOf('ITEM_CLICK'),
    categoryViews: countOf('CATEGORY_VIEW'),
  }
}

export function measureEngagement(
  { totalViews, qrScans, itemClicks, categoryViews }: AnalyticsSummary,
  { totalCategories, totalItems }: MenuSize,
): EngagementMetrics {
  return {
    qrScanRate: percentOf(qrScans, totalViews),
    menuExplorationRate: percentOf(categoryViews, totalViews),
    engagementScore: percentOf(qrScans + itemClicks + categoryViews, totalViews),
    totalCategories,
    totalItems,
  }
}

/** Two decimals; of nothing it is nothing (DEC-057). */
export const percentOf = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100
