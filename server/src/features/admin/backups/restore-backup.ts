import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Source } from '../../../db/connect.ts'
import { withClient } from '../../../db/with-client.ts'
import { localFiles } from '../../../files/local-files.ts'
import { StartError } from '../../../startup/start-error.ts'
import { DamagedArchive, MANIFEST, type Manifest, ownerOf } from './archive-format.ts'
import { findBackupKey } from './backup-key.ts'
import { loadArchive } from './load-archive.ts'
import type { BackupSource } from './make-backup.ts'
import { makeRestorePoint } from './make-restore-point.ts'
import { endAllSessions, isInUse } from './queries.ts'
import { readParts, verifyArchive } from './read-archive.ts'
import { isSignedWith } from './seal.ts'

type Archive = { path: string; manifest: Manifest }

/**
 * Puts a backup in the place of what is there now, of which a backup is made first. The database changes in one
 * transaction at the end; whatever fails before, database and pictures stay as they are.
 */
export async function restoreBackup(platform: BackupSource, path: string, { needsSignature = true } = {}) {
  const { source, config } = platform
  const manifest = await verifyArchive(path).catch(explain(path))
  if (needsSignature) await refuseUnsigned(platform, path)
  if (await withClient(source, 'thela restore', isInUse))
    throw new StartError('Thela is running on this database. Stop it, then restore.')

  const uploads = join(config.dataDir, 'uploads')
  refuseLeftovers(formerOf(uploads))
  const restorePoint = await makeRestorePoint(platform)
  const { leftOut } = await replaceAll(source, uploads, { path, manifest })
  await rm(formerOf(uploads), { recursive: true, force: true })
  return { manifest, restorePoint, leftOut }
}

/** The seal finds damage; only the signature finds a file that somebody else made or changed. */
async function refuseUnsigned({ config }: BackupSource, path: string) {
  const isOurs = await isSignedWith(await findBackupKey(config), path)
  if (isOurs) return
  const why =
    isOurs === undefined
      ? 'is not signed: an older version made it, or somebody else'
      : 'is not signed with the key here. Set BACKUP_KEY to the key of the machine that made it (its DATA_DIR/backup.key)'
  throw new StartError(
    `${path} ${why}. Nothing was changed. If you know where it comes from, restore it with: npm run restore -- FILE --without-signature`,
  )
}

async function replaceAll(source: Source, uploads: string, { path, manifest }: Archive) {
  const unpacked = `${uploads}.restored`
  try {
    await unpackUploads(path, unpacked)
    return await loadArchive(source, {
      path,
      manifest,
      beforeCommit: async (client) => {
        await endAllSessions(client)
        await exchange(uploads, unpacked)
      },
    })
  } catch (error) {
    await putBack(uploads)
    return explain(path)(error)
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
}

const formerOf = (uploads: string) => `${uploads}.former`

/** Whether its pictures are the true ones only a person can tell, so none are put in their place or deleted. */
function refuseLeftovers(former: string) {
  if (existsSync(former))
    throw new StartError(
      `A restore was cut off and left ${former}, which may hold the pictures that belong here. Look into it, move it away, then restore.`,
    )
}

async function unpackUploads(path: string, folder: string) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const files = localFiles(folder)
  for await (const { name, bytes } of readParts(path)) {
    const upload = name === MANIFEST ? undefined : ownerOf(name).upload
    if (upload !== undefined) await files.save(upload, bytes)
  }
}

async function exchange(uploads: string, unpacked: string) {
  await mkdir(uploads, { recursive: true })
  await rename(uploads, formerOf(uploads))
  await rename(unpacked, uploads)
}

/** When the commit itself fails, the pictures go back to the rows they belong to. */
async function putBack(uploads: string) {
  if (!existsSync(formerOf(uploads))) return
  await rm(uploads, { recursive: true, force: true })
  await rename(formerOf(uploads), uploads)
}

const explain =
  (path: string) =>
  (error: unknown): never => {
    if (error instanceof DamagedArchive)
      throw new StartError(`${path} ${error.message}. Nothing was changed.`)
    throw error
  }
