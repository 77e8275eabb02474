export type VideoType = 'mp4' | 'webm' | 'mov'

/** What a video is by its first bytes, whatever it calls itself; nothing else is kept. */
export function videoTypeOf(bytes: Buffer): VideoType | undefined {
  const head = bytes.subarray(0, 64).toString('latin1')
  if (head.startsWith('\x1a\x45\xdf\xa3')) return head.includes('webm') ? 'webm' : undefined
  if (head.slice(4, 8) !== 'ftyp') return undefined

  const brand = head.slice(8, 12)
  if (brand === 'qt  ') return 'mov'
  // Of this family only films are wanted: sound files and pictures have brands of their own.
  return /^(M4A|M4B|heic|heix|avif|mif1|msf1|crx )/.test(brand) ? undefined : 'mp4'
}
