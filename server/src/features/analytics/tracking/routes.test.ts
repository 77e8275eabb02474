import { randomUUID } from 'node:crypto'
import { trackingApi } from '@thela/contract/analytics/tracking'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { insertVendor } from '../../../../test/vendors.ts'
import { VISITS_TO_ONE_VENDOR_PER_MINUTE } from '../../../http/limits.ts'

const { app, db, signedInVendor } = await createTestApp()

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A055F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

type Name = keyof typeof trackingApi
const post = (url: string, payload: object, userAgent = PHONE) =>
  app.inject({ method: 'POST', url, payload, headers: { 'user-agent': userAgent } })
const track = (name: Name, payload: object, userAgent = PHONE) =>
  post(trackingApi[name].path, payload, userAgent)

const vendor = await signedInVendor()
const other = await signedInVendor()
const offline = await signedInVendor()
await db.updateTable('vendors').set({ isActive: false }).where('id', '=', offline.id).execute()
await db
  .insertInto('categories')
  .values({ vendorId: vendor.id, id: 'chaat', name: 'Chaat', position: 1 })
  .execute()
await db
  .insertInto('menuItems')
  .values({
    vendorId: vendor.id,
    id: 'pani-puri',
    categoryId: 'chaat',
    name: 'Pani Puri',
    price: 40,
    position: 1,
  })
  .execute()
const { vendorName, slug } = await db
  .selectFrom('vendors')
  .select(['vendorName', 'slug'])
  .where('id', '=', vendor.id)
  .executeTakeFirstOrThrow()

const vendorId = vendor.id
const view = (more: object = {}) => ({ vendorId, businessSlug: slug, ...more })

beforeEach(async () => {
  await sql`truncate events, vendor_days, category_days, item_days, visitor_days, daily_visitors`.execute(db)
})

const storedEvents = () => db.selectFrom('events').selectAll().orderBy('at').execute()
const countOf = async (type: string) => {
  const days = await db.selectFrom('vendorDays').selectAll().where('type', '=', type).execute()
  return days.reduce((sum, { count }) => sum + count, 0)
}
const droppedFor = async (reason: string) => {
  const { body } = await app.inject('/metrics')
  return Number(
    new RegExp(`^thela_events_dropped_total\\{reason="${reason}"\\} (\\d+)$`, 'm').exec(body)?.[1] ?? 0,
  )
}

test('a scan counts for a vendor who is identified by name only [API-42]', async () => {
  const answer = await post('/api/public/qr-scan', { vendorName, scanId: '1767225600000' })

  expect([answer.statusCode, answer.json()]).toEqual([202, { success: true, recorded: true }])
  expect(await storedEvents()).toMatchObject([
    { type: 'QR_SCAN', vendorId, details: { scanId: '1767225600000' } },
  ])
  expect(await countOf('QR_SCAN')).toBe(1)
})

test('if a scan has both an id and a name, the id is used', async () => {
  await track('scanQrCode', { vendorName, vendorId: other.id })
  expect(await storedEvents()).toMatchObject([{ vendorId: other.id }])
})

test('a direct visit counts as a menu view [API-43]', async () => {
  const answer = await post('/api/public/menu-view', { vendorId, businessSlug: slug })

  expect([answer.statusCode, answer.json()]).toEqual([202, { success: true, recorded: true }])
  expect(await storedEvents()).toMatchObject([{ type: 'MENU_VIEW', vendorId, device: 'mobile' }])
  expect(await countOf('MENU_VIEW')).toBe(1)
})

test('a category view is stored with the name from the database [API-44]', async () => {
  const answer = await post('/api/public/category-view', {
    vendorId,
    categoryId: 'chaat',
    categoryName: 'Something else',
  })

  expect([answer.statusCode, answer.json()]).toEqual([202, { success: true, recorded: true }])
  expect(await storedEvents()).toMatchObject([
    { type: 'CATEGORY_VIEW', categoryId: 'chaat', details: { categoryName: 'Chaat' } },
  ])
  expect(await db.selectFrom('categoryDays').selectAll().execute()).toMatchObject([
    { vendorId, categoryId: 'chaat', views: 1 },
  ])
})

