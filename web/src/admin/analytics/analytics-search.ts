import { vendorSorts } from '@thela/contract/values/choices'
import { analyticsPeriods } from '@thela/contract/values/date-range'
import { z } from 'zod'

const analyticsTabs = ['overview', 'vendors', 'charts', 'insights'] as const

/** Separate from search-params.ts: the router needs it before the screen is loaded. An invalid param is ignored. */
export const AnalyticsSearch = z.object({
  tab: z.enum(analyticsTabs).optional().catch(undefined),
  period: z.enum(analyticsPeriods).optional().catch(undefined),
  sortBy: z.enum(vendorSorts).optional().catch(undefined),
  order: z.enum(['desc', 'asc']).optional().catch(undefined),
  vendor: z.string().max(64).optional().catch(undefined),
  search: z.string().max(100).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
})
export type AnalyticsSearch = z.infer<typeof AnalyticsSearch>
