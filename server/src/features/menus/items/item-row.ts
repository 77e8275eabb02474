import type { ItemChange } from '@thela/contract/menus/items'
import type { ItemRowChange } from './queries.ts'

/** The columns that a change writes. With variations the item's own price is 0: the lowest of theirs is shown (DEC-032). */
export function itemRow(
  { variations, isSoldOutToday: _, ...change }: ItemChange,
  before?: { variations: string | null },
) {
  const hasVariations = variations === undefined ? Boolean(before?.variations) : variations !== null
  const row: ItemRowChange = { ...change, ...(hasVariations && { price: 0 }) }

  if (variations !== undefined) row.variations = variations && JSON.stringify(variations)
  return row
}
