import { createHash, hash } from 'node:crypto'

const NEWLINE = 10

/** Adds up what passes by: bytes, lines and their hash. A row of COPY is exactly one line. */
export function runningSum() {
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

export type RunningSum = ReturnType<typeof runningSum>

/** Adds up rows in whatever order they come: those of a table with partitions come back in another than they went in. */
export function sumOfRows() {
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
