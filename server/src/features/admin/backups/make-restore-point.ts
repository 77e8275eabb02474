import { isIncompatibleData } from '../../../db/database-errors.ts'
import { migrate, readSchemaState } from '../../../db/migrate.ts'
import { withClient } from '../../../db/with-client.ts'
import { type BackupSource, makeSystemBackup, makeUnloggedBackup } from './make-backup.ts'

/** A backup of what a restore is about to replace; returns its name, or undefined when none could be made. */
export async function makeRestorePoint(platform: BackupSource) {
  const schemaState = await withClient(platform.source, 'thela restore', readSchemaState)
  if (schemaState === 'unknown') return tryUnknownSchema(platform)

  // Without tables there may still be uploads, and a backup of those needs tables.
  if (schemaState === 'empty') await migrate(platform.source)
  return (await makeSystemBackup(platform, new Date(), 'before a restore')).name
}

/** The schema of another version may be one that we cannot copy; any other error stops the restore. */
async function tryUnknownSchema(platform: BackupSource) {
  try {
    return (await makeUnloggedBackup(platform, new Date())).name
  } catch (error) {
    if (isIncompatibleData(error)) return undefined
    throw error
  }
}
