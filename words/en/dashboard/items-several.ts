import { plural } from '../language.ts'

export const selectedItems = 'Selected items'
export const selected = (count: number, total: number) => `${count} of ${total} selected`
export const selectAll = 'Select all'
export const cancel = 'Cancel'
export const items = (count: number, formatted: string) =>
  plural(count, { one: `${formatted} item`, other: `${formatted} items` })

/** `items` is the name of a single item, else their number. */
export const deeds = {
  soldOutToday: {
    label: 'Sold out today',
    title: (items: string) => `Mark ${items} as sold out today?`,
    about: 'They are available again by themselves when your next business day begins.',
    confirm: 'Mark as sold out',
    done: (items: string, count: number) =>
      plural(count, { one: `${items} is sold out today`, other: `${items} are sold out today` }),
  },
  available: {
    label: 'Available',
    title: (items: string) => `Make ${items} available?`,
    about: undefined,
    confirm: 'Make available',
    done: (items: string, count: number) =>
      plural(count, { one: `${items} is available`, other: `${items} are available` }),
  },
  notAvailable: {
    label: 'Not available',
    title: (items: string) => `Mark ${items} as not available?`,
    about: 'They stay so until you make them available again.',
    confirm: 'Mark as not available',
    done: (items: string, count: number) =>
      plural(count, { one: `${items} is not available`, other: `${items} are not available` }),
  },
  price: {
    label: 'Prices',
    title: (items: string) => `Change the price of ${items}`,
    about: 'Prices of sizes change too. What is free stays free.',
    confirm: 'Change prices',
    done: (items: string, count: number) =>
      plural(count, { one: `${items} has a new price`, other: `${items} have new prices` }),
  },
  category: {
    label: 'Move',
    title: (items: string) => `Move ${items}`,
    about: 'They come last in their new category.',
    confirm: 'Move',
    done: (items: string, count: number) =>
      plural(count, { one: `${items} was moved`, other: `${items} were moved` }),
  },
  remove: {
    label: 'Delete',
    title: (items: string) => `Delete ${items}?`,
    about: 'You can undo this for ten seconds.',
    confirm: 'Delete',
    done: (items: string, count: number) =>
      plural(count, { one: `${items} was deleted`, other: `${items} were deleted` }),
  },
}

export const nothingWouldChange = 'Nothing would change.'
export const loadCategoriesFailed = 'We could not load your categories.'
export const newCategory = 'New category'
export const selectCategory = 'Select a category'
export const pleaseSelectCategory = 'Please select a category'

export const oldAndNew = 'Old and new'
export const showAll = (count: string) => `Show all ${count}`
export const stays = (what: string) => `${what} stays`
/** Read out before the old and before the new. */
export const from = 'from'
export const to = 'to'
export const onTheMenu = 'On the menu'
export const deleted = 'Deleted'

export const raiseOrLower = 'Raise or lower'
export const raise = 'Raise'
export const lower = 'Lower'
export const unit = 'Unit'
export const percent = 'Percent'
export const rupees = 'Rupees'
export const byHowMuch = 'By how much'
export const roundTo = 'Round to'

export const changeFailed = 'We could not change these items. Please try again.'
export const restored = (items: string) => `${items} restored`
export const partlyRestored = (restored: string, lost: string, names: string) =>
  `${restored} restored; ${lost} could not be restored, because it was changed meanwhile: ${names}`
export const andMore = (names: string, more: number) => `${names} and ${more} more`
export const undoTooLate = 'This can no longer be undone.'
export const undoFailed = 'We could not undo this.'
