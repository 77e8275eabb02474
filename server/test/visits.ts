import type { EventType } from '@thela/contract/analytics/event-types'
import type { Db } from '../src/db/connect.ts'
import { momentOf } from '../src/features/core/events/business-time.ts'
import { insertEvents, makeEventMonths } from '../src/features/core/events/queries.ts'
import { newId } from '../src/ids.ts'

const DAY_MS = 24 * 60 * 60_000

type Counts = Partial<Record<EventType, number>>

/** Stores and counts the given number of events of each type as if they happened that day. */
export async function visitMany(
  db: Db,
  vendorId: string,
  counts: Counts,
  { daysAgo = 0, itemId }: { daysAgo?: number; itemId?: string } = {},
) {
  const moment = momentOf(new Date(Date.now() - daysAgo * DAY_MS))
  await makeEventMonths(db, [moment.day])
  const events = Object.entries(counts).flatMap(([type, count]) =>
    Array.from({ length: count }, () => ({
      id: newId(20),
      type: type as EventType,
      vendorId,
      itemId,
      ...moment,
    })),
  )
  await insertEvents(db, events)
}
