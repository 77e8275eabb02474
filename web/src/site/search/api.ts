import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { vendorSearchApi } from '@thela/contract/site/vendor-search'
import { call } from '../../api/call.ts'

export type VendorSearch = { search?: string; city?: string; page: number }

export const vendorSearchQuery = (criteria: VendorSearch) =>
  queryOptions({
    queryKey: ['vendor-search', criteria],
    queryFn: ({ signal }) => call(vendorSearchApi.searchVendors, { querystring: criteria }, { signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

/** The search is kept in the URL, so that it can be shared and revisited. */
export function useSearchParams() {
  const { search, city, page = 1 } = useSearch({ from: '/site/search' })
  const navigate = useNavigate({ from: '/search' })

  return {
    criteria: { search, city, page },
    /** A new search starts at the first page. */
    changeSearch: (change: Pick<VendorSearch, 'search' | 'city'>) =>
      navigate({
        search: (now) => ({ ...now, ...change, page: undefined }),
        replace: true,
        resetScroll: false,
      }),
    goToPage: (page: number) => navigate({ search: (now) => ({ ...now, page }) }),
  }
}
