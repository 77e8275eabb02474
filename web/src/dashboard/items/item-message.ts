import type { MenuItem, NewItem } from '@thela/contract/menus/items'
import { TypedItem, valuesOf } from './item-values.ts'

export type ItemMessage = Omit<NewItem, 'price' | 'variations'> & {
  price?: number
  variations?: string | null
}

/** A new item as it travels: variations as JSON text (DEC-032). */
export function messageOf({ price, variations, ...item }: NewItem): ItemMessage {
  return { ...item, price: price ?? undefined, variations: variations && JSON.stringify(variations) }
}

/** Of a changed item only what differs, so that a second tab or phone is not overwritten. */
export function changesOf(item: MenuItem, next: NewItem): Partial<ItemMessage> {
  const before = messageOf(TypedItem.parse(valuesOf(item)))
  const after = messageOf(next)
  const names = Object.keys(after) as (keyof ItemMessage)[]

  return Object.fromEntries(
    names.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  )
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
