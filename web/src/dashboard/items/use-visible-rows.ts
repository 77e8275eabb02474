import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Row } from './item-rows.ts'

const ROW_HEIGHT_GUESS_PX = 150
const ROWS_BEYOND = 6

/** Which rows are near the window, and where; the one being dragged stays however far the page scrolls. */
export function useVisibleRows(rows: Row[], draggedId: string | undefined) {
  const listRef = useRef<HTMLUListElement>(null)
  const top = useTopOf(listRef)
  const dragged = rows.findIndex(({ id }) => id === draggedId)

  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT_GUESS_PX,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    rangeExtractor: (range) => withRow(range, dragged),
    overscan: ROWS_BEYOND,
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

  // After every drawing, since whatever stands above may have moved the list.
  useLayoutEffect(() => {
    if (ref.current) setTop(Math.round(ref.current.getBoundingClientRect().top + window.scrollY))
  })

  return top
}
