import { useNavigate, useSearch } from '@tanstack/react-router'
import type { VendorListQuery } from '../vendor-figures/api.ts'
import type { ReportsSearch } from './reports-search.ts'

export const REPORT_PERIOD = '30d'

/** What the screen shows, as search params; every change of a filter goes back to the first page of the list. */
export function useReportsParams() {
  const search = useSearch({ from: '/admin/layout/admin/reports' })
  const navigate = useNavigate({ from: '/admin/reports' })
  const go = (next: Partial<ReportsSearch>) =>
    navigate({ search: (before) => ({ ...before, ...next }), resetScroll: false })

  return {
    ...search,
    tab: search.tab ?? 'overview',
    page: search.page ?? 1,
    listQuery: listQueryOf(search),
    change: (next: Partial<ReportsSearch>) => go({ ...next, page: undefined }),
    clear: () => go({ search: undefined, status: undefined, segment: undefined, page: undefined }),
    openTab: (tab: ReportsSearch['tab']) => go({ tab }),
    openPage: (page: number) => go({ page }),
  } as const
}

export type ReportsParams = ReturnType<typeof useReportsParams>

const listQueryOf = ({ search, status, segment }: ReportsSearch): VendorListQuery => ({
  period: REPORT_PERIOD,
  sortBy: 'totalViews',
  search: search || undefined,
  status,
  segment,
})
