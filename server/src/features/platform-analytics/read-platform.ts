import type { Period } from '@thela/contract/date-range'
import { percentOf } from '@thela/contract/engagement'
import type { PlatformAnalytics } from '@thela/contract/platform-analytics'
import type { Db } from '../../db/connect.ts'
import type { Platform } from '../../platform.ts'
import { countVendors, isOfMatching, type VendorFilter } from '../admin-vendors/queries.ts'
import { resolvePlace } from '../locations/resolve-place.ts'
import type { Span } from '../totals/span.ts'
import { spanOf } from '../totals/span-of.ts'
import { chartDays, foldDays } from './fold-days.ts'
import { listDaysOf, listPlatformDays, listTopItems } from './queries.ts'
import { readNewestEvents } from './read-newest-events.ts'

type Place = Pick<VendorFilter, 'country' | 'state' | 'city' | 'area'>
type Query = Place & { period: Period }

export async function readPlatform({ db, config }: Platform, query: Query): Promise<PlatformAnalytics> {
  const { period, ...place } = query
  const span = await spanOf(db, period)
  const filter = { status: 'all', span, ...place, ...(await resolvePlace(db, place)) } as const
  const which = isOfMatching(filter)

  const [totalVendors, activeVendors, days, items, recentActivity] = await Promise.all([
    countVendors(db, filter),
    countVendors(db, { ...filter, status: 'active' }),
    listDays(db, filter),
    listTopItems(db, which, span),
    readNewestEvents(db, which, span),
  ])
  const charts = foldDays(days, span)
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

/** The whole platform counts what happened; a place counts for the vendors who stand there now. */
function listDays(db: Db, filter: VendorFilter) {
  const { country, state, city, area, span } = filter
  const days = { ...span, ...chartDays(span) }
  const isEverywhere = !(country || state || city || area)
  return isEverywhere ? listPlatformDays(db, days) : listDaysOf(db, isOfMatching(filter), days)
}

const presentItem = ({ name, clicks }: { name: string; clicks: number }, allClicks: number) => ({
  name,
  views: clicks,
  percentage: percentOf(clicks, allClicks),
})

const describe = ({ from, to }: Span) => ({ startDate: from, endDate: to })
