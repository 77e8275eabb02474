import { VendorsQuery } from '@thela/contract/admin/vendors-query'
import { addDays } from '@thela/contract/values/date-range'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { countRows, createExplainedDatabase } from '../../../../test/plans.ts'
import { listDays } from '../../analytics/rollups/queries.ts'
import { spanOf } from '../../analytics/rollups/span.ts'
import { storeRollups } from '../../analytics/rollups/totals/store-rollups.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { readNotifications } from '../notifications/read-notifications.ts'
import { summarizeVendors } from '../vendor-summary/queries.ts'
import { readVendors, readVendorsWithActivity } from './read-vendors.ts'

const { db, plansOf, answersOf } = await createExplainedDatabase()

/** The plans of the two queries: one reads the page, the other counts all vendors. */
async function list(query: object) {
  const plans = await plansOf(() => readVendors(db, VendorsQuery.parse(query)))
  const planOf = (words: string) => plans.find(({ sql }) => sql.includes(words))?.plan ?? ''
  return { page: planOf('offset'), count: planOf('as total') }
}

async function summarize(query: object) {
  const plans = await plansOf(() => readVendorsWithActivity(db, VendorsQuery.parse(query)))
  return plans.find(({ sql }) => sql.includes('measured'))?.plan ?? ''
}

beforeAll(async () => {
  await sql`
    insert into vendors (id, name, business_name, vendor_name, slug, phone, phone_digits, email, password_hash,
      country, state, city, area, created_at)
    select 'v' || n, md5(n::text), md5((n * 7)::text) || ' Corner', 'v' || n, 's', '+' || 910000000000 + n,
      (910000000000 + n)::text, md5((n * 3)::text) || '@example.com', 'x',
      'India', 'Gujarat', 'City ' || n % 500, 'Area ' || n % 5000, now() - make_interval(mins => n)
    from generate_series(1, 20000) n`.execute(db)
  await sql`
    insert into vendor_days (vendor_id, day, type, count, hours)
    select 'v' || v, ${momentOf(new Date()).day}::date - d, 'MENU_VIEW', 3, '{}'
    from generate_series(1, 1000) v, generate_series(0, 99) d`.execute(db)
  await sql`vacuum analyze vendors, vendor_days`.execute(db)
})

test('a page of vendors is read from an index without reading visits or items', async () => {
  const { page, count } = await list({ page: 3 })
  expect(page).toContain('using vendors_by_age')
  expect(page).not.toContain('Sort')
  expect(page + count).not.toMatch(/vendor_days|menu_items/)
})

test.each([
  [{ order: 'asc' }, 'Backward using vendors_by_age'],
  [{ sortBy: 'name', order: 'asc' }, 'using vendors_by_name'],
  [{ sortBy: 'name' }, 'Backward using vendors_by_name'],
])('a page with %j is read from an index too', async (query, index) => {
  const { page } = await list(query)
  expect(page).toContain(index)
  expect(page).not.toContain('Sort')
})

test.each([
  { search: '910000012345' },
  { search: 'c4ca4238a0' },
  { search: 'c4ca4238@exam' },
  { search: 'no such word', status: 'active' },
])('a page and a count with %j use the trigram index', async (query) => {
  for (const plan of Object.values(await list(query))) {
    expect(plan).toContain('Bitmap Index Scan on vendors_search')
    expect(plan).not.toContain('Seq Scan on vendors')
  }
})

test('a filter by place uses the place index', async () => {
  const place = { country: 'India', state: 'Gujarat', city: 'City 7', area: 'Area 7' }
  for (const plan of Object.values(await list(place))) expect(plan).toContain('vendors_by_place')
})

test('a summary reads only the days of its period', async () => {
  const summary = await summarize({ period: '7d' })
  expect(summary).toContain('vendor_days_by_day')
  expect(summary).not.toContain('Seq Scan on vendor_days')
})

test('a summary of one place reads only the vendors there', async () => {
  const summary = await summarize({ city: 'City 7' })
  expect(summary).toContain('vendors_by_place on vendors vendors_1')
  expect(summary).not.toContain('Seq Scan on vendors')
})

test('notifications read only the days of their period', async () => {
  const plans = await plansOf(() => readNotifications(db, { period: '7d', page: 1, limit: 100 }))
  const ofVendors = plans.filter(({ sql }) => sql.includes('from vendors'))
  expect(ofVendors.length).toBeGreaterThan(0)
  for (const { plan } of ofVendors) expect(plan).toContain('vendor_days_by_day')
})

describe('after the nightly rollup of the finished days', () => {
  const today = momentOf(new Date()).day
  const TODAYS_ROWS = 1000

  beforeAll(async () => {
    await storeRollups(db, addDays(today, -1))
    await sql`vacuum analyze vendor_totals, platform_days`.execute(db)
  })

  test.each(['totalViews', 'qrScans', 'lastActivity'])(
    'sorting all vendors by %s reads only the visits of today',
    async (sortBy) => {
      const daysRead = await countDaysRead(() =>
        readVendors(db, VendorsQuery.parse({ sortBy, period: '90d' })),
      )
      expect(daysRead).toBe(TODAYS_ROWS)
    },
  )

  test.each(['highActivity', 'lowEngagement', 'atRisk'])(
    'finding and counting segment %s reads only the visits of today, twice',
    async (segment) => {
      const daysRead = await countDaysRead(() =>
        readVendors(db, VendorsQuery.parse({ segment, period: '90d' })),
      )
      expect(daysRead).toBe(2 * TODAYS_ROWS)
    },
  )

  test('the summary of all vendors reads only the visits of today', async () => {
    expect(await countDaysRead(async () => summarizeVendors(db, await filterOf({ period: '90d' })))).toBe(
      TODAYS_ROWS,
    )
  })

  test('the platform charts read only the visits of today', async () => {
    const { from, to, stored } = await spanOf(db, '90d')
    expect(await countDaysRead(() => listDays(db, 'everyone', { from, to, stored }))).toBe(TODAYS_ROWS)
  })
})

const filterOf = async ({ period }: { period: '90d' }) => ({
  status: 'all' as const,
  span: await spanOf(db, period),
})

/** The number of `vendor_days` rows that the queries read. */
const countDaysRead = async (query: () => Promise<unknown>) =>
  countRows(await answersOf(query)).vendor_days ?? 0
