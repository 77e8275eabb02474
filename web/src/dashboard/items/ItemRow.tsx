import type { MenuItem } from '@thela/contract/menus/items'
import { memo, type SyntheticEvent, useCallback, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { DragHandle } from '../../ui/sortable/DragHandle.tsx'
import { ItemCard } from './ItemCard.tsx'
import type { Row } from './item-rows.ts'
import { type RowDrag, type RowDrags, useRowDrag } from './row-drags.ts'
import { SelectableItem } from './SelectableItem.tsx'
import type { Selection } from './use-selection.ts'

type Position = {
  index: number
  top: number
  measure: (node: Element | null) => void
  drags: RowDrags
}
type Actions = {
  isFixed: boolean
  selection: Selection
  onEdit: (id: string) => void
  onPrice: (item: MenuItem) => void
}
type Props = Position & Actions & { row: Row }

/**
 * One line of the list where the list puts it: a category's heading or an item. The list is drawn several times until it
 * knows its place and the heights of its rows; what stays where it is need not be drawn again.
 */
export const ItemRow = memo(({ row, ...rest }: Props) =>
  row.item ? (
    <SortableRow item={row.item} {...rest} />
  ) : (
    <HeadingRow id={row.id} name={row.category.name} {...rest} />
  ),
)

function HeadingRow({ id, name, ...position }: Position & { id: string; name: string }) {
  const { style, ref } = useRow(id, position)

  return (
    <li ref={ref} data-index={position.index} style={style} className={line}>
      <h3 className="bg-sunken px-4 pt-3 pb-2 font-semibold text-ink-soft text-sm">{name}</h3>
    </li>
  )
}

/** A row that moves aside while another one is dragged. */
function useRow(id: string, { top, measure, drags }: Position) {
  const drag = useRowDrag(drags, id)
  const setNodeRef = drag?.setNodeRef
  const ref = useCallback(
    (node: HTMLLIElement | null) => {
      setNodeRef?.(node)
      measure(node)
    },
    [setNodeRef, measure],
  )
  const transform = drag?.shiftPx === undefined ? undefined : `translate3d(0, ${drag.shiftPx}px, 0)`

  return { drag, ref, style: { top, transform } }
}

function SortableRow({
  item,
  isFixed,
  selection,
  onEdit,
  onPrice,
  ...position
}: Position & Actions & { item: MenuItem }) {
  const { drag, ref, style } = useRow(item.id, position)
  const isDragging = drag?.isDragging ?? false
  const early = useEarlyDrag(drag)

  return (
    <li
      ref={ref}
      data-index={position.index}
      style={style}
      className={classNames(line, isDragging && 'z-10 bg-raised! shadow-raised')}
    >
      {selection.isOn ? (
        <SelectableItem item={item} selection={selection} />
      ) : (
        <ItemCard
          item={item}
          handle={
            <DragHandle
              {...(drag ? { ...drag.attributes, ...drag.listeners } : early)}
              ref={drag?.setActivatorNodeRef}
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

/** A handle that is taken before its row can be dragged is taken again then, unless it was let go of. */
function useEarlyDrag(drag: RowDrag | undefined) {
  const taken = useRef<() => void>(undefined)
  const latest = useRef(drag)
  useLayoutEffect(() => {
    latest.current = drag
    if (!drag) return
    taken.current?.()
    taken.current = undefined
  }, [drag])
  const take = (name: 'onPointerDown' | 'onKeyDown') => (event: SyntheticEvent) => {
    taken.current = () => latest.current?.listeners?.[name]?.(event)
  }
  const letGo = () => {
    taken.current = undefined
  }

  return {
    onPointerDown: take('onPointerDown'),
    onKeyDown: take('onKeyDown'),
    onPointerUp: letGo,
    onBlur: letGo,
  }
}

const line = 'absolute inset-x-0 border-line border-b bg-surface'
