import type { CounterItem } from '@thela/contract/analytics/today'
import { TOP_ITEMS } from '@thela/contract/analytics/vendor-activity'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'
import { isSoldOutToday } from '../../../menus/page-data/queries.ts'
import { isOutsideTotals, isWithin, signOfDay, type VendorCondition, type VendorScope } from '../queries.ts'
import { hasTotals, type Span, type SpanWithTotals } from '../span.ts'
import { type Days, TOP_ITEMS_STORED } from '../totals/queries.ts'

type ClickedItem = { name: string; clicks: number }

/** The most clicked items. */
export async function listTopItems(db: Db, whose: VendorScope, span: Span) {
  if (whose === 'everyone' && hasTotals(span)) return listBestItems(db, span)

  const clicked = itemClicks(whose === 'everyone' ? sql`true` : whose, span)
  const { rows } = await sql<ClickedItem>`${nameFirst(clicked)}`.execute(db)
  return rows
}

/** Enough that five are left when some of them are no longer on a menu and have no name to show. */
const BEST_LOOKED_AT = 50

const nameFirst = (clicked: RawBuilder<unknown>) => sql`
  select i.name, best.clicks
  from (
    select vendor_id, item_id, clicks from (${clicked}) clicked where clicks > 0
    order by clicks desc, vendor_id, item_id limit ${BEST_LOOKED_AT}) best
  join menu_items i on i.vendor_id = best.vendor_id and i.id = best.item_id
  order by best.clicks desc, i.name limit ${TOP_ITEMS}`

function itemClicks(which: VendorCondition, span: Span) {
  if (!hasTotals(span)) return sumClicks(sql`clicks`, sql`${isWithin(span)} and ${which}`)

  return sql`
    select vendor_id, item_id, coalesce(stored.clicks[${span.stored.nth}], 0) + coalesce(since.clicks, 0) as clicks
    from (select vendor_id, item_id, clicks from item_totals where ${which}) stored
    full join (${sumClicks(sql`clicks * ${signOfDay(span)}`, sql`${isOutsideTotals(span)} and ${which}`)}) since
      using (vendor_id, item_id)`
}

const sumClicks = (clicks: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
  select vendor_id, item_id, sum(${clicks})::int as clicks from item_days
  where ${condition} group by vendor_id, item_id`

/**
 * The most clicked items of the whole platform. The top items of the finished days are stored; any other item had
 * fewer clicks than the last of them, so only items that made up the difference since then can overtake.
 */
async function listBestItems(db: Db, span: SpanWithTotals) {
  const { nth, until } = span.stored
  const daysSince = sql`(${span.to}::date - ${until}::date)`
  const { rows } = await sql<ClickedItem>`
    with known as materialized (
      select vendor_id, item_id, stored.clicks as stored, stored.clicks + ${clicksOutsideTotals(span)} as clicks
      from best_items stored where nth = ${nth}
    ), lead as (
      select coalesce((select clicks from known order by clicks desc offset ${TOP_ITEMS - 1} limit 1), 0)
        - case when count(*) < ${TOP_ITEMS_STORED} then 0 else min(stored) end as clicks from known
    ), risen as (
      select distinct vendor_id, item_id from item_days
      where day > ${until}::date and day <= ${span.to}::date and clicks * ${daysSince} > (select clicks from lead)
    )
    ${nameFirst(sql`
      select vendor_id, item_id, clicks from known
      union select vendor_id, item_id, ${storedClicks(nth)} + ${clicksOutsideTotals(span)} from risen stored`)}`.execute(
    db,
  )

  return rows
}

const storedClicks = (nth: number) => sql`coalesce((
  select t.clicks[${nth}] from item_totals t
  where t.vendor_id = stored.vendor_id and t.item_id = stored.item_id), 0)`

const clicksOutsideTotals = (span: SpanWithTotals) => sql`coalesce((
  select sum(d.clicks * ${signOfDay(span)})::int from item_days d
  where d.vendor_id = stored.vendor_id and d.item_id = stored.item_id and ${isOutsideTotals(span)}), 0)`

/** The items of a menu, most viewed first; those without views in the order of the menu. */
export async function listCounterItems(
  db: Db,
  vendorId: string,
  { limit, ...days }: Days & { limit: number },
) {
  const { rows } = await sql<CounterItem>`
    with viewed as (
      select item_id, sum(clicks)::int as views from item_days
      where vendor_id = ${vendorId} and ${isWithin(days)}
      group by item_id
    )
    select i.id, i.name, i.price::float8 as price, i.variations is not null as has_variations, i.is_available,
      ${isSoldOutToday('i')} as is_sold_out_today, coalesce(viewed.views, 0) as views
    from menu_items i
    join categories c on c.vendor_id = i.vendor_id and c.id = i.category_id
    left join viewed on viewed.item_id = i.id
    where i.vendor_id = ${vendorId} and c.deleted_at is null
    order by views desc, c.position, c.id, i.position, i.id limit ${limit}`.execute(db)

  return rows
}

/** The most clicked items of the vendor `v` of a statement, as JSON with the part that each item has. */
export const topItemsOfVendor = (days: Days) => sql`(
  select coalesce(json_agg(json_build_object(
    'name', name, 'views', clicks, 'percentage', round(100.0 * clicks / all_clicks, 2))), '[]')
  from (
    select i.name, sum(clicks) as clicks, sum(sum(clicks)) over () as all_clicks
    from item_days d join menu_items i on i.vendor_id = d.vendor_id and i.id = d.item_id
    where d.vendor_id = v.id and ${isWithin(days)}
    group by i.id, i.name order by sum(clicks) desc, i.name limit ${TOP_ITEMS}) best)`
