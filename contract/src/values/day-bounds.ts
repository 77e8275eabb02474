import { addDays } from './date-range.ts'
import { platformTimeZone } from './time-zone.ts'

let made: { timeZone: string; clock: Intl.DateTimeFormat } | undefined

/** The first instant of a business day: midnight, or the first time after it where clocks go forward at midnight. */
export const startOfDay = (day: string) => instantOf(day, '00:00')

/** When the platform's clock shows this time, as 17:30; where clocks skip it, later by what they skip. */
export function instantOf(day: string, time: string) {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const instant = shown - zoneOffsetAt(shown - zoneOffsetAt(shown))
  const missing = shown - (instant + zoneOffsetAt(instant))
  return new Date(instant + Math.max(0, missing))
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
