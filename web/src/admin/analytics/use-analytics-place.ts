import { useNavigate, useSearch } from '@tanstack/react-router'
import type { AnalyticsSearch } from './analytics-search.ts'

/** What the screen shows stands in its address; whatever is changed, the list begins with its first page. */
export function useAnalyticsPlace() {
  const search = useSearch({ from: '/admin/layout/admin/analytics' })
  const navigate = useNavigate({ from: '/admin/analytics' })
  const go = (next: Partial<AnalyticsSearch>) =>
    navigate({ search: (before) => ({ ...before, ...next }), resetScroll: false })

  return {
    ...search,
    period: search.period ?? '30d',
    sortBy: search.sortBy ?? 'totalViews',
    order: search.order ?? 'desc',
    tab: search.tab ?? 'overview',
    page: search.page ?? 1,
    change: (next: Partial<AnalyticsSearch>) => go({ ...next, page: undefined }),
    openTab: (tab: AnalyticsSearch['tab']) => go({ tab }),
    openPage: (page: number) => go({ page }),
  } as const
}

export type AnalyticsPlace = ReturnType<typeof useAnalyticsPlace>
