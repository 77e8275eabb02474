import { useMutation } from '@tanstack/react-query'
import { itemsApi, type MenuItem } from '@thela/contract/menus/items'
import { call } from '../../api/call.ts'
import { Refusal } from '../../api/refusal.ts'
import { useDeedKey } from '../../api/use-deed-key.ts'
import { toast } from '../../ui/toast.ts'
import { lookAgain, showChange } from './item-cache.ts'
import type { ItemMessage } from './item-message.ts'

/** Makes a new item, or changes the given one. */
export function useSaveItem(item?: MenuItem) {
  const key = useDeedKey()
  const verb = item ? 'update' : 'create'

  return useMutation({
    mutationFn: async (message: Partial<ItemMessage>) => {
      const answer = item
        ? await call(itemsApi.update, { params: { id: item.id }, body: message })
        : await call(itemsApi.create, { body: message as ItemMessage }, { key })
      return savedItemOf(answer)
    },
    meta: { fallback: `Failed to ${verb} menu item` },
    onSuccess: (saved) => {
      showChange(saved.id, saved)
      toast.success(`Menu item ${verb}d successfully!`)
    },
    // After a failure too: a change whose answer was lost is made all the same.
    onSettled: () => void lookAgain(),
  })
}

/** An answer that names no item is none. */
function savedItemOf({ item }: { item?: MenuItem }) {
  if (!item) throw new Refusal(200, { message: 'An error occurred while saving the menu item' }, null)
  return item
}
