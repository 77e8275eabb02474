import { TOP_ITEMS } from '@thela/contract/analytics/vendor-activity'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'
import { BEST_ITEMS, type Days } from '../kept/queries.ts'
import { isBeside, isWithin, signOf, type Which, type Whose } from '../queries.ts'
import { isKept, type KeptSpan, type Span } from '../span.ts'

type ClickedItem = { name: string; clicks: number }

/** What was clicked most. */
export async function listTopItems(db: Db, whose: Whose, span: Span) {
  if (whose === 'everyone' && isKept(span)) return listBestItems(db, span)

  const clicked = itemClicks(whose === 'everyone' ? sql`true` : whose, span)
  const { rows } = await sql<ClickedItem>`${nameFirst(clicked)}`.execute(db)
  return rows
}

/** Enough that five are left, should some of the best be on no menu any more and so have no name to show. */
const BEST_LOOKED_AT = 50

const nameFirst = (clicked: RawBuilder<unknown>) => sql`
  select i.name, best.clicks
  from (
    select vendor_id, item_id, clicks from (${clicked}) clicked where clicks > 0
    order by clicks desc, vendor_id, item_id limit ${BEST_LOOKED_AT}) best
  join menu_items i on i.vendor_id = best.vendor_id and i.id = best.item_id
  order by best.clicks desc, i.name limit ${TOP_ITEMS}`

function itemClicks(which: Which, span: Span) {
  if (!isKept(span)) return sumClicks(sql`clicks`, sql`${isWithin(span)} and ${which}`)

  return sql`
    select vendor_id, item_id, coalesce(kept.clicks[${span.kept.nth}], 0) + coalesce(since.clicks, 0) as clicks
    from (select vendor_id, item_id, clicks from item_totals where ${which}) kept
    full join (${sumClicks(sql`clicks * ${signOf(span)}`, sql`${isBeside(span)} and ${which}`)}) since
      using (vendor_id, item_id)`
}

const sumClicks = (clicks: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
  select vendor_id, item_id, sum(${clicks})::int as clicks from item_days
  where ${condition} group by vendor_id, item_id`

/**
 * What was clicked most on the whole platform. The best of the finished days are known; any other item has had
 * fewer clicks than the last of them, so only those can overtake that made good the difference since.
 */
async function listBestItems(db: Db, span: KeptSpan) {
  const { nth, until } = span.kept
  const daysSince = sql`(${span.to}::date - ${until}::date)`
  const { rows } = await sql<ClickedItem>`
    with known as materialized (
      select vendor_id, item_id, kept.clicks as kept, kept.clicks + ${clicksBeside(span)} as clicks
      from best_items kept where nth = ${nth}
    ), lead as (
      select coalesce((select clicks from known order by clicks desc offset ${TOP_ITEMS - 1} limit 1), 0)
        - case when count(*) < ${BEST_ITEMS} then 0 else min(kept) end as clicks from known
    ), risen as (
      select distinct vendor_id, item_id from item_days
      where day > ${until}::date and day <= ${span.to}::date and clicks * ${daysSince} > (select clicks from lead)
    )
    ${nameFirst(sql`
      select vendor_id, item_id, clicks from known
      union select vendor_id, item_id, ${clicksKept(nth)} + ${clicksBeside(span)} from risen kept`)}`.execute(
    db,
  )

  return rows
}

const clicksKept = (nth: number) => sql`coalesce((
  select t.clicks[${nth}] from item_totals t
  where t.vendor_id = kept.vendor_id and t.item_id = kept.item_id), 0)`

const clicksBeside = (span: KeptSpan) => sql`coalesce((
  select sum(d.clicks * ${signOf(span)})::int from item_days d
  where d.vendor_id = kept.vendor_id and d.item_id = kept.item_id and ${isBeside(span)}), 0)`

/** The same of the vendor `v` of a statement, as JSON with the part that each item has. */
export const topItemsOfVendor = (days: Days) => sql`(
  select coalesce(json_agg(json_build_object(
    'name', name, 'views', clicks, 'percentage', round(100.0 * clicks / all_clicks, 2))), '[]')
  from (
    select i.name, sum(clicks) as clicks, sum(sum(clicks)) over () as all_clicks
    from item_days d join menu_items i on i.vendor_id = d.vendor_id and i.id = d.item_id
    where d.vendor_id = v.id and ${isWithin(days)}
    group by i.id, i.name order by sum(clicks) desc, i.name limit ${TOP_ITEMS}) best)`