test('item clicks, searches, favourites and shares are counted too', async () => {
  await track('clickItem', { vendorId, itemId: 'pani-puri' })
  await track('search', { vendorId, query: '  puri ', resultCount: 1 })
  await track('favorite', { vendorId, itemId: 'pani-puri', favorite: true })
  await track('share', { vendorId, method: 'copy' })

  expect(await storedEvents()).toMatchObject([
    { type: 'ITEM_CLICK', itemId: 'pani-puri' },
    { type: 'SEARCH_QUERY', details: { query: 'puri', resultCount: 1 } },
    { type: 'FAVORITE_ITEM', itemId: 'pani-puri' },
    { type: 'SHARE_MENU', details: { method: 'copy' } },
  ])
  expect(await db.selectFrom('itemDays').selectAll().execute()).toMatchObject([
    { itemId: 'pani-puri', clicks: 1 },
  ])
})

test('a slip shown, sent and paid is counted by its kind alone, whatever else is sent along [SLIP-04]', async () => {
  const content = { lines: ['Pani Puri'], total: 40, details: { note: 'Less spicy' } }
  for (const call of ['showSlip', 'sendSlip', 'openPayment'] as const) {
    const answer = await track(call, { vendorId, ...content })
    expect([answer.statusCode, answer.json()]).toEqual([202, { success: true, recorded: true }])
  }

  const nothing = { categoryId: null, itemId: null, details: null }
  expect(await storedEvents()).toMatchObject([
    { type: 'SLIP_SHOWN', ...nothing },
    { type: 'SLIP_SENT', ...nothing },
    { type: 'SLIP_PAY_OPENED', ...nothing },
  ])
})

test.each<[string, Name, object, string]>([
  ['an unknown vendor', 'viewMenu', view({ vendorId: 'nobody' }), 'unknown_vendor'],
  ['an unknown vendor name', 'scanQrCode', { vendorName: 'nobody' }, 'unknown_vendor'],
  ['an unknown category', 'viewCategory', { vendorId, categoryId: 'none' }, 'unknown_category'],
  [
    "another vendor's category",
    'viewCategory',
    { vendorId: other.id, categoryId: 'chaat' },
    'unknown_category',
  ],
  ['an unknown item', 'clickItem', { vendorId, itemId: 'none' }, 'unknown_item'],
  ['a favourite taken back', 'favorite', { vendorId, itemId: 'pani-puri', favorite: false }, 'undone'],
])('%s is accepted and dropped, and the reason is counted', async (_who, name, payload, reason) => {
  const before = await droppedFor(reason)
  const answer = await track(name, payload)

  expect([answer.statusCode, answer.json()]).toEqual([202, { success: true, recorded: false }])
  expect(await storedEvents()).toEqual([])
  expect(await droppedFor(reason)).toBe(before + 1)
})

test.each(['Googlebot/2.1', 'curl/8.5.0', ''])(
  'a robot with the user agent "%s" is not counted',
  async (userAgent) => {
    const before = await droppedFor('robot')

    expect((await track('viewMenu', view(), userAgent)).json()).toEqual({ success: true, recorded: false })
    expect(await storedEvents()).toEqual([])
    expect(await droppedFor('robot')).toBe(before + 1)
  },
)

test('a visit to an offline menu is not counted', async () => {
  const before = await droppedFor('vendor_offline')

  expect((await track('viewMenu', view({ vendorId: offline.id }))).json().recorded).toBe(false)
  expect(await droppedFor('vendor_offline')).toBe(before + 1)
  expect(await storedEvents()).toEqual([])
})

