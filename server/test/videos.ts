type Frames = {
  /** The duration of the video, which is divided equally among the frames. */
  seconds: number
  frames?: Buffer[]
  /** The box that describes the codec of the frames. */
  sampleEntry?: Buffer
  brand?: string
  /** Boxes before the media data: at the top level, in the movie box and in its track. */
  before?: Buffer[]
  inMovie?: Buffer[]
  inTrack?: Buffer[]
  /** Bytes in the media data that belong to no frame. */
  slack?: Buffer
}

/** A silent MP4 video of one track, or a QuickTime video if the brand says so. */
export function film({
  seconds,
  frames = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)],
  sampleEntry = box('test', Buffer.alloc(78)),
  brand = 'isom',
  before = [],
  inMovie = [],
  inTrack = [],
  slack = Buffer.alloc(0),
}: Frames) {
  const ftyp = box('ftyp', Buffer.from(brand), numbers(0), Buffer.from(brand))
  const movieWith = (offset: number) =>
    box(
      'moov',
      box('mvhd', header(seconds)),
      box(
        'trak',
        box('tkhd', trackHeader(seconds)),
        ...inTrack,
        media(seconds, 'vide', table({ seconds, frames, sampleEntry, offset })),
      ),
      ...inMovie,
    )
  const start = [ftyp, ...before, movieWith(0)].reduce((sum, { length }) => sum + length, 8)
  return Buffer.concat([ftyp, ...before, movieWith(start), box('mdat', ...frames, slack)])
}

export const mp4 = (seconds: number, brand?: string) => film({ seconds, brand })

/** A metadata track, such as the locations that a camera records. */
export const notesTrack = (seconds: number, at: number, notes: Buffer) =>
  box(
    'trak',
    box('tkhd', trackHeader(seconds)),
    media(
      seconds,
      'meta',
      table({ seconds, frames: [notes], sampleEntry: box('mebx', Buffer.alloc(8)), offset: at }),
    ),
  )

function media(seconds: number, kind: string, stbl: Buffer) {
  const handler = box(
    'hdlr',
    numbers(0, 0),
    Buffer.from(kind),
    Buffer.alloc(12),
    Buffer.from('hidden-name\0'),
  )
  const data = box('dinf', box('dref', numbers(0, 1), box('url ', numbers(1))))
  const videoHeader = box('vmhd', numbers(1), Buffer.alloc(8))
  return box(
    'mdia',
    box('mdhd', header(seconds).subarray(0, 24)),
    handler,
    box('minf', videoHeader, data, stbl),
  )
}

type Samples = { seconds: number; frames: Buffer[]; sampleEntry: Buffer; offset: number }

const table = ({ seconds, frames, sampleEntry, offset }: Samples) =>
  box(
    'stbl',
    box('stsd', numbers(0, 1), sampleEntry),
    box('stts', numbers(0, 1, frames.length, Math.round((seconds * 1000) / frames.length))),
    box('stsc', numbers(0, 1, 1, frames.length, 1)),
    box('stsz', numbers(0, 0, frames.length, ...frames.map(({ length }) => length))),
    box('stco', numbers(0, 1, offset)),
  )

function header(seconds: number) {
  const bytes = Buffer.alloc(100)
  bytes.writeUInt32BE(1000, 12)
  bytes.writeUInt32BE(seconds * 1000, 16)
  bytes.writeUInt32BE(0x10000, 20)
  bytes.writeUInt32BE(2, 96)
  return bytes
}

function trackHeader(seconds: number) {
  const bytes = Buffer.alloc(84)
  bytes.writeUInt32BE(3, 0)
  bytes.writeUInt32BE(1, 12)
  bytes.writeUInt32BE(seconds * 1000, 20)
  for (const [at, value] of [
    [40, 0x10000],
    [56, 0x10000],
    [72, 0x40000000],
    [76, 64 << 16],
    [80, 48 << 16],
  ] as const)
    bytes.writeUInt32BE(value, at)
  return bytes
}

/** A WebM video, without a duration if none is given. */
export function webm(seconds?: number, ...more: Buffer[]) {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE((seconds ?? 0) * 1000)
  const info = [
    element(0x2ad7b1, Buffer.from([0x0f, 0x42, 0x40])),
    ...(seconds === undefined ? [] : [element(0x4489, duration)]),
    element(0x4d80, Buffer.from('hidden-program')),
    element(0x5741, Buffer.from('hidden-program')),
  ]
  const track = element(0xae, element(0xd7, Buffer.of(1)), element(0x83, Buffer.of(1)))
  const block = Buffer.from([0x81, 0, 0, 0x80, 7, 7, 7])
  const cluster = element(0x1f43b675, element(0xe7, Buffer.of(0)), element(0xa3, block))
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, Buffer.from('webm'))),
    element(0x18538067, element(0x1549a966, ...info), element(0x1654ae6b, track), cluster, ...more),
  ])
}

export function box(name: string, ...contents: Buffer[]) {
  const content = Buffer.concat(contents)
  return Buffer.concat([numbers(content.length + 8), Buffer.from(name, 'latin1'), content])
}

export function numbers(...values: number[]) {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

export function element(id: number, ...contents: Buffer[]) {
  const content = Buffer.concat(contents)
  const size = Buffer.alloc(8)
  size.writeUInt32BE(content.length, 4)
  size[0] = 1
  const name = Buffer.from(
    id.toString(16).padStart(id > 0xff ? (id > 0xffff ? (id > 0xffffff ? 8 : 6) : 4) : 2, '0'),
    'hex',
  )
  return Buffer.concat([name, size, content])
}
