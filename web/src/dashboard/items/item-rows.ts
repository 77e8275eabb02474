import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { MenuItem } from '@thela/contract/menus/items'
import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { moveEntry } from '../../ui/sortable/order.ts'

type Category = MenuItem['category']
export type Row = { id: string; category: Category; item?: undefined } | { id: string; item: MenuItem }

/** The lines of the list: items in their order, with a heading where a new category begins. */
export function rowsOf(items: readonly MenuItem[], { withHeadings }: { withHeadings: boolean }): Row[] {
  return items.flatMap((item, index) => {
    const begins = withHeadings && items[index - 1]?.categoryId !== item.categoryId
    const heading = { id: `heading-${item.categoryId}`, category: item.category }

    return begins ? [heading, { id: item.id, item }] : [{ id: item.id, item }]
  })
}

export const headingsOf = (rows: Row[]) =>
  rows.flatMap((row) => (row.item ? [] : [{ id: row.id, name: row.category.name }]))

/** The items once a row is dropped on another: what was moved belongs to the heading above it (DEC-238). */
export function moveRow(rows: Row[], id: string, targetId: string): MenuItem[] {
  const indexOf = (wanted: string) => rows.findIndex((row) => row.id === wanted)
  const topmost = rows[0]?.item ? 0 : 1
  let category: Category | undefined

  return moveEntry(rows, indexOf(id), Math.max(indexOf(targetId), topmost)).flatMap((row) => {
    if (!row.item) category = row.category
    if (row.item?.id === id && category) return [{ ...row.item, categoryId: category.id, category }]
    return row.item ?? []
  })
}

const ROW_HEIGHT_GUESS_PX = 73
const HEADING_HEIGHT_GUESS_PX = 41
const ROWS_BEYOND = 6

/** Which rows are near the window, and where; the one being dragged stays however far the page scrolls. */
export function useVisibleRows(rows: Row[], draggedId: string | undefined) {
  const listRef = useRef<HTMLUListElement>(null)
  const top = useTopOf(listRef)
  const dragged = rows.findIndex(({ id }) => id === draggedId)
  // What is in view is drawn first, and the rest when that can be used.
  const overscan = useDeferredValue(ROWS_BEYOND, 0)

  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.item ? ROW_HEIGHT_GUESS_PX : HEADING_HEIGHT_GUESS_PX),
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    rangeExtractor: (range) => withRow(range, dragged),
    overscan,
    scrollMargin: top,
  })

  return {
    listRef,
    height: virtual.getTotalSize(),
    measure: virtual.measureElement,
    rows: virtual.getVirtualItems().flatMap(({ index, start }) => {
      const row = rows[index]
      return row ? [{ row, index, top: start - top }] : []
    }),
  }
}

function withRow(range: Range, extra: number) {
  const indexes = defaultRangeExtractor(range)
  return extra < 0 || indexes.includes(extra) ? indexes : [...indexes, extra].sort((a, b) => a - b)
}

/** How far below the top of the page the list begins. */
function useTopOf(ref: React.RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0)

  // After every render, since content above may have moved the list.
  useLayoutEffect(() => {
    if (ref.current) setTop(Math.round(ref.current.getBoundingClientRect().top + window.scrollY))
  })

  return top
}
