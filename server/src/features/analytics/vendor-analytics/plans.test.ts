import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countRows, createExplainedDatabase } from '../../../../test/plans.ts'
import { countHours, listViews, listVisitors } from '../rollups/queries.ts'

const { db, answersOf } = await createExplainedDatabase()
const LAST = '2026-03-31'
const TYPES = 4

// A menu with visits on every day of three years.
await sql`
  insert into vendor_days (vendor_id, day, type, count, hours, last_at)
  select 'v1', ${LAST}::date - n, type, 24, array_fill(1, array[24]), now()
  from generate_series(0, 1094) n, unnest(array['MENU_VIEW', 'QR_SCAN', 'ITEM_CLICK', 'SHARE_MENU']) type`.execute(
  db,
)
await sql`
  insert into visitor_days (vendor_id, day, visitors)
  select 'v1', ${LAST}::date - n, 3 from generate_series(0, 1094) n`.execute(db)
await sql`vacuum analyze`.execute(db)

test('a query for ninety days reads only their rows, however old the menu is', async () => {
  const range = { from: '2026-01-01', to: LAST }
  const DAYS = 90

  const days = countRows(await answersOf(() => listViews(db, 'v1', range)))
  expect(days.vendor_days).toBe(DAYS * TYPES)
  const hours = countRows(await answersOf(() => countHours(db, 'v1', range)))
  expect(hours.vendor_days).toBeLessThanOrEqual(DAYS * TYPES)
  const visitors = countRows(await answersOf(() => listVisitors(db, 'v1', range)))
  expect(visitors.visitor_days).toBe(DAYS)
})
