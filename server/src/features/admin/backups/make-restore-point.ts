import { isUnfit } from '../../../db/database-faults.ts'
import { findStanding, migrate } from '../../../db/migrate.ts'
import { withClient } from '../../../db/with-client.ts'
import { type BackupSource, makeBackupOf, makeBackupOfUnknown } from './make-backup.ts'

/** A backup of what a restore is about to replace; answers with its name, or with nothing where none could be made. */
export async function makeRestorePoint(platform: BackupSource) {
  const standing = await withClient(platform.source, 'thela restore', findStanding)
  if (standing === 'unknown') return tryUnknown(platform)

  // Without tables there may still be pictures, and a backup of those needs tables.
  if (standing === 'empty') await migrate(platform.source)
  return (await makeBackupOf(platform, new Date(), 'before a restore')).name
}

/** What another version made may be such that we cannot copy it; no other fault is a reason to go on without. */
async function tryUnknown(platform: BackupSource) {
  try {
    return (await makeBackupOfUnknown(platform, new Date())).name
  } catch (error) {
    if (isUnfit(error)) return undefined
    throw error
  }
}
