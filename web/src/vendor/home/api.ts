import { queryOptions } from '@tanstack/react-query'
import { statisticsApi } from '@thela/contract/statistics'
import { call } from '../../api/call.ts'

const RECENT_EVENTS = 5

/** Asked again every half minute while somebody looks; a hidden tab rests (DEC-220). */
const kept = {
  refetchInterval: 30_000,
  refetchOnWindowFocus: true,
  staleTime: 10_000,
  retry: 1,
  meta: { quiet: true },
}

export const statsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: async () => (await call(statisticsApi.readSummary, {})).stats,
  ...kept,
})

export const recentActivityQuery = queryOptions({
  queryKey: ['dashboard', 'recent-activity'],
  queryFn: async () =>
    (await call(statisticsApi.readAnalytics, { querystring: { limit: RECENT_EVENTS } })).analytics,
  ...kept,
})
