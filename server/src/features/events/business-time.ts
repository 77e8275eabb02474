import { PLATFORM_TIME_ZONE } from '@thela/contract/product'

/** The platform's clock: the zone is set once at start, and every stored day keeps the zone it was written in. */
let zoneClock = clockFor(PLATFORM_TIME_ZONE)

export function setBusinessTimeZone(timeZone: string) {
  zoneClock = clockFor(timeZone)
}

/** An instant with the business day and hour it falls into. */
export function momentOf(instant: Date) {
  const parts = Object.fromEntries(zoneClock.formatToParts(instant).map(({ type, value }) => [type, value]))

  return {
    at: instant.toISOString(),
    day: `${parts.year}-${parts.month}-${parts.day}`,
    hour: Number(parts.hour),
  }
}

function clockFor(timeZone: string) {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
}
