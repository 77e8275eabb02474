import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '../../../platform.ts'
import {
  type BackupDestination,
  backupFolder,
  flushFolder,
  inspectBackups,
  listArchives,
  listBackups,
  markVerified,
  removeArchive,
  unmarkVerified,
} from './backup-folder.ts'
import type { KeySource } from './backup-key.ts'
import { storedBackups } from './stored-backups.ts'

/** The folder below DATA_DIR, or the object store. */
export const destinationOf = ({ backups, config }: Pick<Platform, 'backups'> & { config: KeySource }) =>
  backups ? storedBackups(backups, backupFolder(config)) : folderOfBackups(backupFolder(config))

function folderOfBackups(folder: string): BackupDestination {
  const locate = (name: string) => join(folder, name)

  return {
    locate,
    listArchives: () => listArchives(folder),
    listBackups: () => listBackups(folder),
    deliver: async () => {},
    async confirm(draft, name) {
      await markVerified(draft, locate(name))
      await rename(draft, locate(name))
      await flushFolder(folder)
    },
    remove: (name) => removeArchive(locate(name)),
    unmarkVerified: (name) => unmarkVerified(locate(name)),
    inspect: () => inspectBackups(folder),
    withArchive: (name, work) => work(locate(name)),
  }
}
