import { arrayMove } from '@dnd-kit/sortable'
import { useState } from 'react'

/** The order on screen: what was dropped last until its saving has ended, else the order of `items`. */
export function useShownOrder<Item extends { id: string }>(
  items: readonly Item[],
  onReorder: (ids: string[]) => Promise<unknown>,
) {
  const [dropped, setDropped] = useState<string[]>()
  const shown = dropped ? inOrderOf(items, dropped) : items

  const move = (id: string, targetId: string) => {
    const ids = shown.map((item) => item.id)
    if (id === targetId) return

    const next = arrayMove(ids, ids.indexOf(id), ids.indexOf(targetId))
    const forget = () => setDropped((current) => (current === next ? undefined : current))
    setDropped(next)
    onReorder(next).then(forget, forget)
  }

  return { shown, move }
}

/** Items that came while the order was being saved stand at the end. */
export function inOrderOf<Item extends { id: string }>(items: readonly Item[], ids: string[]) {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: Item) => places.get(id) ?? ids.length
  return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}
