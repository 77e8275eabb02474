import type { VendorsQuery } from '@thela/contract/admin/vendors'
import { paginate } from '@thela/contract/values/paging'
import type { Db } from '../../../db/connect.ts'
import { spanOf } from '../../analytics/rollups/span.ts'
import { resolvePlace } from '../../places/locations/resolve-place.ts'
import { presentVendor, presentWithFigures } from '../vendor-list/present-vendors.ts'
import { countVendors, listVendors, type VendorFilter } from '../vendor-list/queries.ts'
import { readSummary } from '../vendor-summary/read-summary.ts'

export async function readVendors(db: Db, query: VendorsQuery) {
  const filter = await filterOf(db, query)
  const [rows, total] = await Promise.all([listVendors(db, filter, query), countVendors(db, filter)])

  return { vendors: rows.map(presentVendor), pagination: paginate(query, total) }
}

/** The page with its vendors' activity, and the summary of all matching vendors. */
export async function readVendorsWithActivity(db: Db, query: VendorsQuery) {
  const filter = await filterOf(db, query)
  const [rows, summary] = await Promise.all([
    listVendors(db, filter, query),
    query.includeSummary ? readSummary(db, filter) : undefined,
  ])
  const vendors = await presentWithFigures(db, rows, filter.span)
  const total = summary?.totalVendors ?? (await countVendors(db, filter))

  return { vendors, pagination: paginate(query, total), summary }
}

/** Countries and states may be given by their codes (DEC-007). */
async function filterOf(db: Db, query: VendorsQuery): Promise<VendorFilter> {
  return { ...query, ...(await resolvePlace(db, query)), span: await spanOf(db, query.period) }
}
