import type { BackupStats } from '@thela/contract/admin/backups'
import type { Config } from '../../../config.ts'
import { backupFolder, listBackups } from './backup-folder.ts'
import { toMB } from './make-backup.ts'

export async function readBackupStats(config: Pick<Config, 'dataDir'>): Promise<BackupStats> {
  const backups = await listBackups(backupFolder(config))

  return {
    totalBackups: backups.length,
    totalSizeInMB: toMB(backups.reduce((sum, { bytes }) => sum + bytes, 0)),
    newestBackup: backups[0]?.createdAt.toISOString() ?? null,
  }
}
