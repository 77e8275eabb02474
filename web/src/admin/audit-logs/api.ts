import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { auditLogsApi } from '@thela/contract/core/audit-logs'
import { call } from '../../api/call.ts'
import { type LogsFilter, PAGE_SIZE } from './use-logs-filter.ts'

/** The log grows with every click, also of others: it is always asked for again. */
const fresh = { staleTime: 0, meta: { quiet: true } }

export const logsQuery = (filter: LogsFilter) =>
  queryOptions({
    queryKey: ['admin', 'audit-logs', filter],
    queryFn: ({ signal }) =>
      call(auditLogsApi.list, { querystring: { ...filter, limit: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  })

export const logStatsQuery = queryOptions({
  queryKey: ['admin', 'audit-stats'],
  queryFn: async () => (await call(auditLogsApi.readStats, { querystring: { period: '30d' } })).stats,
  ...fresh,
})
