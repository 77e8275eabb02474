import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { auditLogsApi } from '@thela/contract/core/audit-logs'
import { businessDay } from '@thela/contract/values/dates'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { downloadFile } from '../../ui/download-file.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { readAllRows } from '../tables/read-pages.ts'
import { type LogsFilter, PAGE_SIZE } from './LogsFilters.tsx'
import { csvOf } from './log-columns.tsx'

/** The log grows with every action of any administrator: it is always refetched. */
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

const EXPORT_PAGE_SIZE = 200

/** Exports all entries that match the filter, from all pages. */
export function useExportLogs() {
  const [progress, setProgress] = useState(0)

  const exportLogs = useMutation({
    mutationFn: (filter: LogsFilter) =>
      readAllRows(
        (page, after) => loadPage({ ...filter, after }, page),
        ({ done, total }) => setProgress(total && Math.round((done / total) * 100)),
      ),
    meta: { fallback: 'Failed to export audit logs' },
    onMutate: () => setProgress(0),
    onSuccess: (logs) => {
      downloadFile(new Blob([csvOf(logs)], { type: 'text/csv' }), `audit-logs-${businessDay(new Date())}.csv`)
      toast.success(`${logs.length} audit logs exported successfully!`)
    },
  })

  return { exportLogs, progress }
}

async function loadPage(filter: LogsFilter & { after?: string }, page: number) {
  const querystring = { ...filter, page, limit: EXPORT_PAGE_SIZE }
  const { logs, pagination } = await call(auditLogsApi.list, { querystring })
  return { rows: logs, pagination }
}
