import type { ItemMark } from '../item-marks.ts'
import { isFlag, type MenuColumn } from './columns.ts'
import { readAllergens, readDiets, UNKNOWN_ALLERGEN, UNKNOWN_DIET } from './diet-cells.ts'
import { readIngredients, readVariations } from './list-cells.ts'
import { readAmount } from './read-amount.ts'

type Read = { value?: unknown; error?: string }

/** The value of a cell; an empty one has none, so that the field gets its default. */
export function readCell(column: MenuColumn, text: string): Read {
  if (text === '') return {}
  if (column === 'mark') return valueOr(readMark(text), 'Please write Yes, No or Egg')
  if (isFlag(column)) return valueOr(readFlag(text), 'Please write Yes or No')
  if (column === 'price' || column === 'originalPrice')
    return valueOr(readAmount(text), `'${shorten(text)}' is not a price`)
  if (column === 'calories') return valueOr(readAmount(text), `'${shorten(text)}' is not a number`)
  if (column === 'diets') return valueOr(readDiets(text), UNKNOWN_DIET)
  if (column === 'allergens') return valueOr(readAllergens(text), UNKNOWN_ALLERGEN)
  if (column === 'ingredients') return { value: readIngredients(text) }
  if (column === 'variations')
    return valueOr(readVariations(text), 'Each size needs a price, for example: Half 60; Full 110')
  return { value: text }
}

const valueOr = (value: unknown, error: string): Read => (value === undefined ? { error } : { value })

const yes = ['yes', 'y', 'true', '1', 'x', '✓', 'veg', 'हाँ', 'हां', 'હા']
const no = ['no', 'n', 'false', '0', '-', 'non-veg', 'nonveg', 'non veg', 'नहीं', 'ना', 'ના']

function readFlag(text: string) {
  const word = text.toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : undefined
}

const egg = ['egg', 'eggs', 'contains egg', 'अंडा', 'अंडे', 'ઈંડું', 'ઈંડા']

function readMark(text: string): ItemMark | undefined {
  if (egg.includes(text.toLowerCase())) return 'egg'
  const isVeg = readFlag(text)
  return isVeg === undefined ? undefined : isVeg ? 'veg' : 'nonveg'
}

const shorten = (text: string) => (text.length > 20 ? `${text.slice(0, 20)}…` : text)
