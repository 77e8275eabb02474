/** The smallest silent film that tells how long it runs, in the manner of MP4 (or of QuickTime, by its brand). */
export function mp4(seconds: number, brand = 'isom') {
  const whole = Buffer.alloc(100)
  whole.writeUInt32BE(1000, 12)
  whole.writeUInt32BE(seconds * 1000, 16)
  const track = Buffer.alloc(84)
  track.writeUInt32BE(1, 12)
  const media = Buffer.alloc(24)
  media.writeUInt32BE(1000, 12)
  media.writeUInt32BE(seconds * 1000, 16)
  const handler = Buffer.alloc(25)
  handler.write('vide', 8)

  return Buffer.concat([
    box('ftyp', Buffer.concat([Buffer.from(brand), Buffer.alloc(4), Buffer.from(brand)])),
    box(
      'moov',
      box('mvhd', whole),
      box('trak', box('tkhd', track), box('mdia', box('mdhd', media), box('hdlr', handler))),
    ),
    box('mdat', Buffer.alloc(64)),
  ])
}

/** The same in the manner of WebM; without a length where none is given. */
export function webm(seconds?: number) {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE((seconds ?? 0) * 1000)
  const info = Buffer.concat([
    element([0x2a, 0xd7, 0xb1], Buffer.from([0x0f, 0x42, 0x40])),
    ...(seconds === undefined ? [] : [element([0x44, 0x89], duration)]),
    element([0x4d, 0x80], Buffer.from('test')),
    element([0x57, 0x41], Buffer.from('test')),
  ])
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from('webm'))),
    element([0x18, 0x53, 0x80, 0x67], element([0x15, 0x49, 0xa9, 0x66], info)),
  ])
}

function box(name: string, ...contents: Buffer[]) {
  const content = Buffer.concat(contents)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(name, 4)
  return Buffer.concat([head, content])
}

const element = (id: number[], content: Buffer) =>
  Buffer.concat([Buffer.from(id), Buffer.from([0x80 | content.length]), content])
