import { foldPhrases } from '@thela/contract/values/fold-text'
import type pg from 'pg'
import { type Place, withClient } from './open-cluster.ts'
import {
  CATEGORIES_PER_VENDOR,
  categoryId,
  format,
  itemId,
  LOGS_PER_VENDOR,
  type Scale,
  vendorId,
} from './scale.ts'

type Given = { passwordHash: string; places: Place[] }

const VENDORS_AT_ONCE = 2000

/** Vendors in real places, each with categories, items and lines in the log. Triggers and foreign keys are on. */
export function fillVendors(connection: pg.ClientConfig, scale: Scale, given: Given) {
  return withClient(connection, async (client) => {
    await client.query(`set synchronous_commit = off; set work_mem = '256MB'`)
    const places = JSON.stringify(given.places)
    for (let from = 0; from < scale.vendors; from += VENDORS_AT_ONCE) {
      const to = Math.min(scale.vendors, from + VENDORS_AT_ONCE) - 1
      await client.query(insertVendors, [from, to, given.passwordHash, places])
      await client.query(insertCategories, [from, to])
      await client.query(insertItems, [from, to, Math.ceil(scale.items / scale.vendors) - 1])
      await client.query(insertLogs, [from, to])
      await storeSounds(client)
    }
    await client.query('vacuum (analyze) vendors, categories, menu_items, audit_logs')
    console.error(`${format(scale.vendors)} vendors are there.`)
  })
}

const insertVendors = `
  insert into vendors (id, name, business_name, vendor_name, slug, phone, phone_digits, phone_e164, password_hash,
    country, state, city, area, description, cuisine, opening_time, closing_time, created_at, updated_at)
  select ${vendorId('n')}, first || ' Patel', business, slug || '-' || n, slug, '+91' || 9000000000 + n,
    '91' || 9000000000 + n, '+91' || 9000000000 + n, $3, place.country, place.state, place.city, place.area,
    'Freshly made since ' || 1950 + n % 75 || ', a few steps from the market', dish, '09:00', '22:00', joined, joined
  from (
    select n, first, dish, first || ' ' || dish || ' ' || kind as business,
      lower(replace(first || ' ' || dish || ' ' || kind, ' ', '-')) as slug,
      now() - interval '700 days' * (1 - n::float / (1 + $2::int)) - interval '1 day' as joined
    from (
      select n, (array['Asha', 'Ravi', 'Meena', 'Kiran', 'Farida', 'Joseph', 'Lata', 'Imran', 'Gita', 'Mohan', 'Sunita', 'Arjun'])[1 + n % 12] as first,
        (array['Chaat', 'Dosa', 'Chai', 'Vada Pav', 'Biryani', 'Momo', 'Juice', 'Pav Bhaji', 'Kulfi', 'Dabeli', 'Poha'])[1 + n / 12 % 11] as dish,
        (array['House', 'Corner', 'Centre', 'Stall', 'Point', 'Junction', 'Bhavan'])[1 + n / 132 % 7] as kind
      from generate_series($1::int, $2::int) n) words) named
  join (select row_number() over () - 1 as nth, * from json_to_recordset($4::json)
    as p(country text, state text, city text, area text)) place on place.nth = n % json_array_length($4::json)`

const insertCategories = `
  insert into categories (vendor_id, id, name, position)
  select ${vendorId('n')}, ${categoryId('n', 'k')}, 'Category ' || k, k
  from generate_series($1::int, $2::int) n, generate_series(0, ${CATEGORIES_PER_VENDOR - 1}) k`

const insertItems = `
  insert into menu_items (vendor_id, id, category_id, name, description, price, is_veg, ingredients, position)
  select ${vendorId('n')}, ${itemId('n', 'k')}, ${categoryId('n', `k % ${CATEGORIES_PER_VENDOR}`)}, 'Dish ' || k || ' of the house',
    'Made to order with onions, coriander and the green chutney of the house', 20 + k * 5, k % 4 > 0,
    array['onion', 'coriander', 'chutney'], k / ${CATEGORIES_PER_VENDOR}
  from generate_series($1::int, $2::int) n, generate_series(0, $3::int) k`

const insertLogs = `
  insert into audit_logs (created_at, actor_type, actor_id, action, entity, entity_id, new_values, ip_address)
  select now() - interval '300 days' * random(), 'VENDOR', ${vendorId('n')}, 'UPDATE', 'MENU_ITEM', ${itemId('n', 'k')},
    jsonb_build_object('name', 'Dish ' || k, 'price', 20 + k * 5), '203.0.113.' || n % 250
  from generate_series($1::int, $2::int) n, generate_series(1, ${LOGS_PER_VENDOR}) k`

const searchText = `lower(' ' || business_name || ' ' || coalesce(cuisine, '') || ' ' || city || ' ' || area)`

/** As the job does a minute after a registration, so that the search finds them in any script. */
async function storeSounds(client: pg.Client) {
  const { rows } = await client.query<{ id: string; text: string }>(
    `select id, ${searchText} as text from vendors where sounds_of is distinct from ${searchText}`,
  )
  const sounds = rows.map(({ text }) => ` ${foldPhrases(text).join(' ')}`)
  await client.query(
    `update vendors set sounds = folded.sounds, sounds_of = folded.text
      from unnest($1::text[], $2::text[], $3::text[]) as folded (id, text, sounds) where vendors.id = folded.id`,
    [rows.map(({ id }) => id), rows.map(({ text }) => text), sounds],
  )
}
