import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import type { InputOf } from '@thela/contract/endpoint'
import { call } from '../../api/call.ts'
import { askWhileCounting, isInParts } from './counting.ts'

export type VendorListQuery = InputOf<typeof adminVendorsApi.list>['querystring']

const MAX_SUGGESTIONS = 5

/** Vendors by part of the name, business, phone or email, for the suggestions of the search box. */
export const suggestionsQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'vendor-suggestions', search],
    queryFn: async ({ signal }) =>
      (await call(adminVendorsApi.list, { querystring: { search, limit: MAX_SUGGESTIONS } }, { signal }))
        .vendors,
    enabled: search !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

/** A page of vendors with their figures; the summary of all vendors is a separate query. */
export const vendorPageQuery = (key: readonly string[], listQuery: VendorListQuery) =>
  queryOptions({
    queryKey: [...key, 'page', listQuery],
    queryFn: ({ signal }) =>
      call(adminVendorsApi.list, { querystring: { ...listQuery, ...withoutSummary } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: askWhileCounting(false),
    meta: { quiet: true },
  })

export const withoutSummary = { includeAnalytics: 'true', includeSummary: 'false' } as const

/** The sums of the summary alone. */
export const totalsQuery = (key: readonly string[], listQuery: VendorListQuery) =>
  queryOptions({
    queryKey: [...key, 'totals', listQuery],
    queryFn: ({ signal }) => readSummary({ ...listQuery, summary: 'totals' }, signal),
    refetchInterval: askWhileCounting(false),
    meta: { quiet: true },
  })

export const summaryQuery = (key: readonly string[], listQuery: VendorListQuery) =>
  queryOptions({
    queryKey: [...key, 'summary', listQuery],
    queryFn: async ({ signal }) => {
      const summary = await readSummary(listQuery, signal)
      if ('comparison' in summary || isInParts(summary)) return summary
      throw new Error('The server sent the sums alone')
    },
    refetchInterval: askWhileCounting(false),
    meta: { quiet: true },
  })

async function readSummary(listQuery: VendorListQuery, signal: AbortSignal) {
  const { summary } = await call(
    adminVendorsApi.list,
    { querystring: { ...listQuery, includeAnalytics: 'true', limit: 1 } },
    { signal },
  )
  if (!summary) throw new Error('The server sent no summary')
  return summary
}
