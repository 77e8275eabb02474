import { zoneOffsetAt } from '@thela/contract/values/day-bounds'
import { setPlatformTimeZone } from '@thela/contract/values/time-zone'

const QUARTER = 15 * 60_000

/** Offsets change only at quarters of an hour: one slow time zone lookup serves a whole quarter. */
let known = { quarter: Number.NaN, day: '', hour: 0 }

/** The platform's clock: the zone is set once at start, and every stored day keeps the zone it was written in. */
export function setBusinessTimeZone(timeZone: string) {
  setPlatformTimeZone(timeZone)
  known = { ...known, quarter: Number.NaN }
}

/** An instant with the business day and hour it falls into. */
export function momentOf(instant: Date) {
  const quarter = Math.floor(instant.getTime() / QUARTER)
  if (quarter !== known.quarter) known = readQuarter(quarter)

  return { at: instant.toISOString(), day: known.day, hour: known.hour }
}

function readQuarter(quarter: number) {
  const start = quarter * QUARTER
  const local = new Date(start + zoneOffsetAt(start)).toISOString()
  return { quarter, day: local.slice(0, 10), hour: Number(local.slice(11, 13)) }
}
