import { addDays } from './date-range.ts'
import { platformTimeZone } from './time-zone.ts'

let made: { timeZone: string; clock: Intl.DateTimeFormat } | undefined

/** The first instant of a business day: midnight, or where clocks are put forward at that hour, what follows. */
export function startOfDay(day: string) {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const start = midnight - zoneOffsetAt(midnight - zoneOffsetAt(midnight))
  const missing = midnight - (start + zoneOffsetAt(start))
  return new Date(start + Math.max(0, missing))
}

/** The last instant of a business day. */
export const endOfDay = (day: string) => new Date(startOfDay(addDays(day, 1)).getTime() - 1)

/** How far the platform's clock is ahead of UTC, in milliseconds. */
export function zoneOffsetAt(time: number) {
  const { year, month, day, hour, minute } = Object.fromEntries(
    zoneClock()
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute) - time
}

function zoneClock() {
  const timeZone = platformTimeZone()
  if (made?.timeZone !== timeZone) made = { timeZone, clock: clockFor(timeZone) }
  return made.clock
}

function clockFor(timeZone: string) {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}
