import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'

/** An advisory lock on this name until the transaction ends. */
export async function lockName(db: Db, name: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

/** The vendor with one of these phone numbers, with the columns that sign-in needs; an earlier number wins. */
export function findVendorByPhone(db: Db, spellings: string[]) {
  return db
    .selectFrom('vendors')
    .select(['id', 'phoneDigits', 'passwordHash', 'isBanned', 'banReason'])
    .where('phoneDigits', 'in', spellings)
    .where('deletedAt', 'is', null)
    .orderBy(sql`array_position(${spellings}::text[], phone_digits)`)
    .limit(1)
    .executeTakeFirst()
}
