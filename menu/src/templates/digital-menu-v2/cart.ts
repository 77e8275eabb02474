import { createContext, useEffect, useState } from 'react'
import type { CategoryView, ItemView } from '../../app/view-model.ts'
import { sizeName } from '../../parts/item-parts.tsx'

/** What a customer can add: an item, or one of its variations. */
export type Portion = { key: string; name: string; price: number }

/** How many of each portion, by its key. */
export type Counts = Record<string, number>

export type Line = Portion & { count: number }

const MOST = 99

export function portionsOf(item: ItemView): Portion[] {
  return item.variations.length === 0
    ? [{ key: item.id, name: item.name, price: item.price }]
    : item.variations.map((variation) => ({
        key: `${item.id} ${variation.id}`,
        name: `${item.name}, ${sizeName(variation)}`,
        price: variation.price,
      }))
}

/** In the order of the menu. What is gone or out of stock by now is left out. */
export function cartLines(categories: CategoryView[], counts: Counts): Line[] {
  return categories
    .flatMap((category) => category.items)
    .filter((item) => item.isAvailable)
    .flatMap(portionsOf)
    .map((portion) => ({ ...portion, count: counts[portion.key] ?? 0 }))
    .filter((line) => line.count > 0)
}

export function changeCount(counts: Counts, key: string, by: number): Counts {
  return { ...counts, [key]: Math.min(MOST, Math.max(0, (counts[key] ?? 0) + by)) }
}

export const countItems = (lines: Line[]) => lines.reduce((sum, { count }) => sum + count, 0)

/** In whole paise, so that tenths of a rupee add up. */
export const totalOf = (lines: Line[]) =>
  lines.reduce((sum, { price, count }) => sum + Math.round(price * 100) * count, 0) / 100

export type Cart = ReturnType<typeof useCart>

const empty: Counts = {}

export const CartContext = createContext<Cart>({ counts: empty, lines: [], add: () => {}, clear: () => {} })

/** The cart never leaves the phone (DEC-092); it outlives a reload, but not the visit. */
export function useCart(vendorId: string, categories: CategoryView[]) {
  const [counts, setCounts] = useState(empty)
  const storageKey = `cart:${vendorId}`

  // The first render must match the server's, which has no storage: read it afterwards.
  useEffect(() => setCounts(readCounts(storageKey)), [storageKey])

  // Based on the current state: taps recorded before hydration are replayed all at once.
  const change = (next: (current: Counts) => Counts) =>
    setCounts((current) => writeCounts(storageKey, next(current)))

  return {
    counts,
    lines: cartLines(categories, counts),
    add: (key: string, by: number) => change((current) => changeCount(current, key, by)),
    clear: () => change(() => empty),
  }
}

// Storage may be full or blocked: the cart works without it.
function readCounts(key: string): Counts {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return empty
  }
}

function writeCounts(key: string, counts: Counts) {
  try {
    sessionStorage.setItem(key, JSON.stringify(counts))
  } catch {}
  return counts
}
