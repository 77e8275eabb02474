import { plural } from '../../language.ts'

export const searchLabel = 'Search all dishes'
export const searchPlaceholder = 'Search all dishes, in any script'
export const found = 'Found'
export const searchFailed = 'We could not search the list of dishes.'
export const nothingFound = 'No dishes found'
export const nothingFoundText = (search: string) =>
  `The list has no "${search}". You can paste it with its price under "Paste a list", or add it as a single item.`

export const whatDoYouSell = 'What do you sell?'
export const loadingKinds = 'Loading kinds of stall'
export const loadFailed = 'We could not load the list of dishes.'
export const ticked = (count: number) => `${count} ticked`
export const allKinds = 'All kinds'
export const loadingDishes = 'Loading dishes'
export const loadDishesFailed = 'We could not load these dishes.'

export const tickAll = 'Tick all'
export const tickAllOf = (category: string) => `Tick all of ${category}`
export const untickAll = 'Untick all'
export const untickAllOf = (category: string) => `Untick all of ${category}`
export const priceOf = (dish: string) => `Price of ${dish}`
export const priceOfSize = (dish: string, size: string) => `Price of ${dish}, ${size}`
export const onePrice = 'One price'

export const yourDishes = 'Your dishes'
export const nothingTicked = 'Nothing is ticked yet'
export const nothingTickedText = 'Choose what you sell, and tick your dishes.'
export const namesOnMenu = 'Names on your menu'

export const show = 'Show'
export const untickQuestion = 'Untick everything?'
export const untickText = (count: number) =>
  plural(count, {
    one: 'The ticked dish and the prices you entered will be cleared.',
    other: `All ${count} ticked dishes and the prices you entered will be cleared.`,
  })
export const untickEverything = 'Untick everything'
