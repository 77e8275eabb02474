import { MAX_AD_FILE_MB } from '@thela/contract/ads/ad-input'
import { imageTypes } from '@thela/contract/core/platform'
import type { Caller } from '../../../caller.ts'
import type { ReceivedFile } from '../../../files/received-file.ts'
import { isRefusedFile, refusedFile } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { recordChange } from '../../core/audit-logs/record-change.ts'
import { commitUploads } from '../../core/uploads/commit-uploads.ts'
import { presentUpload } from '../../core/uploads/present-upload.ts'
import { storeUpload } from '../../core/uploads/store-upload.ts'

const limits = {
  megabytes: MAX_AD_FILE_MB,
  maxBytes: MAX_AD_FILE_MB * 1024 * 1024,
  types: [...imageTypes],
}

/** Ads have limits of their own; the settings only limit vendors' pictures. */
export async function uploadAdImage(platform: Platform, admin: Caller, file: ReceivedFile | undefined) {
  if (file?.isTooLarge) throw refusedFile(`Image file size must be less than ${MAX_AD_FILE_MB}MB`)
  const folder = { vendorId: null, folder: 'ads' }
  const upload = await storeUpload(platform, folder, { file, limits }).catch((error) => {
    throw isRefusedFile(error) ? refusedFile('Please select a valid image file') : error
  })

  await commitUploads(platform, [upload], (db) =>
    recordChange(db, admin, {
      action: 'CREATE',
      entity: 'UPLOAD',
      entityId: upload.path,
      newValues: { paths: [upload.path] },
    }),
  )
  const { url, public_id } = presentUpload(upload)
  return { success: true as const, imageUrl: url, public_id }
}
