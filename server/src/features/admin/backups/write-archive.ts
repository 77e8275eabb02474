import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, type ZstdCompress } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import type { Snapshot } from '../../../db/copy-tables.ts'
import type { Table } from '../../../db/database-shape.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { MANIFEST, type Manifest, tablePart, uploadPart } from './archive-format.ts'
import { appendTrailer } from './archive-trailer.ts'
import { runningChecksum } from './checksums.ts'

export type Contents = { snapshot: Snapshot; files: FileStore; madeAt: Date; key: string | undefined }
type ReportProgress = (share: number) => Promise<void>

/** Writes everything into one file that only we can read; resolves when it is on disk. */
export async function writeArchive(path: string, contents: Contents, report: ReportProgress) {
  const file = await open(path, 'wx', 0o600)
  const archive = pack()
  const compressor = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  const isWritten = pipeline(
    archive as unknown as NodeJS.ReadableStream,
    endWhenCompressed(compressor),
    compressor,
    appendTrailer(contents.key),
    file.createWriteStream({ flush: true }),
  )
  try {
    await Promise.all([isWritten, fill(archive, contents, report)])
  } catch (error) {
    archive.destroy(error as Error)
    // If the file failed, that is the cause: filling an archive whose file has failed fails in words of its own.
    await isWritten
    throw error
  }
}

/**
 * Passes everything on and ends after the last chunk is compressed. A compressor that is ended earlier
 * finishes twice: it appends an empty frame, which Node's decompressor cannot read across two chunks.
 */
const endWhenCompressed = (compressor: ZstdCompress) =>
  async function* (tar: AsyncIterable<string | Buffer>) {
    yield* tar
    await new Promise<void>((resolve) => compressor.flush(() => resolve()))
  }

/** Uploads first: the sooner they are read, the fewer are removed before. */
async function fill(archive: Pack, { snapshot, files, madeAt }: Contents, report: ReportProgress) {
  const { copyOut, ...shape } = snapshot
  const paths = await listUploads(files)
  const total = paths.length + shape.tables.length
  const manifest: Manifest = { format: 1, madeAt: madeAt.toISOString(), ...shape, tables: [], uploads: [] }

  for (const path of paths) {
    const file = await files.open(path)
    if (file) manifest.uploads.push(await addUpload(archive, path, file))
    if (manifest.uploads.length % 100 === 0) await report(manifest.uploads.length / total)
  }
  for (const table of shape.tables) {
    await report((paths.length + manifest.tables.length) / total)
    manifest.tables.push(await addTable(archive, table, copyOut(table)))
  }
  await addPart(archive, MANIFEST, Buffer.from(JSON.stringify(manifest)))
  archive.finalize()
}

/** All current uploads, without unfinished ones. */
async function listUploads(files: FileStore) {
  const paths: string[] = []
  for await (const { path } of files.list('')) if (!path.endsWith('.tmp')) paths.push(path)
  return paths
}

type OpenFile = NonNullable<Awaited<ReturnType<FileStore['open']>>>

async function addUpload(archive: Pack, path: string, { bytes, content }: OpenFile) {
  const sum = runningChecksum()
  async function* measure() {
    for await (const chunk of content) {
      sum.add(chunk)
      yield chunk
    }
  }
  const entry = archive.entry({ name: uploadPart(path), mode: 0o600, size: bytes })
  await pipeline(measure, entry as unknown as NodeJS.WritableStream)
  return { path, bytes, sha256: sum.end().sha256 }
}

const PART_BYTES = 1024 * 1024

async function addTable(archive: Pack, table: Table, rows: AsyncIterable<Buffer>) {
  const sum = runningChecksum()
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

/** The entry also emits an error on a full disk, and an unhandled error event ends the process. */
const addPart = (archive: Pack, name: string, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    const part = archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
    part.on('error', reject)
  })
