import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import type { Column } from './table-column.ts'

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
