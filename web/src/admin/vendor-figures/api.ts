import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import type { InputOf } from '@thela/contract/endpoint'
import { call } from '../../api/call.ts'

export type VendorsAsked = InputOf<typeof adminVendorsApi.list>['querystring']

const MOST_SUGGESTED = 5

/** Vendors by a part of name, business, phone or e-mail: what the search box offers. */
export const suggestionsQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'vendor-suggestions', search],
    queryFn: async ({ signal }) =>
      (await call(adminVendorsApi.list, { querystring: { search, limit: MOST_SUGGESTED } }, { signal }))
        .vendors,
    enabled: search !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

/** A page of vendors with what visitors did; the summary of all is another question. */
export const vendorPageQuery = (key: readonly string[], asked: VendorsAsked) =>
  queryOptions({
    queryKey: [...key, 'page', asked],
    queryFn: ({ signal }) =>
      call(adminVendorsApi.list, { querystring: { ...asked, ...withoutSummary } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

export const withoutSummary = { includeAnalytics: 'true', includeSummary: 'false' } as const

export const summaryQuery = (key: readonly string[], asked: VendorsAsked) =>
  queryOptions({
    queryKey: [...key, 'summary', asked],
    queryFn: async ({ signal }) => {
      const { summary } = await call(
        adminVendorsApi.list,
        { querystring: { ...asked, includeAnalytics: 'true', limit: 1 } },
        { signal },
      )
      if (!summary) throw new Error('The server sent no summary')
      return summary
    },
    meta: { quiet: true },
  })
