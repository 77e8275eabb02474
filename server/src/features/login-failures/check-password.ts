import type { Db } from '../../db/connect.ts'
import { invalidCredentials, tooManyRequestsFor } from '../../http/errors.ts'
import { limitedAddress } from '../../limited-address.ts'
import { isPassword } from '../accounts/passwords.ts'
import { deleteFailures, findRecentFailures, insertFailure, type LoginAttempt } from './queries.ts'

/** Wrong passwords allowed per account and address in 15 minutes. */
const MAX_FAILURES = 10

type Claim = {
  password: string
  /** Left open where nobody has this account. */
  passwordHash: string | undefined
  refusal?: () => Error
}

/** Refuses a wrong password, and after too many of them also the right one for a while. */
export async function checkPassword(
  db: Db,
  { account, address }: LoginAttempt,
  { password, passwordHash, refusal = invalidCredentials }: Claim,
) {
  const attempt = { account, address: limitedAddress(address) }
  const recent = await findRecentFailures(db, attempt)
  if (recent && recent.failures >= MAX_FAILURES) throw tooManyRequestsFor(recent.secondsLeft)

  if (!(await isPassword(password, passwordHash))) {
    await insertFailure(db, attempt)
    throw refusal()
  }
  if (recent) await deleteFailures(db, attempt)
}
