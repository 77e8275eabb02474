import type { Db } from '../../../db/connect.ts'
import { recordChange } from '../../core/audit-logs/record-change.ts'
import { hashOf } from '../../core/one-time-tokens/secrets.ts'
import { deleteSession } from '../sessions/queries.ts'
import { bearerToken } from '../sessions/tokens.ts'

/** Ends the session of this header, if there is one; logging out twice is fine. */
export async function logOut(db: Db, authorization: string | undefined, ip: string) {
  const token = bearerToken(authorization)
  if (!token) return

  await db.transaction().execute(async (db) => {
    const ended = await deleteSession(db, hashOf(token))
    if (ended?.vendorId) {
      const id = ended.vendorId
      await recordChange(
        db,
        { role: 'VENDOR', id, ip },
        { action: 'LOGOUT', entity: 'VENDOR', entityId: id, event: 'VENDOR_LOGOUT' },
      )
    }
    if (ended?.adminId) {
      const id = ended.adminId
      await recordChange(
        db,
        { role: 'SUPER_ADMIN', id, ip },
        { action: 'LOGOUT', entity: 'ADMIN', entityId: id, event: 'ADMIN_LOGOUT' },
      )
    }
  })
}
