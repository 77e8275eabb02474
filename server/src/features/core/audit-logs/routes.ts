import { auditLogsApi } from '@thela/contract/core/audit-logs'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { readAuditLogs, readAuditStats } from './read-audit-logs.ts'

export const auditLogRoutes: FeatureRoutes = (app, platform) => {
  route(app, auditLogsApi.list, ({ query }) => readAuditLogs(platform, query))

  route(app, auditLogsApi.readStats, async ({ query }) => ({
    stats: await readAuditStats(platform, query.period),
  }))
}
