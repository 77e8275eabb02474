import { useSortable } from '@dnd-kit/sortable'
import type { MenuItem } from '@thela/contract/menus/items'
import { useCallback } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { DragHandle } from '../../ui/sortable/DragHandle.tsx'
import { ItemCard } from './ItemCard.tsx'
import type { Row } from './item-rows.ts'

type Position = { index: number; top: number; measure: (node: Element | null) => void }
type Actions = { isFixed: boolean; onEdit: (id: string) => void; onPrice: (item: MenuItem) => void }
type Props = Position & Actions & { row: Row }

/** One line of the list where the list puts it: a category's heading or an item. */
export function ItemRow({ row, ...rest }: Props) {
  return row.item ? <SortableRow item={row.item} {...rest} /> : <HeadingRow heading={row.heading} {...rest} />
}

function HeadingRow({ heading, index, top, measure }: Position & { heading: string }) {
  return (
    <li ref={measure} data-index={index} style={{ top }} className={line}>
      <h3 className="bg-sunken px-4 pt-3 pb-2 font-semibold text-ink-soft text-sm">{heading}</h3>
    </li>
  )
}

function SortableRow({
  item,
  index,
  top,
  measure,
  isFixed,
  onEdit,
  onPrice,
}: Position & Actions & { item: MenuItem }) {
  const { attributes, listeners, transform, isDragging, setNodeRef, ...drag } = useSortable({
    id: item.id,
    data: { categoryId: item.categoryId },
    // Rows are placed anew after a drop; a second movement would look like a mistake.
    animateLayoutChanges: () => false,
  })
  const ref = useCallback(
    (node: HTMLLIElement | null) => {
      setNodeRef(node)
      measure(node)
    },
    [setNodeRef, measure],
  )

  return (
    <li
      ref={ref}
      data-index={index}
      style={{ top, transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined }}
      className={classNames(line, isDragging && 'z-10 bg-raised! shadow-raised')}
    >
      <ItemCard
        item={item}
        handle={
          <DragHandle
            {...attributes}
            {...listeners}
            ref={drag.setActivatorNodeRef}
            name={item.name}
            disabled={isFixed}
            isDragging={isDragging}
          />
        }
        onEdit={() => onEdit(item.id)}
        onPrice={() => onPrice(item)}
      />
    </li>
  )
}

const line = 'absolute inset-x-0 border-line border-b bg-surface'
