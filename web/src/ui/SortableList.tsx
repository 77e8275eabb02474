import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useRef } from 'react'
import { dragInstructions, dragWords } from './drag-words.ts'
import { onlyVertically } from './only-vertically.ts'
import { SortableItem } from './SortableItem.tsx'
import { useDragSensors } from './use-drag-sensors.ts'
import { useShownOrder } from './use-shown-order.ts'

type Props<Item> = {
  /** What is listed, for screen readers. */
  label: string
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** Sends the new order of all ids. It is shown at once; when the promise settles, `items` counts again. */
  onReorder: (ids: string[]) => Promise<unknown>
  /** The handles rest, e.g. while a search hides part of the list. */
  disabled?: boolean
  /** Draws one item; `handle` is what one grabs it by. */
  children: (item: Item, handle: ReactNode) => ReactNode
}

/** A list that people put in order by mouse, finger or keyboard. */
export function SortableList<Item extends { id: string }>(props: Props<Item>) {
  const { label, items, nameOf, onReorder, disabled = false, children } = props
  const { shown, move } = useShownOrder(items, onReorder)
  const sensors = useDragSensors()
  const pickedUp = useRef(false)
  const drop = ({ active, over }: DragEndEvent) => over && move(String(active.id), String(over.id))

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[onlyVertically]}
      onDragEnd={drop}
      accessibility={{
        announcements: dragWords(
          shown.map((item) => ({ id: item.id, name: nameOf(item) })),
          pickedUp,
        ),
        screenReaderInstructions: dragInstructions,
      }}
    >
      <SortableContext
        items={shown.map(({ id }) => id)}
        strategy={verticalListSortingStrategy}
        disabled={disabled}
      >
        <ul aria-label={label} className="grid min-w-0">
          {shown.map((item) => (
            <SortableItem key={item.id} id={item.id} name={nameOf(item)} disabled={disabled}>
              {(handle) => children(item, handle)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
