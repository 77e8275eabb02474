import { readCsv } from '../../values/csv.ts'
import { formatCount } from '../../values/numbers.ts'
import { CategoryInput } from '../categories.ts'
import { ListedItem, type MenuImport } from '../menu-import.ts'
import { columnOf, columnTitles, type MenuColumn } from './columns.ts'
import { readCell } from './read-cell.ts'

export const MAX_CSV_ROWS = 2000

/** Where a file names no category. */
const FIRST_CATEGORY = 'Menu'

export type MenuCsvRow = {
  /** As a spreadsheet numbers it: the titles are row 1. */
  row: number
  category: string
  /** What could be read; complete if there are no errors. */
  item: Partial<ListedItem>
  errors: { column: string; message: string }[]
}

export type MenuCsv = {
  rows: MenuCsvRow[]
  /** Titles of columns that are not read. */
  ignored: string[]
  /** Why the file cannot be read at all; then there are no rows. */
  problem?: string
}

/** Reads a menu from a CSV file, in any order of columns. Nothing is left out: every row is returned with its errors. */
export function readMenuCsv(file: string): MenuCsv {
  const [titles = [], ...lines] = readCsv(file)
  const columns = titles.map(columnOf)
  const filled = lines
    .map((cells, n) => ({ row: n + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const ignored = titles.filter((title, n) => title.trim() !== '' && !columns[n])
  const problem = problemOf(columns, filled.length)
  if (problem) return { rows: [], ignored, problem }

  let category = FIRST_CATEGORY
  const rows = filled.map(({ row, cells }) => {
    const texts = textsOf(columns, cells)
    category = texts.category || category
    return { row, category, ...readRow(texts, category) }
  })
  return { rows, ignored }
}

type Texts = Partial<Record<MenuColumn, string>>

/** Of two columns with the same title the first one counts. */
const textsOf = (columns: (MenuColumn | undefined)[], cells: string[]): Texts =>
  Object.fromEntries(
    columns
      .map((column, n) => [column, cells[n]?.trim() ?? ''] as const)
      .filter(([column], n) => column && columns.indexOf(column) === n),
  )

function problemOf(columns: (MenuColumn | undefined)[], count: number) {
  if (!columns.includes('name')) return 'The first row must name the columns, at least Name and Price'
  if (count === 0) return 'The file has no rows below the titles'
  if (count > MAX_CSV_ROWS)
    return `The file has ${formatCount(count)} rows; at most ${formatCount(MAX_CSV_ROWS)} can be added at once`
  return undefined
}

function readRow({ category: _, ...texts }: Texts, category: string) {
  const cells = Object.entries(texts).map(([name, text]) => {
    const column = name as Exclude<MenuColumn, 'category'>
    return { column, ...readCell(column, text) }
  })
  const item: Partial<ListedItem> = Object.fromEntries(
    cells.filter(({ value }) => value !== undefined).map(({ column, value }) => [column, value]),
  )
  const unread = cells.flatMap(({ column, error }) => (error ? [{ column, message: error }] : []))
  // Sizes that could not be read have prices of their own.
  const needsNoPrice = unread.some(({ column }) => column === 'variations')
  const problems = problemsOf(needsNoPrice ? { price: 0, ...item } : item, category)
  return { item, errors: firstOfEach([...unread, ...problems]) }
}

type Problem = { column: MenuColumn; message: string }

/** By the rules of the call that adds them. */
function problemsOf(item: Partial<ListedItem>, category: string): Problem[] {
  const named = CategoryInput.shape.name.safeParse(category).error?.issues ?? []
  const listed = ListedItem.safeParse({ name: '', ...item }).error?.issues ?? []
  return [
    ...named.map(({ message }) => ({ column: 'category' as const, message })),
    ...listed.map(({ path, message }) => ({ column: path[0] as MenuColumn, message })),
  ]
}

const firstOfEach = (problems: Problem[]) =>
  problems
    .filter(({ column }, n) => problems.findIndex((problem) => problem.column === column) === n)
    .map(({ column, message }) => ({ column: columnTitles[column], message }))

/** The rows as a list to add: categories in the order in which they first appear. */
export function categoriesOfRows(rows: readonly MenuCsvRow[]): MenuImport['categories'] {
  const categories = new Map<string, MenuImport['categories'][number]>()
  for (const { category, item } of rows) {
    const key = category.toLowerCase()
    const known = categories.get(key) ?? { name: category, items: [] }
    known.items.push(item as ListedItem)
    categories.set(key, known)
  }
  return [...categories.values()]
}
