import { defaultFlags, itemDetailNames, itemFlagNames } from '@thela/contract/menus/item-fields'
import * as dietWords from '@thela/words/dashboard/items-diets'
import * as words from '@thela/words/dashboard/items-form'
import type { ItemValues } from './item-values.ts'

/** The mark is asked for above, where every item has it. */
export const formFlags = itemFlagNames.filter((name) => name !== 'isVeg')

const textNames = ['description', ...itemDetailNames] as const

/** Whether anything under 'More' differs from what a new item has. */
export const hasMore = (values: ItemValues) =>
  textNames.some((name) => values[name].trim() !== '') ||
  formFlags.some((name) => values[name] !== defaultFlags[name]) ||
  saidOf(values).length > 0

const saidOf = (values: ItemValues) => [
  ...values.diets.map((diet) => dietWords.diets[diet]),
  ...values.allergens.map((allergen) => dietWords.allergens[allergen]),
]

/** What is set under 'More', in a line: 'Available, 5-10 min'. */
export function summarise(values: ItemValues) {
  const marks = formFlags.map((name) => {
    if (name === 'isAvailable' && !values.isAvailable) return words.notAvailable
    return values[name] ? words.flags[name] : ''
  })
  return [...marks, ...saidOf(values), values.preparationTime.trim(), values.description.trim()]
    .filter(Boolean)
    .join(', ')
}
