import type { CategoryView, ItemView } from '../../app/view-model.ts'

/** What a customer can take: a dish, or one of its sizes. */
export type Portion = { key: string; name: string; price: number }

/** How many of each portion, by its key. */
export type Counts = Record<string, number>

export type Line = Portion & { count: number }

const MOST = 99

export function portionsOf(item: ItemView): Portion[] {
  return item.variations.length === 0
    ? [{ key: item.id, name: item.name, price: item.price }]
    : item.variations.map(({ id, name, price }) => ({
        key: `${item.id} ${id}`,
        name: `${item.name}, ${name}`,
        price,
      }))
}

/** In the order of the menu. What is gone or out of stock by now is left out. */
export function linesOf(categories: CategoryView[], counts: Counts): Line[] {
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
