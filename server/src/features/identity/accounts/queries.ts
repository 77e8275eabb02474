import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { PhoneSpellings } from '../../vendors/record/phone-numbers.ts'

/** An advisory lock on this name until the transaction ends. */
export async function lockName(db: Db, name: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

/**
 * The vendor with this phone number, with the columns that sign-in needs: who typed the same digits at registration
 * comes first, then who has the number, then who has it in a spelling that could not be read.
 */
export function findVendorByPhone(db: Db, { typed, numbers, digits }: PhoneSpellings) {
  return db
    .selectFrom('vendors')
    .select(['id', 'phoneDigits', 'passwordHash', 'isBanned', 'banReason'])
    .where(
      sql<boolean>`(phone_digits = ${typed} or phone_e164 = any(${numbers}::text[])
        or phone_e164 is null and phone_digits = any(${digits}::text[]))`,
    )
    .where('deletedAt', 'is', null)
    .orderBy(
      sql`phone_digits <> ${typed}, array_position(${numbers}::text[], phone_e164),
        array_position(${digits}::text[], phone_digits)`,
    )
    .limit(1)
    .executeTakeFirst()
}
