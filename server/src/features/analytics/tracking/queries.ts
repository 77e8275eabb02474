import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { preparedStatement } from '../../../db/prepared-statement.ts'
import { isOnline } from '../../menus/page-data/queries.ts'
import type { KnownVendor, Visit } from './refuse-visit.ts'

const findKnown = preparedStatement(
  'find known vendors',
  sql<KnownVendor>`
    select v.id, v.vendor_name, ${isOnline} as is_online,
      coalesce((select json_object_agg(c.id, c.name) from categories c where c.vendor_id = v.id
        and c.id = any($3::text[]) and c.deleted_at is null), '{}') as categories,
      array(select i.id from menu_items i where i.vendor_id = v.id and i.id = any($4::text[])) as items
    from vendors v
    where v.id = any($1::text[]) or v.vendor_name = any($2::text[])`,
)

/** Everything that these visits name and that exists, in one query. */
export function findKnownVendors(db: Db, visits: Visit[]) {
  const named = (field: 'vendorId' | 'vendorName' | 'categoryId' | 'itemId') => [
    ...new Set(visits.map((visit) => visit[field]).filter(isGiven)),
  ]
  return findKnown(db, [named('vendorId'), named('vendorName'), named('categoryId'), named('itemId')])
}

const isGiven = (name: string | undefined) => name !== undefined

/** The day's salt, the same on every node: the first node that needs it creates it. */
export async function findOrAddSalt(db: Db, day: string, fresh: Buffer) {
  await db
    .insertInto('visitorSalts')
    .values({ day, salt: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { salt } = await db
    .selectFrom('visitorSalts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()

  return salt
}
