import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Timestamp } from '../values/text.ts'

export const BackupStats = z.object({
  totalBackups: z.int(),
  totalSizeInMB: z.number(),
  newestBackup: Timestamp.nullable(),
})
export type BackupStats = z.infer<typeof BackupStats>

/** The progress of the running backup, whoever started it. */
const BackupProgress = z.object({ percent: z.int().min(0).max(100) })

export const backupsApi = {
  readStats: endpoint({
    method: 'GET',
    path: '/api/backup/stats',
    access: 'admin',
    summary: 'How many verified backups there are, and whether one is being made',
    schema: {
      response: { 200: z.object({ stats: BackupStats, running: BackupProgress.nullable() }) },
    },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/backup/manual',
    access: 'admin',
    summary: 'Make a backup now',
    takesLong: true,
    schema: {
      response: {
        201: z.object({
          success: z.literal(true),
          message: z.string(),
          backup: z.object({ name: z.string(), sizeInMB: z.number(), createdAt: Timestamp }),
        }),
      },
    },
  }),
}
