import { useNavigate, useSearch } from '@tanstack/react-router'
import type { analyticsPeriods } from '@thela/contract/values/date-range'
import type { VendorListQuery } from '../vendor-figures/api.ts'
import type { AnalyticsSearch } from './analytics-search.ts'

/** What the screen shows, as search params; every change of a filter goes back to the first page of the list. */
export function useAnalyticsParams() {
  const search = useSearch({ from: '/admin/layout/admin/analytics' })
  const navigate = useNavigate({ from: '/admin/analytics' })
  const go = (next: Partial<AnalyticsSearch>) =>
    navigate({ search: (before) => ({ ...before, ...next }), resetScroll: false })

  const { period = '30d', sortBy = 'totalViews', order = 'desc' } = search
  const listQuery: VendorListQuery = { period, sortBy, order, search: search.search || undefined }

  return {
    ...search,
    period,
    sortBy,
    order,
    /** The list that the filters describe. */
    listQuery,
    tab: search.tab ?? 'overview',
    page: search.page ?? 1,
    change: (next: Partial<AnalyticsSearch>) => go({ ...next, page: undefined }),
    openTab: (tab: AnalyticsSearch['tab']) => go({ tab }),
    openPage: (page: number) => go({ page }),
  } as const
}

export type AnalyticsParams = ReturnType<typeof useAnalyticsParams>

export type AnalyticsPeriod = (typeof analyticsPeriods)[number]

export const periodNames: Record<AnalyticsPeriod, string> = {
  '1d': 'Today',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
}
