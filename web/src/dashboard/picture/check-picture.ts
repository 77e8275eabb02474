import type { PublicSettings } from '@thela/contract/core/platform'

type PictureLimits = Pick<PublicSettings, 'maxFileSize' | 'allowedFileTypes'>

/** What is wrong with a file that someone wants to upload; nothing when it is fine. */
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
