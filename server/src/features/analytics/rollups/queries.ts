import type { EventType } from '@thela/contract/analytics/event-types'
import type { CategoryViews, DailyPoint, VisitorPoint } from '@thela/contract/analytics/vendor-analytics'
import { addDays } from '@thela/contract/values/date-range'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { preparedStatement } from '../../../db/prepared-statement.ts'
import type { Span, SpanWithTotals } from './span.ts'
import { type Days, daysOf, findWatermark, platformDays } from './totals/queries.ts'

/** A condition on `vendor_id`. */
export type VendorCondition = RawBuilder<unknown>

/** Whose counts are read; those of the whole platform are stored separately, so that nobody sums all vendors. */
export type VendorScope = 'everyone' | VendorCondition

export const isVendor = (id: string): VendorCondition => sql`vendor_id = ${id}`

/** How often each event type happened to a vendor; without days, since the beginning. */
export async function countByType(db: Db, vendorId: string, days?: Days) {
  const rows = await db
    .selectFrom('vendorDays')
    .select(['type', sql<number>`sum(count)::int`.as('count')])
    .where('vendorId', '=', vendorId)
    .$if(days !== undefined, (counted) => counted.where(isWithin(days as Days)))
    .groupBy('type')
    .execute()

  return new Map(rows.map(({ type, count }) => [type as EventType, count]))
}

/** How often each event type has happened on the whole platform since the beginning. */
export async function countEver(db: Db) {
  const until = (await findWatermark(db))?.until ?? '-infinity'
  const { rows } = await sql<{ type: EventType; count: number }>`
    select type, sum(count)::bigint as count from (
      select type, count from platform_days where day <= ${until}::date
      union all select type, count from vendor_days where day > ${until}::date) days
    group by type`.execute(db)

  return new Map(rows.map(({ type, count }) => [type, count]))
}

/** How often an event type happened on a day, and in each hour. */
export type DayRow = { day: string; type: EventType; count: number; hours: number[] }

export async function listDays(db: Db, whose: VendorScope, span: Span) {
  const days = whose === 'everyone' ? daysOfEveryone(span) : daysOf(span, whose)
  const { rows } = await sql<DayRow>`${days}`.execute(db)
  return rows
}

/** Reads finished days, and a busy today, from the stored sums; newer days are counted now. */
function daysOfEveryone({ from, to, stored }: Span) {
  const until = stored?.includesToday ? to : stored?.until
  const since = until && until >= from ? addDays(until, 1) : from
  return sql`
    select day, type, count, hours from platform_days where day >= ${from}::date and day < ${since}::date
    union all ${platformDays({ from: since, to })}`
}

const listViewsOnce = preparedStatement(
  'list days of a vendor',
  sql<DailyPoint>`
    with points as (
      select series.day::date as date,
        coalesce(sum(count) filter (where type = 'MENU_VIEW'), 0)::int as "menuViews",
        coalesce(sum(count) filter (where type = 'QR_SCAN'), 0)::int as "qrScans"
      from generate_series($2::date, $3::date, interval '1 day') as series(day)
      left join vendor_days v on v.vendor_id = $1 and v.day = series.day::date
        and v.day between $2::date and $3::date
      group by 1
    )
    select *, "menuViews" + "qrScans" as "totalViews" from points order by date`,
)

/** Views and scans of a vendor: one point for every day, also for days without any. */
export const listViews = (db: Db, vendorId: string, { from, to }: Days) =>
  listViewsOnce(db, [vendorId, from, to])

/** How many different visitors came on each day. */
export async function listVisitors(db: Db, vendorId: string, { from, to }: Days) {
  const { rows } = await sql<VisitorPoint>`
    select series.day::date as date, coalesce(visitors, 0)::int as visitors
    from generate_series(${from}::date, ${to}::date, interval '1 day') as series(day)
    left join visitor_days v on v.vendor_id = ${vendorId} and v.day = series.day::date
      and v.day between ${from}::date and ${to}::date
    order by date`.execute(db)

  return rows
}

/** Hour by hour from the array, which is more than twice as fast as unnesting it. */
const sumsByHour = Array.from({ length: 24 }, (_, hour) => sql`sum(hours[${sql.lit(hour + 1)}])`)

const countHoursOnce = preparedStatement(
  'count hours of a vendor',
  sql<{ weekday: number; hours: number[] }>`
    select extract(isodow from day)::int as weekday, array[${sql.join(sumsByHour)}]::int[] as hours
    from vendor_days
    where vendor_id = $1 and type in ('MENU_VIEW', 'QR_SCAN') and day between $2::date and $3::date
    group by 1`,
)

/** Views and scans by weekday (Monday is 1), hour after hour. */
export const countHours = (db: Db, vendorId: string, { from, to }: Days) =>
  countHoursOnce(db, [vendorId, from, to])

export type ViewHours = { day: string; type: 'MENU_VIEW' | 'QR_SCAN'; count: number; hours: number[] }

/** Views and scans of single days, hour after hour; days without any are left out. */
export async function listViewHours(db: Db, vendorId: string, days: string[]) {
  const { rows } = await sql<ViewHours>`
    select day, type, count, hours from vendor_days
    where vendor_id = ${vendorId} and type in ('MENU_VIEW', 'QR_SCAN') and day = any(${days}::date[])`.execute(
    db,
  )

  return rows
}

/** Every category of the menu with its views, most viewed first. */
export async function listCategoryViews(db: Db, vendorId: string, days: Days) {
  const { rows } = await sql<Omit<CategoryViews, 'percentage'>>`
    with viewed as (
      select category_id, sum(views) as views from category_days
      where vendor_id = ${vendorId} and ${isWithin(days)}
      group by 1
    )
    select c.id as "categoryId", c.name as "categoryName", coalesce(viewed.views, 0)::int as views
    from categories c left join viewed on viewed.category_id = c.id
    where c.vendor_id = ${vendorId} and c.deleted_at is null
    order by views desc, c.position`.execute(db)

  return rows
}

export const isWithin = ({ from, to }: Days) => sql<boolean>`day between ${from}::date and ${to}::date`

/** The days by which a span and its stored totals differ: usually today. */
export function isOutsideTotals({ from, to, stored }: SpanWithTotals) {
  const since = sql`day between ${addDays(stored.until, 1)}::date and ${to}::date`
  if (stored.from >= from) return since
  return sql`(${since} or day between ${stored.from}::date and ${addDays(from, -1)}::date)`
}

/** Such a day is added to the totals, or subtracted. */
export const signOfDay = ({ from, stored }: SpanWithTotals) =>
  sql`((day > ${stored.until}::date)::int - (day < ${from}::date)::int)`
