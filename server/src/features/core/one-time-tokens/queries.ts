import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'

type Purpose = 'verify_email' | 'first_admin'
type NewOneTimeToken = { hash: Buffer; purpose: Purpose; vendorId?: string; minutes: number }

export function insertOneTimeToken(db: Db, { minutes, ...token }: NewOneTimeToken) {
  return db
    .insertInto('oneTimeTokens')
    .values({ ...token, expiresAt: sql<string>`now() + make_interval(mins => ${minutes})` })
    .execute()
}

/** Locks the vendor before the token, in the same order as a change of the email. */
export function lockOwnerOfToken(db: Db, hash: Buffer) {
  return db
    .selectFrom('vendors')
    .innerJoin('oneTimeTokens', 'oneTimeTokens.vendorId', 'vendors.id')
    .select('vendors.id')
    .where('oneTimeTokens.hash', '=', hash)
    .forUpdate('vendors')
    .execute()
}

/** Spends the token: the same one never works twice, not even at the same moment. */
export function spendOneTimeToken(db: Db, purpose: Purpose, hash: Buffer) {
  return db
    .updateTable('oneTimeTokens')
    .set({ usedAt: sql<string>`now()` })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['vendorId'])
    .executeTakeFirst()
}

/** Invalidates links of this kind: a newer one replaces them, or the address has changed. */
export function deleteOneTimeTokens(db: Db, purpose: Purpose, vendorId: string | null) {
  return db
    .deleteFrom('oneTimeTokens')
    .where('purpose', '=', purpose)
    .where('vendorId', 'is not distinct from', vendorId)
    .execute()
}
