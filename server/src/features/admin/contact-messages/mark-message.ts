import type { Db } from '../../../db/connect.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { lockContactMessage, updateContactMessage } from './queries.ts'

/** Marks a message as handled or open; the audit log says who did it, not what the visitor wrote. */
export function markMessage(db: Db, admin: Actor, { id, handled }: { id: string; handled: boolean }) {
  return db.transaction().execute(async (db) => {
    const oldValues = await lockContactMessage(db, id)
    const message = await updateContactMessage(db, id, handled)
    await recordChange(db, admin, {
      action: 'UPDATE',
      entity: 'CONTACT_MESSAGE',
      entityId: id,
      oldValues,
      newValues: { handled },
    })
    return message
  })
}
