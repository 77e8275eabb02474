import { zoneOffsetAt } from '@thela/contract/day-bounds'
import { setPlatformTimeZone } from '@thela/contract/time-zone'

const QUARTER = 15 * 60_000

/** Zones move only on quarters of an hour: one look at the clock, which is slow, serves a whole quarter. */
let known = { quarter: Number.NaN, offset: 0 }

/** The platform's clock: the zone is set once at start, and every stored day keeps the zone it was written in. */
export function setBusinessTimeZone(timeZone: string) {
  setPlatformTimeZone(timeZone)
  known = { quarter: Number.NaN, offset: 0 }
}

/** An instant with the business day and hour it falls into. */
export function momentOf(instant: Date) {
  const local = new Date(instant.getTime() + offsetAt(instant)).toISOString()

  return { at: instant.toISOString(), day: local.slice(0, 10), hour: Number(local.slice(11, 13)) }
}

function offsetAt(instant: Date) {
  const quarter = Math.floor(instant.getTime() / QUARTER)
  if (quarter !== known.quarter) known = { quarter, offset: zoneOffsetAt(quarter * QUARTER) }
  return known.offset
}
