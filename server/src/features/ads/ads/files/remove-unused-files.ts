import type { Platform } from '../../../../platform.ts'
import { picturePath, removePicture } from '../../../core/uploads/store-picture.ts'
import { deleteUnusedImage, deleteUnusedVideo } from './queries.ts'

type Media = { imageUrl: string | null; videoUrl: string | null }

/** After a change: deletes the ad's former files unless an ad still uses them. Errors are ignored (UPL-07). */
export async function removeUnusedFiles({ db, files }: Platform, { imageUrl, videoUrl }: Media) {
  const image = picturePath(imageUrl)
  const video = /^\/uploads\/(.+)$/.exec(videoUrl ?? '')?.[1]

  try {
    if (image && (await deleteUnusedImage(db, image))) await removePicture(files, image)
    if (video && (await deleteUnusedVideo(db, video))) await files.remove(video)
  } catch {
    // The change itself is done; an unused file does no harm.
  }
}
