import type { useSortable } from '@dnd-kit/sortable'
import { useSyncExternalStore } from 'react'

type Sortable = ReturnType<typeof useSortable>

/** What a row needs of its drag. */
export type RowDrag = Pick<
  Sortable,
  'attributes' | 'listeners' | 'setNodeRef' | 'setActivatorNodeRef' | 'isDragging'
> & { shiftPx: number | undefined }

export type RowDrags = ReturnType<typeof makeRowDrags>

/** Between the rows, which are drawn first, and their drags, whose library is loaded later. */
export function makeRowDrags() {
  const drags = new Map<string, RowDrag>()
  const listeners = new Set<() => void>()

  return {
    read: (id: string) => drags.get(id),
    set: (id: string, drag: RowDrag | undefined) => {
      if (isSame(drags.get(id), drag)) return
      if (drag) drags.set(id, drag)
      else drags.delete(id)
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The drag of a row; undefined until the library is loaded. */
export function useRowDrag(drags: RowDrags, id: string) {
  const read = () => drags.read(id)
  return useSyncExternalStore(drags.subscribe, read, read)
}

const isSame = (a: RowDrag | undefined, b: RowDrag | undefined) =>
  a === b || Boolean(a && b && fields.every((name) => a[name] === b[name]))

const fields = [
  'attributes',
  'listeners',
  'setNodeRef',
  'setActivatorNodeRef',
  'isDragging',
  'shiftPx',
] as const satisfies (keyof RowDrag)[]
