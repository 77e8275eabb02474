import { isDatabaseDown } from '../../../../db/database-errors.ts'
import { unavailable } from '../../../../http/errors.ts'
import { daysToCount, hasTotals, type Span } from '../span.ts'

/**
 * So many days of vendors are counted within a call, about four rows each. Without any totals the database was filled
 * just now and knows nothing of its tables yet, so that counting takes several times as long.
 */
const manyVendorDays = { withTotals: 400_000, withoutTotals: 150_000 }

type Ways<Whole, Parts> = {
  span: Span
  /** How many vendors the question is about. */
  countVendors: () => Promise<number>
  whole: () => Promise<Whole>
  parts: () => Promise<Parts>
}

/**
 * Answers in parts where the sums of the night do not reach yesterday and there is too much to count for a call, or
 * it took too long all the same (DEC-339).
 */
export async function answerWhileCounting<Whole, Parts>(
  { span, countVendors, whole, parts }: Ways<Whole, Parts>,
  many = manyVendorDays,
): Promise<Whole | Parts> {
  const days = daysToCount(span)
  if (days === 0) return whole()
  const most = hasTotals(span) ? many.withTotals : many.withoutTotals
  if ((await countVendors()) * days > most) return parts()

  try {
    return await whole()
  } catch (error) {
    if (isDatabaseDown(error)) return parts()
    throw error
  }
}

/** For a question of which no part can be answered. */
export const stillCounting = () =>
  Object.assign(
    unavailable('The visits of the past days are still being counted. Please try again in a few minutes.'),
    { retryAfterSeconds: 60 },
  )
