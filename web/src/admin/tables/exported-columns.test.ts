import { expect, test } from 'vitest'
import { type ExportedColumn, fileColumns, tableColumns } from './exported-columns.ts'

type Stall = { name: string; owner: string; views: number }

const columns: ExportedColumn<Stall, string>[] = [
  {
    key: 'stall',
    header: 'Stall',
    cell: ({ name }, act) => `${act} ${name}`,
    exported: { Stall: ({ name }) => name, Owner: ({ owner }) => owner },
  },
  { key: 'status', header: 'Status', cell: () => 'Open', exported: () => 'Open', exportedLast: true },
  { key: 'views', header: 'Views', cell: null, exported: ({ views }) => views },
  { key: 'actions', header: 'Actions', cell: () => 'Delete', exported: null },
]
const stall = { name: 'Locho House', owner: 'Hiral', views: 12 }

test('an administrator sees the columns that have a cell', () => {
  const shown = tableColumns(columns, 'Open').map(({ header, cell }) => [header, cell(stall)])
  expect(shown).toEqual([
    ['Stall', 'Open Locho House'],
    ['Status', 'Open'],
    ['Actions', 'Delete'],
  ])
})

test('the file has its own cells, file-only columns, and the last columns at the end', () => {
  const cells = fileColumns(columns).map(({ header, value }) => [header, value(stall)])
  expect(cells).toEqual([
    ['Stall', 'Locho House'],
    ['Owner', 'Hiral'],
    ['Views', 12],
    ['Status', 'Open'],
  ])
})
