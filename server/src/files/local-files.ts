import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../ids.ts'
import type { FileStore } from './file-store.ts'

/**
 * Files below one folder. A failed write leaves nothing. A crash leaves a whole file or a stray temporary one, which
 * the nightly sweep removes, never half a picture.
 */
export function localFiles(folder: string): FileStore {
  return {
    async save(path, bytes) {
      const target = join(folder, path)
      const unfinished = `${target}.${newId()}.tmp`
      await mkdir(dirname(target), { recursive: true })
      try {
        await writeDurably(unfinished, bytes)
        await rename(unfinished, target)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    read: (path) => readFile(join(folder, path)).catch(undefinedWhenMissing),
    remove: (path) => rm(join(folder, path), { force: true }),
    async list(below, since) {
      const names =
        (await readdir(join(folder, below), { recursive: true }).catch(undefinedWhenMissing)) ?? []
      const paths = names.map((name) => join(below, name))
      const isOld = await Promise.all(paths.map((path) => isFileOlderThan(join(folder, path), since)))
      return paths.filter((_path, index) => isOld[index])
    },
  }
}

async function isFileOlderThan(path: string, since: Date) {
  const entry = await stat(path).catch(undefinedWhenMissing)
  return entry?.isFile() === true && entry.mtime < since
}

async function writeDurably(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

function undefinedWhenMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined
  throw error
}
