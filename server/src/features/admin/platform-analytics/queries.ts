import type { EventType } from '@thela/contract/analytics/event-types'
import { RECENT_ACTIVITY, type RecentActivity, TOP_ITEMS } from '@thela/contract/analytics/vendor-activity'
import { addDays } from '@thela/contract/values/date-range'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { BEST_ITEMS, daysOf, isBeside, platformDays, signOf } from '../../analytics/totals/queries.ts'
import { isKept, type KeptSpan, type Span } from '../../analytics/totals/span.ts'

/** What happened on a day: how often, and how often in each hour. */
export type DayRow = { day: string; type: EventType; count: number; hours: number[] }

/** Which vendors a question is about, as a condition on their `vendor_id`. */
export type Which = RawBuilder<unknown>

export const isOfVendor = (id: string): Which => sql`vendor_id = ${id}`

/** Finished days were summed at night, and a busy today is now and then; what is younger is counted now. */
export async function listPlatformDays(db: Db, { from, to, kept }: Span) {
  const until = kept?.isFolded ? to : kept?.until
  const since = until && until >= from ? addDays(until, 1) : from
  const { rows } = await sql<DayRow>`
    select day, type, count, hours from platform_days where day >= ${from}::date and day < ${since}::date
    union all ${platformDays({ from: since, to })}`.execute(db)

  return rows
}

export async function listDaysOf(db: Db, which: Which, span: Span) {
  const { rows } = await sql<DayRow>`${daysOf(span, which)}`.execute(db)
  return rows
}

type ClickedItem = { name: string; clicks: number }

/** What was clicked most at some vendors. */
export async function listTopItems(db: Db, which: Which, span: Span) {
  const { rows } = await sql<ClickedItem>`${nameFirst(itemClicks(which, span))}`.execute(db)
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

const isWithin = ({ from, to }: Span) => sql`day between ${from}::date and ${to}::date`

/**
 * What was clicked most on the whole platform. The best of the finished days are known; any other item has had
 * fewer clicks than the last of them, so only those can overtake that made good the difference since.
 */
export async function listBestItems(db: Db, span: KeptSpan) {
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

type Since = { at: string; day: string }

/** The newest events since then: a list of events is the one thing that no sum can answer. */
export async function listNewestEvents(db: Db, which: Which, { at, day }: Since) {
  const { rows } = await sql<RecentActivity>`
    select newest.id, type, v.id as vendor_id, v.business_name as vendor_name, newest.at as created_at
    from (
      select id, type, vendor_id, at from events where day >= ${day}::date and at >= ${at} and ${which}
      order by at desc, id limit ${RECENT_ACTIVITY}) newest
    left join vendors v on v.id = newest.vendor_id and v.deleted_at is null
    order by newest.at desc, newest.id`.execute(db)

  return rows
}
