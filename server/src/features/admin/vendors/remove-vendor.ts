import type { Db } from '../../../db/connect.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { deleteSessionsOf } from '../../identity/sessions/queries.ts'
import { lockVendor, updateVendor } from '../../vendors/record/queries.ts'

/** Hidden at once, with phone and email free again; erased by a job after 30 days (DEC-164). */
export function removeVendor(db: Db, admin: Actor, id: string) {
  return db.transaction().execute(async (db) => {
    const { name, businessName, phone, email } = await lockVendor(db, id)
    await updateVendor(db, id, { deletedAt: new Date().toISOString() })
    await deleteSessionsOf(db, { vendorId: id })
    await recordChange(db, admin, {
      action: 'DELETE',
      entity: 'VENDOR',
      entityId: id,
      oldValues: { name, businessName, phone, email },
    })
  })
}
