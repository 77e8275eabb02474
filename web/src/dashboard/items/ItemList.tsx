import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { MenuItem } from '@thela/contract/menus/items'
import { useRef, useState } from 'react'
import {
  dragAnnouncements,
  dragInstructions,
  restrictToVerticalAxis,
  useDragSensors,
} from '../../ui/sortable/drag-and-drop.ts'
import { type ItemFilter, placedAs, useReorderItems } from './api.ts'
import { ItemRow } from './ItemRow.tsx'
import { headingsOf, moveRow, rowsOf, useVisibleRows } from './item-rows.ts'
import { PriceDialog } from './PriceDialog.tsx'
import type { Selection } from './use-selection.ts'

type Props = {
  items: MenuItem[]
  filter: ItemFilter
  selection: Selection
  onEdit: (id: string) => void
}

/** Only the rows in view are drawn, so that 2,000 items scroll like twenty. An item can be dragged to another category (DEC-238). */
export function ItemList({ items, filter, selection, onEdit }: Props) {
  const { shown, save } = useDroppedItems(items)
  const pickedUp = useRef(false)
  const [draggedId, setDraggedId] = useState<string>()
  const [priced, setPriced] = useState<MenuItem>()
  const rows = rowsOf(shown, { withHeadings: !filter.categoryId })
  const visible = useVisibleRows(rows, draggedId)
  const drop = ({ active, over }: DragEndEvent) => {
    setDraggedId(undefined)
    const [id, targetId] = [String(active.id), String(over?.id ?? active.id)]
    if (id !== targetId) save(moveRow(rows, id, targetId), id)
  }

  return (
    <DndContext
      sensors={useDragSensors()}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis]}
      onDragStart={({ active }) => setDraggedId(String(active.id))}
      onDragCancel={() => setDraggedId(undefined)}
      onDragEnd={drop}
      accessibility={{
        announcements: dragAnnouncements(shown, pickedUp, headingsOf(rows)),
        screenReaderInstructions: dragInstructions,
      }}
    >
      <SortableContext
        items={rows.map(({ id }) => id)}
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
              selection={selection}
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

/** The items as they were dropped last until that is saved, else as they are stored. */
function useDroppedItems(items: MenuItem[]) {
  const { mutateAsync } = useReorderItems()
  const [dropped, setDropped] = useState<MenuItem[]>()

  const shown = dropped ? placedAs(items, dropped) : items
  const save = (next: MenuItem[], id: string) => {
    const { categoryId = '' } = next.find((item) => item.id === id) ?? {}
    const isMoved = shown.some((item) => item.id === id && item.categoryId !== categoryId)
    const forget = () => setDropped((current) => (current === next ? undefined : current))
    setDropped(next)
    mutateAsync({ items: next, moved: isMoved ? { id, categoryId } : undefined }).then(forget, forget)
  }

  return { shown, save }
}
