import type { Db } from '../../../db/connect.ts'
import { deleteOneTimeTokens, insertOneTimeToken } from './queries.ts'
import { hashOf, newSecret } from './secrets.ts'

const HOUR = 60

/** The secret for a link in an email; only the newest one works. */
export async function issueVerificationToken(db: Db, vendorId: string) {
  const secret = newSecret()
  await deleteOneTimeTokens(db, 'verify_email', vendorId)
  await insertOneTimeToken(db, {
    hash: hashOf(secret),
    purpose: 'verify_email',
    vendorId,
    minutes: 48 * HOUR,
  })
  return secret
}

/** The secret of the link printed at the first start. */
export async function issueFirstAdminToken(db: Db) {
  const secret = newSecret()
  await deleteOneTimeTokens(db, 'first_admin', null)
  await insertOneTimeToken(db, { hash: hashOf(secret), purpose: 'first_admin', minutes: 30 })
  return secret
}
