import { createHash } from 'node:crypto'

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

export async function sumUp(chunks: AsyncIterable<Buffer>) {
  const sum = runningSum()
  for await (const chunk of chunks) sum.add(chunk)
  return sum.end()
}
