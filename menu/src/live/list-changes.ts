import type { PublicCategory, PublicMenuItem } from '@thela/contract/menus/page-data'
import { laterWords } from '../app/words.ts'

export type Changes = {
  prices: number
  soldOut: number
  availableAgain: number
  added: number
  removed: number
  /** Names that are not on the menu any more. */
  goneNames: Set<string>
}

/** What differs for a customer, or null when nothing does. */
export function listChanges(before: PublicCategory[], after: PublicCategory[]): Changes | null {
  if (textOfMenu(before) === textOfMenu(after)) return null

  const old = itemsById(before)
  const current = itemsById(after)
  const both = [...current.values()].flatMap((item) => {
    const previous = old.get(item.id)
    return previous ? [[previous, item] as const] : []
  })
  const count = (isSo: (before: PublicMenuItem, after: PublicMenuItem) => boolean) =>
    both.filter(([before, after]) => isSo(before, after)).length

  return {
    prices: count((before, after) => pricesOf(before) !== pricesOf(after)),
    soldOut: count((before, after) => before.isAvailable && !after.isAvailable),
    availableAgain: count((before, after) => !before.isAvailable && after.isAvailable),
    added: current.size - both.length,
    removed: old.size - both.length,
    goneNames: namesMissing(old, current),
  }
}

/** One sentence for a screen reader: 'The menu has changed: 2 prices, 1 dish sold out' */
export function describeChanges({ prices, soldOut, availableAgain, added, removed }: Changes) {
  const changes = [
    prices && laterWords.prices(prices),
    soldOut && laterWords.soldOut(soldOut),
    availableAgain && laterWords.availableAgain(availableAgain),
    added && laterWords.added(added),
    removed && laterWords.removed(removed),
  ].filter(Boolean)

  return changes.length > 0 ? laterWords.menuChangedIn(changes.join(', ')) : laterWords.menuChanged
}

/** Equal for equal menus, whichever way they came. */
const textOfMenu = (categories: PublicCategory[]) =>
  categories
    .map(({ id, name, description, menuItems }) =>
      JSON.stringify([id, name, description, menuItems.map(textOfItem)]),
    )
    .join()

const textOfItem = (item: PublicMenuItem) => JSON.stringify(item, Object.keys(item).sort())

const itemsById = (categories: PublicCategory[]) =>
  new Map(categories.flatMap(({ menuItems }) => menuItems.map((item) => [item.id, item])))

const pricesOf = ({ price, originalPrice, variations }: PublicMenuItem) =>
  JSON.stringify([price, originalPrice, variations])

function namesMissing(old: Map<string, PublicMenuItem>, current: Map<string, PublicMenuItem>) {
  const names = new Set(Array.from(old.values(), ({ name }) => name))
  for (const { name } of current.values()) names.delete(name)
  return names
}
