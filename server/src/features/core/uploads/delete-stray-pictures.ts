import type { FileStore, StoredFile } from '../../../files/file-store.ts'
import type { Platform } from '../../../platform.ts'
import { deleteUnreferencedUploads, listOtherFiles, listUploads } from './queries.ts'
import { pictureFile } from './store-picture.ts'

/** The folders in which every file has a row. */
const folders = ['vendor-logos', 'vendor-covers', 'vendors', 'ads', 'qr-codes', 'templates']
const DAY_MS = 24 * 60 * 60_000

type Log = { warn: (details: object, words: string) => void }

/** Removes pictures that were never saved and files that no row knows, both after a day; tells of rows without a file. */
export async function deleteStrayPictures({ db, files }: Platform, log: Log, now = new Date()) {
  const yesterday = new Date(now.getTime() - DAY_MS)
  await deleteUnreferencedUploads(db, yesterday)

  // The files first: one that has no row a day later will never get one.
  const stored = await listAll(files)
  const found = stored.filter(({ writtenAt }) => writtenAt < yesterday).map(({ path }) => path)
  // Also the young ones: after a restore every file is.
  const names = new Set(stored.map(({ path }) => path))
  const uploads = await listUploads(db, folders)
  const others = (await listOtherFiles(db)).map(pathOfFile)

  const known = new Set([...uploads.map(({ path }) => path), ...others])
  const strays = found.filter((name) => !known.has(pathOfFile(name)))
  for (const name of strays) await files.remove(name)

  const missing = uploads
    .filter(
      ({ path, createdAt }) =>
        createdAt < yesterday.toISOString() && !names.has(pictureFile(path, 800, 'webp')),
    )
    .map(({ path }) => path)
  if (missing.length > 0) log.warn({ missing }, 'pictures whose file is missing')

  return { removed: strays.length, missing: missing.length }
}

async function listAll(files: FileStore) {
  const stored: StoredFile[] = []
  for (const folder of folders) for await (const file of files.list(folder)) stored.push(file)
  return stored
}

const pathOfFile = (name: string) => name.replace(/(-\d+)?\.\w+$/, '')
