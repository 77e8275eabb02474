import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/connect.ts'
import { badRequest } from '../../../http/errors.ts'
import { newId } from '../../../ids.ts'
import { StartError } from '../../../startup/start-error.ts'
import { insertAuditLog } from '../../core/audit-logs/queries.ts'
import { issueFirstAdminToken } from '../../core/one-time-tokens/issue-one-time-token.ts'
import { spendOneTimeToken } from '../../core/one-time-tokens/queries.ts'
import { hashOf } from '../../core/one-time-tokens/secrets.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { refuseWeakAdminPassword, weaknessOfAdminPassword } from '../passwords/weak-passwords.ts'
import { findAdminByEmail, findAdminsWhoMustChangePassword, hasAdmin, insertAdmin } from './queries.ts'

type NewAdmin = { name: string; email: string; password: string; mustChangePassword?: boolean }

/** Creates the administrator of the environment at start, when none with that email exists. */
export async function createAdminFromEnvironment(db: Db, { firstAdmin, isProduction }: Config) {
  const { email, password } = firstAdmin
  if (!email || !password || (await findAdminByEmail(db, email))) return

  const weakness = weaknessOfAdminPassword(password)
  if (isProduction && weakness) throw new StartError(`ADMIN_PASSWORD is not accepted. ${weakness}`)
  const admin = { name: 'Administrator', email, password, mustChangePassword: isProduction }
  await db.transaction().execute((db) => insertFirst(db, admin))
}

/** What the operator should do about administrators; undefined when there is nothing to do. */
export async function adviseOperator(db: Db, config: Config) {
  const setupLink = await issueSetupLink(db, config)
  if (setupLink) return `Make the first administrator (works once, for 30 minutes): ${setupLink}`

  const emails = await findAdminsWhoMustChangePassword(db)
  if (emails.length === 0) return undefined
  return `The password from the environment still opens ${emails.join(', ')}: change it under System Settings`
}

/** The one-time link for a platform without an administrator; undefined when there is one. */
export async function issueSetupLink(db: Db, { publicOrigin }: Config) {
  if (await hasAdmin(db)) return undefined
  return `${publicOrigin}/auth/first-admin#${await issueFirstAdminToken(db)}`
}

/** Uses the printed link, which is invalid once there is an administrator. */
export function createFirstAdmin(db: Db, { token, ...admin }: NewAdmin & { token: string }) {
  refuseWeakAdminPassword('password', admin.password)

  return db.transaction().execute(async (db) => {
    const spent = await spendOneTimeToken(db, 'first_admin', hashOf(token))
    if (!spent || (await hasAdmin(db))) throw badRequest('This link is invalid or has expired.')

    return insertFirst(db, admin)
  })
}

async function insertFirst(db: Db, { password, ...admin }: NewAdmin) {
  const created = await insertAdmin(db, { ...admin, id: newId(), passwordHash: await hashPassword(password) })
  await insertAuditLog(db, {
    actorType: 'SYSTEM',
    actorId: null,
    action: 'CREATE',
    entity: 'ADMIN',
    entityId: created.id,
    newValues: { name: created.name, email: created.email },
    ipAddress: null,
  })
  return created
}
