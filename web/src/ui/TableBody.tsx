import { classNames } from './class-names.ts'
import { Skeleton } from './Skeleton.tsx'
import { TableCell } from './TableCell.tsx'
import type { Column } from './table-column.ts'

type Props<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  isStacked: boolean
  loading?: boolean
  skeletonRows?: number
}

export function TableBody<Row>({ columns, rows, rowKey, isStacked, loading, skeletonRows = 6 }: Props<Row>) {
  const row = classNames(rowShape, isStacked && 'max-md:block max-md:px-4 max-md:py-3')
  if (loading) {
    return (
      <tbody className={isStacked ? 'max-md:block' : undefined}>
        {Array.from({ length: skeletonRows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no other identity.
          <tr key={index} className={row}>
            {columns.map((column) => (
              <TableCell key={column.key} column={column} isStacked={isStacked}>
                {/* A stacked line is as wide as its content, of which there is none yet. */}
                <div className={isStacked ? 'max-md:w-28' : undefined}>
                  <Skeleton width="70%" />
                </div>
              </TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    )
  }

  return (
    <tbody className={isStacked ? 'max-md:block' : undefined}>
      {rows.map((item) => (
        <tr key={rowKey(item)} className={row}>
          {columns.map((column) => (
            <TableCell key={column.key} column={column} isStacked={isStacked}>
              {column.cell(item)}
            </TableCell>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const rowShape = 'border-line border-b transition-colors last:border-b-0 hover:bg-sunken'
