import type { EventType } from '@thela/contract/analytics/event-types'
import { addDays } from '@thela/contract/values/date-range'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isLong } from '../../../../../scripts/long.ts'
import { countRows, createExplainedDatabase } from '../../../../test/plans.ts'
import { insertVendor } from '../../../../test/vendors.ts'
import { insertEvents, makeEventMonths, type NewEvent } from '../../core/events/queries.ts'
import { readAnalytics, readCategoryViews, readDaily, readVisitors } from './read-analytics.ts'

const { db, answersOf } = await createExplainedDatabase()

/** What a menu's queries read does not depend on the others; with 40 the busy days have a million events. */
const VENDORS = isLong ? 40 : 10
const KINDS: EventType[] = ['MENU_VIEW', 'QR_SCAN', 'CATEGORY_VIEW', 'ITEM_CLICK']
const CATEGORIES = 7
const VISITORS = 14
const OPENS = 10
/** The events of one menu on a quiet day (each category is viewed once) and on a busy one (ten times). */
const QUIET = KINDS.length * CATEGORIES
const BUSY = 10 * QUIET

const range = { startDate: '2025-01-01', endDate: '2025-03-31' }
const days = Array.from({ length: 90 }, (_, n) => addDays(range.startDate, n))
await makeEventMonths(db, days)

const vendorId = await insertVendor(db, { createdAt: sql`timestamptz '2024-06-01'` })
const vendorIds = [vendorId, ...Array.from({ length: VENDORS - 1 }, (_, n) => `vendor-${n}`)]
await sql`
  insert into categories (vendor_id, id, name, position)
  select ${vendorId}, 'c' || n, 'Category ' || n, n from generate_series(0, ${CATEGORIES - 1}::int) n`.execute(
  db,
)

/** Stores visits number `from` to `to` of every menu on every day, one a minute. */
async function storeVisits(from: number, to: number) {
  const visits = Array.from({ length: to - from }, (_, n) => from + n)
  for (const day of days) {
    await insertEvents(
      db,
      visits.flatMap((visit) => vendorIds.map((id) => visitOf(id, day, visit))),
    )
  }
  await sql`vacuum analyze`.execute(db)
}

function visitOf(vendorId: string, day: string, visit: number): NewEvent {
  const type = KINDS[visit % KINDS.length] as EventType
  const hour = OPENS + Math.floor(visit / 60)
  const nth = visit % CATEGORIES
  return {
    id: `${vendorId}-${day}-${visit}`,
    day,
    hour,
    type,
    at: `${day}T${hour}:${String(visit % 60).padStart(2, '0')}:00+05:30`,
    vendorId,
    visitor: `visitor-${visit % VISITORS}`,
    ...(type === 'CATEGORY_VIEW' ? { categoryId: `c${nth}` } : {}),
    ...(type === 'ITEM_CLICK' ? { itemId: `i${nth}` } : {}),
  }
}

/** The queries of the vendor's analytics screen. */
const queries = {
  summary: () => readAnalytics(db, vendorId, { ...range, page: 1, limit: 5 }),
  days: () => readDaily(db, vendorId, { ...range, days: days.length }),
  categories: () => readCategoryViews(db, vendorId, range),
  visitors: () => readVisitors(db, vendorId, range),
}

/** How many rows each query reads. */
async function countReads() {
  const reads = new Map<string, number>()
  for (const [name, query] of Object.entries(queries)) {
    reads.set(name, sum(Object.values(countRows(await answersOf(query)))))
  }
  return reads
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

await storeVisits(0, QUIET)
const rowsReadBefore = await countReads()
await storeVisits(QUIET, BUSY)

test('with ten times the events, ninety days of a vendor read at most 20 percent more rows', async () => {
  for (const [name, read] of await countReads()) {
    expect([name, read <= 1.2 * (rowsReadBefore.get(name) ?? 0)]).toEqual([name, true])
  }
})

test('the analytics of ninety days equal what was sent', async () => {
  const { rows } = await sql`
    select (select count(*)::int from events) as stored, (select sum(count)::int from vendor_days) as counted`.execute(
    db,
  )
  const sent = VENDORS * days.length * BUSY
  expect(sent).toBeGreaterThan(isLong ? 1_000_000 : 250_000)
  expect(rows).toEqual([{ stored: sent, counted: sent }])

  const ofKind = BUSY / KINDS.length
  const { summary, analytics } = await queries.summary()
  expect(summary).toMatchObject({ menuViews: ofKind * days.length, qrScans: ofKind * days.length })
  expect(analytics.map(({ id }) => id)).toEqual(
    [1, 2, 3, 4, 5].map((n) => `${vendorId}-${range.endDate}-${BUSY - n}`),
  )
  const points = days.map((date) => ({ date, menuViews: ofKind, qrScans: ofKind, totalViews: 2 * ofKind }))
  expect((await queries.days()).data).toEqual(points)
  const { categories } = await queries.categories()
  expect(categories.map(({ views }) => views)).toEqual(
    Array(CATEGORIES).fill((ofKind * days.length) / CATEGORIES),
  )
  const { data, busyHours } = await queries.visitors()
  expect(data).toEqual(days.map((date) => ({ date, visitors: VISITORS })))
  expect(sum(busyHours.flat())).toBe(2 * ofKind * days.length)
})
