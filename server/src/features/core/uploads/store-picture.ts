import { type ImageFormat, imageFormats } from '@thela/contract/core/uploads'
import type { FileStore } from '../../../files/file-store.ts'
import { PICTURE_WIDTHS, type Picture } from './make-picture.ts'

/** Keeps every width beside the largest, or nothing: name.webp, name-400.webp, name-200.webp. */
export async function storePicture(files: FileStore, path: string, picture: Picture) {
  const saved = await Promise.allSettled(
    picture.files.map(({ width, bytes }) => files.save(pictureFile(path, width, 'webp'), bytes)),
  )
  const failed = saved.find((outcome) => outcome.status === 'rejected')
  if (failed) {
    await removePicture(files, path)
    throw failed.reason
  }
  return pictureUrl(path)
}

export async function removePicture(files: FileStore, path: string) {
  const names = PICTURE_WIDTHS.flatMap((width) =>
    imageFormats.map((format) => pictureFile(path, width, format)),
  )
  await Promise.all(names.map((name) => files.remove(name)))
}

/** The menu finds the smaller widths by this rule, so it cannot change without moving files. */
export const pictureFile = (path: string, width: number, format: ImageFormat) =>
  width === PICTURE_WIDTHS[0] ? `${path}.${format}` : `${path}-${width}.${format}`

export const pictureUrl = (path: string) => `/uploads/${path}.webp`

/** The path of one of our picture URLs; undefined for a picture elsewhere. */
export const picturePath = (url: string | null) => /^\/uploads\/(.+)\.webp$/.exec(url ?? '')?.[1]
