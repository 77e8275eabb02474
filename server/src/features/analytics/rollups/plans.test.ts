import { VendorsQuery } from '@thela/contract/admin/vendors-query'
import { addDays } from '@thela/contract/values/date-range'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countRows, createExplainedDatabase } from '../../../../test/plans.ts'
import { readNotifications } from '../../admin/notifications/read-notifications.ts'
import { readPlatform } from '../../admin/platform-analytics/read-platform.ts'
import { readVendorsWithActivity } from '../../admin/vendors/read-vendors.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { makeEventMonths } from '../../core/events/queries.ts'
import { countPublicStats } from '../../site/public-stats/queries.ts'
import { rollUpToday } from './totals/roll-up-today.ts'
import { storeRollups } from './totals/store-rollups.ts'

const { db, answersOf } = await createExplainedDatabase()
const today = momentOf(new Date()).day
const DAYS = 12
const TYPES = 3
const ITEMS = 4
const DAYS_OF_CLICKS = 5

/** Adds vendors with a menu, twelve days of visits and five days of clicks. */
async function addVendors(from: number, to: number) {
  const vendors = sql`generate_series(${from}::int, ${to}::int) n`
  await sql`
    insert into vendors (id, name, business_name, vendor_name, slug, phone, phone_digits, password_hash,
      country, state, city, area, created_at)
    select 'v' || n, md5(n::text), md5(n::text), 'v' || n, 's', '+' || n, n::text, 'x',
      'India', 'Gujarat', 'City ' || n % 10, 'Area ' || n % 100, now() - interval '200 days'
    from ${vendors}`.execute(db)
  await sql`
    insert into categories (vendor_id, id, name, position) select 'v' || n, 'c', 'Snacks', 1 from ${vendors}`.execute(
    db,
  )
  await sql`
    insert into menu_items (vendor_id, id, category_id, name, price, position)
    select 'v' || n, 'i' || i, 'c', 'Item ' || i, 40, i from ${vendors}, generate_series(1, ${ITEMS}::int) i`.execute(
    db,
  )
  await sql`
    insert into vendor_days (vendor_id, day, type, count, hours, last_at)
    select 'v' || n, ${today}::date - d, type, 1 + n % 7, array_fill(1, array[24]), now()
    from ${vendors}, generate_series(0, ${DAYS - 1}::int) d, unnest(array['MENU_VIEW', 'QR_SCAN', 'ITEM_CLICK']) type`.execute(
    db,
  )
  await sql`
    insert into item_days (vendor_id, day, item_id, clicks)
    select 'v' || n, ${today}::date - d, 'i' || i, 1 + n % 3
    from ${vendors}, generate_series(0, ${DAYS_OF_CLICKS - 1}::int) d, generate_series(1, ${ITEMS}::int) i`.execute(
    db,
  )
  await storeRollups(db, addDays(today, -1))
  await rollUpToday(db, new Date(), 0)
  await sql`vacuum analyze`.execute(db)
}

const list = (query: object) => () => readVendorsWithActivity(db, VendorsQuery.parse(query))
const platform = { db, config: { timeZone: 'Asia/Kolkata' } } as never
const page = { includeSummary: 'false', period: '90d', limit: 10 }

/** The queries of the dashboard, the platform analytics and the reports. */
const queries: Record<string, () => Promise<unknown>> = {
  summary: list({ period: '90d', limit: 1 }),
  totals: list({ period: '90d', limit: 1, summary: 'totals' }),
  'vendors by views': list({ ...page, sortBy: 'totalViews' }),
  'vendors by scans': list({ ...page, sortBy: 'qrScans' }),
  'vendors by items': list({ ...page, sortBy: 'items' }),
  'vendors by activity': list({ ...page, sortBy: 'lastActivity' }),
  'vendors of a segment': list({ ...page, segment: 'highActivity' }),
  charts: () => readPlatform(platform, { period: '90d' }),
  notifications: () => readNotifications(db, { period: '90d', page: 1, limit: 100 }),
}

async function countReads() {
  const reads = new Map<string, Record<string, number>>()
  for (const [name, query] of Object.entries(queries)) {
    reads.set(name, countRows(await answersOf(query)))
  }
  return reads
}

test('with four times the vendors, queries read more vendors and totals but not more days or items', async () => {
  const [few, many] = [300, 1200]
  await makeEventMonths(db, [today])
  await addVendors(1, few)
  const before = await countReads()
  await addVendors(few + 1, many)
  const after = await countReads()

  for (const [name, rows] of after) {
    const { vendors = 0, vendor_totals = 0, item_days = 0, ...others } = rows
    const { vendors: _, vendor_totals: __, item_days: ___, ...othersBefore } = before.get(name) ?? {}
    // A small table may be scanned where a large one is read by its index, so fewer rows are fine too.
    const read = Object.entries(others).map(([table, count]) => [
      table,
      Math.max(count, othersBefore[table] ?? 0),
    ])
    expect([name, Object.fromEntries(read)]).toEqual([name, othersBefore])
    // A list takes up to four statements, each of which reads every vendor at most once.
    expect([name, vendors <= 4 * many, vendor_totals <= 2 * many]).toEqual([name, true, true])
    // The table is too small for its index, so that reading today's clicks also reads those of other days.
    expect([name, item_days <= many * ITEMS * DAYS_OF_CLICKS + 1000]).toEqual([name, true])
  }
})

test('the public stats read the rows of today and one row per type for each finished day', async () => {
  const rows = countRows(await answersOf(() => countPublicStats(db)))
  expect(rows.vendor_days).toBe(1200 * TYPES)
  expect(rows.platform_days).toBeLessThanOrEqual(DAYS * TYPES)
  expect(rows).not.toHaveProperty('menu_items')
})
