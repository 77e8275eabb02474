import { AT_RISK_DAYS } from '@thela/contract/analytics/vendor-activity'
import { addDays, type Period, periodDays } from '@thela/contract/values/date-range'
import type { Db } from '../../../db/connect.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { type Days, findWatermark } from './totals/queries.ts'

/** Days, and the stored totals that cover them: callers pass it on, only this folder reads it. */
export type Span = Days & { stored?: StoredTotals }
export type SpanWithTotals = Required<Span>

/** The days `from` to `until` are in the nth of the totals; today is separate, or included. */
type StoredTotals = { from: string; until: string; nth: number; includesToday: boolean }

export const hasTotals = (span: Span): span is SpanWithTotals => span.stored !== undefined

/** After this many nights without the job the totals save no work any more. */
const MAX_NIGHTS_MISSED = 7

/** The business days of a period: today and those before it. */
export async function spanOf(db: Db, period: Period, now = new Date()): Promise<Span> {
  const to = momentOf(now).day
  const from = addDays(to, 1 - periodDays[period])
  const watermark = await findWatermark(db)
  if (!watermark || watermark.until >= to || watermark.until < addDays(to, -MAX_NIGHTS_MISSED))
    return { from, to }

  const { until, foldedAt } = watermark
  const nth = Object.keys(periodDays).indexOf(period) + 1
  const includesToday = until === addDays(to, -1) && isFresh(foldedAt, now)
  return { from, to, stored: { from: addDays(until, 2 - periodDays[period]), until, nth, includesToday } }
}

/**
 * How many days of every vendor a call has to count because the stored totals do not reach yesterday: those since,
 * today too, and as many that have left the span. Charts and vendors at risk need the last week in any case.
 */
export function daysToCount({ from, to, stored }: Span) {
  if (!stored) return Math.max(daysBetween(from, to) + 1, AT_RISK_DAYS)
  const nightsMissed = daysBetween(stored.until, to) - 1
  return nightsMissed === 0 ? 0 : 2 * nightsMissed + 1
}

const DAY_MS = 24 * 60 * 60_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Twice the interval of the job: if it has stopped, today is counted on request. */
const TODAY_VALID_MS = 10 * 60_000

const isFresh = (foldedAt: string | null, now: Date) =>
  foldedAt !== null && now.getTime() - Date.parse(foldedAt) < TODAY_VALID_MS
