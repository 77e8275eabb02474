import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../ids.ts'
import type { Content, FileStore, StoredFile } from './file-store.ts'
import { replaceFolder } from './replace-folder.ts'

/**
 * Files below one folder. A failed write leaves nothing. A crash leaves a whole file or a stray temporary one, which
 * the nightly sweep removes, never half a picture.
 */
export function localFiles(folder: string): FileStore {
  return {
    async save(path, content) {
      const target = join(folder, path)
      const unfinished = `${target}.${newId()}.tmp`
      await mkdir(dirname(target), { recursive: true })
      try {
        await writeDurably(unfinished, content)
        await rename(unfinished, target)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    find: (path) => findFile(folder, path),
    async open(path, range) {
      const handle = await open(join(folder, path)).catch(undefinedWhenMissing)
      if (!handle) return undefined
      const entry = await handle.stat()
      // From the open file, so that it can be removed meanwhile.
      if (entry.isFile()) return { bytes: entry.size, content: handle.createReadStream(range) }
      await handle.close()
      return undefined
    },
    remove: (path) => rm(join(folder, path), { force: true }),
    list: (below) => walk(folder, below),
    replaceAll: (replacement) => replaceFolder(folder, localFiles, replacement),
    check: async () => {
      await mkdir(folder, { recursive: true })
    },
  }
}

async function findFile(folder: string, path: string): Promise<StoredFile | undefined> {
  const entry = await stat(join(folder, path)).catch(undefinedWhenMissing)
  return entry?.isFile() ? { path, bytes: entry.size, writtenAt: entry.mtime } : undefined
}

/** One folder after the other, so that only the names of one are in memory. */
async function* walk(folder: string, below: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(undefinedWhenMissing)
  const names = (entries ?? []).map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
  for (const name of names.sort(byBytes)) {
    const path = below ? `${below}/${name}` : name
    const file = name.endsWith('/') ? undefined : await findFile(folder, path)
    if (name.endsWith('/')) yield* walk(folder, path.slice(0, -1))
    else if (file) yield file
  }
}

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

async function writeDurably(path: string, content: Content) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

function undefinedWhenMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined
  throw error
}
