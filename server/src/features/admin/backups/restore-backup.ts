import { type Client, withClient } from '../../../db/with-client.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { StartError } from '../../../startup/start-error.ts'
import { DamagedArchive, MANIFEST, ownerOf } from './archive-format.ts'
import { isSignedWith } from './archive-trailer.ts'
import { findBackupKey } from './backup-key.ts'
import { loadArchive } from './load-archive.ts'
import type { BackupSource } from './make-backup.ts'
import { makeRestorePoint } from './make-restore-point.ts'
import { endAllSessions, isInUse } from './queries.ts'
import { readEntries, verifyArchive } from './read-archive.ts'

/**
 * Replaces the current data with a backup, after making a backup of the current data. The database changes in one
 * transaction at the end; if anything fails before, database and uploads stay as they are.
 */
export async function restoreBackup(platform: BackupSource, path: string, { needsSignature = true } = {}) {
  const { source } = platform
  const manifest = await verifyArchive(path).catch(explain(path))
  if (needsSignature) await refuseUnsigned(platform, path)
  if (await withClient(source, 'thela restore', isInUse))
    throw new StartError('Thela is running on this database. Stop it, then restore.')

  let restorePoint: string | undefined
  const { leftOut } = await platform.files
    .replaceAll({
      fill: async (files) => {
        restorePoint = await makeRestorePoint(platform)
        await unpackUploads(path, files)
      },
      commit: (swap) => loadArchive(source, { path, manifest, beforeCommit: endSessionsThen(swap) }),
    })
    .catch(explain(path))
  return { manifest, restorePoint, leftOut }
}

const endSessionsThen = (swap: () => Promise<void>) => async (client: Client) => {
  await endAllSessions(client)
  await swap()
}

/** The checksum detects damage; only the signature detects a file that somebody else made or changed. */
async function refuseUnsigned({ config }: BackupSource, path: string) {
  const isOurs = await isSignedWith(await findBackupKey(config), path)
  if (isOurs) return
  const why =
    isOurs === undefined
      ? 'is not signed: it was made by an older version, or by somebody else'
      : 'is not signed with the key of this machine. Set BACKUP_KEY to the key of the machine that made it (its DATA_DIR/backup.key)'
  throw new StartError(
    `${path} ${why}. Nothing was changed. If you trust its origin, restore it with: npm run restore -- FILE --without-signature`,
  )
}

async function unpackUploads(path: string, files: Pick<FileStore, 'save'>) {
  for await (const { name, content } of readEntries(path)) {
    const upload = name === MANIFEST ? undefined : ownerOf(name).upload
    if (upload !== undefined) await files.save(upload, content)
  }
}

const explain =
  (path: string) =>
  (error: unknown): never => {
    if (error instanceof DamagedArchive)
      throw new StartError(`${path} ${error.message}. Nothing was changed.`)
    throw error
  }
