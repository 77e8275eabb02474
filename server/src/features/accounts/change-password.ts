import type { PasswordChange } from '@thela/contract/accounts'
import type { Caller } from '../../caller.ts'
import type { Db } from '../../db/connect.ts'
import { badRequest, tooManyRequests } from '../../http/errors.ts'
import { recordChange } from '../audit/record-change.ts'
import { countRecentFailures, insertFailure } from '../login-failures/queries.ts'
import { deleteSessionsOf, type Person } from '../sessions/queries.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { findPasswordHash, updatePasswordHash } from './queries.ts'

const MAX_FAILURES = 10

/** Changes the own password and ends every other session. A wrong one is 400: a 401 would sign the person out (DEC-002). */
export async function changePassword(
  db: Db,
  caller: Caller,
  { currentPassword, newPassword }: PasswordChange,
) {
  const person: Person = caller.role === 'VENDOR' ? { vendorId: caller.id } : { adminId: caller.id }
  await checkCurrentPassword(db, caller, { person, currentPassword })
  const passwordHash = await hashPassword(newPassword)

  await db.transaction().execute(async (db) => {
    await updatePasswordHash(db, person, passwordHash)
    await deleteSessionsOf(db, person, caller.tokenHash)
    await recordChange(db, caller, {
      action: 'UPDATE',
      entity: caller.role === 'VENDOR' ? 'VENDOR' : 'ADMIN',
      entityId: caller.id,
      metadata: { changed: 'password' },
    })
  })
}

type Claim = { person: Person; currentPassword: string }

async function checkCurrentPassword(db: Db, caller: Caller, { person, currentPassword }: Claim) {
  const attempt = { account: `change:${caller.id}`, address: caller.ip }
  if ((await countRecentFailures(db, attempt)) >= MAX_FAILURES) throw tooManyRequests()

  if (!(await isPassword(currentPassword, await findPasswordHash(db, person)))) {
    await insertFailure(db, attempt)
    throw badRequest('Current password is incorrect')
  }
}
