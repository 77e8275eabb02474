import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { vendorSearchApi } from '@thela/contract/site/vendor-search'
import { call } from '../../api/call.ts'

export type Wanted = { search?: string; city?: string; page: number }

export const vendorSearchQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['vendor-search', wanted],
    queryFn: ({ signal }) => call(vendorSearchApi.searchVendors, { querystring: wanted }, { signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

/** What one looks for stands in the address, so that it can be shared and gone back to. */
export function useSearchParams() {
  const { search, city, page = 1 } = useSearch({ from: '/site/search' })
  const navigate = useNavigate({ from: '/search' })

  return {
    wanted: { search, city, page },
    /** Another question starts at its first page. */
    look: (change: Pick<Wanted, 'search' | 'city'>) =>
      navigate({
        search: (now) => ({ ...now, ...change, page: undefined }),
        replace: true,
        resetScroll: false,
      }),
    turnTo: (page: number) => navigate({ search: (now) => ({ ...now, page }) }),
  }
}
