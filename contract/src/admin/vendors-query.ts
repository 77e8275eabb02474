import { z } from 'zod'
import { vendorSorts } from '../values/choices.ts'
import { Period } from '../values/date-range.ts'
import { pageQuery } from '../values/paging.ts'
import { FilterText, Id, placeFilter, YesOrNo } from '../values/text.ts'

const vendorStatuses = ['all', 'active', 'inactive', 'banned'] as const
const vendorSegments = [
  'new',
  'highActivity',
  'lowActivity',
  'highEngagement',
  'lowEngagement',
  'atRisk',
] as const

export const VendorsQuery = pageQuery({ standard: 50, most: 500 }).extend({
  /** The last vendor of the page before: by age or name the list goes on there, however deep the page is. */
  after: Id.optional(),
  period: Period.default('30d'),
  includeAnalytics: YesOrNo.default(false),
  /** The next page of a list does not need the summary again. */
  includeSummary: YesOrNo.default(true),
  /** The dashboard needs the sums alone. */
  summary: z.enum(['full', 'totals']).default('full'),
  search: FilterText,
  status: z.enum(vendorStatuses).default('all'),
  ...placeFilter,
  segment: z.enum(vendorSegments).optional(),
  sortBy: z.enum(vendorSorts).default('createdAt'),
  order: z.enum(['desc', 'asc']).default('desc'),
})
export type VendorsQuery = z.output<typeof VendorsQuery>
