import { type Box, readCount, UnreadableVideo } from './mp4-boxes.ts'

const OPEN = Number.POSITIVE_INFINITY

/** A part of the file with samples; an open one ends at the next. */
export type Span = { from: number; to: number }

type Tables = Map<string, Box>

/** The offsets of a track's samples, chunk by chunk. */
export function listChunks(bytes: Buffer, tables: Tables): Span[] {
  const sizeOf = readSampleSizes(bytes, tables)
  const runs = readRuns(bytes, tables)
  const chunks: Span[] = []
  let sample = 0
  let run = 0

  for (const [index, from] of readOffsets(bytes, tables).entries()) {
    while ((runs[run + 1]?.firstChunk ?? OPEN) <= index + 1) run++
    const next = sample + (runs[run]?.samples ?? 0)
    chunks.push({ from, to: sizeOf ? from + sizeOf(sample, next) : OPEN })
    sample = next
  }
  return chunks
}

/** Sums the sizes of some samples; undefined when all have one size, because QuickTime audio says 1 there. */
function readSampleSizes(bytes: Buffer, tables: Tables) {
  const box = demand(tables.get('stsz'))
  if (bytes.readUInt32BE(box.body + 4) !== 0) return undefined
  const count = readCount(bytes, box, { at: 8, entryBytes: 4 })

  return (from: number, to: number) => {
    if (to > count) throw new UnreadableVideo('more samples than sizes')
    let sum = 0
    for (let index = from; index < to; index++) sum += bytes.readUInt32BE(box.body + 12 + index * 4)
    return sum
  }
}

function readRuns(bytes: Buffer, tables: Tables) {
  const box = demand(tables.get('stsc'))
  const count = readCount(bytes, box, { at: 4, entryBytes: 12 })
  return Array.from({ length: count }, (_, index) => ({
    firstChunk: bytes.readUInt32BE(box.body + 8 + index * 12),
    samples: bytes.readUInt32BE(box.body + 12 + index * 12),
  }))
}

function readOffsets(bytes: Buffer, tables: Tables) {
  const wide = tables.get('co64')
  const box = wide ?? demand(tables.get('stco'))
  const entryBytes = wide ? 8 : 4
  const count = readCount(bytes, box, { at: 4, entryBytes })
  return Array.from({ length: count }, (_, index) => {
    const at = box.body + 8 + index * entryBytes
    return wide ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at)
  })
}

function demand(box: Box | undefined) {
  if (!box || box.end - box.body < 8) throw new UnreadableVideo('a track without samples')
  return box
}

/** Overwrites everything in the media data that no video or audio track needs. */
export function blankBetween(bytes: Buffer, data: Box, chunks: (Span & { isShown: boolean })[]) {
  const within = (offset: number) => Math.min(Math.max(offset, data.body), data.end)
  const sorted = chunks.toSorted((a, b) => a.from - b.from)
  let done = data.body

  for (const [index, { from, to, isShown }] of sorted.entries()) {
    if (!isShown) continue
    if (within(from) > done) bytes.fill(0, done, within(from))
    const end = to === OPEN ? (sorted[index + 1]?.from ?? data.end) : to
    done = Math.max(done, within(from), within(end))
  }
  bytes.fill(0, done, data.end)
}
