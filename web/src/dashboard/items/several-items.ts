import type { ChangeOfItems } from '@thela/contract/menus/item-changes'
import type { MenuItem } from '@thela/contract/menus/items'
import { formatCount } from '@thela/contract/values/numbers'
import * as words from '@thela/words/dashboard/items-several'

/** What can be done with several items at once: in the bar, in its dialog and in the result. */
export type Deed = keyof typeof words.deeds

export const deedNames = Object.keys(words.deeds) as Deed[]

/** What is sent; undefined where the vendor still has to say how much or where to. */
export const changeOf: Record<Deed, ChangeOfItems | undefined> = {
  soldOutToday: { kind: 'soldOutToday' },
  available: { kind: 'availability', isAvailable: true },
  notAvailable: { kind: 'availability', isAvailable: false },
  price: undefined,
  category: undefined,
  remove: { kind: 'delete' },
}

/** 'Samosa is sold out today', '12 items are sold out today' */
export const doneInWords = (deed: Deed, items: readonly MenuItem[]) =>
  words.deeds[deed].done(itemsInWords(items), items.length)

/** 'Samosa', '12 items' */
export const itemsInWords = (items: readonly MenuItem[]) =>
  items.length === 1 ? (items[0]?.name ?? '') : countInWords(items.length)

/** '12 items' */
export const countInWords = (count: number) => words.items(count, formatCount(count))
