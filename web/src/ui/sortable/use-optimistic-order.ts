import { useState } from 'react'
import { moveEntry, sortByIds } from './order.ts'

/** The order on screen: the dropped order until it is saved, else the order of `items`. */
export function useOptimisticOrder<Item extends { id: string }>(
  items: readonly Item[],
  onReorder: (ids: string[]) => Promise<unknown>,
) {
  const [dropped, setDropped] = useState<string[]>()
  const shown = dropped ? sortByIds(items, dropped) : items

  const move = (id: string, targetId: string) => {
    const ids = shown.map((item) => item.id)
    if (id === targetId) return

    const next = moveEntry(ids, ids.indexOf(id), ids.indexOf(targetId))
    const clearDropped = () => setDropped((current) => (current === next ? undefined : current))
    setDropped(next)
    onReorder(next).then(clearDropped, clearDropped)
  }

  return { shown, move }
}
