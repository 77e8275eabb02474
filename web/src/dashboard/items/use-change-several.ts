import { useMutation } from '@tanstack/react-query'
import { type ItemsChange, itemChangesApi } from '@thela/contract/menus/item-changes'
import * as words from '@thela/words/dashboard/items-several'
import { call } from '../../api/call.ts'
import { isAppWideFailure, Refusal } from '../../api/failures/refusal.ts'
import { queryClient } from '../../api/query-client.ts'
import { useIdempotencyKey } from '../../api/use-idempotency-key.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { changeLists, everyList, invalidateItems } from './api.ts'
import { changedItem } from './change-preview.ts'
import { countInWords } from './several-items.ts'

type Request = ItemsChange & {
  /** What is said when it is done. */
  done: string
}

/** Changes several items, all or none; for ten seconds one tap undoes it, also on another page. */
export function useChangeSeveral(onDone: () => void) {
  const key = useIdempotencyKey()
  const { mutate: undo } = useUndo()

  return useMutation({
    mutationFn: async ({ itemIds, change }: Request) => {
      // A list that is being fetched would overwrite the change.
      await queryClient.cancelQueries(everyList)
      return call(itemChangesApi.apply, { body: { itemIds, change } }, { key })
    },
    meta: { fallback: words.changeFailed },
    onSuccess: ({ undoId }, { done, ...request }) => {
      showChanged(request)
      toast.undoable(done, () => undo(undoId))
      onDone()
    },
    // After a failure too: an item may be gone, or the answer may have been lost.
    onSettled: () => void invalidateItems(),
  })
}

function showChanged({ itemIds, change }: ItemsChange) {
  const ids = new Set(itemIds)
  changeLists((items) =>
    change.kind === 'delete'
      ? items.filter(({ id }) => !ids.has(id))
      : items.map((item) => (ids.has(item.id) ? changedItem(item, change) : item)),
  )
}

/** Safe to repeat: the server undoes a change once. */
function useUndo() {
  const { mutate } = useMutation({
    mutationFn: (id: string) => call(itemChangesApi.undo, { params: { id } }, { key: `undo-${id}` }),
    meta: { quiet: true },
    onSuccess: ({ restoredItems, notRestored }) => {
      const restored = countInWords(restoredItems)
      const lost = countInWords(notRestored.length)
      if (notRestored.length === 0) toast.success(words.restored(restored))
      else toast.error(words.partlyRestored(restored, lost, listNames(notRestored)))
    },
    onError: (failure, id) => {
      if (isAppWideFailure(failure)) return
      if (failure instanceof Refusal && failure.status === 404) toast.error(words.undoTooLate)
      else toast.retryable(words.undoFailed, () => mutate(id))
    },
    onSettled: () => void invalidateItems(),
  })

  return { mutate }
}

const NAMES_SHOWN = 5

/** 'Samosa, Chai and 3 more' */
function listNames(names: readonly string[]) {
  const more = names.length - NAMES_SHOWN
  const first = names.slice(0, NAMES_SHOWN).join(', ')
  return more > 0 ? words.andMore(first, more) : first
}
