import { itemFlagNames } from '../item-fields.ts'
import type { ListedItem } from '../menu-import.ts'

/** Texts in other languages are not in the file (DEC-294); the column Veg holds the mark. */
export type MenuColumn = 'category' | Exclude<keyof ListedItem, 'translations' | 'isVeg'>

/** The columns of a menu's CSV file in order, by field. */
export const columnTitles = {
  category: 'Category',
  name: 'Name',
  nameEn: 'English name',
  description: 'Description',
  price: 'Price',
  variations: 'Variations',
  mark: 'Veg',
  isAvailable: 'Available',
  isPopular: 'Popular',
  isFeatured: 'Featured',
  signature: 'Signature',
  spicy: 'Spicy',
  originalPrice: 'Original price',
  preparationTime: 'Preparation time',
  calories: 'Calories',
  ingredients: 'Ingredients',
  diets: 'Diets',
  allergens: 'Allergens',
} satisfies Record<MenuColumn, string>

export const menuColumns = Object.keys(columnTitles) as MenuColumn[]

/** Other titles that people give to a column. */
const otherTitles: Record<string, MenuColumn | undefined> = {
  item: 'name',
  'item name': 'name',
  dish: 'name',
  rate: 'price',
  'price (₹)': 'price',
  sizes: 'variations',
  vegetarian: 'mark',
  mark: 'mark',
  diet: 'diets',
  contains: 'allergens',
}

export function columnOf(title: string): MenuColumn | undefined {
  const text = title.trim().toLowerCase()
  const column = menuColumns.find((name) => columnTitles[name].toLowerCase() === text)
  return column ?? (Object.hasOwn(otherTitles, text) ? otherTitles[text] : undefined)
}

export const isFlag = (column: MenuColumn) => (itemFlagNames as string[]).includes(column)
