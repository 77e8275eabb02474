import type { AuditLogsQuery } from '@thela/contract/core/audit-logs'
import type { AuditPeriod } from '@thela/contract/values/choices'
import { addDays } from '@thela/contract/values/date-range'
import type { Platform } from '../../../platform.ts'
import { momentOf } from '../events/business-time.ts'
import { countAuditLogs, listAuditLogs, type PlatformDay } from './queries.ts'

export async function readAuditLogs(platform: Platform, { period, ...filter }: AuditLogsQuery) {
  const since = startOf(platform, period)
  const { rows, pagination } = await listAuditLogs(platform.db, { ...filter, since }, filter)

  return { logs: rows, pagination, total: pagination.total }
}

export function readAuditStats(platform: Platform, period: AuditPeriod) {
  return countAuditLogs(platform.db, {
    since: startOf(platform, period),
    lastWeek: daysAgo(platform, 6),
    today: daysAgo(platform, 0),
  })
}

const days: Record<Exclude<AuditPeriod, 'all'>, number> = { '1d': 1, '7d': 7, '30d': 30, '90d': 90 }

const startOf = (platform: Platform, period: AuditPeriod) =>
  period === 'all' ? undefined : daysAgo(platform, days[period] - 1)

function daysAgo({ config }: Platform, count: number): PlatformDay {
  return { day: addDays(momentOf(new Date()).day, -count), timeZone: config.timeZone }
}
