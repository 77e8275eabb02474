import { createContext, useEffect, useState } from 'react'
import type { CategoryView } from '../../app/view-model.ts'
import { type Counts, changeCount, linesOf } from './cart.ts'

export type Cart = ReturnType<typeof useCart>

const empty: Counts = {}

export const CartContext = createContext<Cart>({ counts: empty, lines: [], add: () => {}, clear: () => {} })

/** The cart never leaves the phone (DEC-092); it outlives a reload, but not the visit. */
export function useCart(vendorId: string, categories: CategoryView[]) {
  const [counts, setCounts] = useState(empty)
  const storageKey = `cart:${vendorId}`

  // The first render must match the server's, which knows no device: read afterwards.
  useEffect(() => setCounts(readCounts(storageKey)), [storageKey])

  // From what is there when it happens: taps that were kept until the page came alive all come at once.
  const change = (next: (current: Counts) => Counts) =>
    setCounts((current) => writeCounts(storageKey, next(current)))

  return {
    counts,
    lines: linesOf(categories, counts),
    add: (key: string, by: number) => change((current) => changeCount(current, key, by)),
    clear: () => change(() => empty),
  }
}

// Storage may be full or forbidden: the cart works without it.
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
