import type { VendorsAsked } from '../vendor-figures/api.ts'
import type { AnalyticsPlace } from './use-analytics-place.ts'

export const VENDORS_A_PAGE = 20

/** The list that the filters of the screen describe. */
export const askedBy = ({ period, sortBy, order, search }: AnalyticsPlace): VendorsAsked => ({
  period,
  sortBy,
  order,
  search: search || undefined,
})
