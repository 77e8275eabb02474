import type { ReactNode } from 'react'

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

export const alignments = { start: 'text-start', end: 'text-end' }
