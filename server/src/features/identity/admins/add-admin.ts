import type { Db } from '../../../db/connect.ts'
import { newId } from '../../../ids.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { refuseWeakAdminPassword } from '../passwords/weak-passwords.ts'
import { insertAdmin } from './queries.ts'

type NewAdmin = { name: string; email: string; password: string }

/** An administrator adds another. */
export async function addAdmin(db: Db, by: Actor, { name, email, password }: NewAdmin) {
  refuseWeakAdminPassword('password', password)
  const passwordHash = await hashPassword(password)

  return db.transaction().execute(async (db) => {
    const admin = await insertAdmin(db, { id: newId(), name, email, passwordHash })
    await recordChange(db, by, {
      action: 'CREATE',
      entity: 'ADMIN',
      entityId: admin.id,
      newValues: { name, email },
    })
    return admin
  })
}
