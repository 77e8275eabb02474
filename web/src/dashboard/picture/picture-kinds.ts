import type { PublicSettings } from '@thela/contract/core/platform'

/** The three pictures a vendor has: their shape, the size they are cropped to, and where they are stored. */
export const pictureKinds = {
  item: { width: 1200, height: 800, folder: (vendorId: string) => `vendors/${vendorId}/menu_items` },
  logo: { width: 800, height: 800, folder: () => 'vendor-logos' },
  cover: { width: 1200, height: 400, folder: () => 'vendor-covers' },
} as const

export type PictureKind = keyof typeof pictureKinds

export const aspectOf = (kind: PictureKind) => pictureKinds[kind].width / pictureKinds[kind].height

type PictureLimits = Pick<PublicSettings, 'maxFileSize' | 'allowedFileTypes'>

/** What is wrong with a file that someone wants to upload; undefined when it is fine. */
export function checkPicture(
  { type, size }: { type: string; size: number },
  { maxFileSize, allowedFileTypes }: PictureLimits,
) {
  if (!acceptedTypes(allowedFileTypes).includes(type)) {
    return `File type must be one of: ${allowedFileTypes.join(', ')}`
  }
  if (size > maxFileSize * 1024 * 1024) return `File size must be less than ${maxFileSize}MB`
  return undefined
}

export const acceptedTypes = (types: readonly string[]) => types.map((type) => `image/${type}`)
