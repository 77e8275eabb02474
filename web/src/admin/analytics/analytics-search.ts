import { vendorSorts } from '@thela/contract/values/choices'
import { analyticsPeriods } from '@thela/contract/values/date-range'
import { anyPageParam, enumParam, type ParamsOf, searchParams, shortText } from '../../api/search-params.ts'

const analyticsTabs = ['overview', 'vendors', 'charts', 'insights'] as const

/** Separate from search-params.ts: the router needs it before the screen is loaded. An invalid param is ignored. */
export const readAnalyticsSearch = searchParams({
  tab: enumParam(analyticsTabs),
  period: enumParam(analyticsPeriods),
  sortBy: enumParam(vendorSorts),
  order: enumParam(['desc', 'asc']),
  vendor: shortText(64),
  search: shortText(100),
  page: anyPageParam,
})
export type AnalyticsSearch = ParamsOf<typeof readAnalyticsSearch>
