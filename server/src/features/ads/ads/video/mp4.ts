import { type Box, blankBox, listBoxes, readCount, UnreadableVideo } from './mp4-boxes.ts'
import { blankBetween, listChunks } from './mp4-samples.ts'

const topBoxes = ['moov', 'mdat']
/** Also allowed on the top level, and overwritten. */
const spareBoxes = ['free', 'skip', 'wide', 'uuid', 'udta', 'meta', 'pnot', 'sefd']
const MAX_DATA_BOXES = 16
/** The first box names the file type and compatible types. */
const MAX_KIND_BYTES = 200

/** What a player needs, level by level; everything else is overwritten: locations, names, notes, previews. */
const needed: Record<string, string[]> = {
  moov: ['mvhd', 'trak', 'iods'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
  stbl: [
    'stsd',
    'stts',
    'ctts',
    'cslg',
    'stsc',
    'stsz',
    'stco',
    'co64',
    'stss',
    'stps',
    'sdtp',
    'sbgp',
    'sgpd',
  ],
}

type Track = { box: Box; parts: Map<string, Box>; kind: string; isShown: boolean }

/** Keeps only the video and audio of a file, every byte at its offset; returns its length in seconds. */
export function cleanMp4(bytes: Buffer) {
  const top = listBoxes(bytes, 0, bytes.length)
  const [moov, ...others] = top.filter(({ type }) => type === 'moov')
  const data = top.filter(({ type }) => type === 'mdat')
  if (!moov || others.length > 0 || data.length > MAX_DATA_BOXES || !hasKnownBoxes(top))
    throw new UnreadableVideo('not the boxes of a video')

  const tracks = listBoxes(bytes, moov.body, moov.end)
    .filter(({ type }) => type === 'trak')
    .map((box) => readTrack(bytes, box))
  const seconds = readSeconds(
    bytes,
    moov,
    tracks.filter(({ isShown }) => isShown),
  )
  const chunks = tracks.flatMap(({ parts, isShown }) =>
    listChunks(bytes, parts).map((chunk) => ({ ...chunk, isShown })),
  )
  if (!(seconds > 0) || !chunks.some(({ isShown }) => isShown))
    throw new UnreadableVideo('no video track with a duration')

  for (const box of top.filter(({ type }) => isSpare(type))) blankBox(bytes, box)
  for (const { box, parts, isShown } of tracks) {
    if (isShown) blankName(bytes, parts.get('hdlr'))
    else blankBox(bytes, box)
  }
  blankUnneeded(bytes, moov)
  for (const box of data) blankBetween(bytes, box, chunks)
  return seconds
}

const hasKnownBoxes = ([kind, ...rest]: Box[]) =>
  kind?.type === 'ftyp' &&
  kind.end <= MAX_KIND_BYTES &&
  rest.every(({ type }) => topBoxes.includes(type) || isSpare(type))

const isSpare = (type: string) => spareBoxes.includes(type)

/** A track and its boxes by name. */
function readTrack(bytes: Buffer, box: Box): Track {
  const parts = new Map<string, Box>()
  const collect = ({ type, body, end }: Box) => {
    for (const part of listBoxes(bytes, body, end).filter((part) => needed[type]?.includes(part.type))) {
      if (parts.has(part.type)) throw new UnreadableVideo('a duplicate box')
      parts.set(part.type, part)
      if (part.type in needed) collect(part)
    }
  }
  collect(box)

  const hdlr = parts.get('hdlr')
  const kind = hdlr ? bytes.toString('latin1', hdlr.body + 8, hdlr.body + 12) : ''
  return { box, parts, kind, isShown: kind === 'vide' || kind === 'soun' }
}

/** The longest duration of the file, a track or its samples; 0 when the video track has none. */
function readSeconds(bytes: Buffer, moov: Box, tracks: Track[]) {
  const header = listBoxes(bytes, moov.body, moov.end).find(({ type }) => type === 'mvhd')
  const lengths = tracks.map(({ parts }) => {
    const { seconds, scale } = readHeader(bytes, parts.get('mdhd'))
    return Math.max(seconds, sumOfDurations(bytes, parts.get('stts')) / scale)
  })
  const hasLength = tracks.some(({ kind }, index) => kind === 'vide' && (lengths[index] ?? 0) > 0)
  return hasLength ? Math.max(readHeader(bytes, header).seconds, ...lengths) : 0
}

const UNKNOWN = 0xffffffff

function readHeader(bytes: Buffer, box: Box | undefined) {
  if (!box || box.end - box.body < 20) throw new UnreadableVideo('a header is missing')
  const isLong = bytes[box.body] === 1 && box.end - box.body >= 32
  const scale = bytes.readUInt32BE(box.body + (isLong ? 20 : 12))
  const told = isLong ? Number(bytes.readBigUInt64BE(box.body + 24)) : bytes.readUInt32BE(box.body + 16)
  if (scale === 0) throw new UnreadableVideo('a time scale of zero')
  return { scale, seconds: told === UNKNOWN ? 0 : told / scale }
}

function sumOfDurations(bytes: Buffer, box: Box | undefined) {
  if (!box) throw new UnreadableVideo('a track without times')
  const count = readCount(bytes, box, { at: 4, entryBytes: 8 })
  let sum = 0
  for (let at = box.body + 8; at < box.body + 8 + count * 8; at += 8)
    sum += bytes.readUInt32BE(at) * bytes.readUInt32BE(at + 4)
  return sum
}

/** A handler's name may be any text. */
function blankName(bytes: Buffer, handler: Box | undefined) {
  if (handler && handler.body + 24 < handler.end) bytes.fill(0, handler.body + 24, handler.end)
}

function blankUnneeded(bytes: Buffer, box: Box) {
  for (const part of listBoxes(bytes, box.body, box.end)) {
    if (part.type === 'free') bytes.fill(0, part.body, part.end)
    else if (!needed[box.type]?.includes(part.type)) blankBox(bytes, part)
    else if (part.type in needed) blankUnneeded(bytes, part)
  }
}
