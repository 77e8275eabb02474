import { readVariations } from '@thela/contract/menus/variations'

/** A price by the variation it belongs to; an item without variations has one without a name. */
export type NamedPrice = { id: string; name?: string; price: number }
export type PriceChange = { name?: string; from: number; to: number }

type Priced = { price: number; variations: string | null }

export const pricesOf = ({ price, variations }: Priced): NamedPrice[] =>
  variations ? readVariations(variations) : [{ id: 'price', price }]

const LARGE_FACTOR = 3

/** The prices that become more than three times as high or as low: most often a digit too many or too few. */
export function largeChanges(before: readonly NamedPrice[], after: readonly NamedPrice[]): PriceChange[] {
  return after.flatMap(({ id, name, price: to }) => {
    const from = before.find((former) => former.id === id)?.price
    return from !== undefined && isLarge(from, to) ? [{ name, from, to }] : []
  })
}

/** What was free before has no price to compare with. */
const isLarge = (from: number, to: number) =>
  from > 0 && (to > from * LARGE_FACTOR || to * LARGE_FACTOR < from)
