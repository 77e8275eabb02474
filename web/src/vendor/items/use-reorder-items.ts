import { useMutation } from '@tanstack/react-query'
import { itemsApi } from '@thela/contract/items'
import { call } from '../../api/call.ts'
import { toast } from '../../ui/toast.ts'
import { lookAgain } from './item-cache.ts'

export function useReorderItems() {
  return useMutation({
    mutationFn: (itemIds: string[]) => call(itemsApi.reorder, { body: { itemIds } }),
    // One after the other, so that the order dropped last is also the one saved last.
    scope: { id: 'reorder-items' },
    meta: { fallback: 'Failed to reorder menu items' },
    onSuccess: () => toast.success('Menu items reordered successfully!'),
    onSettled: lookAgain,
  })
}
