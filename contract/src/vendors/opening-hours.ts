import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { halfHours } from '../values/dates.ts'
import { limitedList } from '../values/limited-list.ts'
import { Timestamp } from '../values/text.ts'

export const HalfHour = z.enum(halfHours)

/** Past midnight when it closes earlier than it opens; around the clock when both are the same. */
export const Span = z.object({ opens: HalfHour, closes: HalfHour })
export type Span = z.infer<typeof Span>

export const MAX_SPANS = 2

const ALL_DAYS = 'Please enter the hours of all seven days'
const SECOND_SPAN = 'The second time of a day must begin after the first one ends'

/** None on a day that is closed. */
const DayHours = limitedList(z.array(Span).max(MAX_SPANS, 'Please enter at most two times a day'))

/** The hours of each weekday, Monday first; they take the place of one opening and closing time for all days. */
export const WeekHours = z.array(z.array(Span))
export type WeekHours = z.infer<typeof WeekHours>

export const WeekHoursInput = limitedList(z.array(DayHours).min(7, ALL_DAYS).max(7, ALL_DAYS)).refine(
  (week) => week.every(isInOrder),
  SECOND_SPAN,
)

/** A first span with a second one after it ends on its own day. */
function isInOrder([first, second]: Span[]) {
  return !first || !second || (first.opens < first.closes && first.closes < second.opens)
}

export const openingHoursApi = {
  setClosedToday: endpoint({
    method: 'PUT',
    path: '/api/vendors/closed-today',
    access: 'vendor',
    summary: 'Close the stall for today, until the next business day begins, or open it again',
    schema: {
      body: z.object({ isClosedToday: z.boolean() }),
      response: { 200: z.object({ closedUntil: Timestamp.nullable() }) },
    },
  }),
}
