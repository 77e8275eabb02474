import { addDays } from '@thela/contract/date-range'
import { platformTimeZone, setPlatformTimeZone } from '@thela/contract/time-zone'

const QUARTER = 15 * 60_000

/** The platform's clock: the zone is set once at start, and every stored day keeps the zone it was written in. */
let zoneClock = clockFor(platformTimeZone())
/** Zones move only on quarters of an hour: one look at the clock, which is slow, serves a whole quarter. */
let known = { quarter: Number.NaN, offset: 0 }

export function setBusinessTimeZone(timeZone: string) {
  setPlatformTimeZone(timeZone)
  zoneClock = clockFor(timeZone)
  known = { quarter: Number.NaN, offset: 0 }
}

/** An instant with the business day and hour it falls into. */
export function momentOf(instant: Date) {
  const local = new Date(instant.getTime() + offsetAt(instant)).toISOString()

  return { at: instant.toISOString(), day: local.slice(0, 10), hour: Number(local.slice(11, 13)) }
}

/** The first instant of a business day. */
export function startOfDay(day: string) {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return new Date(midnight - readOffset(midnight - readOffset(midnight)))
}

/** The last instant of a business day. */
export const endOfDay = (day: string) => new Date(startOfDay(addDays(day, 1)).getTime() - 1)

function offsetAt(instant: Date) {
  const quarter = Math.floor(instant.getTime() / QUARTER)
  if (quarter !== known.quarter) known = { quarter, offset: readOffset(quarter * QUARTER) }
  return known.offset
}

function readOffset(time: number) {
  const { year, month, day, hour, minute } = Object.fromEntries(
    zoneClock.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute) - time
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
