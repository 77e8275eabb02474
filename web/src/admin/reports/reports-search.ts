import { anyPageParam, enumParam, type ParamsOf, searchParams, shortText } from '../../api/search-params.ts'

const reportTabs = ['overview', 'vendors', 'charts', 'performance'] as const

const reportStatuses = ['active', 'banned'] as const
const reportSegments = ['new', 'highActivity', 'lowActivity', 'highEngagement', 'lowEngagement'] as const

/** Separate from search-params.ts: the router needs it before the screen is loaded. An invalid param is ignored. */
export const readReportsSearch = searchParams({
  tab: enumParam(reportTabs),
  search: shortText(100),
  status: enumParam(reportStatuses),
  segment: enumParam(reportSegments),
  page: anyPageParam,
})
export type ReportsSearch = ParamsOf<typeof readReportsSearch>
