import type pg from 'pg'
import { makeModelDay, repeatModelDay, ZONE } from './model-day.ts'
import { withClient } from './open-cluster.ts'
import type { Scale } from './scale.ts'

const ROLLUPS = ['vendor_days', 'category_days', 'item_days', 'visitor_days']

/**
 * Events day by day with their counts, as the program writes them. Months are loaded before they are attached, and the
 * counts without their indexes, which are made at the end: row by row this would take days.
 */
export async function fillEvents(connection: pg.ClientConfig, scale: Scale) {
  const months = await withClient(connection, async (client) => listMonths(client, scale.days))
  const restoreIndexes = await withClient(connection, dropIndexes)

  await Promise.all(months.map((days) => withClient(connection, (client) => fillMonth(client, days, scale))))
  await withClient(connection, async (client) => {
    await client.query(`set maintenance_work_mem = '1GB'`)
    for (const statement of restoreIndexes) await client.query(statement)
    await client.query(
      `insert into daily_visitors select distinct vendor_id, day, visitor from events where day = $1`,
      [months.at(-1)?.at(-1)],
    )
    await client.query(`vacuum (analyze) events, daily_visitors, ${ROLLUPS}`)
  })
}

/** The days of each month, as texts. */
async function listMonths(client: pg.Client, days: number) {
  const { rows } = await client.query<{ days: string[] }>(
    `select array_agg(day::date::text order by day) as days
     from generate_series((now() at time zone '${ZONE}')::date - $1::int + 1, (now() at time zone '${ZONE}')::date, interval '1 day') day
     group by date_trunc('month', day) order by date_trunc('month', day)`,
    [days],
  )
  return rows.map(({ days }) => days)
}

/** Returns the statements that make them again. */
async function dropIndexes(client: pg.Client) {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select case when contype is null then format('drop index %s', indexrelid::regclass)
        else format('alter table %s drop constraint %I', indrelid::regclass, conname) end as drop,
      case when contype is null then pg_get_indexdef(indexrelid)
        else format('alter table %s add constraint %I %s', indrelid::regclass, conname, pg_get_constraintdef(c.oid)) end as make
    from pg_index left join pg_constraint c on conindid = indexrelid and contype = 'p'
    where indrelid = any($1::regclass[])`,
    [ROLLUPS],
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ make }) => make)
}

async function fillMonth(client: pg.Client, days: string[], scale: Scale) {
  const month = `events_${days[0]?.slice(0, 7).replace('-', '_')}`
  await client.query(`set work_mem = '512MB'; set temp_buffers = '512MB'; set maintenance_work_mem = '1GB'`)
  await client.query('begin')
  await client.query(`create table ${month} (like events)`)
  for (const [n, day] of days.entries()) {
    // The last day may be today, whose events end now.
    if (n === 0 || n === days.length - 1) await makeModelDay(client, day, scale)
    await repeatModelDay(client, day, month)
  }
  console.error(`The events of ${days[0]} to ${days.at(-1)} are there.`)
  await client.query(`alter table ${month} add primary key (day, id)`)
  await client.query(`create index on ${month} (vendor_id, at desc)`)
  await client.query(`create index on ${month} using brin (at)`)
  await client.query(
    `alter table events attach partition ${month} for values from ('${days[0]?.slice(0, 7)}-01') to ('${nextMonth(days)}')`,
  )
  await client.query('commit')
  console.error(`${month} is indexed.`)
}

function nextMonth([day = '']: string[]) {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}
