import { queryOptions, useMutation } from '@tanstack/react-query'
import { dishLibraryApi } from '@thela/contract/menus/dish-library'
import { menuImportApi } from '@thela/contract/menus/menu-import'
import * as words from '@thela/words/dashboard/add-dishes/page'
import { call } from '../../api/call.ts'
import { reportFailure } from '../../api/failures/report-failure.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { invalidateItems } from '../items/api.ts'
import { type RowErrors, refusedRows, type Sending } from './import-list.ts'

/** The library changes with a new version of the app only. */
const library = { staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } }

export const kindsQuery = queryOptions({
  queryKey: ['dish-library', 'kinds'],
  queryFn: async ({ signal }) => (await call(dishLibraryApi.listKinds, {}, { signal })).kinds,
  ...library,
})

export const kindQuery = (id: string) =>
  queryOptions({
    queryKey: ['dish-library', 'kind', id],
    queryFn: async () => (await call(dishLibraryApi.readKind, { params: { id } })).kind,
    ...library,
  })

export const dishesQuery = (search: string) =>
  queryOptions({
    queryKey: ['dish-library', 'dishes', search],
    queryFn: async ({ signal }) =>
      (await call(dishLibraryApi.search, { querystring: { search } }, { signal })).dishes,
    ...library,
  })

/** The dish of the library for each name, or null. */
export const recognise = async (names: string[]) =>
  names.length === 0 ? [] : (await call(dishLibraryApi.recognise, { body: { names } })).dishes

type Settings = {
  idempotencyKey: string
  onAdded: () => void
  onRefused: (errors: RowErrors) => void
}

/** Adds a list, all or nothing. What the server finds wrong is shown at its row, and only the rest in a toast. */
export function useAddList({ idempotencyKey, onAdded, onRefused }: Settings) {
  return useMutation({
    mutationFn: ({ body }: Sending) => call(menuImportApi.add, { body }, { key: idempotencyKey }),
    meta: { quiet: true },
    onSuccess: ({ addedItems, addedCategories }) => {
      toast.success(words.added(addedItems, addedCategories))
      onAdded()
    },
    onError: (failure, sending) => {
      const errors = refusedRows(sending, failure)
      if (Object.keys(errors).length === 0) reportFailure(failure, words.addFailed)
      onRefused(errors)
    },
    // After a failure too: they may have been added although the answer was lost.
    onSettled: () => void invalidateItems(),
  })
}
