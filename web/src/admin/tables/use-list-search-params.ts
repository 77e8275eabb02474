import { useNavigate } from '@tanstack/react-router'

type Paged = { page?: number; limit?: number }

/** A list's filter, page and page size as search params; every change of the filter goes back to the first page. */
export function useListSearchParams<Filter extends Paged>(filter: Filter, usualSize: number) {
  const navigate = useNavigate()
  const { page = 1, limit, ...criteria } = filter
  const go = (search: object) => navigate({ to: '.', search, replace: true, resetScroll: false })

  return {
    filter,
    /** Without the page and its size. */
    criteria,
    page,
    pageSize: limit ?? usualSize,
    isFiltered: Object.values(criteria).some(Boolean),
    change: (part: Partial<Filter>) => go({ ...criteria, limit, ...part }),
    clear: () => go({ limit }),
    goTo: (next: number) => navigate({ to: '.', search: { ...filter, page: next > 1 ? next : undefined } }),
    resize: (size: number) => go({ ...criteria, limit: size === usualSize ? undefined : size }),
  }
}
