import { addDays } from './date-range.ts'
import { platformTimeZone } from './time-zone.ts'

let made: { timeZone: string; clock: Intl.DateTimeFormat } | undefined

/** The first instant of a business day. */
export function startOfDay(day: string) {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return new Date(midnight - zoneOffsetAt(midnight - zoneOffsetAt(midnight)))
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
