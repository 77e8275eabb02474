import type { EventType } from '@thela/contract/analytics/event-types'
import type { AnalyticsEvent } from '@thela/contract/analytics/vendor-analytics'
import type { Page } from '@thela/contract/values/paging'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { isWithin } from '../rollups/queries.ts'
import type { Span } from '../rollups/span.ts'

type EventFilter = { span?: Span; type?: EventType; without?: readonly EventType[] }

/** The latest events first. */
export function listEvents(
  db: Db,
  vendorId: string,
  { span, type, without = [], page, limit }: EventFilter & Page,
) {
  return (
    db
      .selectFrom('events')
      // Vendors must not see what an advertiser pays.
      .select(['id', 'type', 'at as createdAt', sql`details - 'price'`.as('metadata')])
      .$castTo<AnalyticsEvent>()
      .where('vendorId', '=', vendorId)
      .$if(span !== undefined, (events) => events.where(isWithin(span as Span)))
      .$if(type !== undefined, (events) => events.where('type', '=', type as EventType))
      .$if(without.length > 0, (events) => events.where('type', 'not in', without))
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
  )
}
