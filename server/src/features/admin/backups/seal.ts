import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { DamagedArchive } from './archive-format.ts'

/** Frames that every zstd skips, at the end of a file: first the signature of what was packed, where there is a key. */
const SIGNATURE = Buffer.from([0x51, 0x2a, 0x4d, 0x18, 32, 0, 0, 0])
/** Then the seal, after it nothing: the hash of all before it, which finds damage without any key. */
const SEAL = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0])
const FRAME_BYTES = SEAL.length + 32

/** Passes a file on and ends it with its signature, if there is a key, and its seal. */
export const sealWith = (key: string | undefined) =>
  async function* (file: AsyncIterable<Buffer>) {
    const hash = createHash('sha256')
    for await (const chunk of file) {
      hash.update(chunk)
      yield chunk
    }
    if (key) {
      const signature = Buffer.concat([SIGNATURE, sign(key, hash.copy().digest())])
      hash.update(signature)
      yield signature
    }
    yield Buffer.concat([SEAL, hash.digest()])
  }

const sign = (key: string, digest: Buffer) =>
  createHmac('sha256', key).update('thela backup').update(digest).digest()

/** The bytes of a sealed file without its last frames; throws at the end when one of them is not what was written. */
export async function* breakSeal(path: string) {
  const file = await open(path)
  try {
    const { length, signature, seal } = await readEnd(file)
    const hash = createHash('sha256')
    for await (const chunk of file.createReadStream({ end: length - 1, autoClose: false })) {
      hash.update(chunk)
      yield chunk as Buffer
    }
    hash.update(signature)
    if (!seal.equals(Buffer.concat([SEAL, hash.digest()])))
      throw new DamagedArchive('is not what was once written')
  } finally {
    await file.close()
  }
}

/** Whether the holder of this key made the file: undefined where nobody signed it. */
export async function isSignedWith(key: string | undefined, path: string) {
  const file = await open(path)
  try {
    const { length, signature } = await readEnd(file)
    if (signature.length === 0) return undefined
    const hash = createHash('sha256')
    for await (const chunk of file.createReadStream({ end: length - 1, autoClose: false })) hash.update(chunk)
    return (
      key !== undefined && timingSafeEqual(signature.subarray(SIGNATURE.length), sign(key, hash.digest()))
    )
  } finally {
    await file.close()
  }
}

/** The two frames, and how long the file is before them; the signature is empty where there is none. */
async function readEnd(file: FileHandle) {
  const { size } = await file.stat()
  const end = Buffer.alloc(2 * FRAME_BYTES)
  if (size <= end.length) throw new DamagedArchive('is too short')
  await file.read(end, 0, end.length, size - end.length)
  const isSigned = end.subarray(0, SIGNATURE.length).equals(SIGNATURE)
  return {
    length: size - (isSigned ? end.length : FRAME_BYTES),
    signature: isSigned ? end.subarray(0, FRAME_BYTES) : Buffer.alloc(0),
    seal: end.subarray(FRAME_BYTES),
  }
}
