import { addDays } from '@thela/contract/values/date-range'
import { businessDay } from '@thela/contract/values/dates'
import { instantOf } from '@thela/contract/values/day-bounds'
import type { WeekHours } from '@thela/contract/vendors/opening-hours'

/** For vendors who have not said when they open. */
const USUAL_START = '04:00'

type Hours = { openingTime: string | null; weekHours: WeekHours | null }

/** When the next business day begins: at the vendor's opening time in the platform's time zone (DEC-280). */
export function nextBusinessDay(hours: Hours, now = new Date()) {
  const today = businessDay(now)
  const start = startOf(hours, today)
  return start > now ? start : startOf(hours, addDays(today, 1))
}

/** Until when a stall is closed that is closed today: from four in the morning on, that is the day to come (DEC-313). */
export function endOfClosedDay(hours: Hours, now = new Date()) {
  const today = businessDay(now)
  const start = startOf(hours, today)
  const isMorning = start > now && instantOf(today, USUAL_START) <= now
  return nextBusinessDay(hours, isMorning ? start : now)
}

function startOf({ openingTime, weekHours }: Hours, day: string) {
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  return instantOf(day, weekHours?.[weekday]?.[0]?.opens ?? openingTime ?? USUAL_START)
}
