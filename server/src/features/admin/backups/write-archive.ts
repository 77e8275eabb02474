import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import type { Snapshot } from '../../../db/copy-tables.ts'
import type { Table } from '../../../db/database-shape.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { MANIFEST, type Manifest, tablePart, uploadPart } from './archive-format.ts'
import { runningSum } from './running-sum.ts'
import { sealWith } from './seal.ts'

export type Contents = { snapshot: Snapshot; files: FileStore; madeAt: Date; key: string | undefined }
type Tell = (share: number) => Promise<void>

/** Writes everything into one file that only we may read, and comes back when it is on the disk. */
export async function writeArchive(path: string, contents: Contents, tell: Tell) {
  const file = await open(path, 'wx', 0o600)
  const archive = pack()
  const isWritten = pipeline(
    archive as unknown as NodeJS.ReadableStream,
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    sealWith(contents.key),
    file.createWriteStream({ flush: true }),
  )
  try {
    await Promise.all([isWritten, fill(archive, contents, tell)])
  } catch (error) {
    archive.destroy(error as Error)
    await isWritten.catch(() => {})
    throw error
  }
}

/** Pictures first: one that is removed meanwhile is missed less the sooner it was read. */
async function fill(archive: Pack, { snapshot, files, madeAt }: Contents, tell: Tell) {
  const { copyOut, ...shape } = snapshot
  const paths = await listUploads(files)
  const total = paths.length + shape.tables.length
  const manifest: Manifest = { format: 1, madeAt: madeAt.toISOString(), ...shape, tables: [], uploads: [] }

  for (const path of paths) {
    const bytes = await files.read(path)
    if (bytes) manifest.uploads.push(await addUpload(archive, path, bytes))
    if (manifest.uploads.length % 100 === 0) await tell(manifest.uploads.length / total)
  }
  for (const table of shape.tables) {
    await tell((paths.length + manifest.tables.length) / total)
    manifest.tables.push(await addTable(archive, table, copyOut(table)))
  }
  await addPart(archive, MANIFEST, Buffer.from(JSON.stringify(manifest)))
  archive.finalize()
}

/** Everything there is now; what is not finished yet belongs to nobody. */
async function listUploads(files: FileStore) {
  const paths = await files.list('', new Date(Date.now() + 60_000))
  return paths.filter((path) => !path.endsWith('.tmp')).sort()
}

async function addUpload(archive: Pack, path: string, bytes: Buffer) {
  const sum = runningSum()
  sum.add(bytes)
  await addPart(archive, uploadPart(path), bytes)
  const { sha256 } = sum.end()
  return { path, bytes: bytes.length, sha256 }
}

const PART_BYTES = 1024 * 1024

async function addTable(archive: Pack, table: Table, rows: AsyncIterable<Buffer>) {
  const sum = runningSum()
  let part = 0
  let waiting: Buffer[] = []
  let waitingBytes = 0

  async function flush() {
    if (waitingBytes > 0) await addPart(archive, tablePart(table.name, part++), Buffer.concat(waiting))
    waiting = []
    waitingBytes = 0
  }
  for await (const chunk of rows) {
    sum.add(chunk)
    waiting.push(chunk)
    waitingBytes += chunk.length
    if (waitingBytes >= PART_BYTES) await flush()
  }
  await flush()
  const { rows: count, sha256 } = sum.end()
  return { ...table, rows: count, sha256 }
}

/** The part itself hears of a full disk too, and an error event that nobody hears ends the process. */
const addPart = (archive: Pack, name: string, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    const part = archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
    part.on('error', reject)
  })
