import {
  AT_RISK_DAYS,
  HIGH_ACTIVITY_ABOVE,
  HIGH_ENGAGEMENT_ABOVE,
  LOW_ACTIVITY_FILTER_UP_TO,
  LOW_ENGAGEMENT_BELOW,
  NEW_VENDOR_DAYS,
  RECENT_ACTIVITY,
  type RecentActivity,
  type TopItem,
} from '@thela/contract/analytics/vendor-activity'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { topItemsOfVendor } from '../rollups/items/queries.ts'
import { isWithin } from '../rollups/queries.ts'
import type { Span } from '../rollups/span.ts'
import { countsOfVendor, lastActivityOf, qrScans, totalViews } from '../rollups/vendors/queries.ts'

export const isYoungerThan = (days: number) =>
  sql<boolean>`vendors.created_at > now() - make_interval(days => ${days})`

/** Conditions on vendors with their joined counts. */
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
export async function readFigures(db: Db, ids: string[], span: Span) {
  const { rows } = await sql<FiguresRow>`
    select v.id, counted.*, ${lastActivityOf(sql`v.id`)} as last_activity,
      ${topItemsOfVendor(span)} as top_items, ${recentActivity(span)} as recent_activity
    from vendors v cross join lateral (${countsOfVendor(span)}) counted
    where v.id = any(${ids}::text[])`.execute(db)

  return rows
}

const recentActivity = (span: Span) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'type', type, 'vendorId', v.id, 'vendorName', v.business_name,
    'createdAt', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '[]')
  from (
    select id, type, at from events where vendor_id = v.id and ${isWithin(span)}
    order by at desc limit ${RECENT_ACTIVITY}) newest)`
