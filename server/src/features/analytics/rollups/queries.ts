import type { EventType } from '@thela/contract/analytics/event-types'
import type { CategoryViews, DailyPoint, VisitorPoint } from '@thela/contract/analytics/vendor-analytics'
import { addDays } from '@thela/contract/values/date-range'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { planOnce } from '../../../db/plan-once.ts'
import { type Days, daysOf, findReach, platformDays } from './kept/queries.ts'
import type { KeptSpan, Span } from './span.ts'

/** A condition on `vendor_id`. */
export type Which = RawBuilder<unknown>

/** Whom a question is about; everyone's counts are kept apart, so that nobody has to sum up all vendors. */
export type Whose = 'everyone' | Which

export const ofVendor = (id: string): Which => sql`vendor_id = ${id}`

/** How often each kind of thing happened at a vendor's; without days, ever. */
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

/** How often visitors ever did each kind of thing, on the whole platform. */
export async function countEver(db: Db) {
  const until = (await findReach(db))?.until ?? '-infinity'
  const { rows } = await sql<{ type: EventType; count: number }>`
    select type, sum(count)::bigint as count from (
      select type, count from platform_days where day <= ${until}::date
      union all select type, count from vendor_days where day > ${until}::date) days
    group by type`.execute(db)

  return new Map(rows.map(({ type, count }) => [type, count]))
}

/** What happened on a day: how often, and how often in each hour. */
export type DayRow = { day: string; type: EventType; count: number; hours: number[] }

export async function listDays(db: Db, whose: Whose, span: Span) {
  const days = whose === 'everyone' ? daysOfEveryone(span) : daysOf(span, whose)
  const { rows } = await sql<DayRow>`${days}`.execute(db)
  return rows
}

/** Finished days were summed at night, and a busy today is now and then; what is younger is counted now. */
function daysOfEveryone({ from, to, kept }: Span) {
  const until = kept?.isFolded ? to : kept?.until
  const since = until && until >= from ? addDays(until, 1) : from
  return sql`
    select day, type, count, hours from platform_days where day >= ${from}::date and day < ${since}::date
    union all ${platformDays({ from: since, to })}`
}

const listViewsOnce = planOnce(
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

/** Views and scans of a vendor: one point for every day, also for those on which nothing happened. */
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

/** Hour by hour from the array, which is more than twice as quick as unfolding it into rows. */
const sumsByHour = Array.from({ length: 24 }, (_, hour) => sql`sum(hours[${sql.lit(hour + 1)}])`)

const countHoursOnce = planOnce(
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

/** The days by which a span and its kept sum differ: as a rule today. */
export function isBeside({ from, to, kept }: KeptSpan) {
  const since = sql`day between ${addDays(kept.until, 1)}::date and ${to}::date`
  if (kept.from >= from) return since
  return sql`(${since} or day between ${kept.from}::date and ${addDays(from, -1)}::date)`
}

/** Such a day is added to the kept sum, or taken off it. */
export const signOf = ({ from, kept }: KeptSpan) =>
  sql`((day > ${kept.until}::date)::int - (day < ${from}::date)::int)`
