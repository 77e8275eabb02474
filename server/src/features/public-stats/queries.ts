import type { PublicStats } from '@thela/contract/public-stats'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { isOnline } from '../menu-page/queries.ts'

/** What visitors can see now, and how often menus were ever opened. */
export async function countPublicStats(db: Db) {
  const { rows } = await sql<PublicStats>`
    with online as (select id from vendors where ${isOnline})
    select (select count(*) from online) as total_vendors,
      (select count(*) from menu_items where vendor_id in (select id from online)) as total_menu_items,
      coalesce(sum(count) filter (where type = 'MENU_VIEW'), 0)::bigint as total_menu_views,
      coalesce(sum(count) filter (where type = 'QR_SCAN'), 0)::bigint as total_qr_scans
    from vendor_days where type in ('MENU_VIEW', 'QR_SCAN')`.execute(db)

  return rows[0] as PublicStats
}
