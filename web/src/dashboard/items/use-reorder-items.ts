import { useMutation } from '@tanstack/react-query'
import { itemsApi } from '@thela/contract/menus/items'
import { call } from '../../api/call.ts'
import { toast } from '../../ui/toast.ts'
import { lookAgain, showOrder } from './item-cache.ts'

export function useReorderItems() {
  return useMutation({
    mutationFn: (itemIds: string[]) => call(itemsApi.reorder, { body: { itemIds } }),
    // One after the other, so that the order dropped last is also the one saved last.
    scope: { id: 'reorder-items' },
    meta: { fallback: 'Failed to reorder menu items' },
    onSuccess: (_answer, itemIds) => {
      // Whoever taps now stops the list that is on its way, and must not get the old order back.
      showOrder(itemIds)
      toast.success('Menu items reordered successfully!')
    },
    onSettled: lookAgain,
  })
}