test.each<[Name, object, string]>([
  ['scanQrCode', {}, 'vendorName'],
  ['viewMenu', { vendorId }, 'businessSlug'],
  ['viewCategory', { vendorId }, 'categoryId'],
  ['viewMenu', view({ eventId: 'one' }), 'eventId'],
  ['search', { vendorId, query: 'half a pair \ud83c' }, 'query'],
  ['search', { vendorId, query: 'zero \0' }, 'query'],
  ['share', { vendorId, method: 'shout' }, 'method'],
])('%s with %j is refused because of its %s', async (name, payload, path) => {
  const answer = await track(name, payload)
  expect([answer.statusCode, answer.json().details[0].path]).toEqual([422, path])
})

test('repeated calls with the same event id are stored once and all answered as recorded', async () => {
  const eventId = randomUUID()
  const answers = await Promise.all(
    [eventId, eventId, eventId.toUpperCase()].map((eventId) => track('viewMenu', view({ eventId }))),
  )
  answers.push(await track('viewMenu', view({ eventId })))

  expect(answers.map((answer) => answer.json().recorded)).toEqual([true, true, true, true])
  expect(await storedEvents()).toMatchObject([{ id: eventId }])
  expect(await countOf('MENU_VIEW')).toBe(1)
  expect(await droppedFor('repeated')).toBe(3)
})

test('any text that passes validation can be stored, so that no visit makes the batch of others fail', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 40 }))
  await fc.assert(
    fc.asyncProperty(text, text, async (query, scanId) => {
      const answers = await Promise.all([
        track('search', { vendorId, query }),
        track('scanQrCode', { vendorId, scanId }),
        track('viewMenu', view()),
      ])
      expect([202, 422]).toContain(answers[0]?.statusCode)
      expect([202, 422]).toContain(answers[1]?.statusCode)
      expect(answers[2]?.json().recorded).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('each phone counts as one visitor, and no address or user agent is stored', async () => {
  for (const remoteAddress of ['10.0.0.1', '10.0.0.2', '10.0.0.1']) {
    await app.inject({
      method: 'POST',
      url: trackingApi.viewMenu.path,
      payload: view(),
      headers: { 'user-agent': PHONE },
      remoteAddress,
    })
  }

  expect(await db.selectFrom('visitorDays').select(['vendorId', 'visitors']).execute()).toEqual([
    { vendorId, visitors: 2 },
  ])
  const rows = JSON.stringify([
    await storedEvents(),
    await db.selectFrom('dailyVisitors').selectAll().execute(),
  ])
  expect(rows).not.toMatch(/10\.0\.0|Android|Mozilla/)
})

test('200 simultaneous visits are all acknowledged, stored and counted', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => track('viewMenu', view({ eventId: randomUUID() }))),
  )

  expect(answers.filter((answer) => answer.json().recorded === true)).toHaveLength(200)
  expect(await storedEvents()).toHaveLength(200)
  const days = await db.selectFrom('vendorDays').selectAll().execute()
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(200)
  expect(days.flatMap(({ hours }) => hours).reduce((a, b) => a + b)).toBe(200)
})

afterEach(() => vi.useRealTimers())

test('too many visits from one address to one menu are refused, visits to another menu are not', async () => {
  // Visits are limited per minute, so the clock is stopped.
  vi.useFakeTimers({ toFake: ['Date'] })
  const factor = 0.01
  const strict = await createTestApp({ rateLimitFactor: factor })
  const [one, two] = [await insertVendor(strict.db), await insertVendor(strict.db)]
  const headers = { 'user-agent': PHONE }
  const flood = (vendorId: string) =>
    strict.app.inject({
      method: 'POST',
      url: trackingApi.viewMenu.path,
      payload: view({ vendorId }),
      headers,
    })

  const answers = []
  const most = VISITS_TO_ONE_VENDOR_PER_MINUTE * factor
  for (let n = 0; n <= most; n++) answers.push((await flood(one)).statusCode)
  expect(answers).toEqual([...Array(most).fill(202), 429])
  expect((await flood(two)).statusCode).toBe(202)
  expect((await strict.app.inject('/metrics')).body).toContain(
    'thela_events_dropped_total{reason="over_limit"} 1',
  )
})
