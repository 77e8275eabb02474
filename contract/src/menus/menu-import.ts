import { z } from 'zod'
import { bodyLimitsKB } from '../body-limits.ts'
import { endpoint } from '../endpoint.ts'
import { limitedList } from '../values/limited-list.ts'
import { CategoryInput, MAX_CATEGORIES } from './categories.ts'
import { MAX_ITEMS, NewItem, requirePrice } from './items.ts'

/** A dish of a list: as an item, without a picture; its category is the one it stands in. */
export const ListedItem = requirePrice(z.object(NewItem.shape).omit({ categoryId: true, imageUrl: true }))
export type ListedItem = z.infer<typeof ListedItem>

const ListedCategory = CategoryInput.pick({ name: true, translations: true }).extend({
  items: limitedList(z.array(ListedItem).min(1).max(MAX_ITEMS)),
})

const ListedCategories = limitedList(z.array(ListedCategory).min(1).max(MAX_CATEGORIES))

/** A list of dishes, from the library, a pasted text, a file or a photo, in the order of the menu. */
export const MenuImport = z.object({
  categories: z.preprocess(countItems, ListedCategories) as unknown as typeof ListedCategories,
})
export type MenuImport = z.infer<typeof MenuImport>

export const TOO_MANY_ITEMS = `A menu can have at most ${MAX_ITEMS.toLocaleString('en')} items`

/** Before any item is looked at, so that a list that is too long is cheap to refuse and has one error. */
function countItems(given: unknown, context: z.core.$RefinementCtx) {
  const lists = Array.isArray(given) ? given.map((category) => category?.items) : []
  const count = lists.reduce((sum, items) => sum + (Array.isArray(items) ? items.length : 0), 0)
  if (count > MAX_ITEMS) context.addIssue({ code: 'custom', message: TOO_MANY_ITEMS })
  return given
}

export const menuImportApi = {
  add: endpoint({
    method: 'POST',
    path: '/api/menu-imports',
    access: 'vendor',
    bodyLimitKB: bodyLimitsKB.menuImport,
    summary:
      'Add the categories and items of a list, all or none; a category with a known name is used again',
    schema: {
      body: MenuImport,
      response: {
        201: z.object({ message: z.string(), addedCategories: z.int(), addedItems: z.int() }),
      },
    },
    isRepeatable: true,
  }),
}
