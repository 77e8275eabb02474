import { type RawBuilder, sql } from 'kysely'

/** What is counted together with the events, by day. */
export type Rollup = 'vendor_days' | 'category_days' | 'item_days' | 'visitor_days'

export type Source = RawBuilder<unknown>

const countByHour = sql.join(
  Array.from({ length: 24 }, (_, hour) => sql`(count(*) filter (where hour = ${sql.lit(hour)}))::int`),
)

/** How each rollup is counted from events of vendors, in the order of its columns. */
export const countings: Record<Rollup, (events: Source) => Source> = {
  vendor_days: (events) => sql`
    select vendor_id, day, type, count(*)::int as count, array[${countByHour}] as hours, max(at) as last_at
    from ${events} group by 1, 2, 3`,
  category_days: (events) => sql`
    select vendor_id, day, category_id, count(*)::int as views
    from ${events} where type = 'CATEGORY_VIEW' and category_id is not null group by 1, 2, 3`,
  item_days: (events) => sql`
    select vendor_id, day, item_id, count(*)::int as clicks
    from ${events} where type = 'ITEM_CLICK' and item_id is not null group by 1, 2, 3`,
  visitor_days: (events) => sql`
    select vendor_id, day, count(distinct visitor)::int as visitors
    from ${events} where visitor is not null group by 1, 2`,
}

const ofVendors = sql`(select * from incoming where vendor_id is not null) as of_vendors`

const sumOfHours = sql.join(
  Array.from(
    { length: 24 },
    (_, hour) => sql`days.hours[${sql.lit(hour + 1)}] + excluded.hours[${sql.lit(hour + 1)}]`,
  ),
)

const raiseVendorDays = sql`vendor_days_raised as (
  insert into vendor_days as days (vendor_id, day, type, count, hours, last_at)
  ${countings.vendor_days(ofVendors)} order by 1, 2, 3
  on conflict (vendor_id, day, type) do update set
    count = days.count + excluded.count,
    hours = array[${sumOfHours}],
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

/** A visitor is counted when their hash is new that day. */
const raiseVisitorDays = sql`new_visitors as (
  insert into daily_visitors (vendor_id, day, visitor)
  select distinct vendor_id, day, visitor from ${ofVendors} where visitor is not null order by 1, 2, 3
  on conflict do nothing
  returning vendor_id, day, visitor
), visitor_days_raised as (
  insert into visitor_days as days (vendor_id, day, visitors)
  ${countings.visitor_days(sql`new_visitors`)} order by 1, 2
  on conflict (vendor_id, day) do update set visitors = days.visitors + excluded.visitors
)`

/** Parts of a statement with the events to store as `incoming`: raises every rollup by them. */
export const raiseRollups = sql.join([raiseVendorDays, raiseCategoryDays, raiseItemDays, raiseVisitorDays])
