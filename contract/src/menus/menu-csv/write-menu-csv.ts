import { writeCsv } from '../../values/csv.ts'
import type { ItemMark } from '../item-marks.ts'
import type { MenuItem } from '../items.ts'
import { readVariations } from '../variations.ts'
import { columnTitles, isFlag, type MenuColumn, menuColumns } from './columns.ts'
import { writeAllergens, writeDiets } from './diet-cells.ts'
import { writeIngredients, writeVariations } from './list-cells.ts'

/** The menu as a CSV file that can be added to a menu again (`readMenuCsv`); pictures are not in it. */
export const writeMenuCsv = (items: readonly MenuItem[]) =>
  writeCsv([
    Object.values(columnTitles),
    ...items.map((item) => menuColumns.map((name) => cellOf(item, name))),
  ])

function cellOf(item: MenuItem, column: MenuColumn) {
  const write = writers[column]
  if (write) return write(item)
  const value = item[column as keyof MenuItem]
  if (isFlag(column)) return value ? 'Yes' : 'No'
  return value as string | number | null
}

const writers: { [Column in MenuColumn]?: (item: MenuItem) => string | number | null } = {
  category: ({ category }) => category.name,
  // With variations the item's own price is 0 and says nothing (DEC-032).
  price: ({ price, variations }) => (variations ? '' : price),
  variations: ({ variations }) => writeVariations(readVariations(variations)),
  mark: ({ mark }) => mark && markCells[mark],
  ingredients: ({ ingredients }) => writeIngredients(ingredients),
  diets: ({ diets }) => writeDiets(diets),
  allergens: ({ allergens }) => writeAllergens(allergens),
}

/** As files said it before there was a mark for eggs. */
const markCells: Record<ItemMark, string> = { veg: 'Yes', egg: 'Egg', nonveg: 'No' }
