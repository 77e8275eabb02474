import type { ChangeOfItems } from '@thela/contract/menus/item-changes'
import type { MenuItem } from '@thela/contract/menus/items'
import { formatCount } from '@thela/contract/values/numbers'

/** What can be done with several items at once: in the bar, in its dialog and in the result. */
export const deeds = {
  soldOutToday: {
    label: 'Sold out today',
    title: (items: string) => `Mark ${items} as sold out today?`,
    about: 'They are available again by themselves when your next business day begins.',
    confirm: 'Mark as sold out',
    done: ['is sold out today', 'are sold out today'],
  },
  available: {
    label: 'Available',
    title: (items: string) => `Make ${items} available?`,
    about: undefined,
    confirm: 'Make available',
    done: ['is available', 'are available'],
  },
  notAvailable: {
    label: 'Not available',
    title: (items: string) => `Mark ${items} as not available?`,
    about: 'They stay so until you make them available again.',
    confirm: 'Mark as not available',
    done: ['is not available', 'are not available'],
  },
  price: {
    label: 'Prices',
    title: (items: string) => `Change the price of ${items}`,
    about: 'Prices of sizes change too. What is free stays free.',
    confirm: 'Change prices',
    done: ['has a new price', 'have new prices'],
  },
  category: {
    label: 'Move',
    title: (items: string) => `Move ${items}`,
    about: 'They come last in their new category.',
    confirm: 'Move',
    done: ['was moved', 'were moved'],
  },
  remove: {
    label: 'Delete',
    title: (items: string) => `Delete ${items}?`,
    about: 'You can undo this for ten seconds.',
    confirm: 'Delete',
    done: ['was deleted', 'were deleted'],
  },
} as const

export type Deed = keyof typeof deeds

export const deedNames = Object.keys(deeds) as Deed[]

/** What is sent; undefined where the vendor still has to say how much or where to. */
export const changeOf: Record<Deed, ChangeOfItems | undefined> = {
  soldOutToday: { kind: 'soldOutToday' },
  available: { kind: 'availability', isAvailable: true },
  notAvailable: { kind: 'availability', isAvailable: false },
  price: undefined,
  category: undefined,
  remove: { kind: 'delete' },
}

/** 'Samosa is sold out today', '12 items are sold out today' */
export function doneInWords(deed: Deed, items: readonly MenuItem[]) {
  const [one, many] = deeds[deed].done
  return `${itemsInWords(items)} ${items.length === 1 ? one : many}`
}

/** 'Samosa', '12 items' */
export const itemsInWords = (items: readonly MenuItem[]) =>
  items.length === 1 ? (items[0]?.name ?? '') : `${formatCount(items.length)} items`
