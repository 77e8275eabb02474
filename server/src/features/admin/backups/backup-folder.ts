import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../config.ts'
import { verifyArchive } from './read-archive.ts'

export type Backup = { name: string; path: string; bytes: number; createdAt: Date }

const NAME = /^thela-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.zst$/
const UNFINISHED = '.tmp'
/** Beside each archive: that it was read whole, as the file it still is. */
const RECEIPT = '.verified'

export const backupFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'backups')

export const nameFor = (madeAt: Date) => `thela-${madeAt.toISOString().replace(/[:.]/g, '-')}.tar.zst`

const timeOf = (name: string) => new Date(name.replace(NAME, '$1T$2:$3:$4.$5Z'))

/** Makes room for a new archive; whoever calls this is the only one that makes backups. */
export async function draftIn(folder: string, name: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const file of await readdir(folder)) {
    if (file.endsWith(UNFINISHED)) await rm(join(folder, file), { force: true })
  }
  return join(folder, `${name}${UNFINISHED}`)
}

/** All archives of a folder, the newest first, whether good or not. */
export async function listArchives(folder: string): Promise<Backup[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name))
  const backups = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      return { name, path, bytes: (await stat(path)).size, createdAt: timeOf(name) }
    }),
  )
  return backups.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

/** The backups that count: read whole since they were last written, the newest first. */
export async function listBackups(folder: string) {
  const archives = await listArchives(folder)
  const areGood = await Promise.all(archives.map(({ path }) => hasReceipt(path)))
  return archives.filter((_archive, index) => areGood[index])
}

/** Reads every archive again; what was damaged since counts no longer, what came from elsewhere may. */
export async function inspectBackups(folder: string) {
  const damaged: string[] = []
  for (const { name, path } of await listArchives(folder)) {
    try {
      await verifyArchive(path)
      await writeReceipt(path, path)
    } catch {
      damaged.push(name)
      await withdrawReceipt(path)
    }
  }
  return { damaged }
}

/** Written before the archive gets its name, so that with its name it counts. */
export async function writeReceipt(verified: string, archive: string) {
  await writeFile(`${archive}${RECEIPT}`, await fingerprint(verified), { mode: 0o600, flush: true })
}

export const withdrawReceipt = (archive: string) => rm(`${archive}${RECEIPT}`, { force: true })

export async function removeArchive(archive: string) {
  await rm(archive, { force: true })
  await withdrawReceipt(archive)
}

async function hasReceipt(archive: string) {
  const receipt = await readFile(`${archive}${RECEIPT}`, 'utf8').catch(() => undefined)
  return receipt !== undefined && receipt === (await fingerprint(archive))
}

async function fingerprint(path: string) {
  const { size, mtimeMs } = await stat(path)
  return JSON.stringify({ bytes: size, writtenAt: mtimeMs })
}

/** Without this a power cut could undo a renaming. */
export async function flushFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
