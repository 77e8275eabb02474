import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'

type Props<Row> = {
  /** What the table lists, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  loading?: boolean
  /** How many rows the skeleton has. */
  skeletonRows?: number
  /** Shown instead of rows: an EmptyState. */
  empty?: ReactNode
  /** Shown instead of rows: an ErrorPanel. */
  error?: ReactNode
  /** On phones: scroll sideways inside its own frame, or stack each row into a block of labelled lines. */
  onPhones?: 'scroll' | 'stack'
}

export function Table<Row>({ label, columns, onPhones = 'scroll', ...body }: Props<Row>) {
  const isStacked = onPhones === 'stack'
  const instead = body.error || (!body.loading && body.rows.length === 0 ? body.empty : undefined)
  if (instead) return <div className="min-w-0">{instead}</div>

  return (
    // A frame that scrolls sideways must be reachable by keyboard.
    <section
      aria-label={label}
      tabIndex={isStacked ? undefined : 0}
      className="relative min-w-0 overflow-x-auto outline-offset-[-2px]"
    >
      <table
        aria-label={label}
        aria-busy={body.loading || undefined}
        className={classNames(
          'w-full border-collapse text-sm',
          isStacked ? 'max-md:block' : 'max-md:min-w-160',
        )}
      >
        <TableHead columns={columns} isStacked={isStacked} />
        <TableBody columns={columns} isStacked={isStacked} {...body} />
      </table>
    </section>
  )
}

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  isStacked: boolean
}

function TableHead<Row>({ columns, isStacked }: TableHeadProps<Row>) {
  return (
    <thead
      className={classNames(
        'border-line border-b bg-sunken text-ink-soft text-xs',
        isStacked && 'max-md:sr-only',
      )}
    >
      <tr>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            style={{ width: column.width }}
            className={classNames(headCell, alignments[column.align ?? 'start'])}
          >
            <span className={column.headerHidden ? 'sr-only' : undefined}>{column.header}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

const headCell = 'h-9 whitespace-nowrap px-3 font-semibold first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5'

type TableBodyProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  isStacked: boolean
  loading?: boolean
  skeletonRows?: number
}

function TableBody<Row>({
  columns,
  rows,
  rowKey,
  isStacked,
  loading,
  skeletonRows = 6,
}: TableBodyProps<Row>) {
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

type TableCellProps<Row> = { column: Column<Row>; isStacked: boolean; children: ReactNode }

/** Stacked on a phone, the first cell is the block's title and the others are lines with their header in front. */
function TableCell<Row>({ column, isStacked, children }: TableCellProps<Row>) {
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

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: keyof typeof alignments
  /** Any CSS length. */
  width?: string
  /** Keeps the header for screen readers only: for checkboxes and row actions. */
  headerHidden?: boolean
}

const alignments = { start: 'text-start', end: 'text-end' }
