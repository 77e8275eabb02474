import { createHash } from 'node:crypto'
import type { FileStore, StoredFile } from './file-store.ts'

export type Copied = { present: number; copied: number; copiedBytes: number; gone: number }
export type Comparison = { equal: number; missing: string[]; different: string[]; additional: number }

const AT_ONCE = 8

/**
 * Copies what the target does not have in the same size; run again, it continues. Both stores may be in use: what is
 * removed meanwhile is left out. A copy is read back before it counts.
 */
export async function copyFiles(source: FileStore, target: FileStore): Promise<Copied> {
  const counts: Copied = { present: 0, copied: 0, copiedBytes: 0, gone: 0 }
  await forEachFile(source, async (file) => {
    if ((await target.find(file.path))?.bytes === file.bytes) counts.present++
    else await copyFile(source, target, { file, counts })
  })
  return counts
}

async function copyFile(
  source: FileStore,
  target: FileStore,
  { file, counts }: { file: StoredFile; counts: Copied },
) {
  const opened = await source.open(file.path)
  if (!opened) {
    counts.gone++
    return
  }
  const sent = createHash('sha256')
  await target.save(file.path, hashing(opened.content, sent))
  const stored = createHash('sha256')
  for await (const chunk of (await target.open(file.path))?.content ?? []) stored.update(chunk)
  if (stored.digest('hex') !== sent.digest('hex'))
    throw new Error(`${file.path} was not stored as it was sent`)
  counts.copied++
  counts.copiedBytes += opened.bytes
}

async function* hashing(content: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}

/** What the target has in addition was removed from the source meanwhile, or is new there. */
export async function compareFiles(source: FileStore, target: FileStore): Promise<Comparison> {
  const found = { equal: 0, missing: [] as string[], different: [] as string[] }
  await forEachFile(source, async ({ path, bytes }) => {
    const theirs = await target.find(path)
    if (theirs?.bytes === bytes) found.equal++
    else if (theirs) found.different.push(path)
    else found.missing.push(path)
  })
  let all = 0
  await forEachFile(target, async () => {
    all++
  })
  return { ...found, additional: all - found.equal - found.different.length }
}

/** Several at once, however many there are. After the first error no further file is begun, and those at work end. */
async function forEachFile(files: FileStore, work: (file: StoredFile) => Promise<void>) {
  const running = new Set<Promise<void>>()
  const errors: unknown[] = []
  for await (const file of files.list('')) {
    if (isLeftOut.test(file.path)) continue
    if (errors.length > 0) break
    const task = work(file)
      .catch((error) => void errors.push(error))
      .finally(() => running.delete(task))
    running.add(task)
    if (running.size >= AT_ONCE) await Promise.race(running)
  }
  await Promise.all(running)
  if (errors.length > 0) throw errors[0]
}

/** Unfinished files, and the marks of verified backups, which the next check makes anew. */
const isLeftOut = /\.(tmp|copy|verified)$/
