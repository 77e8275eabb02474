import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { isOnline } from '../../menus/page-data/queries.ts'

export async function countOnlineMenus(db: Db) {
  const { total } = await db
    .selectFrom('vendors')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isOnline)
    .executeTakeFirstOrThrow()

  return total
}

/** Oldest first: a new vendor changes the last page only. */
export function listOnlineMenus(db: Db, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('vendors')
    .select(['id', 'slug'])
    .where(isOnline)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}
