import { totalViewsOf } from '@thela/contract/analytics/engagement'
import type { EventType } from '@thela/contract/analytics/event-types'
import type { AnalyticsSummary } from '@thela/contract/analytics/vendor-analytics'

export type Counts = Map<EventType, number>

/** A menu is opened either directly or by a scan, so total views are their sum (DEC-056). */
export function summarize(counts: Counts): AnalyticsSummary {
  const countOf = (type: EventType) => counts.get(type) ?? 0
  const visits = { menuViews: countOf('MENU_VIEW'), qrScans: countOf('QR_SCAN') }

  return {
    totalViews: totalViewsOf(visits),
    ...visits,
    itemClicks: countOf('ITEM_CLICK'),
    categoryViews: countOf('CATEGORY_VIEW'),
  }
}
