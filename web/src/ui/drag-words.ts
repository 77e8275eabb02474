import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

type Named = { id: string; name: string }

export const dragInstructions = {
  draggable:
    'Press space to pick this up, the arrow keys to move it, space again to drop it and escape to put it back.',
}

/**
 * What a screen reader hears while something is dragged. Whatever is picked up is at once over its own place;
 * `pickedUp` remembers that, so that those words do not drown the first ones.
 */
export function dragWords(items: Named[], pickedUp: { current: boolean }): Announcements {
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? 'The entry'
  const placeOf = (id: UniqueIdentifier) =>
    `position ${items.findIndex((item) => item.id === id) + 1} of ${items.length}`

  return {
    onDragStart: ({ active }) => {
      pickedUp.current = true
      return `Picked up ${nameOf(active.id)}, ${placeOf(active.id)}.`
    },
    onDragOver: ({ active, over }) => {
      const isSaid = pickedUp.current
      pickedUp.current = false
      return isSaid || !over ? undefined : `${nameOf(active.id)} is over ${placeOf(over.id)}.`
    },
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} was dropped at ${placeOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${placeOf(active.id)}.`,
  }
}
