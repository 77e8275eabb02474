import type { PlatformAnalytics, PlatformInParts } from '@thela/contract/admin/platform-analytics'
import { placeNames } from '@thela/contract/ads/ad-targets'
import { percentOf } from '@thela/contract/analytics/engagement'
import type { Period } from '@thela/contract/values/date-range'
import type { Db } from '../../../db/connect.ts'
import { isDatabaseDown } from '../../../db/database-errors.ts'
import { deadlinesMs } from '../../../db/deadlines.ts'
import { withDeadline } from '../../../db/with-deadline.ts'
import type { Platform } from '../../../platform.ts'
import { listTopItems } from '../../analytics/rollups/items/queries.ts'
import { listDays } from '../../analytics/rollups/queries.ts'
import { answerWhileCounting } from '../../analytics/rollups/rebuild/answer-while-counting.ts'
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
): Promise<PlatformAnalytics | PlatformInParts> {
  const { period, ...place } = query
  const span = await spanOf(db, period)
  const filter = { status: 'all', span, ...place, ...(await resolvePlace(db, place)) } as const
  const metadata = {
    period,
    ...describe(span),
    timezone: config.timeZone,
    generatedAt: new Date().toISOString(),
  }

  return answerWhileCounting({
    span,
    countVendors: () => countVendors(db, filter),
    whole: async () => {
      const [standing, counted, recentActivity] = await Promise.all([
        countStanding(db, filter),
        readCounted(db, filter),
        readNewestEvents(db, isMatchingVendor(filter), span),
      ])
      return { ...standing, ...counted, recentActivity, metadata }
    },
    parts: async () => {
      const [standing, recentActivity] = await Promise.all([
        countStanding(db, filter),
        findNewestEvents(db, filter),
      ])
      return { ...standing, recentActivity, metadata, isCounting: true }
    },
  })
}

async function countStanding(db: Db, filter: VendorFilter) {
  const [totalVendors, activeVendors] = await Promise.all([
    countVendors(db, filter),
    countVendors(db, { ...filter, status: 'active' }),
  ])
  return { totalVendors, activeVendors }
}

/** In tables that were filled just now the newest events may take long to find: then the answer is without them. */
async function findNewestEvents(db: Db, filter: VendorFilter) {
  try {
    return await withDeadline(deadlinesMs.part, readNewestEvents(db, isMatchingVendor(filter), filter.span))
  } catch (error) {
    if (isDatabaseDown(error)) return undefined
    throw error
  }
}

async function readCounted(db: Db, filter: VendorFilter) {
  // The whole platform counts all events; a place counts those of the vendors who are there now.
  const whose = placeNames.some((place) => filter[place]) ? isMatchingVendor(filter) : 'everyone'
  const [days, items] = await Promise.all([
    listDays(db, whose, chartSpan(filter.span)),
    listTopItems(db, whose, filter.span),
  ])
  const charts = rollUpDays(days, filter.span)
  const { MENU_VIEW: totalMenuViews = 0, QR_SCAN: totalQrScans = 0 } = charts.eventBreakdown

  return {
    totalMenuViews,
    totalQrScans,
    totalViews: totalMenuViews + totalQrScans,
    ...charts,
    topItems: items.map((item) => presentItem(item, charts.eventBreakdown.ITEM_CLICK ?? 0)),
  }
}

const chartSpan = (span: Span) => ({ ...span, ...chartDays(span) })

const presentItem = ({ name, clicks }: { name: string; clicks: number }, allClicks: number) => ({
  name,
  views: clicks,
  percentage: percentOf(clicks, allClicks),
})

const describe = ({ from, to }: Span) => ({ startDate: from, endDate: to })
