import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'
import type { Client } from '../../../../db/with-client.ts'
import { countings, type Rollup, type Source } from '../../../core/events/rollups/queries.ts'
import { repairAdDay } from './ads/queries.ts'
import type { Difference } from './difference.ts'

/** Whether this process is the one that makes up for missed nights; the lock ends with the connection. */
export async function claimRollups(client: Client) {
  const { rows } = await client.query(
    `select pg_try_advisory_lock(hashtext('thela catches up rollups')) as claimed`,
  )
  return rows[0].claimed as boolean
}

/** So few that their counts of a day fit into memory, and so many that the events of the day are read only a few times. */
const VENDORS_AT_ONCE = 50_000

/**
 * Recounts the events of a finished day, repairs differences in the rollups and returns them.
 * All in one snapshot: if somebody still writes to that day, this fails and changes nothing.
 */
export function repairDay(db: Db, day: string, timeZone: string, vendorsAtOnce = VENDORS_AT_ONCE) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const differences: Difference[] = []
      for (const which of await listParts(db, vendorsAtOnce)) {
        const isOfDay = sql`day = ${day}::date and ${which}`
        const events = sql`(
          select *, extract(hour from at at time zone ${timeZone})::int as hour
          from events where ${isOfDay} and vendor_id is not null) as events_of_day`
        for (const rollup of Object.keys(countings) as Rollup[]) {
          differences.push(...(await repair(db, { rollup, isOfDay, truth: countings[rollup](events) })))
        }
      }
      return [...differences, ...(await repairAdDay(db, day))]
    })
}

/** Ranges of vendor ids of this size; they include vendors that exist only in events. */
async function listParts(db: Db, size: number) {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id) as n from vendors) numbered
    where n % ${size} = 0 order by id`.execute(db)

  const borders = rows.map(({ id }) => id)
  return ['', ...borders].map((from, n) =>
    borders[n] === undefined
      ? sql`vendor_id >= ${from}`
      : sql`vendor_id >= ${from} and vendor_id < ${borders[n]}`,
  )
}

type Check = { rollup: Rollup; isOfDay: Source; truth: Source }

async function repair(db: Db, check: Check) {
  const found = await findDifferences(db, check)
  if (found.length > 0) await replaceDay(db, check)
  return found
}

async function findDifferences(db: Db, { rollup, isOfDay, truth }: Check) {
  const { rows } = await sql<Difference>`
    with truth as (${truth}), counted as (select * from ${sql.table(rollup)} where ${isOfDay})
    select ${sql.lit(rollup)} as rollup, 'only counted' as found, to_jsonb(c) as row
      from (table counted except table truth) c
    union all
    select ${sql.lit(rollup)}, 'only in events', to_jsonb(t) from (table truth except table counted) t`.execute(
    db,
  )
  return rows
}

async function replaceDay(db: Db, { rollup, isOfDay, truth }: Check) {
  await sql`delete from ${sql.table(rollup)} where ${isOfDay}`.execute(db)
  await sql`insert into ${sql.table(rollup)} ${truth}`.execute(db)
}
