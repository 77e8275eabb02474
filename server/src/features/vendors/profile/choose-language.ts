import type { InterfaceLanguage } from '@thela/contract/values/languages'
import type { Db } from '../../../db/connect.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { lockVendor, setVendorLanguage } from '../record/queries.ts'

/** The dashboard and emails are in this language from now on. */
export function chooseLanguage(db: Db, vendor: Actor, language: InterfaceLanguage) {
  return db.transaction().execute(async (db) => {
    const before = await lockVendor(db, vendor.id)
    await setVendorLanguage(db, vendor.id, language)
    await recordChange(db, vendor, {
      action: 'UPDATE',
      entity: 'VENDOR',
      entityId: vendor.id,
      event: 'VENDOR_SETTINGS_UPDATED',
      oldValues: { language: before.language },
      newValues: { language },
    })
    return { language }
  })
}
