import { addDays, type Period, periodDays } from '@thela/contract/date-range'
import { momentOf } from '../events/business-time.ts'
import type { Span } from './queries.ts'

/** The business days of a period: today and those before it. */
export function spanOf(period: Period, now = new Date()): Span {
  const to = momentOf(now).day
  return { from: addDays(to, 1 - periodDays[period]), to }
}
