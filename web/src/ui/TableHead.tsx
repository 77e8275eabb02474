import { classNames } from './class-names.ts'
import { alignments, type Column } from './table-column.ts'

type Props<Row> = {
  columns: readonly Column<Row>[]
  isStacked: boolean
}

export function TableHead<Row>({ columns, isStacked }: Props<Row>) {
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
            className={classNames(cell, alignments[column.align ?? 'start'])}
          >
            <span className={column.headerHidden ? 'sr-only' : undefined}>{column.header}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

const cell = 'h-9 whitespace-nowrap px-3 font-semibold first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5'
