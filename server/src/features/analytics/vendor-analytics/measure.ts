import { totalViewsOf } from '@thela/contract/analytics/engagement'
import type { EventType } from '@thela/contract/analytics/event-types'
import type { AnalyticsSummary } from '@thela/contract/analytics/vendor-analytics'

export type Counts = Map<EventType, number>

/** A scan is a visit of its own: views are those who came directly and those who scanned (DEC-056). */
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
