import pg from 'pg'

type Visit = { type: string; eventId: string; vendorId: string }

/** The baseline of goal 8: one INSERT per request over sixteen connections, without lookups and counts. */
export function recordVisits() {
  const { PGHOST, PGPASSWORD } = process.env
  const pool = new pg.Pool({
    host: PGHOST,
    password: PGPASSWORD,
    user: 'thela',
    database: 'postgres',
    max: 16,
  })
  const table = pool.query('create table if not exists bench_events (like events including all)')

  return {
    async record({ eventId, vendorId, type }: Visit) {
      await table
      await pool.query({
        name: 'insert event',
        text: `insert into bench_events (day, id, vendor_id, type, at)
          values (current_date, $1, $2, $3, now()) on conflict do nothing`,
        values: [eventId, vendorId, type],
      })
      return true
    },
    drain: () => pool.end(),
  }
}
