import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { alignments, type Column } from './table-column.ts'

type Props<Row> = { column: Column<Row>; isStacked: boolean; children: ReactNode }

/** Stacked on a phone, the first cell is the block's title and the others are lines with their header in front. */
export function TableCell<Row>({ column, isStacked, children }: Props<Row>) {
  const shape = classNames(cell, alignments[column.align ?? 'start'])
  if (!isStacked) return <td className={shape}>{children}</td>

  return (
    <td className={classNames(shape, 'group/cell', line)}>
      {!column.headerHidden && <span className={lineHeader}>{column.header}</span>}
      <div className={lineContent}>{children}</div>
    </td>
  )
}

const cell = 'h-11 px-3 py-1 first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5'
const line = 'max-md:flex max-md:h-auto max-md:items-center max-md:gap-4 max-md:px-0!'
const lineHeader = 'shrink-0 text-ink-faint text-xs group-first/cell:sr-only md:hidden'
const lineContent =
  'min-w-0 max-md:ml-auto max-md:text-end max-md:group-first/cell:ml-0 max-md:group-first/cell:text-start max-md:group-first/cell:text-base'
