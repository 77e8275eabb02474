import { useSortable } from '@dnd-kit/sortable'
import type { MenuItem } from '@thela/contract/menus/items'
import { useCallback } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { DragHandle } from '../../ui/sortable/DragHandle.tsx'
import { ItemCard } from './ItemCard.tsx'
import type { Row } from './item-rows.ts'
import { SelectableItem } from './SelectableItem.tsx'
import type { Selection } from './use-selection.ts'

type Position = { index: number; top: number; measure: (node: Element | null) => void }
type Actions = {
  isFixed: boolean
  selection: Selection
  onEdit: (id: string) => void
  onPrice: (item: MenuItem) => void
}
type Props = Position & Actions & { row: Row }

/** One line of the list where the list puts it: a category's heading or an item. */
export function ItemRow({ row, ...rest }: Props) {
  return row.item ? (
    <SortableRow item={row.item} {...rest} />
  ) : (
    <HeadingRow id={row.id} name={row.category.name} {...rest} />
  )
}

/** It stays, but an item can be dropped on it: below it from above, above it from below. */
function HeadingRow({ id, name, index, top, measure }: Position & { id: string; name: string }) {
  const { transform, ref } = useRow({ id, disabled: { draggable: true } }, measure)

  return (
    <li ref={ref} data-index={index} style={{ top, transform }} className={line}>
      <h3 className="bg-sunken px-4 pt-3 pb-2 font-semibold text-ink-soft text-sm">{name}</h3>
    </li>
  )
}

/** A row that moves aside while another one is dragged. */
function useRow(options: Parameters<typeof useSortable>[0], measure: Position['measure']) {
  const { transform, setNodeRef, ...drag } = useSortable({
    ...options,
    // Rows are repositioned after a drop; a second animation would look like a mistake.
    animateLayoutChanges: () => false,
  })
  const ref = useCallback(
    (node: HTMLLIElement | null) => {
      setNodeRef(node)
      measure(node)
    },
    [setNodeRef, measure],
  )

  return { ...drag, ref, transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined }
}

function SortableRow({
  item,
  index,
  top,
  measure,
  isFixed,
  selection,
  onEdit,
  onPrice,
}: Position & Actions & { item: MenuItem }) {
  const { attributes, listeners, isDragging, transform, ref, ...drag } = useRow({ id: item.id }, measure)

  return (
    <li
      ref={ref}
      data-index={index}
      style={{ top, transform }}
      className={classNames(line, isDragging && 'z-10 bg-raised! shadow-raised')}
    >
      {selection.isOn ? (
        <SelectableItem item={item} selection={selection} />
      ) : (
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
      )}
    </li>
  )
}

const line = 'absolute inset-x-0 border-line border-b bg-surface'
