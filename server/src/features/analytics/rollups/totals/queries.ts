import { visitTypes } from '@thela/contract/analytics/event-types'
import { addDays, periodDays } from '@thela/contract/values/date-range'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'

/** Events of visitors; all others are those of vendors (DEC-155). */
export const isVisit = sql<boolean>`type in (${sql.join(visitTypes.map((type) => sql.lit(type)))})`

/** The last finished day in the totals, and when today was rolled up; undefined before the first night. */
export const findWatermark = (db: Db) =>
  db.selectFrom('totalsReach').select(['until', 'foldedAt']).executeTakeFirst()

export async function saveWatermark(db: Db, until: string) {
  await db
    .insertInto('totalsReach')
    .values({ until })
    .onConflict((conflict) => conflict.column('isOnlyRow').doUpdateSet({ until, foldedAt: null }))
    .execute()
}

export const saveRolledUpAt = (db: Db, at: Date) =>
  db.updateTable('totalsReach').set({ foldedAt: at.toISOString() }).execute()

/** Reads no further than needed. */
export async function hasMoreRows(db: Db, day: string, rows: number) {
  const next = await db
    .selectFrom('vendorDays')
    .select('vendorId')
    .where('day', '=', day)
    .offset(rows)
    .limit(1)
    .executeTakeFirst()

  return next !== undefined
}

/** The vendors with events on this day since then. */
export async function listChangedVendors(db: Db, day: string, since: Date | null) {
  const rows = await db
    .selectFrom('vendorDays')
    .innerJoin('vendors', 'vendors.id', 'vendorDays.vendorId')
    .select('vendorId')
    .distinct()
    .where('day', '=', day)
    .$if(since !== null, (days) => days.where('lastAt', '>=', (since as Date).toISOString()))
    .execute()

  return rows.map(({ vendorId }) => vendorId)
}

/** The totals of these vendors for the current day. */
export async function writeTodayTotals(db: Db, day: string, ids: string[]) {
  const sumOf = (type: string) => sql`coalesce(sum(count) filter (where type = ${sql.lit(type)}), 0)::int`
  const nothing = sql`array_fill(0, array[${sql.lit(Object.keys(periodDays).length)}])`

  await sql`
    insert into vendor_totals as stored (vendor_id, menu_views, qr_scans, item_clicks, last_visit, last_at,
      today_menu_views, today_qr_scans, today_item_clicks)
    select vendor_id, ${nothing}, ${nothing}, ${nothing}, max(day) filter (where ${isVisit}), max(last_at),
      ${sumOf('MENU_VIEW')}, ${sumOf('QR_SCAN')}, ${sumOf('ITEM_CLICK')}
    from vendor_days where vendor_id = any(${ids}::text[]) and day = ${day}::date group by vendor_id
    on conflict (vendor_id) do update set
      last_visit = greatest(stored.last_visit, excluded.last_visit),
      last_at = greatest(stored.last_at, excluded.last_at),
      today_menu_views = excluded.today_menu_views,
      today_qr_scans = excluded.today_qr_scans,
      today_item_clicks = excluded.today_item_clicks`.execute(db)
}

/** The next vendors in the order of their ids. */
export async function listVendorIds(db: Db, after: string, limit: number) {
  const rows = await db
    .selectFrom('vendors')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

  return rows.map(({ id }) => id)
}

type Part = { ids: string[]; until: string }

export async function writeVendorTotals(db: Db, { ids, until }: Part) {
  const sumOf = (type: string) => sumByPeriod(until, sql`case when type = ${sql.lit(type)} then count end`)

  await db.deleteFrom('vendorTotals').where('vendorId', 'in', ids).execute()
  await sql`
    insert into vendor_totals (vendor_id, menu_views, qr_scans, item_clicks, last_visit, last_at)
    select vendor_id, ${sumOf('MENU_VIEW')}, ${sumOf('QR_SCAN')}, ${sumOf('ITEM_CLICK')},
      max(day) filter (where ${isVisit}), max(last_at)
    from vendor_days where vendor_id = any(${ids}::text[]) and day <= ${until}::date
    group by vendor_id`.execute(db)
}

