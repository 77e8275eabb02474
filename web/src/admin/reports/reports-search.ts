import { z } from 'zod'

const reportTabs = ['overview', 'vendors', 'charts', 'performance'] as const

const reportStatuses = ['active', 'banned'] as const
const reportSegments = ['new', 'highActivity', 'lowActivity', 'highEngagement', 'lowEngagement'] as const

/** Separate from search-params.ts: the router needs it before the screen is loaded. An invalid param is ignored. */
export const ReportsSearch = z.object({
  tab: z.enum(reportTabs).optional().catch(undefined),
  search: z.string().max(100).optional().catch(undefined),
  status: z.enum(reportStatuses).optional().catch(undefined),
  segment: z.enum(reportSegments).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
})
export type ReportsSearch = z.infer<typeof ReportsSearch>
