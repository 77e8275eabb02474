import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { itemsApi, type MenuItem } from '@thela/contract/menus/items'
import { call } from '../../api/call.ts'

export type ItemFilter = { search?: string; categoryId?: string }

const PAGE_SIZE = 500

/** All items that pass the filter, however many pages they fill (DEC-217). */
export const itemsQuery = ({ search, categoryId }: ItemFilter) =>
  queryOptions({
    queryKey: ['items', { search, categoryId }],
    queryFn: ({ signal }) => loadAll({ search, categoryId }, signal),
    // A menu is often changed on a second phone: show what is known, then look again.
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

async function loadAll(filter: ItemFilter, signal: AbortSignal): Promise<MenuItem[]> {
  const loadPage = (page: number) =>
    call(itemsApi.list, { querystring: { ...filter, page, limit: PAGE_SIZE } }, { signal })

  const first = await loadPage(1)
  const further = Array.from(
    { length: Math.max(0, first.pagination.totalPages - 1) },
    (_, index) => index + 2,
  )
  const rest = await Promise.all(further.map(loadPage))

  return [first, ...rest].flatMap(({ items }) => items)
}
