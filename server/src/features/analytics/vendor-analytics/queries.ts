import type { EventType } from '@thela/contract/analytics/event-types'
import type {
  AnalyticsEvent,
  CategoryViews,
  DailyPoint,
  VisitorPoint,
} from '@thela/contract/analytics/vendor-analytics'
import type { DayRange } from '@thela/contract/values/date-range'
import type { Page } from '@thela/contract/values/paging'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { planOnce } from '../../../db/plan-once.ts'

/** How often each kind of thing happened, from the daily counts; without a range, ever. */
export async function countEvents(db: Db, vendorId: string, range?: DayRange) {
  const rows = await db
    .selectFrom('vendorDays')
    .select(['type', sql<number>`sum(count)::int`.as('count')])
    .where('vendorId', '=', vendorId)
    .$if(range !== undefined, (days) => days.where(isWithin(range as DayRange)))
    .groupBy('type')
    .execute()

  return new Map(rows.map(({ type, count }) => [type as EventType, count]))
}

type EventFilter = { range?: DayRange; type?: EventType }

/** The latest events first. */
export function listEvents(db: Db, vendorId: string, { range, type, page, limit }: EventFilter & Page) {
  return (
    db
      .selectFrom('events')
      // What an advertiser pays is not the vendor's to know.
      .select(['id', 'type', 'at as createdAt', sql`details - 'price'`.as('metadata')])
      .$castTo<AnalyticsEvent>()
      .where('vendorId', '=', vendorId)
      .$if(range !== undefined, (events) => events.where(isWithin(range as DayRange)))
      .$if(type !== undefined, (events) => events.where('type', '=', type as EventType))
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
  )
}

const listDaysOnce = planOnce(
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

/** One point for every day of the range, also for those on which nothing happened. */
export const listDays = (db: Db, vendorId: string, { startDate, endDate }: DayRange) =>
  listDaysOnce(db, [vendorId, startDate, endDate])

/** How many different visitors came on each day of the range. */
export async function listVisitors(db: Db, vendorId: string, { startDate, endDate }: DayRange) {
  const { rows } = await sql<VisitorPoint>`
    select series.day::date as date, coalesce(visitors, 0)::int as visitors
    from generate_series(${startDate}::date, ${endDate}::date, interval '1 day') as series(day)
    left join visitor_days v on v.vendor_id = ${vendorId} and v.day = series.day::date
      and v.day between ${startDate}::date and ${endDate}::date
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

/** Views and scans of the range by weekday (Monday is 1), hour after hour. */
export const countHours = (db: Db, vendorId: string, { startDate, endDate }: DayRange) =>
  countHoursOnce(db, [vendorId, startDate, endDate])

/** Every category of the menu with its views, most viewed first. */
export async function listCategoryViews(db: Db, vendorId: string, range: DayRange) {
  const { rows } = await sql<Omit<CategoryViews, 'percentage'>>`
    with viewed as (
      select category_id, sum(views) as views from category_days
      where vendor_id = ${vendorId} and ${isWithin(range)}
      group by 1
    )
    select c.id as "categoryId", c.name as "categoryName", coalesce(viewed.views, 0)::int as views
    from categories c left join viewed on viewed.category_id = c.id
    where c.vendor_id = ${vendorId} and c.deleted_at is null
    order by views desc, c.position`.execute(db)

  return rows
}

const isWithin = ({ startDate, endDate }: DayRange) =>
  sql<boolean>`day between ${startDate}::date and ${endDate}::date`
