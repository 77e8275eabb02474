import type { Platform } from '../../../platform.ts'
import { removeUnusedPictures } from '../../core/uploads/remove-unused-pictures.ts'
import { deleteCategoriesHiddenBefore } from './queries.ts'

const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

/** Permanently deletes categories that were removed a month ago (DEC-028). */
export async function purgeHiddenCategories(platform: Platform, now = new Date()) {
  const hiddenBefore = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  const items = await deleteCategoriesHiddenBefore(platform.db, hiddenBefore)

  for (const { vendorId, imageUrl } of items) await removeUnusedPictures(platform, vendorId, [imageUrl])
}
