import type pg from 'pg'
import { CATEGORIES_PER_VENDOR, categoryId, itemId, type Scale, vendorId } from './scale.ts'

export const ZONE = 'Asia/Kolkata'

/** The visits of one day and their counts in temporary tables, for this day and others like it. */
export async function makeModelDay(client: pg.Client, day: string, scale: Scale) {
  for (const table of ['events', ...Object.keys(countings)]) {
    await client.query(`drop table if exists model_${table}`)
    await client.query(`create temporary table model_${table} (like ${table})`)
  }
  await client.query(insertVisits(scale), [day])
  for (const [table, counting] of Object.entries(countings))
    await client.query(`insert into model_${table} ${counting}`)
}

/** The same visits on this day, by other visitors and with other ids; the counts are the same too. */
export async function repeatModelDay(client: pg.Client, day: string, month: string) {
  const later = `make_interval(days => $1::date - day)`
  await client.query(
    `insert into ${month} (day, id, vendor_id, type, at, category_id, item_id, visitor, device, details)
     select $1::date, md5($1::date || id)::uuid::text, vendor_id, type, at + ${later}, category_id, item_id,
       ${hashOf('$1::date || visitor')}, device, details
     from model_events`,
    [day],
  )
  await client.query(
    `insert into vendor_days (vendor_id, day, type, count, hours, last_at)
     select vendor_id, $1::date, type, count, hours, last_at + ${later} from model_vendor_days`,
    [day],
  )
  for (const [table, columns] of Object.entries(otherColumns))
    await client.query(
      `insert into ${table} (vendor_id, day, ${columns}) select vendor_id, $1::date, ${columns} from model_${table}`,
      [day],
    )
}

/**
 * Visits to random vendors in the order of the day, to the first vendors far more often than to the last: a tenth of
 * all goes to one in a hundred. Those of today end now.
 */
function insertVisits({ vendors, items, events, days }: Scale) {
  const perDay = Math.round(events / days)
  const visitors = Math.max(1, Math.round(perDay / vendors))
  const start = `($1::date::timestamp at time zone '${ZONE}')`

  return `
    insert into model_events (day, id, vendor_id, type, at, category_id, item_id, visitor, device, details)
    select $1::date, nth, vendor_id, type, at,
      case type when 'CATEGORY_VIEW' then ${categoryId('n', `k % ${CATEGORIES_PER_VENDOR}`)} end,
      case type when 'ITEM_CLICK' then ${itemId('n', 'k')} end,
      ${hashOf('vendor_id || visitor')}, case when visitor % 9 = 0 then 'desktop' else 'mobile' end,
      case type when 'CATEGORY_VIEW' then jsonb_build_object('categoryName', 'Category ' || k % ${CATEGORIES_PER_VENDOR}) end
    from (
      select *, ${vendorId('n')} as vendor_id from (
        select nth, floor(${vendors} * random() ^ 2)::int as n, floor(${Math.ceil(items / vendors)} * random())::int as k,
          (array['MENU_VIEW', 'MENU_VIEW', 'QR_SCAN', 'CATEGORY_VIEW', 'ITEM_CLICK'])[1 + floor(5 * random())::int] as type,
          ${start} + random() * (least(now(), ${start} + interval '1 day') - ${start}) as at,
          floor(${visitors} * random())::int as visitor
        from generate_series(1, ${perDay}) nth offset 0) random_visits offset 0) visits
    order by at`
}

/** As long as the program's own, and as hard to compress. */
const hashOf = (text: string) => `left(encode(decode(md5(${text}), 'hex'), 'base64'), 22)`

const hours = Array.from({ length: 24 }, (_, hour) => `(count(*) filter (where hour = ${hour}))::int`)
const withHour = `(select *, extract(hour from at at time zone '${ZONE}')::int as hour from model_events offset 0) as visits`

/** Exactly as the program counts; its job of the night compares them with the events of yesterday. */
const countings = {
  vendor_days: `select vendor_id, day, type, count(*), array[${hours}], max(at) from ${withHour} group by 1, 2, 3`,
  category_days: `select vendor_id, day, category_id, count(*) from model_events where type = 'CATEGORY_VIEW' group by 1, 2, 3`,
  item_days: `select vendor_id, day, item_id, count(*) from model_events where type = 'ITEM_CLICK' group by 1, 2, 3`,
  visitor_days: `select vendor_id, day, count(distinct visitor) from model_events group by 1, 2`,
}

const otherColumns = {
  category_days: 'category_id, views',
  item_days: 'item_id, clicks',
  visitor_days: 'visitors',
}
