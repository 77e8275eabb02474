import { useMutation } from '@tanstack/react-query'
import { itemsApi, type MenuItem } from '@thela/contract/menus/items'
import { call } from '../../api/call.ts'
import { toast } from '../../ui/toast.ts'
import { lookAgain, showWithout } from './item-cache.ts'

export function useDeleteItem() {
  return useMutation({
    mutationFn: ({ id }: MenuItem) => call(itemsApi.remove, { params: { id } }),
    meta: { fallback: 'Failed to delete menu item' },
    onSuccess: (_answer, { id }) => {
      showWithout(id)
      toast.success('Menu item deleted successfully!')
    },
    // After a failure too: a change whose answer was lost is made all the same.
    onSettled: () => void lookAgain(),
  })
}
