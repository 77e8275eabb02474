import { RECENT_ACTIVITY, type RecentActivity } from '@thela/contract/analytics/vendor-activity'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { VendorCondition } from '../../analytics/rollups/queries.ts'

type Since = { at: string; day: string }

/** The newest events since then: the only list that cannot be read from rollups. */
export async function listNewestEvents(db: Db, which: VendorCondition, { at, day }: Since) {
  const { rows } = await sql<RecentActivity>`
    select newest.id, type, v.id as vendor_id, v.business_name as vendor_name, newest.at as created_at
    from (
      select id, type, vendor_id, at from events where day >= ${day}::date and at >= ${at} and ${which}
      order by at desc, id limit ${RECENT_ACTIVITY}) newest
    left join vendors v on v.id = newest.vendor_id and v.deleted_at is null
    order by newest.at desc, newest.id`.execute(db)

  return rows
}
