import type { Variation } from './variation.ts'

/** Fifty of the longest variations with every character escaped. */
const MAX_VARIATIONS_TEXT = 128 * 1024

/** Variations travel as JSON text (DEC-032); a list is taken too, and nonsense stays nonsense for the schema to refuse. */
export function variationsFromText(value: unknown) {
  if (typeof value !== 'string' || value.length > MAX_VARIATIONS_TEXT) return value

  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** The list behind the text of a stored item. */
export function readVariations(text: string | null): Variation[] {
  return text ? (variationsFromText(text) as Variation[]) : []
}

/** What an item costs at least, and whether it can cost more: 'From' stands only before differing prices. */
export function displayPrice(item: { price: number; variations: string | null }) {
  const prices = readVariations(item.variations).map((variation) => variation.price)
  if (prices.length === 0) return { price: item.price, isFrom: false }

  const lowest = Math.min(...prices)
  return { price: lowest, isFrom: lowest !== Math.max(...prices) }
}
