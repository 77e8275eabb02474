import type { CsvCell } from '@thela/contract/values/csv'
import type { ReactNode } from 'react'
import type { Column } from '../../ui/table/Table.tsx'

/**
 * A column of a table that can be exported. The table and the file are both made from one list of these, and a column
 * that only one of them has says null for the other.
 */
export type ExportedColumn<Row, Act = void> = Omit<Column<Row>, 'cell'> & {
  /** On the screen. */
  cell: ((row: Row, act: Act) => ReactNode) | null
  /** In the file: one cell under the same header, or several under headers of their own. */
  exported: ((row: Row) => CsvCell) | Record<string, (row: Row) => CsvCell> | null
  /** Placed last in the file, wherever the table has it. */
  exportedLast?: boolean
}

/** The list as the table shows it; `act` is what the cells do when they are clicked. */
export const tableColumns = <Row, Act>(
  columns: readonly ExportedColumn<Row, Act>[],
  act: Act,
): Column<Row>[] =>
  columns.flatMap(({ cell, exported, exportedLast, ...column }) =>
    cell ? [{ ...column, cell: (row: Row) => cell(row, act) }] : [],
  )

export type FileColumn<Row> = { header: string; value: (row: Row) => CsvCell }

/** The list as the file has it. */
export function fileColumns<Row, Act>(columns: readonly ExportedColumn<Row, Act>[]): FileColumn<Row>[] {
  const isLast = ({ exportedLast = false }: ExportedColumn<Row, Act>) => exportedLast

  return [...columns.filter((column) => !isLast(column)), ...columns.filter(isLast)].flatMap(cellsOf)
}

function cellsOf<Row, Act>({ header, exported }: ExportedColumn<Row, Act>): FileColumn<Row>[] {
  if (typeof exported === 'function') return [{ header, value: exported }]
  return Object.entries(exported ?? {}).map(([header, value]) => ({ header, value }))
}
