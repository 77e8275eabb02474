import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { mendAdDay } from './ads/queries.ts'
import type { Difference } from './difference.ts'

export type Rollup = 'vendor_days' | 'category_days' | 'item_days' | 'visitor_days'

type Source = RawBuilder<unknown>

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

/**
 * Counts the events of a finished day anew, puts right what differs and answers with it.
 * All in one snapshot: should somebody still write to that day, this fails and changes nothing.
 */
export function mendDay(db: Db, day: string, timeZone: string) {
  const events = sql`(
    select *, extract(hour from at at time zone ${timeZone})::int as hour
    from events where day = ${day}::date and vendor_id is not null) as events_of_day`

  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const differences: Difference[] = []
      for (const rollup of Object.keys(countings) as Rollup[]) {
        const found = await findDifferences(db, { rollup, day, truth: countings[rollup](events) })
        if (found.length > 0) await replaceDay(db, { rollup, day, truth: countings[rollup](events) })
        differences.push(...found)
      }
      return [...differences, ...(await mendAdDay(db, day))]
    })
}

type Check = { rollup: Rollup; day: string; truth: Source }

async function findDifferences(db: Db, { rollup, day, truth }: Check) {
  const { rows } = await sql<Difference>`
    with truth as (${truth}), counted as (select * from ${sql.table(rollup)} where day = ${day}::date)
    select ${sql.lit(rollup)} as rollup, 'only counted' as found, to_jsonb(c) as row
      from (table counted except table truth) c
    union all
    select ${sql.lit(rollup)}, 'only in events', to_jsonb(t) from (table truth except table counted) t`.execute(
    db,
  )
  return rows
}

async function replaceDay(db: Db, { rollup, day, truth }: Check) {
  await sql`delete from ${sql.table(rollup)} where day = ${day}::date`.execute(db)
  await sql`insert into ${sql.table(rollup)} ${truth}`.execute(db)
}
