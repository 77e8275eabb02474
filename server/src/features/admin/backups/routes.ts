import { backupsApi } from '@thela/contract/admin/backups'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { makeBackupFor, toMB } from './make-backup.ts'
import { findProgress } from './queries.ts'
import { readBackupStats } from './read-backup-stats.ts'

export const backupRoutes: FeatureRoutes = (app, platform) => {
  const { db } = platform

  route(app, backupsApi.readStats, async () => ({
    stats: await readBackupStats(platform),
    running: await findProgress(db),
  }))

  route(app, backupsApi.create, async ({ caller }) => {
    const { name, bytes, createdAt } = await makeBackupFor(platform, caller)
    return {
      success: true as const,
      message: 'Backup created successfully!',
      backup: { name, sizeInMB: toMB(bytes), createdAt: createdAt.toISOString() },
    }
  })
}
