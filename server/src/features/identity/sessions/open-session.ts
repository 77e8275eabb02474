import type { Db } from '../../../db/connect.ts'
import { hashOf } from '../../core/one-time-tokens/secrets.ts'
import { insertSession } from './queries.ts'
import { newToken } from './tokens.ts'

/** Address and browser of a sign-in, stored with the session and the audit log. */
export type Visit = { ip: string; userAgent: string | null }

const HOURS = { VENDOR: 7 * 24, SUPER_ADMIN: 12 } as const

export async function openVendorSession(db: Db, vendorId: string, visit: Visit) {
  const token = newToken('VENDOR')
  await insertSession(db, { tokenHash: hashOf(token), vendorId, hours: HOURS.VENDOR, ...visit })
  return token
}

export async function openAdminSession(db: Db, adminId: string, visit: Visit) {
  const token = newToken('SUPER_ADMIN')
  await insertSession(db, { tokenHash: hashOf(token), adminId, hours: HOURS.SUPER_ADMIN, ...visit })
  return token
}
