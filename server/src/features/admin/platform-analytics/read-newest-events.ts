import { RECENT_ACTIVITY } from '@thela/contract/analytics/vendor-activity'
import { addDays } from '@thela/contract/values/date-range'
import type { Db } from '../../../db/connect.ts'
import type { VendorCondition } from '../../analytics/rollups/queries.ts'
import type { Span } from '../../analytics/rollups/span.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { listNewestEvents } from './queries.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const LOOKBACK_STEPS_MS = [SECOND_MS, MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS, 7 * DAY_MS]

/**
 * Looks back a short time first and further only when needed, in small steps: a busy platform has millions of events a
 * day, also when its last minutes were quiet.
 */
export async function readNewestEvents(db: Db, which: VendorCondition, { from }: Span) {
  for (const ms of LOOKBACK_STEPS_MS) {
    const { at, day } = momentOf(new Date(Date.now() - ms))
    if (day < from) break

    const events = await listNewestEvents(db, which, { at, day })
    if (events.length === RECENT_ACTIVITY) return events
  }
  return listNewestEvents(db, which, { at: addDays(from, -1), day: from })
}
