import { useNavigate, useSearch } from '@tanstack/react-router'
import type { AuditAction, AuditEntity, AuditPeriod } from '@thela/contract/choices'

export type LogsFilter = {
  search?: string
  action?: AuditAction
  entity?: AuditEntity
  period?: Exclude<AuditPeriod, 'all'>
  page?: number
}

/** What is looked for stands in the address; every change of it begins again at the first page. */
export function useLogsFilter() {
  const filter: LogsFilter = useSearch({ from: '/admin/layout/admin/audit-logs' })
  const navigate = useNavigate({ from: '/admin/audit-logs' })

  return {
    filter,
    isFiltered: Boolean(filter.search || filter.action || filter.entity || filter.period),
    change: (part: Partial<LogsFilter>) =>
      navigate({ search: { ...filter, ...part, page: undefined }, replace: true, resetScroll: false }),
    clear: () => navigate({ search: {}, replace: true, resetScroll: false }),
    goTo: (page: number) => navigate({ search: { ...filter, page: page > 1 ? page : undefined } }),
  }
}
