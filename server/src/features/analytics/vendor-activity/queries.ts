import {
  AT_RISK_DAYS,
  HIGH_ACTIVITY_ABOVE,
  HIGH_ENGAGEMENT_ABOVE,
  LOW_ACTIVITY_FILTER_UP_TO,
  LOW_ENGAGEMENT_BELOW,
  NEW_VENDOR_DAYS,
  RECENT_ACTIVITY,
  type RecentActivity,
  TOP_ITEMS,
  type TopItem,
} from '@thela/contract/analytics/vendor-activity'
import { addDays } from '@thela/contract/values/date-range'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { isBeside, isVisit, signOf } from '../totals/queries.ts'
import { isKept, type KeptSpan, type Span } from '../totals/span.ts'

/**
 * Joins to `vendors`, as `figures`, what visitors did in a span and whether the vendor was visited in the last week
 * (DEC-155).
 * A statement that asks nothing of it does not read it either: the planner drops the joins.
 * Only the vendors of `which` are looked at, where they are few.
 */
export function joinFigures(span: Span, which = sql`true`) {
  if (!isKept(span)) return joinDays(span, which)
  return span.kept.isFolded ? joinFolded(span) : joinKept(span, which)
}

const lastWeekOf = ({ to }: Span) => addDays(to, 1 - AT_RISK_DAYS)

function joinDays(span: Span, which: RawBuilder<unknown>) {
  const { from, to } = span
  const sumOf = (type: string) =>
    sql`(sum(count) filter (where type = ${sql.lit(type)} and day >= ${from}::date))::int`

  return sql`left join (
    select vendor_id, ${sumOf('MENU_VIEW')} as menu_views, ${sumOf('QR_SCAN')} as qr_scans,
      ${sumOf('ITEM_CLICK')} as item_clicks, max(day) >= ${lastWeekOf(span)}::date as is_visited
    from vendor_days
    where day between least(${from}::date, ${lastWeekOf(span)}::date) and ${to}::date and ${isVisit} and ${which}
    group by vendor_id) figures on figures.vendor_id = vendors.id`
}

/** The kept sum with today in it: no day is read. */
function joinFolded(span: KeptSpan) {
  const both = (column: string) =>
    sql`kept.${sql.ref(column)}[${span.kept.nth}] + kept.${sql.ref(`today_${column}`)} as ${sql.ref(column)}`

  return sql`
    left join vendor_totals kept on kept.vendor_id = vendors.id
    cross join lateral (
      select ${both('menu_views')}, ${both('qr_scans')}, ${both('item_clicks')}, kept.last_at,
        kept.last_visit >= ${lastWeekOf(span)}::date as is_visited) figures`
}

/** The kept sum, and the days since; what has left the span meanwhile is taken off again. */
function joinKept(span: KeptSpan, which: RawBuilder<unknown>) {
  const { nth, until } = span.kept
  const sumOf = (type: string) =>
    sql`(sum(count * ${signOf(span)}) filter (where type = ${sql.lit(type)}))::int`
  const both = (column: string) =>
    sql`coalesce(${sql.ref(`kept.${column}`)}[${nth}], 0) + coalesce(${sql.ref(`since.${column}`)}, 0)`

  return sql`
    left join vendor_totals kept on kept.vendor_id = vendors.id
    left join (
      select vendor_id, ${sumOf('MENU_VIEW')} as menu_views, ${sumOf('QR_SCAN')} as qr_scans,
        ${sumOf('ITEM_CLICK')} as item_clicks, max(last_at) as last_at,
        max(day) filter (where ${isVisit} and day > ${until}::date) as last_visit
      from vendor_days where ${isBeside(span)} and ${which} group by vendor_id
    ) since on since.vendor_id = vendors.id
    cross join lateral (
      select ${both('menu_views')} as menu_views, ${both('qr_scans')} as qr_scans,
        ${both('item_clicks')} as item_clicks, greatest(kept.last_at, since.last_at) as last_at,
        greatest(kept.last_visit, since.last_visit) >= ${lastWeekOf(span)}::date as is_visited) figures`
}

export const menuViews = sql<number>`coalesce(figures.menu_views, 0)`
export const qrScans = sql<number>`coalesce(figures.qr_scans, 0)`
export const itemClicks = sql<number>`coalesce(figures.item_clicks, 0)`
export const totalViews = sql<number>`(${menuViews} + ${qrScans})`

