import type { Platform } from '../../../platform.ts'
import { deleteForgottenUploads, listUploads, listVideosAndCodes } from './queries.ts'
import { fileOf } from './store-picture.ts'

/** The folders in which every file has a row. */
const folders = ['vendor-logos', 'vendor-covers', 'vendors', 'ads', 'qr-codes']
const DAY_MS = 24 * 60 * 60_000
const END_OF_TIME = new Date(8.64e15)

type Log = { warn: (details: object, words: string) => void }

/** Removes pictures that were never saved and files that no row knows, both after a day; tells of rows without a file. */
export async function sweepStrayPictures({ db, files }: Platform, log: Log, now = new Date()) {
  const yesterday = new Date(now.getTime() - DAY_MS)
  await deleteForgottenUploads(db, yesterday)

  const list = async (since: Date) =>
    (await Promise.all(folders.map((folder) => files.list(folder, since)))).flat()
  // The files first: one that has no row a day later will never get one.
  const found = await list(yesterday)
  // Also the young ones: after a restore every file is.
  const names = new Set(await list(END_OF_TIME))
  const uploads = await listUploads(db, folders)
  const others = (await listVideosAndCodes(db)).map(pathOfFile)

  const known = new Set([...uploads.map(({ path }) => path), ...others])
  const strays = found.filter((name) => !known.has(pathOfFile(name)))
  for (const name of strays) await files.remove(name)

  const missing = uploads
    .filter(
      ({ path, createdAt }) => createdAt < yesterday.toISOString() && !names.has(fileOf(path, 800, 'webp')),
    )
    .map(({ path }) => path)
  if (missing.length > 0) log.warn({ missing }, 'pictures whose file is missing')

  return { removed: strays.length, missing: missing.length }
}

const pathOfFile = (name: string) => name.replace(/(-\d+)?\.\w+$/, '')
