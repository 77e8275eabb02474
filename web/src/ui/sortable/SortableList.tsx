import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { DragHandle } from './DragHandle.tsx'
import {
  dragAnnouncements,
  dragInstructions,
  restrictToVerticalAxis,
  useDragSensors,
} from './drag-and-drop.ts'
import { useOptimisticOrder } from './use-optimistic-order.ts'

type Props<Item> = {
  /** What is listed, for screen readers. */
  label: string
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** Sends the new order of all ids. It is shown at once; when the promise settles, the order of `items` is used again. */
  onReorder: (ids: string[]) => Promise<unknown>
  /** Disables the handles, e.g. while a search hides part of the list. */
  disabled?: boolean
  /** Renders one item with its drag handle. */
  children: (item: Item, handle: ReactNode) => ReactNode
}

/** A list that people put in order by mouse, finger or keyboard. */
export function SortableList<Item extends { id: string }>(props: Props<Item>) {
  const { label, items, nameOf, onReorder, disabled = false, children } = props
  const { shown, move } = useOptimisticOrder(items, onReorder)
  const sensors = useDragSensors()
  const pickedUp = useRef(false)
  const drop = ({ active, over }: DragEndEvent) => over && move(String(active.id), String(over.id))

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis]}
      onDragEnd={drop}
      accessibility={{
        announcements: dragAnnouncements(
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

type SortableItemProps = {
  id: string
  name: string
  disabled: boolean
  children: (handle: ReactNode) => ReactNode
}

/** One item of a SortableList. */
function SortableItem({ id, name, disabled, children }: SortableItemProps) {
  const { attributes, listeners, transform, transition, isDragging, ...refs } = useSortable({
    id,
    transition: wantsNoMotion() ? null : { duration: 180, easing: 'ease-out' },
  })

  return (
    <li
      ref={refs.setNodeRef}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      className={classNames(row, isDragging && 'relative z-10 bg-raised! shadow-raised')}
    >
      {children(
        <DragHandle
          {...attributes}
          {...listeners}
          ref={refs.setActivatorNodeRef}
          name={name}
          disabled={disabled}
          isDragging={isDragging}
        />,
      )}
    </li>
  )
}

const row = 'min-w-0 border-line border-b bg-surface last:border-b-0'

// The movement is an inline style, which the rule of motion.css cannot reach.
const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
