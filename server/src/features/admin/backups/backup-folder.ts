import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../config.ts'
import { verifyArchive } from './read-archive.ts'

export type Backup = { name: string; path: string; bytes: number; createdAt: Date }

/** Where backups are. */
export type BackupDestination = {
  /** The place of an archive, for people. */
  locate(name: string): string
  /** All archives, the newest first, whether valid or not. */
  listArchives(): Promise<Backup[]>
  /** The verified backups, the newest first. */
  listBackups(): Promise<Backup[]>
  /** Brings a verified draft near; it is no backup before `confirm`, which is quick. */
  deliver(draft: string, name: string): Promise<void>
  confirm(draft: string, name: string): Promise<void>
  remove(name: string): Promise<void>
  unmarkVerified(name: string): Promise<void>
  /** Verifies every archive again: a damaged one is no longer a backup, a copied one becomes one. */
  inspect(): Promise<{ damaged: string[] }>
  /** Work on the archive as a file of this machine. */
  withArchive<T>(name: string, work: (path: string) => Promise<T>): Promise<T>
}

const NAME = /^thela-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.zst$/
const UNFINISHED = '.tmp'
/** A copy of an archive from the object store, for as long as it is read. */
export const COPY = '.copy'
const DAY_MS = 24 * 60 * 60_000
/** A file beside each archive says that it was verified, with its size and modification time. */
export const VERIFIED = '.verified'

export const backupFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'backups')

export const nameFor = (madeAt: Date) => `thela-${madeAt.toISOString().replace(/[:.]/g, '-')}.tar.zst`

export const isArchive = (name: string) => NAME.test(name)

export const timeOf = (name: string) => new Date(name.replace(NAME, '$1T$2:$3:$4.$5Z'))

/** The path of a new draft; removes old drafts, since only one backup is made at a time. */
export async function prepareDraft(folder: string, name: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const file of await readdir(folder)) {
    if (file.endsWith(UNFINISHED) || (await isOldCopy(join(folder, file))))
      await rm(join(folder, file), { force: true })
  }
  return join(folder, `${name}${UNFINISHED}`)
}

/** Left by a process that was stopped while it read. */
async function isOldCopy(path: string) {
  const entry = path.endsWith(COPY) ? await stat(path).catch(() => undefined) : undefined
  return entry !== undefined && entry.mtimeMs < Date.now() - DAY_MS
}

/** All archives of a folder, the newest first, whether valid or not. */
export async function listArchives(folder: string): Promise<Backup[]> {
  const names = (await readdir(folder).catch(() => [])).filter(isArchive)
  const backups = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      return { name, path, bytes: (await stat(path)).size, createdAt: timeOf(name) }
    }),
  )
  return backups.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

/** The verified backups, the newest first. */
export async function listBackups(folder: string) {
  const archives = await listArchives(folder)
  const areVerified = await Promise.all(archives.map(({ path }) => isVerified(path)))
  return archives.filter((_archive, index) => areVerified[index])
}

/** Verifies every archive again: a damaged one is no longer a backup, a copied one becomes one. */
export async function inspectBackups(folder: string) {
  const damaged: string[] = []
  for (const { name, path } of await listArchives(folder)) {
    try {
      await verifyArchive(path)
      await markVerified(path, path)
    } catch {
      damaged.push(name)
      await unmarkVerified(path)
    }
  }
  return { damaged }
}

/** Called before the archive gets its name, so that it is a backup as soon as it has one. */
export async function markVerified(verified: string, archive: string) {
  await writeFile(`${archive}${VERIFIED}`, await fingerprint(verified), { mode: 0o600, flush: true })
}

export const unmarkVerified = (archive: string) => rm(`${archive}${VERIFIED}`, { force: true })

export async function removeArchive(archive: string) {
  await rm(archive, { force: true })
  await unmarkVerified(archive)
}

async function isVerified(archive: string) {
  const receipt = await readFile(`${archive}${VERIFIED}`, 'utf8').catch(() => undefined)
  return receipt !== undefined && receipt === (await fingerprint(archive))
}

async function fingerprint(path: string) {
  const { size, mtimeMs } = await stat(path)
  return JSON.stringify({ bytes: size, writtenAt: mtimeMs })
}

/** Without this a power cut could undo a rename. */
export async function flushFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
