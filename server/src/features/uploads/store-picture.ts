import type { FileStore } from '../../files/file-store.ts'
import { PICTURE_WIDTHS, type Picture } from './make-picture.ts'

/** Keeps every width beside the largest: name.webp, name-400.webp, name-200.webp. */
export async function storePicture(files: FileStore, path: string, picture: Picture) {
  await Promise.all(picture.files.map(({ width, bytes }) => files.save(pathAtWidth(path, width), bytes)))
  return `/uploads/${path}.webp`
}

export async function removePicture(files: FileStore, path: string) {
  await Promise.all(PICTURE_WIDTHS.map((width) => files.remove(pathAtWidth(path, width))))
}

const pathAtWidth = (path: string, width: number) =>
  width === PICTURE_WIDTHS[0] ? `${path}.webp` : `${path}-${width}.webp`
