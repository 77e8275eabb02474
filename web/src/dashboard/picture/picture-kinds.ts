import type { PublicSettings } from '@thela/contract/core/platform'
import * as words from '@thela/words/dashboard/picture'

/** The three pictures a vendor has: their shape, the size they are cropped to, and where they are stored. */
export const pictureKinds = {
  item: { width: 1200, height: 800, folder: (vendorId: string) => `vendors/${vendorId}/menu_items` },
  logo: { width: 800, height: 800, folder: () => 'vendor-logos' },
  cover: { width: 1200, height: 400, folder: () => 'vendor-covers' },
} as const

export type PictureKind = keyof typeof pictureKinds

export const aspectOf = (kind: PictureKind) => pictureKinds[kind].width / pictureKinds[kind].height

export type PictureLimits = Pick<PublicSettings, 'maxFileSize' | 'allowedFileTypes'>

/** What is wrong with the type of a chosen file; undefined when it is fine. */
export function checkType({ type }: { type: string }, { allowedFileTypes }: PictureLimits) {
  if (acceptedTypes(allowedFileTypes).includes(type)) return undefined
  return words.wrongType(allowedFileTypes.join(', '))
}

/** What is wrong with the size of a file as it would be sent (DEC-254); undefined when it is fine. */
export function checkSize({ size }: { size: number }, { maxFileSize }: PictureLimits) {
  return size > maxFileSize * 1024 * 1024 ? words.tooLarge(maxFileSize) : undefined
}

export const acceptedTypes = (types: readonly string[]) => types.map((type) => `image/${type}`)
