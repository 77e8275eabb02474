import { addDays } from '@thela/contract/date-range'
import {
  AT_RISK_DAYS,
  HIGH_ACTIVITY_ABOVE,
  HIGH_ENGAGEMENT_ABOVE,
  LOW_ACTIVITY_FILTER_UP_TO,
  LOW_ENGAGEMENT_BELOW,
  NEW_VENDOR_DAYS,
  type RecentActivity,
  type TopItem,
} from '@thela/contract/vendor-activity'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Business days, both counted. */
export type Span = { from: string; to: string }

/**
 * What visitors did in a span and whether any came in the last week (DEC-155), one row a vendor, to be joined as
 * `activity`. A statement that asks nothing of it does not read it either: the planner drops the join.
 * Only the vendors of `which` are looked at, where they are few.
 */
export function activityIn({ from, to }: Span, which = sql`true`) {
  const lastWeek = addDays(to, 1 - AT_RISK_DAYS)
  const sumOf = (type: string) =>
    sql`sum(count) filter (where type = ${sql.lit(type)} and day >= ${from}::date)`

  return sql`(
    select vendor_id, ${sumOf('MENU_VIEW')} as menu_views, ${sumOf('QR_SCAN')} as qr_scans,
      ${sumOf('ITEM_CLICK')} as item_clicks, max(day) >= ${lastWeek}::date as is_visited
    from vendor_days
    where day between least(${from}::date, ${lastWeek}::date) and ${to}::date
      and type in ('MENU_VIEW', 'QR_SCAN', 'ITEM_CLICK', 'AD_CLICK', 'CATEGORY_VIEW')
      and ${which}
    group by vendor_id)`
}

export const menuViews = sql<number>`coalesce(activity.menu_views, 0)`
export const qrScans = sql<number>`coalesce(activity.qr_scans, 0)`
export const itemClicks = sql<number>`coalesce(activity.item_clicks, 0)`
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
    not ${isYoungerThan(AT_RISK_DAYS)} and not coalesce(activity.is_visited, false))`,
}

/** The newest event of any type: the rollup knows the day, so that one month is looked at and not all (DEC-171). */
export const lastActivityOf = (vendorId: RawBuilder<unknown>) => sql<string | null>`(
  select max(e.at) from events e
  where e.vendor_id = ${vendorId}
    and e.day = (select max(d.day) from vendor_days d where d.vendor_id = ${vendorId}))`

export type ActivityRow = {
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
export async function readActivity(db: Db, ids: string[], { from, to }: Span) {
  const isInSpan = sql`day between ${from}::date and ${to}::date`
  const sumOf = (type: string, condition = sql`true`) =>
    sql`coalesce(sum(count) filter (where type = ${sql.lit(type)} and ${condition}), 0)`

  const { rows } = await sql<ActivityRow>`
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

const MOST_LISTED = 5

const topItems = (isInSpan: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object(
    'name', name, 'views', clicks, 'percentage', round(100.0 * clicks / all_clicks, 2))), '[]')
  from (
    select i.name, sum(clicks) as clicks, sum(sum(clicks)) over () as all_clicks
    from item_days d join menu_items i on i.vendor_id = d.vendor_id and i.id = d.item_id
    where d.vendor_id = v.id and ${isInSpan}
    group by i.id, i.name order by sum(clicks) desc, i.name limit ${MOST_LISTED}) best)`

const recentActivity = (isInSpan: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'type', type, 'vendorId', v.id, 'vendorName', v.business_name,
    'createdAt', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '[]')
  from (
    select id, type, at from events where vendor_id = v.id and ${isInSpan}
    order by at desc limit ${MOST_LISTED}) newest)`
