import { writeCsv } from '../../values/csv.ts'
import type { ItemMark } from '../item-fields.ts'
import type { MenuItem } from '../items.ts'
import { readVariations } from '../variations.ts'
import { columnTitles, isFlag, type MenuColumn, menuColumns } from './columns.ts'
import { writeIngredients, writeVariations } from './list-cells.ts'

/** The menu as a CSV file that can be added to a menu again (`readMenuCsv`); pictures are not in it. */
export const writeMenuCsv = (items: readonly MenuItem[]) =>
  writeCsv([
    Object.values(columnTitles),
    ...items.map((item) => menuColumns.map((name) => cellOf(item, name))),
  ])

function cellOf(item: MenuItem, column: MenuColumn) {
  if (column === 'category') return item.category.name
  if (column === 'variations') return writeVariations(readVariations(item.variations))
  if (column === 'ingredients') return writeIngredients(item.ingredients)
  // With variations the item's own price is 0 and says nothing (DEC-032).
  if (column === 'price' && item.variations) return ''
  if (column === 'mark') return item.mark && markCells[item.mark]
  const value = item[column]
  if (isFlag(column)) return value ? 'Yes' : 'No'
  return value as string | number | null
}

/** As files said it before there was a mark for eggs. */
const markCells: Record<ItemMark, string> = { veg: 'Yes', egg: 'Egg', nonveg: 'No' }
