import { useNavigate, useSearch } from '@tanstack/react-router'
import type { VendorsAsked } from '../vendor-figures/api.ts'
import type { AnalyticsSearch } from './analytics-search.ts'

/** What the screen shows stands in its address; whatever is changed, the list begins with its first page. */
export function useAnalyticsPlace() {
  const search = useSearch({ from: '/admin/layout/admin/analytics' })
  const navigate = useNavigate({ from: '/admin/analytics' })
  const go = (next: Partial<AnalyticsSearch>) =>
    navigate({ search: (before) => ({ ...before, ...next }), resetScroll: false })

  const { period = '30d', sortBy = 'totalViews', order = 'desc' } = search
  const asked: VendorsAsked = { period, sortBy, order, search: search.search || undefined }

  return {
    ...search,
    period,
    sortBy,
    order,
    /** The list that the filters describe. */
    asked,
    tab: search.tab ?? 'overview',
    page: search.page ?? 1,
    change: (next: Partial<AnalyticsSearch>) => go({ ...next, page: undefined }),
    openTab: (tab: AnalyticsSearch['tab']) => go({ tab }),
    openPage: (page: number) => go({ page }),
  } as const
}

export type AnalyticsPlace = ReturnType<typeof useAnalyticsPlace>
