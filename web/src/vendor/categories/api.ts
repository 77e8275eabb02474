import { queryOptions, useMutation } from '@tanstack/react-query'
import { type Category, type CategoryInput, categoriesApi } from '@thela/contract/categories'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../ui/toast.ts'
import { inOrderOf } from '../../ui/use-shown-order.ts'

/** All categories in display order; the screen shows a failure itself. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async () => (await call(categoriesApi.list, { querystring: {} })).categories,
  meta: { quiet: true },
})

export function useCreateCategory() {
  return useMutation({
    mutationFn: (body: CategoryInput) => call(categoriesApi.create, { body }),
    meta: { fallback: 'Failed to create category' },
    onSuccess: ({ category }) => {
      change((categories) => [...categories, category])
      toast.success('Category created successfully!')
    },
  })
}

export function useUpdateCategory() {
  return useMutation({
    mutationFn: ({ id, ...body }: CategoryInput & { id: string }) =>
      call(categoriesApi.update, { params: { id }, body }),
    meta: { fallback: 'Failed to update category' },
    onSuccess: ({ category }) => {
      change((categories) => categories.map((former) => (former.id === category.id ? category : former)))
      toast.success('Category updated successfully!')
    },
  })
}

export function useRemoveCategory() {
  return useMutation({
    mutationFn: (id: string) => call(categoriesApi.remove, { params: { id } }),
    meta: { fallback: 'Failed to delete category' },
    onSuccess: ({ deletedItems }, id) => {
      change((categories) => categories.filter((category) => category.id !== id))
      toast.success(`Category and ${deletedItems} menu items deleted successfully!`)
    },
  })
}

export function useReorderCategories() {
  return useMutation({
    mutationFn: (categoryIds: string[]) => call(categoriesApi.reorder, { body: { categoryIds } }),
    // One after the other, so that the order dropped last is also the one saved last.
    scope: { id: 'reorder-categories' },
    meta: { fallback: 'Failed to reorder categories' },
    onMutate: async (ids) => {
      await queryClient.cancelQueries(categoriesQuery)
      const former = queryClient.getQueryData(categoriesQuery.queryKey)
      queryClient.setQueryData(categoriesQuery.queryKey, former && inOrderOf(former, ids))
      return former
    },
    onError: (_failure, _ids, former) => change(() => former ?? []),
    onSuccess: ({ categories }) => {
      change(() => categories)
      toast.success('Categories reordered successfully!')
    },
  })
}

/** Shows a change at once, then looks again at whatever tells of it: the list, its dishes, the front page. */
function change(apply: (categories: Category[]) => Category[]) {
  queryClient.setQueryData(categoriesQuery.queryKey, (former) => former && apply(former))
  for (const queryKey of [categoriesQuery.queryKey, ['items'], ['dashboard']]) {
    queryClient.invalidateQueries({ queryKey })
  }
}
