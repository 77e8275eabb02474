import { useNavigate, useSearch } from '@tanstack/react-router'
import type { VendorsAsked } from '../vendor-figures/api.ts'
import type { ReportsSearch } from './reports-search.ts'

export const REPORT_PERIOD = '30d'

/** What the screen shows stands in its address; whatever is changed, the list begins with its first page. */
export function useReportsPlace() {
  const search = useSearch({ from: '/admin/layout/admin/reports' })
  const navigate = useNavigate({ from: '/admin/reports' })
  const go = (next: Partial<ReportsSearch>) =>
    navigate({ search: (before) => ({ ...before, ...next }), resetScroll: false })

  return {
    ...search,
    tab: search.tab ?? 'overview',
    page: search.page ?? 1,
    asked: askedBy(search),
    change: (next: Partial<ReportsSearch>) => go({ ...next, page: undefined }),
    clear: () => go({ search: undefined, status: undefined, segment: undefined, page: undefined }),
    openTab: (tab: ReportsSearch['tab']) => go({ tab }),
    openPage: (page: number) => go({ page }),
  } as const
}

export type ReportsPlace = ReturnType<typeof useReportsPlace>

const askedBy = ({ search, status, segment }: ReportsSearch): VendorsAsked => ({
  period: REPORT_PERIOD,
  sortBy: 'totalViews',
  search: search || undefined,
  status,
  segment,
})
