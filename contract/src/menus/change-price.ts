/** The highest price of an item. */
export const MAX_PRICE = 10_000_000

export const roundings = [1, 5, 10] as const

export type PriceChange = {
  by: 'percent' | 'rupees'
  /** Below zero the price falls. */
  amount: number
  /** To whole rupees, fives or tens. */
  roundTo: (typeof roundings)[number]
}

/**
 * The price after a change, for the preview and for the change itself. What is free stays free, and a price that
 * would fall to nothing stays as it is.
 */
export function changePrice(price: number, { by, amount, roundTo }: PriceChange) {
  const changed = by === 'percent' ? (price * (100 + amount)) / 100 : price + amount
  // Through paise, so that 1.1 * 5 is rounded as 5.50 and not as 5.500000000000001.
  const rounded = Math.round(Math.round(changed * 100) / 100 / roundTo) * roundTo
  return price === 0 || rounded <= 0 ? price : Math.min(rounded, MAX_PRICE)
}
