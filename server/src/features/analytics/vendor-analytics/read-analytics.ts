import { measureEngagement, percentOf } from '@thela/contract/analytics/engagement'
import type { EventType } from '@thela/contract/analytics/event-types'
import type { VendorStats } from '@thela/contract/analytics/vendor-analytics'
import { type Period, periodDays, type RangeQuery } from '@thela/contract/values/date-range'
import { paginate } from '@thela/contract/values/paging'
import type { Db } from '../../../db/connect.ts'
import { countCategories } from '../../menus/categories/queries.ts'
import { countItems } from '../../menus/items/queries.ts'
import { findVendor } from '../../vendors/record/queries.ts'
import { countByType, countHours, listCategoryViews, listViews, listVisitors } from '../rollups/queries.ts'
import { chooseRange, joinDateOf } from './choose-range.ts'
import { type Counts, summarize } from './measure.ts'
import { listEvents } from './queries.ts'

/** The vendor's categories and items, and their views and scans of all time. */
export async function readStats(db: Db, vendorId: string): Promise<VendorStats> {
  const [counts, totalCategories, totalItems] = await Promise.all([
    countByType(db, vendorId),
    countCategories(db, vendorId),
    countItems(db, vendorId),
  ])
  const { menuViews, qrScans } = summarize(counts)

  return { totalCategories, totalItems, totalMenuViews: menuViews, totalQrScans: qrScans }
}

type SpanQuery = RangeQuery & { period?: Period }
type AnalyticsQuery = SpanQuery & { type?: EventType; signIns?: 'hide'; page: number; limit?: number }

const signInTypes: readonly EventType[] = ['VENDOR_LOGIN', 'VENDOR_LOGOUT']

export async function readAnalytics(db: Db, vendorId: string, query: AnalyticsQuery) {
  const { span, metadata } = await readSpan(db, vendorId, withDays(query))
  const { type, page, limit = 50 } = query
  const isRecentActivity = query.limit !== undefined && !query.period && !query.startDate
  // Recent activity shows a number of events, however old they are.
  const listed = isRecentActivity ? undefined : span
  const without = query.signIns === 'hide' ? signInTypes : []

  const [stats, counts, analytics] = await Promise.all([
    readStats(db, vendorId),
    countByType(db, vendorId, span),
    listEvents(db, vendorId, { span: listed, type, without, page, limit }),
  ])
  const { totalCategories, totalItems } = stats
  const summary = summarize(counts)
  const listedCounts = new Map(isRecentActivity ? await countByType(db, vendorId) : counts)
  for (const hidden of without) listedCounts.delete(hidden)
  const total = totalOf(listedCounts, type)
  return {
    stats,
    analytics,
    engagementMetrics: { ...measureEngagement(summary), totalCategories, totalItems },
    summary,
    pagination: paginate({ page, limit }, total),
    metadata,
  }
}

export async function readDaily(db: Db, vendorId: string, query: RangeQuery & { days: number }) {
  const { span, metadata } = await readSpan(db, vendorId, query)
  return { data: await listViews(db, vendorId, span), metadata }
}

export async function readVisitors(db: Db, vendorId: string, query: SpanQuery) {
  const { span, metadata } = await readSpan(db, vendorId, withDays(query))

  const [data, hours] = await Promise.all([listVisitors(db, vendorId, span), countHours(db, vendorId, span)])

  return {
    data,
    busyHours: byWeekday(hours),
    metadata,
  }
}

export async function readCategoryViews(db: Db, vendorId: string, query: SpanQuery) {
  const { span } = await readSpan(db, vendorId, withDays(query))
  const rows = await listCategoryViews(db, vendorId, span)
  const totalCategoryViews = rows.reduce((sum, { views }) => sum + views, 0)

  return {
    categories: rows.map((row) => ({ ...row, percentage: percentOf(row.views, totalCategoryViews) })),
    totalCategoryViews,
  }
}

/** Seven rows of 24 hours, Monday first, with zeros for hours without visits. */
function byWeekday(counted: { weekday: number; hours: number[] }[]) {
  const week = new Map(counted.map(({ weekday, hours }) => [weekday, hours]))
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => week.get(weekday) ?? Array<number>(24).fill(0))
}

async function readSpan(db: Db, vendorId: string, query: RangeQuery & { days: number }) {
  const vendorJoinDate = joinDateOf(await findVendor(db, vendorId))
  const range = chooseRange(query, vendorJoinDate)

  return { span: { from: range.startDate, to: range.endDate }, metadata: { ...range, vendorJoinDate } }
}

const withDays = <Query extends SpanQuery>(query: Query) => ({
  ...query,
  days: periodDays[query.period ?? '7d'],
})

function totalOf(counts: Counts, type: EventType | undefined) {
  return type ? (counts.get(type) ?? 0) : [...counts.values()].reduce((sum, count) => sum + count, 0)
}
