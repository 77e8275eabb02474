import { PLATFORM_TIME_ZONE } from './product.ts'

let timeZone: string = PLATFORM_TIME_ZONE

/** The platform's time zone: business days begin in it, and every date is shown in it (DEC-059). */
export const platformTimeZone = () => timeZone

/** Set once: on the server by its settings, in the browser by the server. */
export function setPlatformTimeZone(named: string) {
  timeZone = named
}

/** The time zone as screens name it. */
export function timeZoneLabel() {
  if (timeZone === PLATFORM_TIME_ZONE) return 'Indian time'
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1)
  return `${city.replaceAll('_', ' ')} time`
}
