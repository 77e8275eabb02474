import { queryOptions } from '@tanstack/react-query'
import { platformAnalyticsApi } from '@thela/contract/admin/platform-analytics'
import { call } from '../../api/call.ts'
import { askWhileCounting } from '../vendor-figures/counting.ts'
import { REPORT_PERIOD } from './search-params.ts'

/** Every query of the screen starts with this key. */
export const reportsKey = ['admin', 'reports'] as const

export const platformQuery = queryOptions({
  queryKey: [...reportsKey, 'platform'],
  queryFn: ({ signal }) =>
    call(platformAnalyticsApi.readPlatform, { querystring: { period: REPORT_PERIOD } }, { signal }),
  refetchInterval: askWhileCounting(false),
  meta: { quiet: true },
})
