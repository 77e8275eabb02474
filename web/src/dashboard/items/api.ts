import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { ItemFlag } from '@thela/contract/menus/item-fields'
import { type ItemChange, type ItemOrder, itemsApi, type MenuItem } from '@thela/contract/menus/items'
import * as words from '@thela/words/dashboard/items-changes'
import { call } from '../../api/call.ts'
import { Refusal } from '../../api/failures/refusal.ts'
import { queryClient } from '../../api/query-client.ts'
import { useIdempotencyKey } from '../../api/use-idempotency-key.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { sortByIds } from '../../ui/sortable/order.ts'
import { categoriesQuery } from '../categories/api.ts'
import type { ItemMessage } from './item-values.ts'
import { msUntilNextBack } from './sold-out.ts'

export type ItemFilter = { search?: string; categoryId?: string }

const PAGE_SIZE = 500

/** All items that pass the filter, however many pages they fill (DEC-217). */
export const itemsQuery = ({ search, categoryId }: ItemFilter) =>
  queryOptions({
    queryKey: ['items', { search, categoryId }],
    queryFn: ({ signal }) => loadAll({ search, categoryId }, signal),
    // A menu is often changed on a second phone: show the cached list, then refetch.
    staleTime: 0,
    refetchInterval: ({ state }) => msUntilNextBack(state.data),
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

/** Makes a new item, or changes the given one. A form that makes several counts them, for a key each. */
export function useSaveItem(item: MenuItem | undefined, savedBefore: number) {
  const key = `${useIdempotencyKey()}-${savedBefore}`

  return useMutation({
    mutationFn: async (message: Partial<ItemMessage>) => {
      const answer = item
        ? await call(itemsApi.update, { params: { id: item.id }, body: message })
        : await call(itemsApi.create, { body: message as ItemMessage }, { key })
      return savedItemOf(answer)
    },
    meta: { fallback: item ? words.updateFailed : words.createFailed },
    onSuccess: (saved) => {
      showChange(saved.id, saved)
      toast.success(item ? words.updated : words.created)
    },
    // After a failure too: the change may have been saved although the answer was lost.
    onSettled: () => void invalidateItems(),
  })
}

/** An answer without an item is a failure. */
function savedItemOf({ item }: { item?: MenuItem }) {
  if (!item) throw new Refusal(200, { message: words.saveFailed }, null)
  return item
}

/** The fields that are changed in the list itself; variations as JSON text. */
export type QuickChange = Pick<ItemChange, ItemFlag | 'price' | 'isSoldOutToday'> & { variations?: string }

/** An optimistic update, rolled back when the server refuses. Changes of one item are sent in order. */
export function useChangeItem(item: MenuItem) {
  return useMutation({
    scope: { id: `item-${item.id}` },
    mutationFn: (body: QuickChange) => call(itemsApi.update, { params: { id: item.id }, body }),
    meta: { fallback: words.updateFailed },
    onMutate: async (given) => {
      const change = withMark(given)
      const former = sameFieldsOf(item, change)
      // A list that is being fetched would overwrite the change.
      await queryClient.cancelQueries(everyList)
      showChange(item.id, change)
      return former
    },
    onError: (_failure, _change, former) => {
      if (former) showChange(item.id, former)
    },
    onSettled: () => {
      // Only after the last of several quick changes: a list fetched in between would show some of them undone.
      if (queryClient.isMutating() === 1) invalidateItems()
    },
  })
}

/** The mark that the item gets when it is marked as veg or not. */
const withMark = (change: QuickChange): Partial<MenuItem> =>
  change.isVeg === undefined ? change : { ...change, mark: change.isVeg ? 'veg' : 'nonveg' }

const sameFieldsOf = (item: MenuItem, change: Partial<MenuItem>): Partial<MenuItem> =>
  Object.fromEntries(Object.keys(change).map((name) => [name, item[name as keyof MenuItem]]))

type Drop = { items: MenuItem[]; moved: ItemOrder['moved'] }

/** The items as they are now, in the order and the categories of those that were dropped. */
export function placedAs(items: MenuItem[], dropped: MenuItem[]) {
  const places = new Map(dropped.map((item) => [item.id, item]))
  const moved = items.map((item) => {
    const { categoryId, category } = places.get(item.id) ?? item
    return { ...item, categoryId, category }
  })
  return sortByIds(
    moved,
    dropped.map(({ id }) => id),
  )
}

export function useReorderItems() {
  return useMutation({
    mutationFn: ({ items, moved }: Drop) =>
      call(itemsApi.reorder, { body: { itemIds: items.map(({ id }) => id), moved } }),
    // One after the other, so that the order dropped last is also the one saved last.
    scope: { id: 'reorder-items' },
    meta: { fallback: words.reorderFailed },
    onSuccess: (_answer, { items: dropped }) => {
      // A tap now cancels the refetch, and must not bring back the old order.
      changeLists((items) => placedAs(items, dropped))
      toast.success(words.reordered)
    },
    onSettled: invalidateItems,
  })
}

export function useDeleteItem() {
  return useMutation({
    mutationFn: ({ id }: MenuItem) => call(itemsApi.remove, { params: { id } }),
    meta: { fallback: words.deleteFailed },
    onSuccess: (_answer, { id }) => {
      changeLists((items) => items.filter((item) => item.id !== id))
      toast.success(words.deleted)
    },
    // After a failure too: the change may have been saved although the answer was lost.
    onSettled: () => void invalidateItems(),
  })
}

/** Every list of items that was loaded, whatever its filter. */
export const everyList = { queryKey: ['items'] }

export function showChange(id: string, change: Partial<MenuItem>) {
  changeLists((items) => items.map((item) => (item.id === id ? { ...item, ...change } : item)))
}

export function changeLists(change: (items: MenuItem[]) => MenuItem[]) {
  queryClient.setQueriesData<MenuItem[]>(everyList, (items) => items && change(items))
}

/** Items are counted in categories and on the first page too. */
export function invalidateItems() {
  queryClient.invalidateQueries(categoriesQuery)
  queryClient.invalidateQueries({ queryKey: ['dashboard'] })
  return queryClient.invalidateQueries(everyList)
}
