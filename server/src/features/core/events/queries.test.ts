import { randomUUID } from 'node:crypto'
import type { EventType } from '@thela/contract/analytics/event-types'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { connect } from '../../../db/connect.ts'
import { insertEvents, insertNewEvents, makeEventMonths, type NewEvent } from './queries.ts'

const { db, connection } = await createTestDatabase()
const DAY = '2026-03-31'
await makeEventMonths(db, [DAY, '2026-04-01'])

const event = (more: Partial<NewEvent> = {}): NewEvent => ({
  id: randomUUID(),
  day: DAY,
  hour: 13,
  type: 'MENU_VIEW',
  at: `${DAY}T08:00:00Z`,
  vendorId: 'v1',
  ...more,
})

beforeEach(async () => {
  await sql`truncate events, vendor_days, category_days, item_days, visitor_days, daily_visitors`.execute(db)
})

const byId = (a: NewEvent, b: NewEvent) => (a.id < b.id ? -1 : 1)
const dayOf = (type: EventType) =>
  db.selectFrom('vendorDays').select(['count', 'hours']).where('type', '=', type).executeTakeFirst()
const sumOf = async (
  table: 'vendor_days' | 'category_days' | 'item_days' | 'visitor_days',
  column: string,
) => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(${sql.ref(column)}), 0)::int as sum from ${sql.table(table)}`.execute(db)
  return rows[0]?.sum
}

test('events of one day and type are counted in one row with hourly counts', async () => {
  await insertEvents(db, [event({ hour: 0 }), event({ hour: 13 }), event({ hour: 13 })])
  await insertEvents(db, [event({ hour: 23 })])

  const day = await dayOf('MENU_VIEW')
  expect(day?.count).toBe(4)
  expect(day?.hours).toEqual([1, ...Array(12).fill(0), 2, ...Array(9).fill(0), 1])
})

test('a repeated id counts once: in one batch, in the next, and on the next day', async () => {
  const visitor = { type: 'CATEGORY_VIEW', categoryId: 'c1', visitor: 'x' } as const
  const once = event(visitor)
  const again = { ...once }
  const other = event()

  expect(await insertNewEvents(db, [once, again])).toEqual(new Set([once]))
  expect(await insertNewEvents(db, [again])).toEqual(new Set())
  expect(await insertNewEvents(db, [again, other])).toEqual(new Set([other]))
  expect(await insertNewEvents(db, [{ ...once, day: '2026-04-01', hour: 0 }])).toEqual(new Set())

  expect((await dayOf('CATEGORY_VIEW'))?.count).toBe(1)
  expect((await dayOf('MENU_VIEW'))?.count).toBe(1)
  expect(await sumOf('category_days', 'views')).toBe(1)
  expect(await sumOf('visitor_days', 'visitors')).toBe(1)
})

test('an id that is already stored makes the whole batch fail, and nothing of it is counted', async () => {
  const once = event()
  await insertEvents(db, [once])

  await expect(insertEvents(db, [event({ visitor: 'x' }), once])).rejects.toThrow(/duplicate key/)
  expect(await sumOf('vendor_days', 'count')).toBe(1)
  expect(await sumOf('visitor_days', 'visitors')).toBe(0)
})

test('other database errors are thrown and not retried forever', async () => {
  await expect(insertNewEvents(db, [event({ day: '1999-12-31' })])).rejects.toThrow(/no partition/)
})

test('a visitor is counted once per menu and day', async () => {
  const visits = [
    event({ visitor: 'a' }),
    event({ visitor: 'a' }),
    event({ visitor: 'b' }),
    event({ visitor: 'a', vendorId: 'v2' }),
    event({ visitor: 'a', day: '2026-04-01' }),
  ]
  await insertEvents(db, visits)
  expect(await sumOf('visitor_days', 'visitors')).toBe(4)
})

test('an event without a vendor is stored but not counted for any vendor', async () => {
  const withoutVendor = event({ vendorId: null, type: 'ADMIN_LOGIN' })
  await insertEvents(db, [withoutVendor])
  expect(await db.selectFrom('events').select('id').execute()).toEqual([{ id: withoutVendor.id }])
  expect(await sumOf('vendor_days', 'count')).toBe(0)
})

test('two nodes that write the same visits in opposite orders never deadlock', async () => {
  const nodes = [connect(connection), connect(connection)] as const
  const ROUNDS = 20
  const VENDORS = 200

  for (let round = 0; round < ROUNDS; round++) {
    const clicks = Array.from({ length: VENDORS }, (_, n) =>
      event({ vendorId: `v${n}`, type: 'ITEM_CLICK', itemId: 'i1', visitor: 'same' }),
    )
    const stored = await Promise.all([
      insertNewEvents(nodes[0].db, clicks),
      insertNewEvents(nodes[1].db, clicks.toReversed()),
    ])
    expect(stored.flatMap((clicks) => [...clicks]).toSorted(byId)).toEqual(clicks.toSorted(byId))
  }
  for (const { close } of nodes) await close()

  expect(await sumOf('vendor_days', 'count')).toBe(ROUNDS * VENDORS)
  expect(await sumOf('item_days', 'clicks')).toBe(ROUNDS * VENDORS)
  expect(await sumOf('visitor_days', 'visitors')).toBe(VENDORS)
})
