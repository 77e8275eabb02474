import type { ReceivedFile } from '../../../files/received-file.ts'
import { invalidField } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import type { Actor } from '../../core/audit-logs/record-change.ts'
import { commitUploads } from '../../core/uploads/commit-uploads.ts'
import { presentUpload } from '../../core/uploads/present-upload.ts'
import { removeUnusedPictures } from '../../core/uploads/remove-unused-pictures.ts'
import { storeUpload } from '../../core/uploads/store-upload.ts'
import type { UploadLimits } from '../../core/uploads/upload-limits.ts'
import { changeProfile } from './change-profile.ts'

const kinds = {
  logo: { folder: 'vendor-logos', field: 'logoUrl' },
  cover: { folder: 'vendor-covers', field: 'coverImageUrl' },
} as const

type Sent = { kind: string | undefined; file: ReceivedFile | undefined; limits: UploadLimits }

/** Stores a picture and shows it on the profile, both or neither. */
export async function setProfilePicture(
  platform: Platform,
  vendor: Actor,
  { kind = 'logo', file, limits }: Sent,
) {
  if (kind !== 'logo' && kind !== 'cover') throw invalidField('kind', 'Kind must be logo or cover')
  const { folder, field } = kinds[kind]

  const upload = await storeUpload(platform, { vendorId: vendor.id, folder }, { file, limits })
  const image = presentUpload(upload)
  const { before, after } = await commitUploads(platform, [upload], (db) =>
    changeProfile(db, vendor, { input: { [field]: image.url } }),
  )
  await removeUnusedPictures(platform, vendor.id, [before[field]])
  return { image, vendor: after }
}
