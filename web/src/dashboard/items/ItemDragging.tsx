import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useLayoutEffect, useRef } from 'react'
import {
  dragAnnouncements,
  dragInstructions,
  restrictToVerticalAxis,
  useDragSensors,
} from '../../ui/sortable/drag-and-drop.ts'
import { headingsOf, type Row } from './item-rows.ts'
import type { RowDrags } from './row-drags.ts'

type Props = {
  rows: Row[]
  /** Those of them that are on the page now. */
  drawn: Row[]
  drags: RowDrags
  isFixed: boolean
  onDrag: (id: string | undefined) => void
  onDrop: (id: string, targetId: string) => void
}

/** Lets the rows be dragged. It stands beside them and not around them, so that they stay as they are when it is loaded. */
export function ItemDragging({ rows, drawn, drags, isFixed, onDrag, onDrop }: Props) {
  const pickedUp = useRef(false)
  const items = rows.flatMap(({ item }) => item ?? [])
  const drop = ({ active, over }: DragEndEvent) => {
    onDrag(undefined)
    const [id, targetId] = [String(active.id), String(over?.id ?? active.id)]
    if (id !== targetId) onDrop(id, targetId)
  }

  return (
    <DndContext
      sensors={useDragSensors()}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis]}
      onDragStart={({ active }) => onDrag(String(active.id))}
      onDragCancel={() => onDrag(undefined)}
      onDragEnd={drop}
      accessibility={{
        announcements: dragAnnouncements(items, pickedUp, headingsOf(rows)),
        screenReaderInstructions: dragInstructions,
      }}
    >
      <SortableContext
        items={rows.map(({ id }) => id)}
        strategy={verticalListSortingStrategy}
        disabled={isFixed}
      >
        {drawn.map((row) => (
          <Draggable key={row.id} row={row} drags={drags} />
        ))}
      </SortableContext>
    </DndContext>
  )
}

/** A heading stays, but an item can be dropped on it: below it from above, above it from below. */
function Draggable({ row, drags }: { row: Row; drags: RowDrags }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging, transform } = useSortable({
    id: row.id,
    ...(row.item ? {} : { disabled: { draggable: true } }),
    // Rows are repositioned after a drop; a second animation would look like a mistake.
    animateLayoutChanges: () => false,
  })
  useLayoutEffect(() => {
    drags.set(row.id, {
      attributes,
      listeners,
      setNodeRef,
      setActivatorNodeRef,
      isDragging,
      shiftPx: transform?.y,
    })
  })
  useLayoutEffect(() => () => drags.set(row.id, undefined), [drags, row.id])

  return null
}
