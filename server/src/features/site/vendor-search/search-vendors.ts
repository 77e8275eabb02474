import type { VendorSearch } from '@thela/contract/site/vendor-search'
import { paginate } from '@thela/contract/values/paging'
import { menuPath } from '@thela/contract/values/slug'
import type { Platform } from '../../../platform.ts'
import { resolvePlace } from '../../places/locations/resolve-place.ts'
import { countFound, listFound } from './queries.ts'

export async function searchVendors({ db, config }: Platform, query: VendorSearch) {
  const wanted = { ...query, ...(await resolvePlace(db, query)) }
  const [rows, total] = await Promise.all([listFound(db, wanted, query), countFound(db, wanted)])

  return {
    vendors: rows.map((row) => ({ ...row, publicUrl: config.publicOrigin + encodeURI(menuPath(row)) })),
    pagination: paginate(query, total),
  }
}
