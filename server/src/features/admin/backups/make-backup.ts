import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../../db/connect.ts'
import { readSnapshot } from '../../../db/copy-tables.ts'
import { type Client, withClient } from '../../../db/with-client.ts'
import { HttpError } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { insertAuditLog } from '../../core/audit-logs/queries.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import {
  type Backup,
  backupFolder,
  draftIn,
  flushFolder,
  nameFor,
  removeArchive,
  writeReceipt,
} from './backup-folder.ts'
import { type KeySource, takeBackupKey } from './backup-key.ts'
import { claimBackup, tellProgress } from './queries.ts'
import { verifyArchive } from './read-archive.ts'
import { writeArchive } from './write-archive.ts'

export type BackupSource = Pick<Platform, 'db' | 'source' | 'files'> & { config: KeySource }
type Made = { name: string; sizeInMB: number }
type Order = { madeAt: Date; record: (db: Db, made: Made) => Promise<unknown> }

export const makeBackupFor = (platform: BackupSource, admin: Actor) =>
  makeBackup(platform, {
    madeAt: new Date(),
    record: (db, { name, ...newValues }) =>
      recordChange(db, admin, { action: 'CREATE', entity: 'BACKUP', entityId: name, newValues }),
  })

/** A backup that nobody asked for but the clock. */
export const makeBackupOf = (platform: BackupSource, madeAt: Date, why: string) =>
  makeBackup(platform, { madeAt, record: (db, made) => recordBackup(db, why, made) })

/** Of what another version made, in whose log we do not know how to write. */
export const makeBackupOfUnknown = (platform: BackupSource, madeAt: Date) =>
  makeBackup(platform, { madeAt, record: async () => {} })

const recordBackup = (db: Db, why: string, { name, ...newValues }: Made) =>
  insertAuditLog(db, {
    actorType: 'SYSTEM',
    actorId: null,
    action: 'CREATE',
    entity: 'BACKUP',
    entityId: name,
    metadata: { why },
    newValues,
    ipAddress: null,
  })

/** One archive of everything, read whole before it gets its name; a failure leaves no file behind. */
function makeBackup(platform: BackupSource, order: Order): Promise<Backup> {
  return withClient(platform.source, 'thela backup 0%', async (client) => {
    if (!(await claimBackup(client))) throw alreadyRunning()

    const folder = backupFolder(platform.config)
    const name = nameFor(order.madeAt)
    const draft = await draftIn(folder, name)
    try {
      const key = await takeBackupKey(platform.config)
      await write(platform, client, { draft, madeAt: order.madeAt, key })
      await tellProgress(client, WRITING)
      await verifyArchive(draft)
      const { size: bytes } = await stat(draft)
      const backup = { name, path: join(folder, name), bytes, createdAt: order.madeAt }
      await keep(platform.db, { draft, backup, order })
      await flushFolder(folder)
      return backup
    } finally {
      await rm(draft, { force: true })
    }
  })
}

const WRITING = 80

type Draft = { draft: string; madeAt: Date; key: string | undefined }

function write({ files }: BackupSource, client: Client, { draft, madeAt, key }: Draft) {
  return readSnapshot(client, (snapshot) =>
    writeArchive(draft, { snapshot, files, madeAt, key }, (share) => tellProgress(client, share * WRITING)),
  )
}

/** The line in the log and the name of the file come together, or neither does. */
async function keep(db: Db, { draft, backup, order }: { draft: string; backup: Backup; order: Order }) {
  try {
    await db.transaction().execute(async (db) => {
      await order.record(db, { name: backup.name, sizeInMB: toMB(backup.bytes) })
      await writeReceipt(draft, backup.path)
      await rename(draft, backup.path)
    })
  } catch (error) {
    await removeArchive(backup.path)
    throw error
  }
}

export const toMB = (bytes: number) => Math.round((bytes / 1024 / 1024) * 100) / 100

const alreadyRunning = () => new HttpError(409, 'A backup is already being made')
