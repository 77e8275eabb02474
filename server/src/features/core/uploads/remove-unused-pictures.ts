import type { Platform } from '../../../platform.ts'
import { deleteUnusedUploads } from './queries.ts'
import { picturePath, removePicture } from './store-picture.ts'

/** After a change: deletes the replaced pictures unless something still uses them. Errors are ignored (UPL-07). */
export async function removeUnusedPictures(
  { db, files }: Platform,
  vendorId: string,
  urls: (string | null)[],
) {
  const pictures = urls.flatMap((url) => {
    const path = picturePath(url)
    return url && path ? [{ url, path }] : []
  })
  if (pictures.length === 0) return

  try {
    const paths = await deleteUnusedUploads(db, vendorId, pictures)
    await Promise.all(paths.map((path) => removePicture(files, path)))
  } catch {
    // The change itself is done; an unused picture does no harm.
  }
}
