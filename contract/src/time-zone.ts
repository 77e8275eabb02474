import { PLATFORM_TIME_ZONE } from './product.ts'

let timeZone: string = PLATFORM_TIME_ZONE

/** Where business days begin and in which every date is shown; one for the whole platform (DEC-059). */
export const platformTimeZone = () => timeZone

/** Said once: to the server by its settings, to a screen by the server. */
export function setPlatformTimeZone(named: string) {
  timeZone = named
}
