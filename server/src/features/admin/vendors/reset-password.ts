import { digitsOf } from '@thela/contract/vendors/phone-number'
import type { Db } from '../../../db/connect.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { deleteFailuresOf } from '../../identity/failed-sign-ins/queries.ts'
import { hashPassword } from '../../identity/passwords/passwords.ts'
import { updatePasswordHash } from '../../identity/passwords/queries.ts'
import { refuseWeakVendorPassword } from '../../identity/passwords/weak-passwords.ts'
import { deleteDevicesOf, deleteSessionsOf } from '../../identity/sessions/queries.ts'
import { findVendor, lockVendor } from '../../vendors/record/queries.ts'

/** Sets a new password and ends all sessions of the vendor. */
export async function resetPassword(
  db: Db,
  admin: Actor,
  { id, newPassword }: { id: string; newPassword: string },
) {
  const { phone } = await findVendor(db, id)
  refuseWeakVendorPassword({ field: 'newPassword', password: newPassword, phone })
  const passwordHash = await hashPassword(newPassword)

  await db.transaction().execute(async (db) => {
    const { phone } = await lockVendor(db, id)
    await updatePasswordHash(db, { vendorId: id }, passwordHash)
    await deleteSessionsOf(db, { vendorId: id })
    await deleteDevicesOf(db, { vendorId: id })
    // After failed attempts with the old password the new one works at once.
    await deleteFailuresOf(db, [`vendor:${digitsOf(phone)}`, `change:${id}`])
    await recordChange(db, admin, {
      action: 'UPDATE',
      entity: 'VENDOR',
      entityId: id,
      metadata: { changed: 'password' },
    })
  })
}
