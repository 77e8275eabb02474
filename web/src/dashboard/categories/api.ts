import { queryOptions, useMutation } from '@tanstack/react-query'
import { type Category, type CategoryInput, categoriesApi } from '@thela/contract/menus/categories'
import * as words from '@thela/words/dashboard/categories-changes'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { sortByIds } from '../../ui/sortable/order.ts'

/** All categories in display order; the screen shows a failure itself. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async () => (await call(categoriesApi.list, { querystring: {} })).categories,
  meta: { quiet: true },
})

export function useCreateCategory() {
  return useMutation({
    mutationFn: (body: CategoryInput) => call(categoriesApi.create, { body }),
    meta: { fallback: words.createFailed },
    onSuccess: ({ category }) => {
      updateCached((categories) => [...categories, category])
      toast.success(words.created)
    },
    onSettled: invalidateMenu,
  })
}

export function useUpdateCategory() {
  return useMutation({
    mutationFn: ({ id, ...body }: Partial<CategoryInput> & { id: string }) =>
      call(categoriesApi.update, { params: { id }, body }),
    meta: { fallback: words.updateFailed },
    onSuccess: ({ category }) => {
      updateCached((categories) =>
        categories.map((former) => (former.id === category.id ? category : former)),
      )
      toast.success(words.updated)
    },
    onSettled: invalidateMenu,
  })
}

export function useRemoveCategory() {
  return useMutation({
    mutationFn: (id: string) => call(categoriesApi.remove, { params: { id } }),
    meta: { fallback: words.deleteFailed },
    onSuccess: ({ deletedItems }, id) => {
      updateCached((categories) => categories.filter((category) => category.id !== id))
      toast.success(words.deleted(deletedItems))
    },
    onSettled: invalidateMenu,
  })
}

export function useReorderCategories() {
  return useMutation({
    mutationFn: (categoryIds: string[]) => call(categoriesApi.reorder, { body: { categoryIds } }),
    // One after the other, so that the order dropped last is also the one saved last.
    scope: { id: 'reorder-categories' },
    meta: { fallback: words.reorderFailed },
    onMutate: async (ids) => {
      await queryClient.cancelQueries(categoriesQuery)
      const former = queryClient.getQueryData(categoriesQuery.queryKey)
      queryClient.setQueryData(categoriesQuery.queryKey, former && sortByIds(former, ids))
      return former
    },
    onError: (_failure, _ids, former) => updateCached(() => former ?? []),
    onSuccess: ({ categories }) => {
      updateCached(() => categories)
      toast.success(words.reordered)
    },
    onSettled: invalidateMenu,
  })
}

function updateCached(change: (categories: Category[]) => Category[]) {
  queryClient.setQueryData(categoriesQuery.queryKey, (former) => former && change(former))
}

/** The list, its items and the dashboard; after a failure too, because the change may have been saved although the answer was lost. */
function invalidateMenu() {
  for (const queryKey of [categoriesQuery.queryKey, ['items'], ['dashboard']]) {
    queryClient.invalidateQueries({ queryKey })
  }
}
