import { slugify } from '@thela/contract/values/slug'
import type { ProfileInput } from '@thela/contract/vendors/profile'
import type { Platform } from '../../../platform.ts'
import type { Actor } from '../../core/audit-logs/record-change.ts'
import { removeUnusedPictures } from '../../core/uploads/remove-unused-pictures.ts'
import { removeQrCode, scanAddress, storeQrCode } from '../qr-code/store-qr-code.ts'
import { findVendor, type VendorRow } from '../record/queries.ts'
import { type ConfirmPassword, changeProfile } from './change-profile.ts'

type ProfileUpdate = { input: ProfileInput; confirmPassword?: ConfirmPassword }

/** Saves the profile and deletes the pictures and the QR code that it replaced. */
export async function updateProfile(
  platform: Platform,
  vendor: Actor,
  { input, confirmPassword }: ProfileUpdate,
) {
  const { db, files } = platform
  const qrCodeUrl = await drawCodeOfNewName(platform, vendor.id, input.businessName)

  try {
    const { before, after } = await db
      .transaction()
      .execute((db) => changeProfile(db, vendor, { input, qrCodeUrl, confirmPassword }))
    await removeReplaced(platform, before, after)
    return { before, after }
  } catch (error) {
    if (qrCodeUrl) await removeQrCode(files, vendor.id, qrCodeUrl)
    throw error
  }
}

async function drawCodeOfNewName({ db, config, files }: Platform, id: string, name: string | undefined) {
  if (!name || name === (await findVendor(db, id)).businessName) return undefined
  return storeQrCode(files, id, scanAddress(config.publicOrigin, { slug: slugify(name), id }))
}

async function removeReplaced(platform: Platform, before: VendorRow, after: VendorRow) {
  if (before.qrCodeUrl !== after.qrCodeUrl) await removeQrCode(platform.files, before.id, before.qrCodeUrl)

  const replaced = (['logoUrl', 'coverImageUrl'] as const).filter((field) => before[field] !== after[field])
  await removeUnusedPictures(
    platform,
    before.id,
    replaced.map((field) => before[field]),
  )
}
