import { opensMenu } from '@thela/contract/values/slug'
import { HttpError } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { findVendor, lockVendor, updateVendor, type VendorRow } from '../record/queries.ts'
import { removeQrCode, storeQrCode } from './store-qr-code.ts'

/** Generates and stores the QR code of the vendor's own menu, with the site's own address. */
export async function generateQrCode({ db, files, config }: Platform, vendor: Actor, url: string) {
  const { origin } = new URL(config.publicOrigin)
  const address = ownMenuAddress(await findVendor(db, vendor.id), { url, origin })
  const qrCodeUrl = await storeQrCode(files, vendor.id, address)

  try {
    const before = await db.transaction().execute(async (db) => {
      const before = await lockVendor(db, vendor.id)
      await updateVendor(db, vendor.id, { qrCodeUrl })
      await recordChange(db, vendor, {
        action: 'UPDATE',
        entity: 'VENDOR',
        entityId: vendor.id,
        oldValues: { qrCodeUrl: before.qrCodeUrl },
        newValues: { qrCodeUrl },
      })
      return before
    })
    await removeQrCode(files, vendor.id, before.qrCodeUrl)
    return qrCodeUrl
  } catch (error) {
    await removeQrCode(files, vendor.id, qrCodeUrl)
    throw error
  }
}

/** Only the vendor's own menu: codes for other addresses are refused (DEC-052), and the request's host is not trusted. */
function ownMenuAddress(vendor: VendorRow, { url, origin }: { url: string; origin: string }) {
  const address = URL.parse(url)
  if (!address || address.origin !== origin || !isMenuOf(vendor, address))
    throw new HttpError(400, 'Invalid menu URL', { success: false })

  return `${address.origin}${address.pathname}${address.search}`
}

function isMenuOf({ slug, id }: VendorRow, { pathname, username, password }: URL) {
  const [, givenSlug = '', givenId, ...rest] = pathname.split('/')
  return !username && !password && rest.length === 0 && givenId === id && opensMenu(decode(givenSlug), slug)
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
