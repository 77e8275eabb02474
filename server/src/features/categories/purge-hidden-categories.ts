import type { Platform } from '../../platform.ts'
import { removeUnusedPictures } from '../uploads/remove-unused-pictures.ts'
import { deleteLongHiddenCategories } from './queries.ts'

const KEPT_DAYS = 30

/** Deletes for good what was taken off the menu a month ago (DEC-028). */
export async function purgeHiddenCategories(platform: Platform) {
  const items = await deleteLongHiddenCategories(platform.db, KEPT_DAYS)

  for (const { vendorId, imageUrl } of items) await removeUnusedPictures(platform, vendorId, [imageUrl])
}
