import type { Logger } from 'pino'
import { HttpError } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { destinationOf } from './backup-destination.ts'
import { makeSystemBackup } from './make-backup.ts'
import { verifyRestore } from './verify-restore.ts'

const DAY_MS = 24 * 60 * 60_000
const KEPT_DAYS = 30

/** Makes the backup of the night and removes those older than 30 days (DEC-183). */
export function makeNightlyBackup(platform: Platform, due: Date) {
  return replaceOldBackups(platform, due, 'nightly')
}

/** Makes up for a missed night. */
export async function catchUpBackup(platform: Platform, now = new Date()) {
  const [newest] = await destinationOf(platform).listBackups()
  const isRecent = newest && now.getTime() - newest.createdAt.getTime() < DAY_MS
  if (isRecent) return { made: null, removed: await removeOldBackups(platform, now) }
  return replaceOldBackups(platform, now, 'catching up')
}

/** Removes old backups first, or a full disk stays full, and again afterwards: the former newest may be too old. */
async function replaceOldBackups(platform: Platform, madeAt: Date, why: string) {
  const removed = await removeOldBackups(platform, madeAt)
  const made = await makeUnlessRunning(platform, madeAt, why)
  return { made, removed: [...removed, ...(await removeOldBackups(platform, madeAt))] }
}

/** Never removes the newest backup, however old it is. */
async function removeOldBackups(platform: Platform, now: Date) {
  const destination = destinationOf(platform)
  const [newest] = await destination.listBackups()
  const old = (await destination.listArchives()).filter(
    ({ name, createdAt }) =>
      now.getTime() - createdAt.getTime() > KEPT_DAYS * DAY_MS && name !== newest?.name,
  )
  for (const { name } of old) await destination.remove(name)
  return old.map(({ name }) => name)
}

/** Verifies every backup again and restores the newest into a temporary database; one that fails is no longer a backup. */
export async function checkBackups(platform: Platform, log: Pick<Logger, 'error'>) {
  const destination = destinationOf(platform)
  const { damaged } = await destination.inspect()
  if (damaged.length > 0) log.error({ damaged }, UNUSABLE)

  const [newest] = await destination.listBackups()
  const failure =
    newest && (await destination.withArchive(newest.name, (path) => verifyRestore(platform.source, path)))
  if (!newest || !failure) return { verified: newest?.name, damaged }

  await destination.unmarkVerified(newest.name)
  log.error({ damaged: [newest.name], failure }, UNUSABLE)
  return { verified: null, damaged: [...damaged, newest.name] }
}

const UNUSABLE = 'backups that cannot be restored'

async function makeUnlessRunning(platform: Platform, madeAt: Date, why: string) {
  try {
    return (await makeSystemBackup(platform, madeAt, why)).name
  } catch (error) {
    if (error instanceof HttpError && error.status === 409) return null
    throw error
  }
}
