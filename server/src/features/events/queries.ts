import type { EventType } from '@thela/contract/event-types'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

export type NewEvent = {
  id: string
  day: string
  hour: number
  type: EventType
  at: string
  vendorId: string | null
  categoryId?: string
  itemId?: string
  visitor?: string
  device?: string
  details?: Record<string, unknown>
}

/** Stores events and counts them per vendor, day and hour in one statement; an id that is there already changes nothing. */
export async function insertEvents(db: Db, events: NewEvent[]) {
  const rows = JSON.stringify(events)

  const { rows: stored } = await sql<{ id: string }>`
    with incoming as (
      select * from jsonb_to_recordset(${rows}::jsonb) as e(
        id text, day date, hour int, type text, at timestamptz, "vendorId" text,
        "categoryId" text, "itemId" text, visitor text, device text, details jsonb)
    ), stored as (
      insert into events (day, id, vendor_id, type, at, category_id, item_id, visitor, device, details)
      select day, id, "vendorId", type, at, "categoryId", "itemId", visitor, device, details from incoming
      on conflict do nothing
      returning day, id, vendor_id, type
    ), hours_seen as (
      select stored.vendor_id, stored.day, stored.type, incoming.hour, count(*)::int as count
      from stored join incoming using (id)
      where stored.vendor_id is not null
      group by 1, 2, 3, 4
    ), counted as (
      insert into vendor_days as days (vendor_id, day, type, count, hours)
      select vendor_id, day, type, sum(count)::int,
        (select array_agg(coalesce((select h.count from hours_seen h
           where (h.vendor_id, h.day, h.type, h.hour) = (hours_seen.vendor_id, hours_seen.day, hours_seen.type, n)), 0) order by n)
         from generate_series(0, 23) n)
      from hours_seen group by vendor_id, day, type
      order by vendor_id, day, type
      on conflict (vendor_id, day, type) do update set
        count = days.count + excluded.count,
        hours = (select array_agg(a + b order by n) from unnest(days.hours, excluded.hours) with ordinality as u(a, b, n))
    )
    select id from stored`.execute(db)

  return stored.map((row) => row.id)
}

/** The months a write may fall into, made before they are needed. */
export async function makeEventMonths(db: Db, days: string[]) {
  for (const day of days) await sql`select make_event_month(${day}::date)`.execute(db)
}
