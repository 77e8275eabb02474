import type { VendorsQuery } from '@thela/contract/admin/vendors-query'
import { paginate } from '@thela/contract/values/paging'
import type { Db } from '../../../db/connect.ts'
import { answerWhileCounting, stillCounting } from '../../analytics/rollups/rebuild/answer-while-counting.ts'
import { spanOf } from '../../analytics/rollups/span.ts'
import { resolvePlace } from '../../places/locations/resolve-place.ts'
import { presentVendor, presentWithFigures } from '../vendor-list/present-vendors.ts'
import { countVendors, listVendors, type VendorFilter } from '../vendor-list/queries.ts'
import { sumVendors } from '../vendor-summary/queries.ts'
import { readSummary, readSummaryInParts } from '../vendor-summary/read-summary.ts'

type Question = { filter: VendorFilter; query: VendorsQuery }

export async function readVendors(db: Db, query: VendorsQuery) {
  const question = { filter: await filterOf(db, query), query }
  if (!needsVisits(query)) return readPage(db, question)

  return answerWhileCounting({
    ...workOf(db, question),
    whole: () => readPage(db, question),
    parts: () => readPage(db, withoutVisits(question)).then(markOrder(query)),
  })
}

/** The page with its vendors' activity, and the summary of all matching vendors or its sums alone. */
export async function readVendorsWithActivity(db: Db, query: VendorsQuery) {
  const question = { filter: await filterOf(db, query), query }
  const whole = () =>
    query.summary === 'totals'
      ? readPageWithActivity(db, question, sumVendors)
      : readPageWithActivity(db, question, readSummary)
  if (!query.includeSummary && !needsVisits(query)) return whole()

  return answerWhileCounting({
    ...workOf(db, question),
    whole,
    parts: () => readPageWithActivity(db, withoutVisits(question), readSummaryInParts).then(markOrder(query)),
  })
}

async function readPage(db: Db, { filter, query }: Question) {
  const [rows, total] = await Promise.all([listVendors(db, filter, query), countVendors(db, filter)])
  return { vendors: rows.map(presentVendor), pagination: paginate(query, total) }
}

async function readPageWithActivity<Summary extends { totalVendors: number }>(
  db: Db,
  { filter, query }: Question,
  summarize: (db: Db, filter: VendorFilter) => Promise<Summary>,
) {
  const [rows, summary] = await Promise.all([
    listVendors(db, filter, query),
    query.includeSummary ? summarize(db, filter) : undefined,
  ])
  const vendors = await presentWithFigures(db, rows, filter.span)
  const total = summary?.totalVendors ?? (await countVendors(db, filter))

  return { vendors, pagination: paginate(query, total), summary }
}

const workOf = (db: Db, { filter }: Question) => ({
  span: filter.span,
  countVendors: () => countVendors(db, { ...filter, segment: undefined }),
})

const isOrderOfVisits = ({ sortBy }: VendorsQuery) =>
  sortBy === 'totalViews' || sortBy === 'qrScans' || sortBy === 'lastActivity'

const isSegmentOfVisits = ({ segment }: Pick<VendorFilter, 'segment'>) =>
  segment !== undefined && segment !== 'new'

const needsVisits = (query: VendorsQuery) => isOrderOfVisits(query) || isSegmentOfVisits(query)

/** Newest first until the visits are counted; which vendors are in a segment is not known until then. */
function withoutVisits({ filter, query }: Question): Question {
  if (isSegmentOfVisits(filter)) throw stillCounting()
  if (!isOrderOfVisits(query)) return { filter, query }
  return { filter, query: { ...query, sortBy: 'createdAt', order: 'desc' } }
}

/** Says that the order is another one than was asked for. */
const markOrder =
  (query: VendorsQuery) =>
  <Answer extends object>(answer: Answer) =>
    isOrderOfVisits(query) ? { ...answer, isCounting: true as const } : answer

/** Countries and states may be given by their codes (DEC-007). */
async function filterOf(db: Db, query: VendorsQuery): Promise<VendorFilter> {
  return { ...query, ...(await resolvePlace(db, query)), span: await spanOf(db, query.period) }
}
