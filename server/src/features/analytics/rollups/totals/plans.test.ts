import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countRows, createExplainedDatabase } from '../../../../../test/plans.ts'
import { writeItemTotals } from './queries.ts'

const { db, answersOf } = await createExplainedDatabase()
const UNTIL = '2026-03-04'

test('the sums of some vendors read their own items and days, however many others there are', async () => {
  await sql`
    insert into vendors (id, name, business_name, vendor_name, slug, phone, phone_digits, password_hash,
      country, state, city, area)
    select 'v' || n, 'Asha', 'Stall', 'v' || n, 's', n::text, n::text, 'x', 'India', 'Gujarat', 'Surat', 'Adajan'
    from generate_series(1, 1000) n`.execute(db)
  await sql`
    insert into categories (vendor_id, id, name, position) select id, 'c', 'Chaat', 1 from vendors`.execute(
    db,
  )
  await sql`
    insert into menu_items (vendor_id, id, category_id, name, price, position)
    select vendors.id, 'i' || n, 'c', 'Dish', 10, n from vendors, generate_series(1, 30) n`.execute(db)
  await sql`
    insert into item_days (vendor_id, day, item_id, clicks)
    select vendors.id, ${UNTIL}::date - d, 'i' || n, 1
    from vendors, generate_series(1, 10) n, generate_series(0, 4) d`.execute(db)
  await sql`vacuum analyze vendors, menu_items, item_days`.execute(db)

  const ids = Array.from({ length: 20 }, (_, n) => `v${n + 1}`)
  const rows = countRows(await answersOf(() => writeItemTotals(db, { ids, until: UNTIL })))
  expect(rows.menu_items).toBeLessThanOrEqual(20 * 30)
  expect(rows.item_days).toBeLessThanOrEqual(20 * 10 * 5)
  expect(await db.selectFrom('itemTotals').select('clicks').execute()).toHaveLength(20 * 10)
})
