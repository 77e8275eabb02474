import type { EventType } from '@thela/contract/analytics/event-types'
import { addDays } from '@thela/contract/values/date-range'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { violatedConstraint } from '../../../db/database-errors.ts'
import { preparedStatement } from '../../../db/prepared-statement.ts'
import { raiseRollups } from './rollups/queries.ts'

export type NewEvent = {
  id: string
  day: string
  hour: number
  type: EventType
  at: string
  vendorId: string | null
  categoryId?: string
  itemId?: string
  adId?: string
  placementId?: string
  visitor?: string
  device?: string
  details?: Record<string, unknown>
}

const storeAndCount = preparedStatement(
  'store and count events',
  sql`
    with incoming as (
      select day, id, "vendorId" as vendor_id, type, at, "categoryId" as category_id, "itemId" as item_id,
        "adId" as ad_id, "placementId" as placement_id, visitor, device, details, hour
      from json_to_recordset($1::json) as e(
        id text, day date, hour int, type text, at timestamptz, "vendorId" text,
        "categoryId" text, "itemId" text, "adId" text, "placementId" text, visitor text, device text, details jsonb)
    ), stored as (
      insert into events (
        day, id, vendor_id, type, at, category_id, item_id, ad_id, placement_id, visitor, device, details)
      select day, id, vendor_id, type, at, category_id, item_id, ad_id, placement_id, visitor, device, details
      from incoming order by id
    ), ${raiseRollups}
    select`,
)

/**
 * Stores events and raises their rollups in one statement, all or none: a duplicate id refuses them all.
 * Every list is written in the order of its key, so that two writers never deadlock.
 */
export async function insertEvents(db: Db, events: NewEvent[]) {
  await storeAndCount(db, [JSON.stringify(events)])
}

/** Stores those of these events that are new, and returns them. */
export async function insertNewEvents(db: Db, events: NewEvent[]) {
  const known = await findIdsOfDayBefore(db, events)
  return insertUnlessStored(db, firstOfEach(events.filter(({ id }) => !known.has(id))))
}

/**
 * A repeated id is so rare that none is looked for before: that would cost every event a quarter more. Who is refused
 * comes again without those that are there already.
 */
async function insertUnlessStored(db: Db, events: NewEvent[]): Promise<Set<NewEvent>> {
  try {
    if (events.length > 0) await insertEvents(db, events)
    return new Set(events)
  } catch (error) {
    const stored = violatedConstraint(error) ? await findIds(db, daysOf(events), events) : new Set()
    if (stored.size === 0) throw error
    return insertUnlessStored(
      db,
      events.filter(({ id }) => !stored.has(id)),
    )
  }
}

function firstOfEach(events: NewEvent[]) {
  const seen = new Set<string>()
  return events.filter(({ id }) => !seen.has(id) && seen.add(id))
}

const daysOf = (events: NewEvent[]) => [...new Set(events.map(({ day }) => day))]

/** The key detects duplicate ids of one day. A retry across midnight comes soon: within the day's first hour. */
async function findIdsOfDayBefore(db: Db, events: NewEvent[]) {
  const early = events.filter(({ hour }) => hour === 0)
  if (early.length === 0) return new Set<string>()

  const daysBefore = daysOf(early).map((day) => addDays(day, -1))
  return findIds(db, daysBefore, early)
}

/** Which of their ids were stored on these days: asked for one by one, or the database reads whole days. */
async function findIds(db: Db, days: string[], events: NewEvent[]) {
  const { rows } = await sql<{ id: string }>`
    select wanted.id
    from unnest(${days}::date[]) as that(day), unnest(${events.map(({ id }) => id)}::text[]) as wanted(id)
    where (select true from events where events.day = that.day and events.id = wanted.id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Creates the partitions of these months. */
export async function makeEventMonths(db: Db, days: string[]) {
  for (const day of days) await sql`select make_event_month(${day}::date)`.execute(db)
}

/** Drops the partitions that ended before this day; returns their names. */
export async function dropEventMonths(db: Db, before: string) {
  const { rows } = await sql<{ name: string }>`select drop_event_months(${before}::date) as name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Deletes visitor hashes from before this day, and their salts; returns how many. */
export async function deleteVisitorsBefore(db: Db, day: string, most: number) {
  await db.deleteFrom('visitorSalts').where('day', '<', day).execute()
  const some = sql`select ctid from daily_visitors where day < ${day}::date limit ${most}`
  const { numDeletedRows } = await db
    .deleteFrom('dailyVisitors')
    .where(sql<boolean>`ctid = any(array(${some}))`)
    .executeTakeFirst()

  return Number(numDeletedRows)
}
