import type pg from 'pg'

const CHUNK = 250_000
export const DAYS = 90

type EventRange = { from: number; to: number; vendorIds: string[] }

/** Events number `from` to `to` of a platform's last 90 days, in chronological order, generated inside the database. */
export async function generateEvents(client: pg.Client, { from, to, vendorIds }: EventRange) {
  await client.query('set synchronous_commit = off')
  await client.query('set statement_timeout = 0')
  for (let day = 0; day < DAYS + 31; day += 28) {
    await client.query('select make_event_month(current_date - $1::int)', [day])
  }
  for (let first = from; first < to; first += CHUNK) {
    const last = Math.min(to, first + CHUNK)
    await client.query(insertion, [first, last - 1, from, to - from, vendorIds])
  }
  await countDays(client)
  await client.query('vacuum (analyze) events')
  await client.query('analyze vendor_days, category_days, visitor_days')
}

/** Spread evenly over the days; random vendors, types and visitors, one visit in three by QR code. */
const insertion = `
  insert into events (day, id, vendor_id, type, at, category_id, item_id, visitor, device)
  select (at at time zone 'Asia/Kolkata')::date, 'bench-' || n, vendor_id, type, at,
    case type when 'CATEGORY_VIEW' then 'c' || n % 8 end, case type when 'ITEM_CLICK' then 'i' || n % 40 end,
    'p' || (random() * 2000)::int, 'mobile'
  from (
    select n, now() - interval '${DAYS - 1} days' * (1 - (n - $3::float) / $4::float) as at,
      ($5::text[])[1 + floor(random() * cardinality($5::text[]))::int] as vendor_id,
      (array['MENU_VIEW', 'MENU_VIEW', 'QR_SCAN', 'CATEGORY_VIEW', 'CATEGORY_VIEW', 'ITEM_CLICK'])[1 + floor(random() * 6)::int] as type
    from generate_series($1::int, $2::int) as n
  ) as visits`

/** The counts that the server writes with every batch, here all at once. */
async function countDays(client: pg.Client) {
  const hours = Array.from(
    { length: 24 },
    (_, hour) => `(count(*) filter (where extract(hour from at at time zone 'Asia/Kolkata') = ${hour}))::int`,
  )
  await client.query('truncate vendor_days, category_days, visitor_days')
  await client.query(`insert into vendor_days (vendor_id, day, type, count, hours)
    select vendor_id, day, type, count(*), array[${hours}] from events where vendor_id is not null group by 1, 2, 3`)
  await client.query(`insert into category_days (vendor_id, day, category_id, views)
    select vendor_id, day, category_id, count(*) from events where category_id is not null group by 1, 2, 3`)
  await client.query(`insert into visitor_days (vendor_id, day, visitors)
    select vendor_id, day, count(distinct visitor) from events where visitor is not null group by 1, 2`)
}
