import type { CategoryView, ItemView } from '../app/view-model.ts'
import { sizeName } from '../parts/item-parts.tsx'
import type { Slip, SlipLine } from './stored-slip.ts'

/** What a customer can add: a dish, or one of its sizes. */
export type Portion = { key: string; name: string; paise: number }

export type Problem = 'price' | 'unavailable' | 'removed'

/** A line of the slip as the menu is now. */
export type CheckedLine = Portion & { count: number; problem?: Problem; formerPaise: number }

/** Whole numbers, so that tenths of a rupee add up. */
const inPaise = (rupees: number) => Math.round(rupees * 100)

export function portionsOf(item: Pick<ItemView, 'id' | 'name' | 'price' | 'variations'>): Portion[] {
  return item.variations.length === 0
    ? [{ key: item.id, name: item.name, paise: inPaise(item.price) }]
    : item.variations.map((variation) => ({
        key: `${item.id} ${variation.id}`,
        name: `${item.name}, ${sizeName(variation)}`,
        paise: inPaise(variation.price),
      }))
}

/** In the order of the menu, with its prices of now; what has left the menu comes last. */
export function checkLines(categories: CategoryView[], { lines }: Slip): CheckedLine[] {
  const left = new Map(Object.entries(lines))
  const onMenu = categories
    .flatMap(({ items }) => items)
    .flatMap((item) => portionsOf(item).map((portion) => ({ portion, item })))
    .flatMap(({ portion, item }) => {
      const line = left.get(portion.key)
      left.delete(portion.key)
      return line ? [checkLine(line, portion, item)] : []
    })
  const removed = [...left].map(([key, line]) => ({
    ...line,
    key,
    formerPaise: line.paise,
    problem: 'removed' as const,
  }))
  return [...onMenu, ...removed]
}

function checkLine({ count, paise }: SlipLine, portion: Portion, { isAvailable }: ItemView): CheckedLine {
  const problem = isAvailable ? (paise === portion.paise ? undefined : 'price') : 'unavailable'
  return { ...portion, count, formerPaise: paise, problem }
}

export const canBeHad = ({ problem }: CheckedLine) => problem !== 'unavailable' && problem !== 'removed'

export const countDishes = (lines: CheckedLine[]) =>
  lines.filter(canBeHad).reduce((sum, { count }) => sum + count, 0)

/** At the prices of now, of what can be had. */
export const totalPaise = (lines: CheckedLine[]) =>
  lines.filter(canBeHad).reduce((sum, { paise, count }) => sum + paise * count, 0)

/** The lines that the customer agrees to: new prices, and without what cannot be had. */
export const acceptedLines = (lines: CheckedLine[]): Slip['lines'] =>
  Object.fromEntries(
    lines.filter(canBeHad).map(({ key, name, paise, count }) => [key, { name, paise, count }]),
  )
