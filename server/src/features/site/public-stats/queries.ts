import type { PublicStats } from '@thela/contract/site/public-stats'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { findReach } from '../../analytics/totals/queries.ts'
import { isOnline } from '../../menus/page-data/queries.ts'

/** What visitors can see now, and how often menus were ever opened: finished days were summed at night. */
export async function countPublicStats(db: Db) {
  const until = (await findReach(db))?.until ?? '-infinity'
  const { rows } = await sql<PublicStats>`
    with days as (
      select type, count from platform_days where day <= ${until}::date
      union all select type, count from vendor_days where day > ${until}::date and type in ('MENU_VIEW', 'QR_SCAN'))
    select online.*,
      coalesce(sum(count) filter (where type = 'MENU_VIEW'), 0)::bigint as total_menu_views,
      coalesce(sum(count) filter (where type = 'QR_SCAN'), 0)::bigint as total_qr_scans
    from (
      select count(*) as total_vendors, coalesce(sum(item_count), 0)::bigint as total_menu_items
      from vendors where ${isOnline}) online left join days on true
    group by total_vendors, total_menu_items`.execute(db)

  return rows[0] as PublicStats
}
