import type { PasswordChange } from '@thela/contract/identity/accounts'
import type { Caller } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import { badRequest } from '../../../http/errors.ts'
import { recordChange } from '../../core/audit-logs/record-change.ts'
import { hashOf } from '../../core/one-time-tokens/secrets.ts'
import { findVendor } from '../../vendors/record/queries.ts'
import { checkPassword } from '../failed-sign-ins/check-password.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { findPasswordHash, lockPassword, updatePasswordHash } from '../passwords/queries.ts'
import { refuseWeakAdminPassword, refuseWeakVendorPassword } from '../passwords/weak-passwords.ts'
import { deleteDevicesOf, deleteSessionsOf, type Person } from '../sessions/queries.ts'

/** Changes the caller's password and ends their other sessions and known devices. A wrong one is 400: a 401 would sign them out (DEC-002). */
export async function changePassword(
  db: Db,
  caller: Caller,
  { currentPassword, newPassword, deviceTokens = [] }: PasswordChange,
) {
  const person: Person = caller.role === 'VENDOR' ? { vendorId: caller.id } : { adminId: caller.id }
  const currentHash = await findPasswordHash(db, person)
  await checkPassword(
    db,
    { account: `change:${caller.id}`, address: caller.ip },
    { password: currentPassword, passwordHash: currentHash, refusal: incorrect },
  )
  await refuseWeakPassword(db, caller, newPassword)
  const passwordHash = await hashPassword(newPassword)

  await db.transaction().execute(async (db) => {
    // Hashing is slow: a reset in the meantime must not be undone.
    if (!(await lockPassword(db, person, currentHash))) throw incorrect()
    await updatePasswordHash(db, person, passwordHash)
    await deleteSessionsOf(db, person, caller.tokenHash)
    await deleteDevicesOf(db, person, deviceTokens.map(hashOf))
    await recordChange(db, caller, {
      action: 'UPDATE',
      entity: caller.role === 'VENDOR' ? 'VENDOR' : 'ADMIN',
      entityId: caller.id,
      metadata: { changed: 'password' },
    })
  })
}

/** Checked after the current password. */
async function refuseWeakPassword(db: Db, { role, id }: Caller, password: string) {
  const field = 'newPassword'
  if (role === 'SUPER_ADMIN') return refuseWeakAdminPassword(field, password)
  const { phone } = await findVendor(db, id)
  refuseWeakVendorPassword({ field, password, phone })
}

const incorrect = () => badRequest('Current password is incorrect')
