import type { BanInput } from '@thela/contract/admin/vendors'
import type { EventType } from '@thela/contract/analytics/event-types'
import type { Db } from '../../../db/connect.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { deleteSessionsOf } from '../../identity/sessions/queries.ts'
import { updateVendor } from '../../vendors/record/queries.ts'
import { presentVendor } from '../vendor-list/present-vendors.ts'
import { findVendor, lockVendorStatus } from '../vendor-list/queries.ts'

export const setStatus = (db: Db, admin: Actor, { id, isActive }: { id: string; isActive: boolean }) =>
  changeVendor(db, admin, { id, changed: 'status', values: { isActive } })

export const setAds = (db: Db, admin: Actor, { id, showAds }: { id: string; showAds: boolean }) =>
  changeVendor(db, admin, { id, changed: 'ads', values: { showAds }, event: 'VENDOR_SETTINGS_UPDATED' })

export const setBan = (db: Db, admin: Actor, { id, isBanned, reason }: BanInput & { id: string }) =>
  changeVendor(db, admin, {
    id,
    changed: 'ban',
    values: { isBanned, banReason: isBanned ? reason : null },
  })

type VendorStatus = Awaited<ReturnType<typeof lockVendorStatus>>

type VendorChange = { id: string; changed: string; values: Partial<VendorStatus>; event?: EventType }

/** Changes a vendor's status; the menu shows it within a second, and a banned vendor is signed out at once. */
function changeVendor(db: Db, admin: Actor, { id, changed, values, event }: VendorChange) {
  return db.transaction().execute(async (db) => {
    const before = await lockVendorStatus(db, id)
    await updateVendor(db, id, values)
    if (values.isBanned) await deleteSessionsOf(db, { vendorId: id })

    const names = Object.keys(values) as (keyof VendorStatus)[]
    await recordChange(db, admin, {
      action: 'UPDATE',
      entity: 'VENDOR',
      entityId: id,
      event,
      metadata: { changed },
      oldValues: Object.fromEntries(names.map((name) => [name, before[name]])),
      newValues: values,
    })
    return presentVendor(await findVendor(db, id))
  })
}
