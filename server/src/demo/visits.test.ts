import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { readDemoStreet } from './street.ts'
import { addDemoVisits, generateVisits } from './visits.ts'

const { db } = await createTestDatabase()
const street = readDemoStreet()
const now = new Date('2026-03-15T20:15:30+05:30')
const events = generateVisits(street, now)
const share = (isCounted: (event: (typeof events)[number]) => boolean) =>
  events.filter(isCounted).length / events.length

test('the same time always generates the same visits', () => {
  expect(generateVisits(street, now)).toEqual(events)
})

test('the visits cover ninety days, none in the future, and no vendor has visits before joining', () => {
  const days = [...new Set(events.map(({ day }) => day))].sort()
  expect([days.length, days[0], days.at(-1)]).toEqual([91, '2025-12-15', '2026-03-15'])
  expect(events.filter(({ at }) => at > now.toISOString())).toEqual([])

  const since = (id: string) =>
    events
      .filter(({ vendorId }) => vendorId === id)
      .map(({ day }) => day)
      .sort()[0] ?? ''
  expect(since('tapi-coco') >= '2026-02-22').toBe(true)
})

test('there are between 20,000 and 40,000 events, so that the first start is quick', () => {
  expect(events.length).toBeGreaterThan(20_000)
  expect(events.length).toBeLessThan(40_000)
})

test('lunch and dinner hours have more visits, and Sundays have more than Mondays', () => {
  const at = (hour: number) => events.filter((event) => event.hour === hour).length
  expect(at(20)).toBeGreaterThan(2 * at(15))
  expect(at(13)).toBeGreaterThan(at(15))
  expect(at(3)).toBe(0)

  const on = (weekday: number) => events.filter(({ day }) => new Date(day).getUTCDay() === weekday).length
  expect(on(0)).toBeGreaterThan(1.5 * on(1))
})

test('every type of visit occurs, and categories and items belong to the visited vendor', () => {
  for (const type of [
    'MENU_VIEW',
    'QR_SCAN',
    'CATEGORY_VIEW',
    'ITEM_CLICK',
    'SEARCH_QUERY',
    'FAVORITE_ITEM',
    'SHARE_MENU',
  ])
    expect(share((event) => event.type === type)).toBeGreaterThan(0.005)
  expect(
    events.filter(({ categoryId, vendorId }) => categoryId && !categoryId.startsWith(`${vendorId}-`)),
  ).toEqual([])
  expect(events.filter(({ type, itemId }) => type === 'ITEM_CLICK' && !itemId)).toEqual([])
})

test('all visits are stored and counted', async () => {
  await addDemoVisits(db, street, now)

  const { rows } = await sql<object>`select (select count(*) from events) as events,
    (select sum(count) from vendor_days)::bigint as counted, (select sum(views) from category_days)::bigint as categories,
    (select sum(clicks) from item_days)::bigint as items`.execute(db)
  const of = (type: string) => events.filter((event) => event.type === type).length
  expect(rows).toEqual([
    {
      events: events.length,
      counted: events.length,
      categories: of('CATEGORY_VIEW'),
      items: of('ITEM_CLICK'),
    },
  ])
})
