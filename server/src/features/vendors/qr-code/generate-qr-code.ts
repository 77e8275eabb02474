import { isSameSlug } from '@thela/contract/values/slug'
import { HttpError } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { findVendor, lockVendor, updateVendor, type VendorRow } from '../record/queries.ts'
import { removeQrCode, storeQrCode } from './store-qr-code.ts'

/** Draws the code of the vendor's own menu, under the site's own address, and shows it from now on. */
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

/** Anything but the own menu would make us print codes for strangers (DEC-052); what a request calls us proves nothing. */
function ownMenuAddress(vendor: VendorRow, { url, origin }: { url: string; origin: string }) {
  const address = URL.parse(url)
  if (!address || address.origin !== origin || !isMenuOf(vendor, address))
    throw new HttpError(400, 'Invalid menu URL', { success: false })

  return `${address.origin}${address.pathname}${address.search}`
}

function isMenuOf({ slug, id }: VendorRow, { pathname, username, password }: URL) {
  const [, givenSlug = '', givenId, ...rest] = pathname.split('/')
  return !username && !password && rest.length === 0 && givenId === id && isSameSlug(decode(givenSlug), slug)
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
