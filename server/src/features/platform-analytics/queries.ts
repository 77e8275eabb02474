import { addDays } from '@thela/contract/date-range'
import type { EventType } from '@thela/contract/event-types'
import { RECENT_ACTIVITY, type RecentActivity, TOP_ITEMS } from '@thela/contract/vendor-activity'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { daysOf, isBeside, platformDays, signOf } from '../totals/queries.ts'
import { isKept, type Span } from '../totals/span.ts'

/** What happened on a day: how often, and how often in each hour. */
export type DayRow = { day: string; type: EventType; count: number; hours: number[] }

/** Which vendors a question is about, as a condition on their `vendor_id`. */
export type Which = RawBuilder<unknown>

export const isOfVendor = (id: string): Which => sql`vendor_id = ${id}`

/** Finished days were summed at night; what is younger is counted now. */
export async function listPlatformDays(db: Db, { from, to, kept }: Span) {
  const since = kept && kept.until >= from ? addDays(kept.until, 1) : from
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

/** Enough that five are left, should some of the best be on no menu any more and so have no name to show. */
const BEST_LOOKED_AT = 50

/** What was clicked most. */
export async function listTopItems(db: Db, which: Which, span: Span) {
  const { rows } = await sql<ClickedItem>`
    select i.name, best.clicks
    from (
      select vendor_id, item_id, clicks from (${itemClicks(which, span)}) clicked where clicks > 0
      order by clicks desc, vendor_id, item_id limit ${BEST_LOOKED_AT}) best
    join menu_items i on i.vendor_id = best.vendor_id and i.id = best.item_id
    order by best.clicks desc, i.name limit ${TOP_ITEMS}`.execute(db)

  return rows
}

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
