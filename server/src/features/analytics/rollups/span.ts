import { addDays, type Period, periodDays } from '@thela/contract/values/date-range'
import type { Db } from '../../../db/connect.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { type Days, findReach } from './kept/queries.ts'

/** Days, and how much of them is summed already: whoever asks hands it on, only this folder looks at it. */
export type Span = Days & { kept?: Kept }
export type KeptSpan = Required<Span>

/** The days `from` to `until` are in the nth of the sums; today is beside them, or folded in. */
type Kept = { from: string; until: string; nth: number; isFolded: boolean }

export const isKept = (span: Span): span is KeptSpan => span.kept !== undefined

/** After as many nights without a job the kept sums spare nothing any more. */
const MOST_NIGHTS_MISSED = 7

/** The business days of a period: today and those before it. */
export async function spanOf(db: Db, period: Period, now = new Date()): Promise<Span> {
  const to = momentOf(now).day
  const from = addDays(to, 1 - periodDays[period])
  const reach = await findReach(db)
  if (!reach || reach.until >= to || reach.until < addDays(to, -MOST_NIGHTS_MISSED)) return { from, to }

  const { until, foldedAt } = reach
  const nth = Object.keys(periodDays).indexOf(period) + 1
  const isFolded = until === addDays(to, -1) && isFresh(foldedAt, now)
  return { from, to, kept: { from: addDays(until, 2 - periodDays[period]), until, nth, isFolded } }
}

/** Twice the time from one folding to the next: should the job have stopped, today is read as it is. */
const FOLD_LASTS_MS = 10 * 60_000

const isFresh = (foldedAt: string | null, now: Date) =>
  foldedAt !== null && now.getTime() - Date.parse(foldedAt) < FOLD_LASTS_MS
