import type { AdminLogin } from '@thela/contract/identity/accounts'
import type { Db } from '../../../db/connect.ts'
import { invalidCredentials } from '../../../http/errors.ts'
import { recordChange } from '../../core/audit-logs/record-change.ts'
import { findAdmin, findAdminByEmail } from '../admins/queries.ts'
import { checkPassword } from '../failed-sign-ins/check-password.ts'
import { lockPassword } from '../passwords/queries.ts'
import { findKnownDevice, rememberDevice } from '../sessions/known-devices.ts'
import { openAdminSession, type Visit } from '../sessions/open-session.ts'

/** Opens a session for an administrator; `isAdmin` is accepted and grants nothing (DEC-013). */
export async function loginAdmin(db: Db, { email, password, deviceTokens }: AdminLogin, visit: Visit) {
  const known = await findAdminByEmail(db, email)
  const knownDevice = await findKnownDevice(db, { adminId: known?.id ?? '' }, deviceTokens)

  await checkPassword(
    db,
    { account: `admin:${email.toLowerCase()}`, address: visit.ip, knownDevice },
    { password, passwordHash: known?.passwordHash },
  )
  const checked = { id: known?.id ?? '', passwordHash: known?.passwordHash ?? '', deviceTokens }
  return openSession(db, checked, visit)
}

type Checked = { id: string; passwordHash: string; deviceTokens?: string[] }

/** Opens no session when the password has changed since it was checked. */
function openSession(db: Db, { id, passwordHash, deviceTokens }: Checked, visit: Visit) {
  return db.transaction().execute(async (db) => {
    if (!(await lockPassword(db, { adminId: id }, passwordHash))) throw invalidCredentials()
    const token = await openAdminSession(db, id, visit)
    const deviceToken = await rememberDevice(db, { adminId: id }, deviceTokens)
    const actor = { role: 'SUPER_ADMIN', id, ip: visit.ip } as const
    await recordChange(db, actor, { action: 'LOGIN', entity: 'ADMIN', entityId: id, event: 'ADMIN_LOGIN' })

    return { token, deviceToken, user: await findAdmin(db, id) }
  })
}
