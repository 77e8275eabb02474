import type { EventType } from '@thela/contract/analytics/event-types'
import type { Db } from '../../../db/connect.ts'
import { newId } from '../../../ids.ts'
import { momentOf } from './business-time.ts'
import { insertEvents, type NewEvent } from './queries.ts'

type Happening = Pick<NewEvent, 'categoryId' | 'itemId' | 'details'>

/** Records an event of a signed-in person, in the transaction of the change. */
export function recordEvent(db: Db, type: EventType, who: { vendorId: string | null } & Happening) {
  return insertEvents(db, [{ id: newId(20), type, ...momentOf(new Date()), ...who }])
}
