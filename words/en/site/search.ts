import { plural } from '../language.ts'

export const title = 'Find a stall'
export const text = 'Search for a stall by name, cuisine or location. Tap a stall to open its menu.'
export const searchLabel = 'Search stalls'
export const searchPlaceholder = 'Name, cuisine, city or area'
export const cityLabel = 'City'
export const allCities = 'All cities'

export const stalls = 'Stalls'
/** Counted by the pagination: '1 to 12 of 40 stalls'. */
export const noun = 'stalls'
export const found = (count: number, formatted: string) =>
  plural(count, { one: `${formatted} stall found`, other: `${formatted} stalls found` })
export const online = (count: number, formatted: string) =>
  plural(count, { one: `${formatted} stall online`, other: `${formatted} stalls online` })
export const failed = 'We could not search for stalls.'
export const nothingFound = 'No vendors found'
export const searchOtherwise = 'Try fewer letters, another spelling, or another city.'
export const noneOnline = 'No menu is online yet. Come back soon.'
export const showAll = 'Show all stalls'
export const loading = 'Loading stalls'
