import type { Category } from '@thela/contract/menus/categories'
import { changePrice } from '@thela/contract/menus/change-price'
import type { ChangeOfItems } from '@thela/contract/menus/item-changes'
import type { MenuItem } from '@thela/contract/menus/items'
import { readVariations } from '@thela/contract/menus/variations'
import { formatRupees } from '@thela/contract/values/money'
import * as words from '@thela/words/dashboard/items-several'
import { pricesOf } from './price-change.ts'
import { stateInWords } from './sold-out.ts'

/** An item with what changes about it; where both are equal, it stays. */
export type PreviewRow = { item: MenuItem; changes: { name?: string; from: string; to: string }[] }

export const isChanging = ({ changes }: PreviewRow) => changes.some(({ from, to }) => from !== to)

/** The old and the new, before it happens. */
export const previewOf = (
  items: readonly MenuItem[],
  change: ChangeOfItems,
  categories: readonly Category[],
): PreviewRow[] => items.map((item) => ({ item, changes: changesOf(item, change, categories) }))

function changesOf(item: MenuItem, change: ChangeOfItems, categories: readonly Category[]) {
  const after = changedItem(item, change)
  if (change.kind === 'delete') return [{ from: words.onTheMenu, to: words.deleted }]
  if (change.kind === 'category') {
    const { name } = categories.find(({ id }) => id === change.categoryId) ?? item.category
    return [{ from: item.category.name, to: name }]
  }
  if (change.kind !== 'price') return [{ from: stateInWords(item), to: stateInWords(after) }]

  const prices = pricesOf(after)
  return pricesOf(item).map(({ name, price }, index) => ({
    name,
    from: formatRupees(price),
    to: formatRupees(prices[index]?.price ?? price),
  }))
}

/** As the server changes it; where it moves to is the server's to say. */
export function changedItem(item: MenuItem, change: ChangeOfItems): MenuItem {
  if (change.kind === 'availability')
    return { ...item, isAvailable: change.isAvailable, isSoldOutToday: false, soldOutUntil: null }
  if (change.kind === 'soldOutToday') return { ...item, isSoldOutToday: item.isAvailable }
  if (change.kind !== 'price') return item

  const sizes = readVariations(item.variations).map((size) => ({
    ...size,
    price: changePrice(size.price, change),
  }))
  return {
    ...item,
    price: changePrice(item.price, change),
    variations: item.variations && JSON.stringify(sizes),
  }
}
