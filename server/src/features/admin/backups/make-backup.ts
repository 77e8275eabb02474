import { rm, stat } from 'node:fs/promises'
import type { Db } from '../../../db/connect.ts'
import { readSnapshot } from '../../../db/copy-tables.ts'
import { isFaultOfReplica, type Place, type Reads } from '../../../db/replica.ts'
import { type Client, withClient } from '../../../db/with-client.ts'
import { HttpError } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { insertAuditLog } from '../../core/audit-logs/queries.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { destinationOf } from './backup-destination.ts'
import { type Backup, type BackupDestination, backupFolder, nameFor, prepareDraft } from './backup-folder.ts'
import { findOrMakeBackupKey, type KeySource } from './backup-key.ts'
import { claimBackup, reportProgress } from './queries.ts'
import { verifyArchive } from './read-archive.ts'
import { writeArchive } from './write-archive.ts'

export type BackupSource = Pick<Platform, 'db' | 'source' | 'files' | 'backups'> & {
  config: KeySource
  /** Without them the primary is copied, as before a restore. */
  reads?: Reads
}
type Made = { name: string; sizeInMB: number }
type BackupOrder = { madeAt: Date; place: Place; record: (db: Db, made: Made) => Promise<unknown> }

export const makeBackupFor = async (platform: Platform, admin: Actor & { id: string }) =>
  makeBackup(platform, {
    madeAt: new Date(),
    place: await platform.reads.chooseFor(admin.id),
    record: (db, { name, ...newValues }) =>
      recordChange(db, admin, { action: 'CREATE', entity: 'BACKUP', entityId: name, newValues }),
  })

/** A backup that no administrator asked for, such as the nightly one. */
export const makeSystemBackup = (platform: BackupSource, madeAt: Date, why: string) =>
  makeBackup(platform, { madeAt, place: 'replica', record: (db, made) => recordBackup(db, why, made) })

/** For a database of another version, whose audit log may have another format. */
export const makeUnloggedBackup = (platform: BackupSource, madeAt: Date) =>
  makeBackup(platform, { madeAt, place: 'primary', record: async () => {} })

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

/** One archive of everything, verified before it gets its name; a failure leaves no file behind. */
function makeBackup(platform: BackupSource, order: BackupOrder): Promise<Backup> {
  return withClient(platform.source, 'thela backup 0%', async (client) => {
    if (!(await claimBackup(client))) throw alreadyRunning()

    const destination = destinationOf(platform)
    const name = nameFor(order.madeAt)
    const draft = await prepareDraft(backupFolder(platform.config), name)
    try {
      const key = await findOrMakeBackupKey(platform.config)
      await write(platform, client, { draft, key, ...order })
      await reportProgress(client, WRITING)
      await verifyArchive(draft)
      const { size: bytes } = await stat(draft)
      const backup = { name, path: destination.locate(name), bytes, createdAt: order.madeAt }
      await keep(platform.db, destination, { draft, backup, order })
      return backup
    } finally {
      await rm(draft, { force: true })
    }
  })
}

/** Of the progress, in percent; verifying is the rest. */
const WRITING = 80

type Draft = { draft: string; madeAt: Date; place: Place; key: string | undefined }

/** The lock and the progress are on the primary, whichever of the two is copied. */
async function write({ files, reads }: BackupSource, client: Client, { draft, madeAt, place, key }: Draft) {
  const copy = (source: Client) =>
    readSnapshot(source, (snapshot) =>
      writeArchive(draft, { snapshot, files, madeAt, key }, (share) =>
        reportProgress(client, share * WRITING),
      ),
    )
  const replica = reads?.sourceAt(place)
  if (!replica) return copy(client)
  try {
    return await withClient(replica, 'thela copies', copy)
  } catch (error) {
    if (!isFaultOfReplica(error)) throw error
    await rm(draft, { force: true })
    return copy(client)
  }
}

type Verified = { draft: string; backup: Backup; order: BackupOrder }

/** Writes the audit log and confirms the backup, both or neither. */
async function keep(db: Db, destination: BackupDestination, { draft, backup, order }: Verified) {
  try {
    await destination.deliver(draft, backup.name)
    await db.transaction().execute(async (db) => {
      await order.record(db, { name: backup.name, sizeInMB: toMB(backup.bytes) })
      await destination.confirm(draft, backup.name)
    })
  } catch (error) {
    await destination.remove(backup.name)
    throw error
  }
}

export const toMB = (bytes: number) => Math.round((bytes / 1024 / 1024) * 100) / 100

const alreadyRunning = () => new HttpError(409, 'A backup is already being made')
