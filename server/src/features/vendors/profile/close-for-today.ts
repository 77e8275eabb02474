import type { Db } from '../../../db/connect.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { endOfClosedDay } from '../record/next-business-day.ts'
import { lockVendor, updateVendor } from '../record/queries.ts'

/** Closes the stall until the next business day begins, or opens it again. */
export function closeForToday(db: Db, vendor: Actor, isClosedToday: boolean) {
  return db.transaction().execute(async (db) => {
    const before = await lockVendor(db, vendor.id)
    const closedUntil = isClosedToday ? endOfClosedDay(before).toISOString() : null
    await updateVendor(db, vendor.id, { closedUntil })
    await recordChange(db, vendor, {
      action: 'UPDATE',
      entity: 'VENDOR',
      entityId: vendor.id,
      event: 'VENDOR_SETTINGS_UPDATED',
      oldValues: { closedUntil: before.closedUntil },
      newValues: { closedUntil },
    })
    return { closedUntil }
  })
}
