import { useSearch } from '@tanstack/react-router'
import type { AuditAction, AuditEntity, AuditPeriod } from '@thela/contract/values/choices'
import { useListAddress } from '../tables/use-list-search-params.ts'

export const PAGE_SIZE = 50

export type LogsFilter = {
  search?: string
  action?: AuditAction
  entity?: AuditEntity
  period?: Exclude<AuditPeriod, 'all'>
  page?: number
}

export const useLogsFilter = () =>
  useListAddress<LogsFilter>(useSearch({ from: '/admin/layout/admin/audit-logs' }), PAGE_SIZE)
