import { type CollisionDetection, closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { MenuItem } from '@thela/contract/menus/items'
import { useRef, useState } from 'react'
import {
  dragInstructions,
  dragWords,
  onlyVertically,
  useDragSensors,
} from '../../ui/sortable/drag-and-drop.ts'
import { useShownOrder } from '../../ui/sortable/use-shown-order.ts'
import { type ItemFilter, useReorderItems } from './api.ts'
import { ItemRow } from './ItemRow.tsx'
import { rowsOf, useVisibleRows } from './item-rows.ts'
import { PriceDialog } from './PriceDialog.tsx'

type Props = { items: MenuItem[]; filter: ItemFilter; onEdit: (id: string) => void }

/** Only the rows in view are drawn, so that 2,000 items scroll like twenty. An item moves inside its category (DEC-030). */
export function ItemList({ items, filter, onEdit }: Props) {
  const { shown, move } = useShownOrder(items, useReorderItems().mutateAsync)
  const pickedUp = useRef(false)
  const [draggedId, setDraggedId] = useState<string>()
  const [priced, setPriced] = useState<MenuItem>()
  const rows = rowsOf(shown, { withHeadings: !filter.categoryId })
  const visible = useVisibleRows(rows, draggedId)
  const drop = ({ active, over }: DragEndEvent) => {
    setDraggedId(undefined)
    if (over) move(String(active.id), String(over.id))
  }

  return (
    <DndContext
      sensors={useDragSensors()}
      collisionDetection={withinCategory}
      modifiers={[onlyVertically]}
      onDragStart={({ active }) => setDraggedId(String(active.id))}
      onDragCancel={() => setDraggedId(undefined)}
      onDragEnd={drop}
      accessibility={{
        announcements: dragWords([...shown], pickedUp),
        screenReaderInstructions: dragInstructions,
      }}
    >
      <SortableContext
        items={shown.map(({ id }) => id)}
        strategy={verticalListSortingStrategy}
        disabled={Boolean(filter.search)}
      >
        <ul
          ref={visible.listRef}
          aria-label="Menu items"
          className="relative"
          style={{ height: visible.height }}
        >
          {visible.rows.map(({ row, ...position }) => (
            <ItemRow
              key={row.id}
              row={row}
              {...position}
              measure={visible.measure}
              isFixed={Boolean(filter.search)}
              onEdit={onEdit}
              onPrice={setPriced}
            />
          ))}
        </ul>
      </SortableContext>
      {priced && <PriceDialog item={priced} onClose={() => setPriced(undefined)} />}
    </DndContext>
  )
}

/** The nearest item of the same category: the order of the categories themselves is made on their own screen. */
const withinCategory: CollisionDetection = ({ active, droppableContainers, ...rest }) => {
  const { categoryId } = active.data.current ?? {}
  const siblings = droppableContainers.filter(({ data }) => data.current?.categoryId === categoryId)

  return closestCenter({ ...rest, active, droppableContainers: siblings })
}
