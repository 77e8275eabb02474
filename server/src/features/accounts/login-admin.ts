import type { AdminLogin } from '@thela/contract/accounts'
import type { Db } from '../../db/connect.ts'
import { findAdmin, findAdminByEmail } from '../admins/queries.ts'
import { recordChange } from '../audit-logs/record-change.ts'
import { checkPassword } from '../login-failures/check-password.ts'
import { openAdminSession, type Visit } from '../sessions/open-session.ts'

/** Opens a session for an administrator; `isAdmin` is heard and grants nothing (DEC-013). */
export async function loginAdmin(db: Db, { email, password }: AdminLogin, visit: Visit) {
  const known = await findAdminByEmail(db, email)

  await checkPassword(
    db,
    { account: `admin:${email.toLowerCase()}`, address: visit.ip },
    { password, passwordHash: known?.passwordHash },
  )
  return openSession(db, known?.id ?? '', visit)
}

function openSession(db: Db, id: string, visit: Visit) {
  return db.transaction().execute(async (db) => {
    const token = await openAdminSession(db, id, visit)
    const actor = { role: 'SUPER_ADMIN', id, ip: visit.ip } as const
    await recordChange(db, actor, { action: 'LOGIN', entity: 'ADMIN', entityId: id, event: 'ADMIN_LOGIN' })

    return { token, user: await findAdmin(db, id) }
  })
}
