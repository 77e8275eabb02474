import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { DamagedArchive, MANIFEST, Manifest, ownerOf } from './archive-format.ts'
import { readVerified } from './archive-trailer.ts'
import { type RunningChecksum, runningChecksum } from './checksums.ts'

export type Part = { name: string; bytes: Buffer }

/** The small parts of an archive one after the other, without the uploads. */
export async function* readParts(path: string): AsyncGenerator<Part> {
  for await (const { name, content } of readEntries(path)) {
    if (name === MANIFEST || ownerOf(name).upload === undefined) yield { name, bytes: await buffer(content) }
  }
}

export type Entry = { name: string; content: AsyncIterable<Buffer> }

/** Every entry of an archive as a stream; a truncated file or one that does not unpack is damaged. */
export async function* readEntries(path: string): AsyncGenerator<Entry> {
  const archive = extract()
  const isRead = pipeline(
    Readable.from(joinLastChunks(readVerified(path))),
    createZstdDecompress(),
    archive as unknown as NodeJS.WritableStream,
  )
  // Awaited below, after everything that could be unpacked.
  isRead.catch(() => {})

  try {
    for await (const entry of archive) {
      yield { name: entry.header.name, content: readContent(entry as AsyncIterable<Buffer>) }
      entry.resume()
    }
    await isRead
  } catch (error) {
    throw explain(error as Error)
  }
}

const EMPTY_FRAME_BYTES = 13

/** Earlier archives end with an empty frame, which Node's decompressor can read only if it is in one chunk. */
async function* joinLastChunks(chunks: AsyncIterable<Buffer>) {
  let last: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (chunk.length < EMPTY_FRAME_BYTES) last = Buffer.concat([last, chunk])
    else {
      if (last.length > 0) yield last
      last = chunk
    }
  }
  yield last
}

async function* readContent(entry: AsyncIterable<Buffer>) {
  try {
    yield* entry
  } catch (error) {
    throw explain(error as Error)
  }
}

const explain = (error: NodeJS.ErrnoException) =>
  error instanceof DamagedArchive || error.code === 'ENOENT'
    ? error
    : new DamagedArchive(`cannot be unpacked (${error.message})`)

/** Reads the whole archive and returns its manifest; throws when anything is missing, extra or changed. */
export async function verifyArchive(path: string): Promise<Manifest> {
  const sums = new Map<string, RunningChecksum>()
  let manifest: Manifest | undefined

  for await (const { name, content } of readEntries(path)) {
    if (manifest) throw new DamagedArchive('continues after its manifest')
    if (name === MANIFEST) manifest = parseManifest(await buffer(content))
    else {
      const sum = sumOf(sums, keyOf(name))
      for await (const chunk of content) sum.add(chunk)
    }
  }
  if (!manifest) throw new DamagedArchive('has no manifest')
  compare(manifest, sums)
  return manifest
}

function parseManifest(bytes: Buffer) {
  try {
    return Manifest.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw new DamagedArchive('has a manifest that cannot be read')
  }
}

function keyOf(part: string) {
  const { table, upload } = ownerOf(part)
  return table === undefined ? `upload ${upload}` : `table ${table}`
}

function sumOf(sums: Map<string, RunningChecksum>, key: string) {
  const sum = sums.get(key) ?? runningChecksum()
  sums.set(key, sum)
  return sum
}

function compare(manifest: Manifest, sums: Map<string, RunningChecksum>) {
  for (const { name, rows, sha256 } of manifest.tables) {
    const found = take(sums, `table ${name}`)
    if (found.rows !== rows || found.sha256 !== sha256)
      throw new DamagedArchive(`has a table ${name} that differs from its manifest`)
  }
  for (const { path, bytes, sha256 } of manifest.uploads) {
    const found = take(sums, `upload ${path}`)
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new DamagedArchive(`has a file ${path} that differs from its manifest`)
  }
  for (const key of sums.keys()) throw new DamagedArchive(`has a ${key} that is not in its manifest`)
}

/** An empty table has no part at all. */
function take(sums: Map<string, RunningChecksum>, key: string) {
  const sum = sums.get(key) ?? runningChecksum()
  sums.delete(key)
  return sum.end()
}
