import { addDays } from '@thela/contract/values/date-range'
import { businessDay } from '@thela/contract/values/dates'
import { instantOf } from '@thela/contract/values/day-bounds'

/** For vendors who have not said when they open. */
const USUAL_START = '04:00'

/** When the next business day begins: at the vendor's opening time in the platform's time zone (DEC-280). */
export function nextBusinessDay(openingTime: string | null, now = new Date()) {
  const time = openingTime ?? USUAL_START
  const today = businessDay(now)
  const start = instantOf(today, time)
  return start > now ? start : instantOf(addDays(today, 1), time)
}
