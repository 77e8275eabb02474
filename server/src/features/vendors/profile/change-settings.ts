import type { InterfaceLanguage } from '@thela/contract/values/languages'
import type { Db } from '../../../db/connect.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { endOfClosedDay } from '../record/next-business-day.ts'
import { lockVendor, setVendorLanguage, updateVendor, type VendorRow } from '../record/queries.ts'

/** The dashboard and emails are in this language from now on. */
export const chooseLanguage = (db: Db, vendor: Actor, language: InterfaceLanguage) =>
  changeSettings(db, vendor, async (db) => {
    await setVendorLanguage(db, vendor.id, language)
    return { language }
  })

/** Closes the stall until the next business day begins, or opens it again. */
export const closeForToday = (db: Db, vendor: Actor, isClosedToday: boolean) =>
  changeSettings(db, vendor, async (db, before) => {
    const closedUntil = isClosedToday ? endOfClosedDay(before).toISOString() : null
    await updateVendor(db, vendor.id, { closedUntil })
    return { closedUntil }
  })

/** Locks the vendor, makes the change, and writes down what was there before. */
function changeSettings<Changed extends Partial<VendorRow>>(
  db: Db,
  vendor: Actor,
  change: (db: Db, before: VendorRow) => Promise<Changed>,
) {
  return db.transaction().execute(async (db) => {
    const before = await lockVendor(db, vendor.id)
    const newValues = await change(db, before)
    const fields = Object.keys(newValues) as (keyof VendorRow)[]
    await recordChange(db, vendor, {
      action: 'UPDATE',
      entity: 'VENDOR',
      entityId: vendor.id,
      event: 'VENDOR_SETTINGS_UPDATED',
      oldValues: Object.fromEntries(fields.map((field) => [field, before[field]])),
      newValues,
    })
    return newValues
  })
}
