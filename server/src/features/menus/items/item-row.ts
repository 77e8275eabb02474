import type { ItemChange } from '@thela/contract/menus/items'
import type { ItemRowChange } from './queries.ts'

/** What a change writes. With variations the item itself costs nothing: the lowest of theirs is shown (DEC-032). */
export function itemRow({ variations, ...change }: ItemChange, before?: { variations: string | null }) {
  const hasVariations = variations === undefined ? Boolean(before?.variations) : variations !== null
  const row: ItemRowChange = { ...change, ...(hasVariations && { price: 0 }) }

  if (variations !== undefined) row.variations = variations && JSON.stringify(variations)
  return row
}
