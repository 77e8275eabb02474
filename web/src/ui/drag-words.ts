import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

type Named = { id: string; name: string }

export const dragInstructions = {
  draggable:
    'Press space to pick this up, the arrow keys to move it, space again to drop it and escape to put it back.',
}

/** What a screen reader hears while something is dragged. */
export function dragWords(items: Named[]): Announcements {
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? 'The entry'
  const placeOf = (id: UniqueIdentifier) =>
    `position ${items.findIndex((item) => item.id === id) + 1} of ${items.length}`

  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} is over ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} was dropped at ${placeOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${placeOf(active.id)}.`,
  }
}
