import { queryOptions } from '@tanstack/react-query'
import { adminVendorsApi } from '@thela/contract/admin-vendors'
import { call } from '../../api/call.ts'

/** The figures of the whole platform over the last 30 days. */
export const figuresQuery = queryOptions({
  queryKey: ['admin', 'figures'],
  queryFn: async () => {
    const querystring = { includeAnalytics: 'true', period: '30d', limit: 1 } as const
    return (await call(adminVendorsApi.list, { querystring })).summary
  },
  staleTime: 0,
  meta: { quiet: true },
})
