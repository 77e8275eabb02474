import type { MenuItem } from '@thela/contract/menus/items'
import * as words from '@thela/words/dashboard/items'
import { useMemo, useState } from 'react'
import { useIsTouched } from '../../ui/first-touch.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { type ItemFilter, placedAs, useReorderItems } from './api.ts'
import { ItemRow } from './ItemRow.tsx'
import { moveRow, rowsOf, useVisibleRows } from './item-rows.ts'
import { makeRowDrags } from './row-drags.ts'
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
  const [drags] = useState(makeRowDrags)
  const [draggedId, setDraggedId] = useState<string>()
  const [priced, setPriced] = useState<MenuItem>()
  const rows = useMemo(() => rowsOf(shown, { withHeadings: !filter.categoryId }), [shown, filter.categoryId])
  const visible = useVisibleRows(rows, draggedId)
  const isFixed = Boolean(filter.search)
  const isTouched = useIsTouched()

  return (
    <>
      <ul
        ref={visible.listRef}
        aria-label={words.list}
        className="relative"
        style={{ height: visible.height }}
      >
        {visible.rows.map(({ row, ...position }) => (
          <ItemRow
            key={row.id}
            row={row}
            {...position}
            measure={visible.measure}
            drags={drags}
            isFixed={isFixed}
            selection={selection}
            onEdit={onEdit}
            onPrice={setPriced}
          />
        ))}
      </ul>
      {isTouched && (
        <ItemDragging
          rows={rows}
          drawn={visible.rows.map(({ row }) => row)}
          drags={drags}
          isFixed={isFixed}
          onDrag={setDraggedId}
          onDrop={(id, targetId) => save(moveRow(rows, id, targetId), id)}
        />
      )}
      {priced && <PriceDialog item={priced} onClose={() => setPriced(undefined)} />}
    </>
  )
}

const PriceDialog = lazyPart(async () => (await import('./PriceDialog.tsx')).PriceDialog)
const ItemDragging = lazyPart(async () => (await import('./ItemDragging.tsx')).ItemDragging)

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
