import { PLATFORM_TIME_ZONE } from './product.ts'

let timeZone: string = PLATFORM_TIME_ZONE

/** Where business days begin and in which every date is shown; one for the whole platform (DEC-059). */
export const platformTimeZone = () => timeZone

/** Said once: to the server by its settings, to a screen by the server. */
export function setPlatformTimeZone(named: string) {
  timeZone = named
}

/** Whose time it is, in the words of a screen. */
export function timeWords() {
  if (timeZone === PLATFORM_TIME_ZONE) return 'Indian time'
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1)
  return `${city.replaceAll('_', ' ')} time`
}
