import type { MenuItem } from '@thela/contract/menus/items'
import { queryClient } from '../../api/query-client.ts'
import { inOrderOf } from '../../ui/use-shown-order.ts'
import { categoriesQuery } from '../categories/api.ts'

/** Every list of items that was loaded, whatever its filter. */
const everyList = { queryKey: ['items'] }

export function showChange(id: string, change: Partial<MenuItem>) {
  changeLists((items) => items.map((item) => (item.id === id ? { ...item, ...change } : item)))
}

export function showWithout(id: string) {
  changeLists((items) => items.filter((item) => item.id !== id))
}

export function showOrder(ids: string[]) {
  changeLists((items) => inOrderOf(items, ids))
}

/** A list that is on its way would bring back what was there before. */
export const stopLoading = () => queryClient.cancelQueries(everyList)

/** Items are counted in categories and on the first page too. */
export function lookAgain() {
  queryClient.invalidateQueries(categoriesQuery)
  queryClient.invalidateQueries({ queryKey: ['dashboard'] })
  return queryClient.invalidateQueries(everyList)
}

/** The last of several quick changes asks for the truth; a list asked for in between would show some of them undone. */
export function lookAgainWhenDone() {
  if (queryClient.isMutating() === 1) lookAgain()
}

function changeLists(change: (items: MenuItem[]) => MenuItem[]) {
  queryClient.setQueriesData<MenuItem[]>(everyList, (items) => items && change(items))
}
