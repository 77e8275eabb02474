import { keepPreviousData, queryOptions } from '@tanstack/react-query'
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
