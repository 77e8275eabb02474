import { UnreadableVideo } from './mp4-boxes.ts'

/** Master elements that matter here, by their ids in the Matroska specification. */
const masters = new Set([
  0x18538067, // Segment
  0x1549a966, // Info
  0x1654ae6b, // Tracks
  0xae, // TrackEntry
  0x1f43b675, // Cluster
  0xa0, // BlockGroup
])

/** What a player also needs. Everything else, such as tags, attachments, titles and dates, is overwritten. */
const needed = new Set([
  0x1a45dfa3, 0x114d9b74, 0x1c53bb6b, 0x2ad7b1, 0x4489, 0xe7, 0xa3, 0xa1, 0xab, 0xa7, 0x9b, 0xfb, 0x75a2,
  0x75a1,
  // Of a track: number, kind, flags, times, codec, size and sound.
  0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x55ee, 0x22b59c, 0x86, 0x63a2,
  0x56aa, 0x56bb, 0xe0, 0xe1, 0x6d80,
])

/** The names of the programs that wrote the file must be there, but may be empty. */
const programs = new Set([0x4d80, 0x5741])

const HEADER = 0x1a45dfa3
const MAX_HEADER_BYTES = 100
/** A video of 20 seconds has a few thousand blocks. */
const MAX_ELEMENTS = 100_000
const MAX_DEPTH = 10

type Element = { id: number; start: number; body: number; end: number; isOpen: boolean }
type Film = { scale: number; duration: number; cluster: number; last: number; kinds: Set<number> }

/** Keeps only the video and audio of a file, every byte at its offset; returns its length in seconds. */
export function cleanWebm(bytes: Buffer) {
  const film: Film = { scale: 1_000_000, duration: 0, cluster: 0, last: 0, kinds: new Set() }
  for (const element of everyElement(bytes)) {
    const isFirst = element.start === 0
    if ((element.id === HEADER) !== isFirst || (isFirst && element.end > MAX_HEADER_BYTES))
      throw new UnreadableVideo('a header at the wrong place')
    if (!masters.has(element.id)) cleanElement(bytes, element, film)
  }
  return secondsOf(film)
}

/** Every element in order, those inside a master after it. */
function* everyElement(bytes: Buffer) {
  let ends = [bytes.length]
  let at = 0
  for (let count = 0; at < bytes.length; count++) {
    if (count > MAX_ELEMENTS || ends.length > MAX_DEPTH) throw new UnreadableVideo('too many elements')
    const element = readElement(bytes, at, ends.at(-1) ?? 0)
    yield element

    const isMaster = masters.has(element.id)
    at = isMaster ? element.body : element.end
    if (isMaster && !element.isOpen) ends.push(element.end)
    ends = ends.filter((end) => end > at)
  }
}

function secondsOf({ kinds, duration, last, scale }: Film) {
  const seconds = (Math.max(duration, last) * scale) / 1e9
  const isFilm = kinds.has(1) && [...kinds].every((kind) => kind === 1 || kind === 2)
  if (!isFilm || !(seconds > 0 && seconds < Number.POSITIVE_INFINITY))
    throw new UnreadableVideo('no video track with a duration, or other tracks than video and audio')
  return seconds
}

function cleanElement(bytes: Buffer, element: Element, film: Film) {
  if (element.isOpen) throw new UnreadableVideo('an element without an end')
  if (programs.has(element.id)) bytes.fill(0, element.body, element.end)
  else if (needed.has(element.id)) readInto(film, bytes, element)
  else blank(bytes, element)
}

function readInto(film: Film, bytes: Buffer, { id, body, end }: Element) {
  if (id === 0x2ad7b1) film.scale = readNumber(bytes, body, end)
  else if (id === 0x4489)
    film.duration = end - body === 8 ? bytes.readDoubleBE(body) : readFloat(bytes, body, end)
  else if (id === 0x83) film.kinds.add(readNumber(bytes, body, end))
  else if (id === 0xe7) film.cluster = readNumber(bytes, body, end)
  else if (id === 0xa3 || id === 0xa1)
    film.last = Math.max(film.last, film.cluster + blockTime(bytes, body, end))
}

/** After the track number comes the time since the start of the cluster. */
function blockTime(bytes: Buffer, body: number, end: number) {
  const { next } = readVint(bytes, body, end)
  if (next + 3 > end) throw new UnreadableVideo('a block without a time')
  return bytes.readInt16BE(next)
}

function readFloat(bytes: Buffer, body: number, end: number) {
  if (end - body !== 4) throw new UnreadableVideo('a length that is no number')
  return bytes.readFloatBE(body)
}

function readNumber(bytes: Buffer, body: number, end: number) {
  if (end - body < 1 || end - body > 8) throw new UnreadableVideo('a number of no known size')
  return join(bytes.subarray(body, end))
}

function readElement(bytes: Buffer, start: number, to: number): Element {
  const id = readVint(bytes, start, to)
  const size = readVint(bytes, id.next, to)
  const end = size.isOpen ? to : size.next + size.value
  if (id.next - start > 4 || end > to) throw new UnreadableVideo('an element with a wrong size')
  return { id: id.raw, start, body: size.next, end, isOpen: size.isOpen }
}

/** A number whose first bits say how many bytes it has; all ones in a size mean that the end is open. */
function readVint(bytes: Buffer, at: number, to: number) {
  const length = Math.clz32(bytes[at] ?? 0) - 23
  if (length > 8 || at + length > to) throw new UnreadableVideo('a number that is cut off')
  const read = bytes.subarray(at, at + length)
  const marker = 0x80 >> (length - 1)
  const first = (bytes[at] ?? 0) - marker
  return {
    raw: join(read),
    value: read.subarray(1).reduce((sum, byte) => sum * 256 + byte, first),
    next: at + length,
    isOpen: first === marker - 1 && read.subarray(1).every((byte) => byte === 0xff),
  }
}

const join = (bytes: Buffer) => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

/** Turns an element into an empty one (Void) of the same size, so that nothing after it moves. */
function blank(bytes: Buffer, { start, end }: Element) {
  bytes.fill(0, start, end)
  bytes[start] = 0xec
  if (end - start <= 128) bytes[start + 1] = 0x80 | (end - start - 2)
  else {
    bytes[start + 1] = 0x01
    bytes.writeUIntBE(end - start - 9, start + 2 + 1, 6)
  }
}
