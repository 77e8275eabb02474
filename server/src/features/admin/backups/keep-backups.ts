import type { Logger } from 'pino'
import { HttpError } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import {
  backupFolder,
  inspectBackups,
  listArchives,
  listBackups,
  removeArchive,
  withdrawReceipt,
} from './backup-folder.ts'
import { makeBackupOf } from './make-backup.ts'
import { rehearseRestore } from './rehearse-restore.ts'

const DAY_MS = 24 * 60 * 60_000
const KEPT_DAYS = 30

/** Every night: a backup, and those of more than 30 days go (DEC-183). */
export function makeNightlyBackup(platform: Platform, due: Date) {
  return replaceOldBackups(platform, due, 'nightly')
}

/** A night that was missed is made up for. */
export async function catchUpBackup(platform: Platform, now = new Date()) {
  const [newest] = await listBackups(backupFolder(platform.config))
  const isRecent = newest && now.getTime() - newest.createdAt.getTime() < DAY_MS
  if (isRecent) return { made: null, removed: await removeOldBackups(platform, now) }
  return replaceOldBackups(platform, now, 'catching up')
}

/** Room comes first, or a full disk stays full; who was the newest until now may go when there is a newer one. */
async function replaceOldBackups(platform: Platform, madeAt: Date, why: string) {
  const removed = await removeOldBackups(platform, madeAt)
  const made = await makeUnlessRunning(platform, madeAt, why)
  return { made, removed: [...removed, ...(await removeOldBackups(platform, madeAt))] }
}

/** The newest one is never removed, however old it is: it is all there is. */
async function removeOldBackups({ config }: Platform, now: Date) {
  const folder = backupFolder(config)
  const [newest] = await listBackups(folder)
  const old = (await listArchives(folder)).filter(
    ({ name, createdAt }) =>
      now.getTime() - createdAt.getTime() > KEPT_DAYS * DAY_MS && name !== newest?.name,
  )
  for (const { path } of old) await removeArchive(path)
  return old.map(({ name }) => name)
}

/** Every backup is read again and the newest one really restored; one that fails is no longer a backup. */
export async function checkBackups({ config, source }: Platform, log: Pick<Logger, 'error'>) {
  const folder = backupFolder(config)
  const { damaged } = await inspectBackups(folder)
  if (damaged.length > 0) log.error({ damaged }, UNUSABLE)

  const [newest] = await listBackups(folder)
  const failure = newest && (await rehearseRestore(source, newest.path))
  if (!newest || !failure) return { rehearsed: newest?.name, damaged }

  await withdrawReceipt(newest.path)
  log.error({ damaged: [newest.name], failure }, UNUSABLE)
  return { rehearsed: null, damaged: [...damaged, newest.name] }
}

const UNUSABLE = 'backups that cannot be restored'

async function makeUnlessRunning(platform: Platform, madeAt: Date, why: string) {
  try {
    return (await makeBackupOf(platform, madeAt, why)).name
  } catch (error) {
    if (error instanceof HttpError && error.status === 409) return null
    throw error
  }
}
