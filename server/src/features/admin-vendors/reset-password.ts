import type { Db } from '../../db/connect.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { updatePasswordHash } from '../accounts/queries.ts'
import { type Actor, recordChange } from '../audit-logs/record-change.ts'
import { deleteSessionsOf } from '../sessions/queries.ts'
import { lockStanding } from './queries.ts'

/** Gives a vendor a new password; whoever was signed in with the old one is out. */
export async function resetPassword(
  db: Db,
  admin: Actor,
  { id, newPassword }: { id: string; newPassword: string },
) {
  const passwordHash = await hashPassword(newPassword)

  await db.transaction().execute(async (db) => {
    await lockStanding(db, id)
    await updatePasswordHash(db, { vendorId: id }, passwordHash)
    await deleteSessionsOf(db, { vendorId: id })
    await recordChange(db, admin, {
      action: 'UPDATE',
      entity: 'VENDOR',
      entityId: id,
      metadata: { changed: 'password' },
    })
  })
}
