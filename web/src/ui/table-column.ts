import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'center' | 'end'
  /** Any CSS length. */
  width?: string
  /** Keeps the header for screen readers only: for checkboxes and row actions. */
  headerHidden?: boolean
}

export const alignments = { start: 'text-start', center: 'text-center', end: 'text-end' }
