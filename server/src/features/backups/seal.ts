import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { DamagedArchive } from './archive-format.ts'

/** A frame that every zstd skips: after it nothing, in it the hash of all before it. */
const HEAD = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0])
const SEAL_BYTES = HEAD.length + 32

/** Passes a file on and ends it with its seal. */
export async function* seal(file: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  for await (const chunk of file) {
    hash.update(chunk)
    yield chunk
  }
  yield Buffer.concat([HEAD, hash.digest()])
}

/** The bytes of a sealed file without the seal; throws at the end when one of them is not what was written. */
export async function* breakSeal(path: string) {
  const file = await open(path)
  try {
    const length = (await file.stat()).size - SEAL_BYTES
    if (length <= 0) throw new DamagedArchive('is too short')

    const hash = createHash('sha256')
    for await (const chunk of file.createReadStream({ end: length - 1, autoClose: false })) {
      hash.update(chunk)
      yield chunk as Buffer
    }
    const expected = Buffer.alloc(SEAL_BYTES)
    await file.read(expected, 0, SEAL_BYTES, length)
    if (!expected.equals(Buffer.concat([HEAD, hash.digest()])))
      throw new DamagedArchive('is not what was once written')
  } finally {
    await file.close()
  }
}