/** The vendors are named on both sides of the join: from one side alone the database reads the items of all vendors. */
export async function writeItemTotals(db: Db, { ids, until }: Part) {
  await db.deleteFrom('itemTotals').where('vendorId', 'in', ids).execute()
  await sql`
    insert into item_totals (vendor_id, item_id, clicks)
    select vendor_id, item_id, ${sumByPeriod(until, sql`clicks`)}
    from item_days join menu_items i using (vendor_id)
    where i.id = item_id and i.vendor_id = any(${ids}::text[]) and vendor_id = any(${ids}::text[])
      and day between ${addDays(until, 2 - LONGEST)}::date and ${until}::date
    group by vendor_id, item_id`.execute(db)
}

/** How many of the most clicked items are stored for each period. */
export const TOP_ITEMS_STORED = 200

/** Adds the items of these vendors to the top items of each period, and drops what falls out. */
export async function rankItems(db: Db, ids: string[]) {
  const periods = sql.lit(Object.keys(periodDays).length)
  const rank = sql`row_number() over (partition by nth order by clicks desc, vendor_id, item_id)`
  const contenders = sql`
    select vendor_id, item_id, nth, clicks[nth] as clicks from item_totals, generate_series(1, ${periods}) nth
    where vendor_id = any(${ids}::text[]) and clicks[nth] > 0`

  await sql`
    insert into best_items (vendor_id, item_id, nth, clicks)
    select vendor_id, item_id, nth, clicks from (select *, ${rank} as rank from (${contenders}) contenders) ranked
    where rank <= ${TOP_ITEMS_STORED}`.execute(db)
  await sql`
    delete from best_items where ctid = any(array(
      select place from (select ctid as place, ${rank} as rank from best_items) ranked where rank > ${TOP_ITEMS_STORED}))`.execute(
    db,
  )
}

export const deleteBestItems = (db: Db) => db.deleteFrom('bestItems').execute()

const LONGEST = Math.max(...Object.values(periodDays))

/** One sum for each period as seen on the next day: that day itself is still missing. */
function sumByPeriod(until: string, what: RawBuilder<unknown>) {
  const sums = Object.values(periodDays).map(
    (days) => sql`coalesce(sum(${what}) filter (where day >= ${addDays(until, 2 - days)}::date), 0)::int`,
  )
  return sql`array[${sql.join(sums)}]`
}

/** The first day with counts. */
export async function findFirstDay(db: Db) {
  const { rows } = await sql<{ day: string | null }>`select min(day) as day from vendor_days`.execute(db)
  return rows[0]?.day ?? undefined
}

export async function writePlatformDay(db: Db, day: string) {
  await db.deleteFrom('platformDays').where('day', '=', day).execute()
  await sql`
    insert into platform_days (day, type, count, hours)
    select day, type, sum(count)::int, ${sumHours} from (${platformDays({ from: day, to: day })}) days
    group by day, type`.execute(db)
}

/** Business days, both inclusive. */
export type Days = { from: string; to: string }

/** Counts by day for some vendors. */
export const daysOf = ({ from, to }: Days, which: RawBuilder<unknown>) => sql`
  select day, type, sum(count)::int as count, ${sumHours} as hours
  from vendor_days where day between ${from}::date and ${to}::date and ${which} group by day, type`

/** Counts by day for the whole platform. An administrator's sign-in belongs to no vendor; there are few of those. */
export const platformDays = ({ from, to }: Days) => sql`
  ${daysOf({ from, to }, sql`true`)}
  union all
  select day, type, count(*)::int, array_fill(0, array[24]) from events
  where vendor_id is null and day between ${from}::date and ${to}::date group by day, type`

const sumHours = sql`array[${sql.join(
  Array.from({ length: 24 }, (_, hour) => sql`coalesce(sum(hours[${sql.lit(hour + 1)}]), 0)::int`),
)}]`
