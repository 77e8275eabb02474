import type { ItemChange } from '@thela/contract/menus/items'
import { keepVariations, mergeTranslations } from '@thela/contract/menus/merge-translations'
import type { ItemTranslations } from '@thela/contract/menus/translations'
import { readVariations } from '@thela/contract/menus/variations'
import type { ItemRowChange } from './queries.ts'

/** The columns that a change writes. With variations the item's own price is 0: the lowest of theirs is shown (DEC-032). */
export function itemRow(
  { variations, translations, mark, isSoldOutToday: _, ...change }: ItemChange,
  before?: Before,
) {
  const hasVariations = variations === undefined ? Boolean(before?.variations) : variations !== null
  const row: ItemRowChange = {
    ...change,
    ...markColumns(mark, change.isVeg),
    ...(hasVariations && { price: 0 }),
  }

  if (variations !== undefined) row.variations = variations && JSON.stringify(variations)
  if (variations !== undefined || translations)
    row.translations = translationsOf({ variations, translations }, before)
  return row
}

/** A caller that knows only `isVeg` marks an item as veg; one that says it is not keeps the mark that it has (DEC-316). */
export function markColumns(mark: ItemChange['mark'], isVeg?: boolean) {
  if (mark === undefined) return isVeg ? veg : {}
  return mark === 'veg' ? veg : { isVeg: false, markIfNotVeg: mark }
}

const veg = { isVeg: true, markIfNotVeg: 'nonveg' }

type Before = { variations: string | null; translations: ItemTranslations }

function translationsOf({ variations, translations = {} }: ItemChange, before?: Before) {
  const sizes = variations === undefined ? readVariations(before?.variations ?? null) : (variations ?? [])
  return keepVariations(
    mergeTranslations(before?.translations ?? {}, translations),
    sizes.map(({ id }) => id),
  )
}
