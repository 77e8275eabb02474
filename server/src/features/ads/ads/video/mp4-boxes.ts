/** A box of an MP4 or QuickTime file: where it starts, where its content starts, where it ends. */
export type Box = { type: string; start: number; body: number; end: number }

/** A video of 20 seconds has a few dozen. */
const MAX_BOXES = 10_000

export class UnreadableVideo extends Error {}

/** The consecutive boxes between two offsets, without a gap. */
export function listBoxes(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to; at = boxes.at(-1)?.end ?? to) {
    if (boxes.length === MAX_BOXES) throw new UnreadableVideo('too many boxes')
    boxes.push(readBox(bytes, at, to))
  }
  return boxes
}

function readBox(bytes: Buffer, start: number, to: number): Box {
  if (to - start < 8) throw new UnreadableVideo('bytes after the last box')
  const size = bytes.readUInt32BE(start)
  const type = bytes.toString('latin1', start + 4, start + 8)
  if (size === 1 && to - start >= 16) {
    return within(
      { type, start, body: start + 16, end: start + Number(bytes.readBigUInt64BE(start + 8)) },
      to,
    )
  }
  // Only the last box of a file may leave its size open.
  const end = size === 0 && to === bytes.length ? to : start + size
  return within({ type, start, body: start + 8, end }, to)
}

function within(box: Box, to: number) {
  if (box.end < box.body || box.end > to) throw new UnreadableVideo('a box with a wrong size')
  return box
}

/** The number of entries of a table inside a box, which must all be there. */
export function readCount(bytes: Buffer, box: Box, { at, entryBytes }: { at: number; entryBytes: number }) {
  const count = box.body + at + 4 <= box.end ? bytes.readUInt32BE(box.body + at) : 0
  if (box.body + at + 4 + count * entryBytes > box.end) throw new UnreadableVideo('a table that is cut off')
  return count
}

/** Turns a box into an empty one of the same size, so that nothing after it moves. */
export function blankBox(bytes: Buffer, { start, body, end }: Box) {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, body, end)
}
