import { createHash, hash } from 'node:crypto'

const NEWLINE = 10

/** Bytes, rows and hash of a stream. A row of COPY is exactly one line. */
export function runningChecksum() {
  const hash = createHash('sha256')
  let bytes = 0
  let rows = 0

  return {
    add(chunk: Buffer) {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) rows++
    },
    end: () => ({ bytes, rows, sha256: hash.digest('hex') }),
  }
}

export type RunningChecksum = ReturnType<typeof runningChecksum>

/** A checksum of rows in any order: a partitioned table returns its rows in another order than they were loaded. */
export function rowsChecksum() {
  let sum = 0n
  let rows = 0
  let begun: Buffer[] = []

  return {
    add(chunk: Buffer) {
      let start = 0
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, start)) {
        const row = Buffer.concat([...begun, chunk.subarray(start, at)])
        sum += BigInt(`0x${hash('sha256', row)}`)
        rows++
        begun = []
        start = at + 1
      }
      if (start < chunk.length) begun.push(Buffer.from(chunk.subarray(start)))
    },
    end: () => ({ rows, sum }),
  }
}
