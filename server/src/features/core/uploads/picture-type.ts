import type { imageTypes } from '@thela/contract/core/platform'

export type PictureType = (typeof imageTypes)[number]

/** The type of a file by its first bytes; its name is ignored. */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  const head = bytes.subarray(0, 12).toString('latin1')
  return signatures.find(([, matches]) => matches(head))?.[0]
}

const signatures: [PictureType, (head: string) => boolean][] = [
  ['jpeg', (head) => head.startsWith('\xff\xd8\xff')],
  ['png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['webp', (head) => head.startsWith('RIFF') && head.endsWith('WEBP')],
  ['gif', (head) => /^GIF8[79]a/.test(head)],
]
