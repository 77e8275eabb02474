import { type AdminVendor, adminVendorsApi } from '@thela/contract/admin-vendors'
import { call, LONG_TIMEOUT_MS } from '../../api/call.ts'
import type { VendorsAsked } from './api.ts'

const VENDORS_AT_ONCE = 500

export type Progress = { done: number; total: number }

/** All vendors of a question, page by page; one who moved to a later page meanwhile is not told twice (DEC-173). */
export async function* walkVendors(asked: VendorsAsked, onProgress: (progress: Progress) => void) {
  const known = new Set<string>()

  for (let page = 1, isMore = true; isMore; page++) {
    const querystring = {
      ...asked,
      includeAnalytics: 'true',
      includeSummary: 'false',
      page,
      limit: VENDORS_AT_ONCE,
    } as const
    const { vendors, pagination } = await call(
      adminVendorsApi.list,
      { querystring },
      { timeoutMs: LONG_TIMEOUT_MS },
    )
    const fresh: AdminVendor[] = vendors.filter(({ id }) => !known.has(id))
    for (const { id } of fresh) known.add(id)

    yield fresh
    onProgress({ done: known.size, total: pagination.total })
    isMore = pagination.hasNextPage
  }
}
