import type { PublicStats } from '@thela/contract/site/public-stats'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { countEver } from '../../analytics/rollups/queries.ts'
import { isOnline } from '../../menus/page-data/queries.ts'

/** How many vendors and items are online, and how often menus have been opened. */
export async function countPublicStats(db: Db): Promise<PublicStats> {
  const [online, counts] = await Promise.all([countOnline(db), countEver(db)])

  return {
    ...online,
    totalMenuViews: counts.get('MENU_VIEW') ?? 0,
    totalQrScans: counts.get('QR_SCAN') ?? 0,
  }
}

async function countOnline(db: Db) {
  const { rows } = await sql<Pick<PublicStats, 'totalVendors' | 'totalMenuItems'>>`
    select count(*) as total_vendors, coalesce(sum(item_count), 0)::bigint as total_menu_items
    from vendors where ${isOnline}`.execute(db)

  return rows[0] ?? { totalVendors: 0, totalMenuItems: 0 }
}
