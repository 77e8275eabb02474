export type VideoType = 'mp4' | 'webm' | 'mov'

/** The type of a video by its first bytes; the file's name is ignored. */
export function videoTypeOf(bytes: Buffer): VideoType | undefined {
  const head = bytes.subarray(0, 64).toString('latin1')
  if (head.startsWith('\x1a\x45\xdf\xa3')) return head.includes('webm') ? 'webm' : undefined
  if (head.slice(4, 8) !== 'ftyp') return undefined

  const brand = head.slice(8, 12)
  if (brand === 'qt  ') return 'mov'
  // Only videos of this family are wanted: audio files and images have brands of their own.
  return /^(M4A|M4B|heic|heix|avif|mif1|msf1|crx )/.test(brand) ? undefined : 'mp4'
}
