import { queryOptions } from '@tanstack/react-query'
import { statisticsApi } from '@thela/contract/statistics'
import { call } from '../../api/call.ts'
import { keptFresh } from '../kept-fresh.ts'

const RECENT_EVENTS = 5

export const statsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: async () => (await call(statisticsApi.readSummary, {})).stats,
  ...keptFresh,
})

export const recentActivityQuery = queryOptions({
  queryKey: ['dashboard', 'recent-activity'],
  queryFn: async () =>
    (await call(statisticsApi.readAnalytics, { querystring: { limit: RECENT_EVENTS } })).analytics,
  ...keptFresh,
})
