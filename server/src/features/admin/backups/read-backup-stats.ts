import type { BackupStats } from '@thela/contract/admin/backups'
import { destinationOf } from './backup-destination.ts'
import { type BackupSource, toMB } from './make-backup.ts'

export async function readBackupStats(platform: BackupSource): Promise<BackupStats> {
  const backups = await destinationOf(platform).listBackups()

  return {
    totalBackups: backups.length,
    totalSizeInMB: toMB(backups.reduce((sum, { bytes }) => sum + bytes, 0)),
    newestBackup: backups[0]?.createdAt.toISOString() ?? null,
  }
}
