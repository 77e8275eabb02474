import { CURRENT_PASSWORD_NEEDED, isContactChanged, type ProfileInput } from '@thela/contract/vendors/profile'
import type { Db } from '../../../db/connect.ts'
import { invalidField } from '../../../http/errors.ts'
import type { Actor } from '../../core/audit-logs/record-change.ts'
import { findVendor, type VendorRow } from '../../vendors/record/queries.ts'
import { findPasswordHash, lockPassword } from '../accounts/queries.ts'
import { checkPassword } from '../failed-sign-ins/check-password.ts'

type Claim = { input: ProfileInput; currentPassword: string | undefined }

/**
 * Asks for the password where the phone number or the email becomes another one: a session that was left open or
 * stolen must not be enough to take over the account. Answers the hash that was checked, if one was.
 */
export async function confirmContact(db: Db, vendor: Actor, { input, currentPassword }: Claim) {
  if (!isContactChanged(await findVendor(db, vendor.id), input)) return undefined
  if (!currentPassword) throw needed()

  const passwordHash = await findPasswordHash(db, { vendorId: vendor.id })
  await checkPassword(
    db,
    { account: `change:${vendor.id}`, address: vendor.ip },
    { password: currentPassword, passwordHash, refusal: incorrect },
  )
  return passwordHash
}

type Checked = { before: VendorRow; input: ProfileInput; passwordHash: string | undefined }

/** The same question again, of the vendor as he is held now: another tab may have been faster. */
export async function insistOnConfirmation(db: Db, { before, input, passwordHash }: Checked) {
  if (!isContactChanged(before, input)) return
  if (!passwordHash) throw needed()
  if (!(await lockPassword(db, { vendorId: before.id }, passwordHash))) throw incorrect()
}

const needed = () => invalidField('currentPassword', CURRENT_PASSWORD_NEEDED)
const incorrect = () => invalidField('currentPassword', 'Current password is incorrect')
