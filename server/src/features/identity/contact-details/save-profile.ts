import { passwordReason } from '@thela/contract/vendors/guarded-fields'
import type { ProfileUpdate } from '@thela/contract/vendors/profile'
import type { Db } from '../../../db/connect.ts'
import { invalidField } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import type { Actor } from '../../core/audit-logs/record-change.ts'
import { passwordNeeded } from '../../vendors/profile/change-profile.ts'
import { updateProfile } from '../../vendors/profile/update-profile.ts'
import { findVendor } from '../../vendors/record/queries.ts'
import { checkPassword } from '../failed-sign-ins/check-password.ts'
import { findPasswordHash, lockPassword } from '../passwords/queries.ts'

/**
 * Saves the profile, and requires the password when the phone number, email or UPI address changes: a session that
 * was left open or stolen must not be enough to take over the account or the payments.
 */
export async function saveProfile(platform: Platform, vendor: Actor, update: ProfileUpdate) {
  const { currentPassword, ...input } = update
  const { db } = platform
  const before = await findVendor(db, vendor.id)
  const reason = passwordReason(before, input)
  if (!reason) return updateProfile(platform, vendor, { input })
  if (!currentPassword) throw passwordNeeded(reason)

  const passwordHash = await checkCurrentPassword(db, vendor, currentPassword)
  return updateProfile(platform, vendor, {
    input,
    confirmPassword: (db) => requirePassword(db, vendor.id, passwordHash),
  })
}

/** Returns the hash that was checked. */
async function checkCurrentPassword(db: Db, vendor: Actor, currentPassword: string) {
  const passwordHash = await findPasswordHash(db, { vendorId: vendor.id })
  await checkPassword(
    db,
    { account: `change:${vendor.id}`, address: vendor.ip },
    { password: currentPassword, passwordHash, refusal: incorrect },
  )
  return passwordHash
}

/** The password that was checked must still be current: another tab may have changed it. */
export async function requirePassword(db: Db, vendorId: string, passwordHash: string) {
  if (!(await lockPassword(db, { vendorId }, passwordHash))) throw incorrect()
}

const incorrect = () => invalidField('currentPassword', 'Current password is incorrect')
