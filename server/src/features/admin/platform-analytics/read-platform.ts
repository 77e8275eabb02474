import type { PlatformAnalytics } from '@thela/contract/admin/platform-analytics'
import { percentOf } from '@thela/contract/analytics/engagement'
import type { Period } from '@thela/contract/values/date-range'
import type { Platform } from '../../../platform.ts'
import { listTopItems } from '../../analytics/rollups/items/queries.ts'
import { listDays } from '../../analytics/rollups/queries.ts'
import { type Span, spanOf } from '../../analytics/rollups/span.ts'
import { resolvePlace } from '../../places/locations/resolve-place.ts'
import { countVendors, isMatchingVendor, type VendorFilter } from '../vendor-list/queries.ts'
import { readNewestEvents } from './read-newest-events.ts'
import { chartDays, rollUpDays } from './roll-up-days.ts'

type Place = Pick<VendorFilter, 'country' | 'state' | 'city' | 'area'>
export type PlatformQuery = Place & { period: Period }

export async function readPlatform(
  { db, config }: Platform,
  query: PlatformQuery,
): Promise<PlatformAnalytics> {
  const { period, ...place } = query
  const span = await spanOf(db, period)
  const filter = { status: 'all', span, ...place, ...(await resolvePlace(db, place)) } as const
  const which = isMatchingVendor(filter)
  // The whole platform counts all events; a place counts those of the vendors who are there now.
  const whose = Object.values(place).some(Boolean) ? which : 'everyone'

  const [totalVendors, activeVendors, days, items, recentActivity] = await Promise.all([
    countVendors(db, filter),
    countVendors(db, { ...filter, status: 'active' }),
    listDays(db, whose, chartSpan(span)),
    listTopItems(db, whose, span),
    readNewestEvents(db, which, span),
  ])
  const charts = rollUpDays(days, span)
  const { MENU_VIEW: totalMenuViews = 0, QR_SCAN: totalQrScans = 0 } = charts.eventBreakdown

  return {
    totalVendors,
    activeVendors,
    totalMenuViews,
    totalQrScans,
    totalViews: totalMenuViews + totalQrScans,
    ...charts,
    topItems: items.map((item) => presentItem(item, charts.eventBreakdown.ITEM_CLICK ?? 0)),
    recentActivity,
    metadata: { period, ...describe(span), timezone: config.timeZone, generatedAt: new Date().toISOString() },
  }
}

const chartSpan = (span: Span) => ({ ...span, ...chartDays(span) })

const presentItem = ({ name, clicks }: { name: string; clicks: number }, allClicks: number) => ({
  name,
  views: clicks,
  percentage: percentOf(clicks, allClicks),
})

const describe = ({ from, to }: Span) => ({ startDate: from, endDate: to })
