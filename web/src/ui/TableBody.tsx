import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Skeleton } from './Skeleton.tsx'
import { alignments, type Column } from './table-column.ts'

type Props<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  isSelected?: (row: Row) => boolean
  isStacked: boolean
  loading?: boolean
  skeletonRows?: number
}

export function TableBody<Row>({
  columns,
  rows,
  rowKey,
  isSelected,
  isStacked,
  loading,
  skeletonRows = 6,
}: Props<Row>) {
  const row = classNames(rowShape, isStacked && 'max-md:block max-md:px-4 max-md:py-3')
  if (loading) {
    return (
      <tbody className={isStacked ? 'max-md:block' : undefined}>
        {Array.from({ length: skeletonRows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no other identity.
          <tr key={index} className={row}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} isStacked={isStacked}>
                <Skeleton width="70%" />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    )
  }

  return (
    <tbody className={isStacked ? 'max-md:block' : undefined}>
      {rows.map((item) => (
        <tr key={rowKey(item)} aria-selected={isSelected?.(item)} className={row}>
          {columns.map((column) => (
            <Cell key={column.key} column={column} isStacked={isStacked}>
              {column.cell(item)}
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Cell<Row>(props: { column: Column<Row>; isStacked: boolean; children: ReactNode }) {
  const { header, headerHidden, align = 'start' } = props.column

  return (
    <td className={classNames(cellShape, alignments[align], props.isStacked && stackedCell)}>
      {props.isStacked && !headerHidden && (
        <span aria-hidden className="shrink-0 text-ink-faint text-xs md:hidden">
          {header}
        </span>
      )}
      {props.isStacked ? (
        <div className="min-w-0 max-md:ml-auto max-md:text-end">{props.children}</div>
      ) : (
        props.children
      )}
    </td>
  )
}

const rowShape =
  'border-line border-b transition-colors last:border-b-0 hover:bg-sunken aria-selected:bg-brand-soft aria-selected:hover:bg-brand-soft'
const cellShape = 'px-3 py-2 first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5'
const stackedCell = 'max-md:flex max-md:items-center max-md:gap-4 max-md:px-0! max-md:py-1.5'
