import { useMutation } from '@tanstack/react-query'
import { type ItemChange, itemsApi, type MenuItem } from '@thela/contract/menus/items'
import { call } from '../../api/call.ts'
import { lookAgainWhenDone, showChange, stopLoading } from './item-cache.ts'

/** The fields that are changed in the list itself; variations as the text that travels. */
export type QuickChange = Pick<ItemChange, 'isAvailable' | 'isPopular' | 'isFeatured' | 'isVeg' | 'price'> & {
  variations?: string
}

/** Shown at once and taken back when the server refuses. Changes of one item go one after the other. */
export function useChangeItem(item: MenuItem) {
  return useMutation({
    scope: { id: `item-${item.id}` },
    mutationFn: (body: QuickChange) => call(itemsApi.update, { params: { id: item.id }, body }),
    meta: { fallback: 'Failed to update menu item' },
    onMutate: async (change) => {
      const former = sameFieldsOf(item, change)
      await stopLoading()
      showChange(item.id, change)
      return former
    },
    onError: (_failure, _change, former) => {
      if (former) showChange(item.id, former)
    },
    onSettled: lookAgainWhenDone,
  })
}

const sameFieldsOf = (item: MenuItem, change: QuickChange): Partial<MenuItem> =>
  Object.fromEntries(Object.keys(change).map((name) => [name, item[name as keyof QuickChange]]))
