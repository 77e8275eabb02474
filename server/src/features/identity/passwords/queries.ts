import type { Db } from '../../../db/connect.ts'
import type { Person } from '../sessions/queries.ts'

export async function findPasswordHash(db: Db, person: Person) {
  const row =
    'vendorId' in person
      ? db.selectFrom('vendors').select('passwordHash').where('id', '=', person.vendorId)
      : db.selectFrom('admins').select('passwordHash').where('id', '=', person.adminId)

  return (await row.executeTakeFirstOrThrow()).passwordHash
}

/** Locks the password until the transaction ends; false when it is no longer the one that was checked. */
export async function lockPassword(db: Db, person: Person, passwordHash: string) {
  const id = 'vendorId' in person ? person.vendorId : person.adminId
  const row = await db
    .selectFrom('vendorId' in person ? 'vendors' : 'admins')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst()

  return row !== undefined
}

export function updatePasswordHash(db: Db, person: Person, passwordHash: string) {
  return 'vendorId' in person
    ? db.updateTable('vendors').set({ passwordHash }).where('id', '=', person.vendorId).execute()
    : db
        .updateTable('admins')
        .set({ passwordHash, mustChangePassword: false })
        .where('id', '=', person.adminId)
        .execute()
}
