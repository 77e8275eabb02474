import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { DamagedArchive, MANIFEST, Manifest, ownerOf } from './archive-format.ts'
import { type RunningSum, runningSum } from './running-sum.ts'
import { breakSeal } from './seal.ts'

export type Part = { name: string; bytes: Buffer }

/** The parts of an archive one after the other; a file that breaks off or does not unpack is damaged. */
export async function* readParts(path: string): AsyncGenerator<Part> {
  const archive = extract()
  const isRead = pipeline(
    Readable.from(breakSeal(path)),
    createZstdDecompress(),
    archive as unknown as NodeJS.WritableStream,
  )
  // Heard below, when all that could be unpacked has been.
  isRead.catch(() => {})

  try {
    for await (const entry of archive) {
      const chunks: Buffer[] = []
      for await (const chunk of entry) chunks.push(chunk as Buffer)
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) }
    }
    await isRead
  } catch (error) {
    if (error instanceof DamagedArchive || (error as NodeJS.ErrnoException).code === 'ENOENT') throw error
    throw new DamagedArchive(`cannot be unpacked (${(error as Error).message})`)
  }
}

/** Reads an archive whole and answers with its manifest; throws when anything is missing, extra or changed. */
export async function verifyArchive(path: string): Promise<Manifest> {
  const sums = new Map<string, RunningSum>()
  let manifest: Manifest | undefined

  for await (const { name, bytes } of readParts(path)) {
    if (manifest) throw new DamagedArchive('goes on after its end')
    if (name === MANIFEST) manifest = parseManifest(bytes)
    else sumOf(sums, keyOf(name)).add(bytes)
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

function sumOf(sums: Map<string, RunningSum>, key: string) {
  const sum = sums.get(key) ?? runningSum()
  sums.set(key, sum)
  return sum
}

function compare(manifest: Manifest, sums: Map<string, RunningSum>) {
  for (const { name, rows, sha256 } of manifest.tables) {
    const found = take(sums, `table ${name}`)
    if (found.rows !== rows || found.sha256 !== sha256)
      throw new DamagedArchive(`holds another table ${name} than it says`)
  }
  for (const { path, bytes, sha256 } of manifest.uploads) {
    const found = take(sums, `upload ${path}`)
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new DamagedArchive(`holds another file ${path} than it says`)
  }
  for (const key of sums.keys()) throw new DamagedArchive(`holds a ${key} that it does not name`)
}

/** An empty table has no part at all. */
function take(sums: Map<string, RunningSum>, key: string) {
  const sum = sums.get(key) ?? runningSum()
  sums.delete(key)
  return sum.end()
}
