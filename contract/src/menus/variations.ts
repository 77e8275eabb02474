import type { Variation } from './variation.ts'

/** Enough for fifty variations of the maximum length with every character escaped. */
const MAX_VARIATIONS_TEXT = 128 * 1024

/** Variations are sent as JSON text (DEC-032); a list is accepted too, and invalid text is left for the schema to refuse. */
export function variationsFromText(value: unknown) {
  if (typeof value !== 'string' || value.length > MAX_VARIATIONS_TEXT) return value

  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Parses the stored text. */
export function readVariations(text: string | null): Variation[] {
  return text ? (variationsFromText(text) as Variation[]) : []
}

/** The lowest price of an item, and whether prices differ: only then 'From' is shown. */
export function displayPrice(item: { price: number; variations: string | null }) {
  const prices = readVariations(item.variations).map((variation) => variation.price)
  if (prices.length === 0) return { price: item.price, isFrom: false }

  const lowest = Math.min(...prices)
  return { price: lowest, isFrom: lowest !== Math.max(...prices) }
}
