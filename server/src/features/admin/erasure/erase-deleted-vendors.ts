import type { Platform } from '../../../platform.ts'
import { eraseVendorFromLogs, insertAuditLog } from '../../core/audit-logs/queries.ts'
import { removePicture } from '../../core/uploads/store-picture.ts'
import { deleteFailuresOf } from '../../identity/failed-sign-ins/queries.ts'
import { removeQrCode } from '../../vendors/qr-code/store-qr-code.ts'
import { deleteVendorRow, listPicturesOf, listVendorsToErase } from './queries.ts'

const DAY_MS = 24 * 60 * 60_000
const KEPT_DAYS = 30

type Deleted = Awaited<ReturnType<typeof listVendorsToErase>>[number]

/**
 * Erases vendors deleted 30 days ago (DEC-164). Their counts stay, under an id that identifies nobody.
 * A vendor that cannot be erased does not hold up the others and is tried again tomorrow.
 */
export async function eraseDeletedVendors(platform: Platform, now = new Date()) {
  const vendors = await listVendorsToErase(platform.db, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
  const failures: unknown[] = []
  for (const vendor of vendors) await erase(platform, vendor).catch((error) => failures.push(error))

  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} vendors could not be erased`)
  return { erased: vendors.length }
}

/** Files first: when that fails, the row is still there for another attempt. */
async function erase({ db, files }: Platform, { id, phoneDigits, qrCodeUrl }: Deleted) {
  for (const path of await listPicturesOf(db, id)) await removePicture(files, path)
  await removeQrCode(files, id, qrCodeUrl)

  await db.transaction().execute(async (db) => {
    await eraseVendorFromLogs(db, id)
    await deleteFailuresOf(db, [`vendor:${phoneDigits}`, `change:${id}`])
    await deleteVendorRow(db, id)
    await insertAuditLog(db, {
      actorType: 'SYSTEM',
      actorId: null,
      action: 'DELETE',
      entity: 'VENDOR',
      entityId: id,
      metadata: { erased: true },
      ipAddress: null,
    })
  })
}
