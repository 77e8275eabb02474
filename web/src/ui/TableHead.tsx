import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { classNames } from './class-names.ts'
import { alignments, type Column, type Sort } from './table-column.ts'

type Props<Row> = {
  columns: readonly Column<Row>[]
  sort?: Sort
  onSortChange?: (sort: Sort) => void
  isStacked: boolean
}

export function TableHead<Row>({ columns, sort, onSortChange, isStacked }: Props<Row>) {
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
            aria-sort={sort?.key === column.key ? sort.direction : undefined}
            className={classNames(cell, alignments[column.align ?? 'start'])}
          >
            {column.sortable && onSortChange ? (
              <SortButton
                header={column.header}
                direction={directionOf(column, sort)}
                onClick={() => onSortChange(flip(column, sort))}
              />
            ) : (
              <span className={column.headerHidden ? 'sr-only' : undefined}>{column.header}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function SortButton(props: { header: string; direction?: Sort['direction']; onClick: () => void }) {
  const Icon = props.direction ? arrows[props.direction] : ChevronsUpDown

  return (
    <button
      type="button"
      onClick={props.onClick}
      className="-mx-2 inline-flex min-h-control-sm items-center gap-1 rounded-sm px-2 font-semibold hover:text-ink"
    >
      {props.header}
      <Icon aria-hidden size={14} className={props.direction ? 'text-brand-ink' : undefined} />
    </button>
  )
}

function directionOf<Row>(column: Column<Row>, sort?: Sort) {
  return sort?.key === column.key ? sort.direction : undefined
}

function flip<Row>(column: Column<Row>, sort?: Sort): Sort {
  const direction = directionOf(column, sort) === 'ascending' ? 'descending' : 'ascending'
  return { key: column.key, direction }
}

const cell = 'h-9 whitespace-nowrap px-3 font-semibold first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5'
const arrows = { ascending: ArrowUp, descending: ArrowDown }
