import { addDays } from '@thela/contract/date-range'
import type { EventType } from '@thela/contract/event-types'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { planOnce } from '../../db/plan-once.ts'
import { countings } from '../rollups/queries.ts'

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

const ofVendors = sql`of_vendors`

const raiseVendorDays = sql`vendor_days_raised as (
  insert into vendor_days as days (vendor_id, day, type, count, hours, last_at)
  ${countings.vendor_days(ofVendors)} order by 1, 2, 3
  on conflict (vendor_id, day, type) do update set
    count = days.count + excluded.count,
    hours = (select array_agg(a + b order by n) from unnest(days.hours, excluded.hours) with ordinality as u(a, b, n)),
    last_at = greatest(days.last_at, excluded.last_at)
)`

const raiseCategoryDays = sql`category_days_raised as (
  insert into category_days as days (vendor_id, day, category_id, views)
  ${countings.category_days(ofVendors)} order by 1, 2, 3
  on conflict (vendor_id, day, category_id) do update set views = days.views + excluded.views
)`

const raiseItemDays = sql`item_days_raised as (
  insert into item_days as days (vendor_id, day, item_id, clicks)
  ${countings.item_days(ofVendors)} order by 1, 2, 3
  on conflict (vendor_id, day, item_id) do update set clicks = days.clicks + excluded.clicks
)`

/** A visitor is counted when his hash is new that day. */
const raiseVisitorDays = sql`new_visitors as (
  insert into daily_visitors (vendor_id, day, visitor)
  select distinct vendor_id, day, visitor from of_vendors where visitor is not null order by 1, 2, 3
  on conflict do nothing
  returning vendor_id, day, visitor
), visitor_days_raised as (
  insert into visitor_days as days (vendor_id, day, visitors)
  ${countings.visitor_days(sql`new_visitors`)} order by 1, 2
  on conflict (vendor_id, day) do update set visitors = days.visitors + excluded.visitors
)`

const storeAndCount = planOnce(
  'store and count events',
  sql<{ id: string }>`
    with incoming as (
      select distinct on (id) * from jsonb_to_recordset($1::jsonb) as e(
        id text, day date, hour int, type text, at timestamptz, "vendorId" text,
        "categoryId" text, "itemId" text, "adId" text, "placementId" text, visitor text, device text, details jsonb)
      order by id
    ), stored as (
      insert into events (
        day, id, vendor_id, type, at, category_id, item_id, ad_id, placement_id, visitor, device, details)
      select day, id, "vendorId", type, at, "categoryId", "itemId", "adId", "placementId", visitor, device, details
      from incoming order by id
      on conflict do nothing
      returning day, id, vendor_id, type, at, category_id, item_id, visitor
    ), of_vendors as (
      select stored.*, hour from stored join incoming using (id) where vendor_id is not null
    ), ${raiseVendorDays}, ${raiseCategoryDays}, ${raiseItemDays}, ${raiseVisitorDays}
    select id from incoming where not exists (select from stored where stored.id = incoming.id)`,
)

/**
 * Stores events and counts them in one statement; an id that is there already changes nothing. Answers with those: they
 * are few, and to read all the others back would cost more than to write them.
 * Every list is written in the order of its key, so that two writers never wait for each other in a circle.
 */
export async function insertEvents(db: Db, events: NewEvent[]) {
  const known = await findIdsOfDayBefore(db, events)
  const fresh = events.filter(({ id }) => !known.has(id))
  const repeated = await storeAndCount(db, [JSON.stringify(fresh)])
  return new Set([...known, ...repeated.map(({ id }) => id)])
}

/** The key tells repeated ids of one day. Whose answer was lost over midnight asks again soon: in the day's first hour. */
async function findIdsOfDayBefore(db: Db, events: NewEvent[]) {
  const early = events.filter(({ hour }) => hour === 0)
  if (early.length === 0) return new Set<string>()

  const daysBefore = [...new Set(early.map(({ day }) => addDays(day, -1)))]
  const { rows } = await sql<{ id: string }>`
    select id from events
    where day = any(${daysBefore}::date[]) and id = any(${early.map(({ id }) => id)}::text[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The months a write may fall into, made before they are needed. */
export async function makeEventMonths(db: Db, days: string[]) {
  for (const day of days) await sql`select make_event_month(${day}::date)`.execute(db)
}

/** Drops the months that ended before this day; answers with their names. */
export async function dropEventMonths(db: Db, before: string) {
  const { rows } = await sql<{ name: string }>`select drop_event_months(${before}::date) as name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Forgets who was here before this day, and the salts that could tell it. */
export async function deleteVisitorsBefore(db: Db, day: string) {
  await db.deleteFrom('visitorSalts').where('day', '<', day).execute()
  await db.deleteFrom('dailyVisitors').where('day', '<', day).execute()
}
