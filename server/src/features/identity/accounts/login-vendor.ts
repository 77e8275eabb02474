import type { Db } from '../../../db/connect.ts'
import { forbidden, invalidCredentials } from '../../../http/errors.ts'
import { recordChange } from '../../core/audit-logs/record-change.ts'
import { listCountryNames } from '../../places/locations/queries.ts'
import { type PhoneSpellings, spellingsOf } from '../../vendors/record/phone-numbers.ts'
import { findVendor } from '../../vendors/record/queries.ts'
import { checkPassword } from '../failed-sign-ins/check-password.ts'
import { lockPassword } from '../passwords/queries.ts'
import { findKnownDevice, rememberDevice } from '../sessions/known-devices.ts'
import { openVendorSession, type Visit } from '../sessions/open-session.ts'
import { findVendorByPhone } from './queries.ts'

type Credentials = { phone: string; password: string; deviceTokens?: string[] }

/** Opens a session for the vendor behind the phone number; as they type it (DEC-287). */
export async function loginVendor(db: Db, { phone, password, deviceTokens }: Credentials, visit: Visit) {
  // Where a number exists in several countries, it is India's first.
  const spellings = spellingsOf(phone, ['India', ...(await listCountryNames(db))])
  const known = await findVendorByPhone(db, spellings)
  // Attempts with any spelling count together, whether the account exists or not.
  const account = `vendor:${known?.phoneDigits ?? shortestOf(spellings)}`
  const knownDevice = await findKnownDevice(db, { vendorId: known?.id ?? '' }, deviceTokens)

  await checkPassword(
    db,
    { account, address: visit.ip, knownDevice },
    { password, passwordHash: known?.passwordHash },
  )
  // The ban is only revealed to someone who knows the password (DEC-020).
  if (known?.isBanned)
    throw forbidden(`Your account has been banned. Reason: ${known.banReason ?? 'not given'}`)

  const checked = { id: known?.id ?? '', passwordHash: known?.passwordHash ?? '', deviceTokens }
  return openSession(db, checked, visit)
}

const shortestOf = ({ typed, digits }: PhoneSpellings) =>
  [...digits, typed].toSorted((one, other) => one.length - other.length)[0]

type Checked = { id: string; passwordHash: string; deviceTokens?: string[] }

/** Opens no session when the password has changed since it was checked. */
function openSession(db: Db, { id, passwordHash, deviceTokens }: Checked, visit: Visit) {
  return db.transaction().execute(async (db) => {
    if (!(await lockPassword(db, { vendorId: id }, passwordHash))) throw invalidCredentials()
    const token = await openVendorSession(db, id, visit)
    const deviceToken = await rememberDevice(db, { vendorId: id }, deviceTokens)
    const actor = { role: 'VENDOR', id, ip: visit.ip } as const
    await recordChange(db, actor, { action: 'LOGIN', entity: 'VENDOR', entityId: id, event: 'VENDOR_LOGIN' })

    return { token, deviceToken, vendor: await findVendor(db, id) }
  })
}
