import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { DamagedArchive } from './archive-format.ts'

/** Skippable zstd frames at the end of a file: first the signature of the content, if there is a key. */
const SIGNATURE = Buffer.from([0x51, 0x2a, 0x4d, 0x18, 32, 0, 0, 0])
/** Last the checksum: the hash of everything before it, which detects damage without a key. */
const CHECKSUM = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0])
const FRAME_BYTES = CHECKSUM.length + 32

/** Passes the file through and appends its signature, if there is a key, and its checksum. */
export const appendTrailer = (key: string | undefined) =>
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
    yield Buffer.concat([CHECKSUM, hash.digest()])
  }

const sign = (key: string, digest: Buffer) =>
  createHmac('sha256', key).update('thela backup').update(digest).digest()

/** The bytes of a file without its trailer; throws at the end when the checksum does not match. */
export async function* readVerified(path: string) {
  const file = await open(path)
  try {
    const { length, signature, checksum } = await readEnd(file)
    const hash = createHash('sha256')
    for await (const chunk of file.createReadStream({ end: length - 1, autoClose: false })) {
      hash.update(chunk)
      yield chunk as Buffer
    }
    hash.update(signature)
    if (!checksum.equals(Buffer.concat([CHECKSUM, hash.digest()])))
      throw new DamagedArchive('has a wrong checksum')
  } finally {
    await file.close()
  }
}

/** Whether the file was signed with this key; undefined when it is not signed. */
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

/** The two frames, and the length of the content before them; the signature is empty when there is none. */
async function readEnd(file: FileHandle) {
  const { size } = await file.stat()
  const end = Buffer.alloc(2 * FRAME_BYTES)
  if (size <= end.length) throw new DamagedArchive('is too short')
  await file.read(end, 0, end.length, size - end.length)
  const isSigned = end.subarray(0, SIGNATURE.length).equals(SIGNATURE)
  return {
    length: size - (isSigned ? end.length : FRAME_BYTES),
    signature: isSigned ? end.subarray(0, FRAME_BYTES) : Buffer.alloc(0),
    checksum: end.subarray(FRAME_BYTES),
  }
}
