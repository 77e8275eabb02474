import { VendorsQuery } from '@thela/contract/admin/vendors-query'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { countRows, createExplainedDatabase } from '../../../../test/plans.ts'
import { listAuditLogs } from '../../core/audit-logs/queries.ts'
import { readVendors } from './read-vendors.ts'

const { db, answersOf } = await createExplainedDatabase()
const VENDORS = 5000
const LIMIT = 50

beforeAll(async () => {
  await sql`
    insert into vendors (id, name, business_name, vendor_name, slug, phone, phone_digits, password_hash,
      country, state, city, area, created_at)
    select 'v' || n, 'Asha ' || n % 700, 'Stall', 'v' || n, 's', '+' || 910000000000 + n, (910000000000 + n)::text, 'x',
      'India', 'Gujarat', 'Surat', 'Adajan', '2026-01-01'::timestamptz + make_interval(mins => n / 3)
    from generate_series(1, ${VENDORS}::int) n`.execute(db)
  await sql`
    insert into audit_logs (created_at, actor_type, actor_id, action, entity)
    select '2026-01-01'::timestamptz + make_interval(mins => n / 3), 'VENDOR', 'v' || n, 'CREATE', 'MENU_ITEM'
    from generate_series(1, ${VENDORS}::int) n`.execute(db)
  await sql`vacuum analyze vendors, audit_logs`.execute(db)
})

async function readVendorIds(query: object) {
  const { vendors } = await readVendors(db, VendorsQuery.parse({ limit: LIMIT, ...query }))
  return vendors.map(({ id }) => id)
}

async function readLogIds(page: number, after?: string) {
  const { rows } = await listAuditLogs(db, { after }, { page, limit: LIMIT })
  return rows.map(({ id }) => id)
}

/** The other statement counts the whole list. */
const isPage = (plan: object) => Reflect.get(plan, 'Node Type') === 'Limit'

test.each([
  { sortBy: 'createdAt', order: 'desc' },
  { sortBy: 'createdAt', order: 'asc' },
  { sortBy: 'name', order: 'desc' },
  { sortBy: 'name', order: 'asc' },
  { sortBy: 'items', order: 'desc' },
])('a page of vendors after the last one of the page before is that page, in the order %j', async (order) => {
  for (const page of [2, 90]) {
    const before = await readVendorIds({ ...order, page: page - 1 })
    const pages = [{ page }, { page, after: before.at(-1) }]
    const [byNumber, byLast] = await Promise.all(pages.map((one) => readVendorIds({ ...order, ...one })))
    expect(byLast).toEqual(byNumber)
    expect(byLast).toHaveLength(LIMIT)
  }
})

test.each([
  { sortBy: 'createdAt', order: 'desc' },
  { sortBy: 'name', order: 'asc' },
])('a deep page of vendors after the last one reads no more than the second page does: %j', async (order) => {
  const rowsOf = async (page: number) => {
    const after = (await readVendorIds({ ...order, page: page - 1 })).at(-1)
    const answers = await answersOf(() => readVendorIds({ ...order, page, after }))
    return countRows(answers.filter(isPage)).vendors ?? 0
  }
  const [second, deep] = [await rowsOf(2), await rowsOf(95)]
  expect(deep).toBeGreaterThan(0)
  expect(deep).toBeLessThan(second + 20)
  expect(deep).toBeLessThan(LIMIT * 3)
})

test('a page of the audit log after the last line of the page before is that page, and reads no other', async () => {
  for (const page of [2, 90]) {
    const after = (await readLogIds(page - 1)).at(-1)
    expect(await readLogIds(page, after)).toEqual(await readLogIds(page))
    const answers = await answersOf(() => readLogIds(page, after))
    expect(countRows(answers.filter(isPage)).audit_logs).toBeLessThan(LIMIT * 3)
  }
})

test('a deep page of the audit log looks up the names of its own lines only', async () => {
  const rows = countRows(await answersOf(() => readLogIds(90)))
  expect(rows.vendors).toBe(LIMIT)
})
