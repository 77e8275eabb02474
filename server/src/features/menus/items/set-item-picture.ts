import type { ReceivedFile } from '../../../files/received-file.ts'
import type { Platform } from '../../../platform.ts'
import type { Actor } from '../../core/audit-logs/record-change.ts'
import { commitUploads } from '../../core/uploads/commit-uploads.ts'
import { itemPictures } from '../../core/uploads/folders.ts'
import { presentUpload } from '../../core/uploads/present-upload.ts'
import { removeUnusedPictures } from '../../core/uploads/remove-unused-pictures.ts'
import { storeUpload } from '../../core/uploads/store-upload.ts'
import type { UploadLimits } from '../../core/uploads/upload-limits.ts'
import { saveItem } from './change-item.ts'
import { findItem } from './queries.ts'

type Sent = { id: string; file: ReceivedFile | undefined; limits: UploadLimits }

/** Stores a picture and shows it with the item, both or neither. */
export async function setItemPicture(platform: Platform, vendor: Actor, { id, file, limits }: Sent) {
  await findItem(platform.db, vendor.id, id)
  const shelf = { vendorId: vendor.id, folder: itemPictures(vendor.id) }
  const upload = await storeUpload(platform, shelf, { file, limits })
  const image = presentUpload(upload)

  const { before, after } = await commitUploads(platform, [upload], (db) =>
    saveItem(db, vendor, id, { input: { imageUrl: image.url }, event: 'MENU_ITEM_IMAGE_UPDATED' }),
  )
  await removeUnusedPictures(platform, vendor.id, [before.imageUrl])
  return { image, item: after }
}
