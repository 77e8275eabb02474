import type { SummaryInParts, VendorsSummary, VendorTotals } from '@thela/contract/admin/vendors'
import {
  COMPARED_VENDORS,
  LOW_ACTIVITY_BELOW,
  LOW_PERFORMER_BELOW,
  TOP_LOCATIONS,
  TOP_PERFORMERS,
} from '@thela/contract/analytics/vendor-activity'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { itemClicks, menuViews, qrScans, totalViews } from '../../analytics/rollups/vendors/queries.ts'
import { segments } from '../../analytics/vendor-activity/queries.ts'
import { isActive, location, type VendorFilter, vendorsMatching } from '../vendor-list/queries.ts'

type Figures = Omit<
  VendorsSummary,
  'averageViews' | 'averageScans' | 'growthRate' | 'topPerformers' | 'lowPerformers' | 'comparison'
> & { bestIds: string[]; worstIds: string[] }

/** All figures over the matching vendors, in one statement. */
export async function summarizeVendors(db: Db, filter: VendorFilter) {
  const { rows } = await sql<Figures>`
    with measured as materialized (${measure(filter)})
    select count(*)::int as total_vendors,
      count(*) filter (where is_active)::int as active_vendors,
      count(*) filter (where not is_active)::int as inactive_vendors,
      count(*) filter (where is_banned)::int as banned_vendors,
      coalesce(sum(total_views), 0)::int as total_views,
      coalesce(sum(menu_views), 0)::int as menu_views,
      coalesce(sum(qr_scans), 0)::int as qr_scans,
      coalesce(sum(item_clicks), 0)::int as item_clicks,
      coalesce(sum(items), 0)::int as total_items,
      count(*) filter (where is_new)::int as new_vendors,
      count(*) filter (where is_highly_engaging)::int as high_engagement,
      count(*) filter (where is_hardly_engaging)::int as low_engagement,
      count(*) filter (where total_views < ${LOW_ACTIVITY_BELOW})::int as low_activity,
      count(*) filter (where is_at_risk)::int as at_risk,
      array(select id from measured order by total_views desc, created_at desc, id limit ${COMPARED_VENDORS}) as best_ids,
      array(select id from measured where total_views < ${LOW_PERFORMER_BELOW}
        order by total_views, created_at desc, id limit ${TOP_PERFORMERS}) as worst_ids,
      ${topLocations} as top_locations
    from measured`.execute(db)

  return rows[0] as Figures
}

/** The sums over the matching vendors, a sixth of the work of all figures. */
export async function sumVendors(db: Db, filter: VendorFilter) {
  const { rows } = await sql<VendorTotals>`
    select ${standing}, coalesce(sum(${totalViews}), 0)::int as total_views,
      coalesce(sum(${menuViews}), 0)::int as menu_views, coalesce(sum(${qrScans}), 0)::int as qr_scans,
      coalesce(sum(${itemClicks}), 0)::int as item_clicks
    ${vendorsMatching(filter)}`.execute(db)

  return rows[0] as VendorTotals
}

type Standing = Omit<SummaryInParts, 'growthRate' | 'isCounting'>

/** What is known of the matching vendors without their visits: no column of the counts is used, so none is read. */
export async function countStanding(db: Db, filter: VendorFilter) {
  const { rows } = await sql<Standing>`
    select ${standing}, count(*) filter (where ${segments.new})::int as new_vendors
    ${vendorsMatching(filter)}`.execute(db)

  return rows[0] as Standing
}

const standing = sql`
  count(*)::int as total_vendors,
  count(*) filter (where ${isActive})::int as active_vendors,
  count(*) filter (where not ${isActive})::int as inactive_vendors,
  count(*) filter (where vendors.is_banned)::int as banned_vendors,
  coalesce(sum(item_count), 0)::int as total_items`

const measure = (filter: VendorFilter) => sql`
  select vendors.id, vendors.created_at, ${location} as location, ${isActive} as is_active, vendors.is_banned,
    ${menuViews} as menu_views, ${qrScans} as qr_scans, ${itemClicks} as item_clicks, ${totalViews} as total_views,
    item_count as items, ${segments.new} as is_new,
    ${segments.highEngagement} as is_highly_engaging, ${segments.lowEngagement} as is_hardly_engaging,
    ${segments.atRisk} as is_at_risk
  ${vendorsMatching(filter)}`

const topLocations = sql`(
  select coalesce(json_agg(best), '[]') from (
    select location, count(*)::int as vendors, sum(total_views)::int as views, sum(qr_scans)::int as "qrScans"
    from measured group by location order by 3 desc, 2 desc, 1 limit ${TOP_LOCATIONS}) best)`
