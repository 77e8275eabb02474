import type { Db } from '../../db/connect.ts'
import { invalidCredentials, tooManyRequests } from '../../http/errors.ts'
import { isPassword } from '../accounts/passwords.ts'
import { countRecentFailures, deleteFailures, insertFailure, type LoginAttempt } from './queries.ts'

/** Wrong passwords allowed per account and address in 15 minutes. */
const MAX_FAILURES = 10

/** Refuses a wrong password, and after too many of them also the right one for a while. */
export async function checkPassword(
  db: Db,
  attempt: LoginAttempt,
  { password, passwordHash }: { password: string; passwordHash: string | undefined },
) {
  const failures = await countRecentFailures(db, attempt)
  if (failures >= MAX_FAILURES) throw tooManyRequests()

  if (!(await isPassword(password, passwordHash))) {
    await insertFailure(db, attempt)
    throw invalidCredentials()
  }
  if (failures > 0) await deleteFailures(db, attempt)
}
