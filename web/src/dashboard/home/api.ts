import { queryOptions } from '@tanstack/react-query'
import { vendorAnalyticsApi } from '@thela/contract/analytics/vendor-analytics'
import { call } from '../../api/call.ts'
import { polling } from '../analytics/refetching.ts'

const RECENT_EVENTS = 5

export const statsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: async () => (await call(vendorAnalyticsApi.readSummary, {})).stats,
  ...polling,
})

export const recentActivityQuery = queryOptions({
  queryKey: ['dashboard', 'recent-activity'],
  queryFn: async () =>
    (await call(vendorAnalyticsApi.readAnalytics, { querystring: { limit: RECENT_EVENTS } })).analytics,
  ...polling,
})