export const isYoungerThan = (days: number) =>
  sql<boolean>`vendors.created_at > now() - make_interval(days => ${days})`

export const segments = {
  new: isYoungerThan(NEW_VENDOR_DAYS),
  highActivity: sql<boolean>`${totalViews} > ${HIGH_ACTIVITY_ABOVE}`,
  lowActivity: sql<boolean>`${totalViews} <= ${LOW_ACTIVITY_FILTER_UP_TO}`,
  highEngagement: sql<boolean>`${qrScans} > ${HIGH_ENGAGEMENT_ABOVE}::numeric * ${totalViews}`,
  lowEngagement: sql<boolean>`(
    ${totalViews} = 0 or ${qrScans} < ${LOW_ENGAGEMENT_BELOW}::numeric * ${totalViews})`,
  atRisk: sql<boolean>`(
    not ${isYoungerThan(AT_RISK_DAYS)} and not coalesce(figures.is_visited, false))`,
}

/** When a vendor was last active: anything counts, whoever did it (DEC-171). */
const lastActivityOf = (vendorId: RawBuilder<unknown>) => sql<string | null>`(
  select max(d.last_at) from vendor_days d
  where d.vendor_id = ${vendorId}
    and d.day = (select max(d.day) from vendor_days d where d.vendor_id = ${vendorId}))`

/** The same for all vendors of a list, in which `figures` is joined. */
export const lastActivityIn = ({ kept }: Span) =>
  kept ? sql<string | null>`figures.last_at` : lastActivityOf(sql`vendors.id`)

export type FiguresRow = {
  id: string
  menuViews: number
  qrScans: number
  itemClicks: number
  adClicks: number
  allTimeMenuViews: number
  allTimeQrScans: number
  allTimeItemClicks: number
  lastActivity: string | null
  topItems: TopItem[]
  recentActivity: RecentActivity[]
}

/** All that is known of a few vendors: the rows of one page. */
export async function readFigures(db: Db, ids: string[], { from, to }: Span) {
  const isInSpan = sql`day between ${from}::date and ${to}::date`
  const sumOf = (type: string, condition = sql`true`) =>
    sql`coalesce(sum(count) filter (where type = ${sql.lit(type)} and ${condition}), 0)`

  const { rows } = await sql<FiguresRow>`
    select v.id, counted.*, ${lastActivityOf(sql`v.id`)} as last_activity,
      ${topItems(isInSpan)} as top_items, ${recentActivity(isInSpan)} as recent_activity
    from vendors v cross join lateral (
      select ${sumOf('MENU_VIEW', isInSpan)} as menu_views, ${sumOf('QR_SCAN', isInSpan)} as qr_scans,
        ${sumOf('ITEM_CLICK', isInSpan)} as item_clicks, ${sumOf('AD_CLICK', isInSpan)} as ad_clicks,
        ${sumOf('MENU_VIEW')} as all_time_menu_views, ${sumOf('QR_SCAN')} as all_time_qr_scans,
        ${sumOf('ITEM_CLICK')} as all_time_item_clicks
      from vendor_days where vendor_id = v.id and type in ('MENU_VIEW', 'QR_SCAN', 'ITEM_CLICK', 'AD_CLICK')
    ) counted
    where v.id = any(${ids}::text[])`.execute(db)

  return rows
}

const topItems = (isInSpan: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object(
    'name', name, 'views', clicks, 'percentage', round(100.0 * clicks / all_clicks, 2))), '[]')
  from (
    select i.name, sum(clicks) as clicks, sum(sum(clicks)) over () as all_clicks
    from item_days d join menu_items i on i.vendor_id = d.vendor_id and i.id = d.item_id
    where d.vendor_id = v.id and ${isInSpan}
    group by i.id, i.name order by sum(clicks) desc, i.name limit ${TOP_ITEMS}) best)`

const recentActivity = (isInSpan: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'type', type, 'vendorId', v.id, 'vendorName', v.business_name,
    'createdAt', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '[]')
  from (
    select id, type, at from events where vendor_id = v.id and ${isInSpan}
    order by at desc limit ${RECENT_ACTIVITY}) newest)`
