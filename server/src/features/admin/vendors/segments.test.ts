import { adminVendorsApi } from '@thela/contract/admin/vendors'
import type { EventType } from '@thela/contract/analytics/event-types'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { insertVendor } from '../../../../test/vendors.ts'
import { visitMany } from '../../../../test/visits.ts'

const { db, send, signedInAdmin } = await createTestApp()
const admin = await signedInAdmin()

const DAY_HOURS = 24

type Visits = Partial<Record<EventType, number>>

/** Adds a vendor to a city that only one test uses, so that the vendors of the others do not count. */
async function add(
  city: string,
  name: string,
  {
    ageHours = 100 * DAY_HOURS,
    visits = {},
    daysAgo = 0,
  }: { ageHours?: number; visits?: Visits; daysAgo?: number },
) {
  const createdAt = sql<string>`now() - make_interval(hours => ${ageHours})`
  await visitMany(db, await insertVendor(db, { name, city, createdAt }), visits, { daysAgo })
}

async function read(city: string, segment = '') {
  const query = new URLSearchParams({ city, sortBy: 'name', order: 'asc', includeAnalytics: 'true' })
  if (segment) query.set('segment', segment)
  const { vendors, summary } = (await send('GET', `${adminVendorsApi.list.path}?${query}`, admin)).json()
  return { names: vendors.map(({ name }: { name: string }) => name), summary }
}

test('a vendor without a visit in the last seven days is at risk, except one who is younger than that [CONST-36]', async () => {
  const city = 'At Risk'
  await add(city, 'never visited', {})
  await add(city, 'visited a week ago', { visits: { MENU_VIEW: 50 }, daysAgo: 7 })
  await add(city, 'looked at itself', { visits: { VENDOR_LOGIN: 1 } })
  await add(city, 'viewed', { visits: { MENU_VIEW: 1 }, daysAgo: 6 })
  await add(city, 'scanned', { visits: { QR_SCAN: 1 }, daysAgo: 6 })
  await add(city, 'clicked', { visits: { ITEM_CLICK: 1 }, daysAgo: 6 })
  await add(city, 'browsed', { visits: { CATEGORY_VIEW: 1 }, daysAgo: 6 })
  await add(city, 'six days old', { ageHours: 6 * DAY_HOURS })

  const expected = ['looked at itself', 'never visited', 'visited a week ago']
  expect((await read(city, 'atRisk')).names).toEqual(expected)
  expect((await read(city)).summary.atRisk).toBe(expected.length)
})

test('engagement is high above ten scans in a hundred views [CONST-37]', async () => {
  const city = 'High Engagement'
  await add(city, 'exactly ten', { visits: { MENU_VIEW: 90, QR_SCAN: 10 } })
  await add(city, 'eleven', { visits: { MENU_VIEW: 89, QR_SCAN: 11 } })
  await add(city, 'no views', {})

  expect((await read(city, 'highEngagement')).names).toEqual(['eleven'])
  expect((await read(city)).summary.highEngagement).toBe(1)
})

test('engagement is low below five scans in a hundred views [CONST-38]', async () => {
  const city = 'Low Engagement'
  await add(city, 'exactly five', { visits: { MENU_VIEW: 95, QR_SCAN: 5 } })
  await add(city, 'four', { visits: { MENU_VIEW: 96, QR_SCAN: 4 } })
  await add(city, 'no views', {})

  expect((await read(city, 'lowEngagement')).names).toEqual(['four', 'no views'])
  expect((await read(city)).summary.lowEngagement).toBe(2)
})

test('a vendor is new for thirty days [CONST-39]', async () => {
  const city = 'New'
  await add(city, 'almost thirty days old', { ageHours: 30 * DAY_HOURS - 1 })
  await add(city, 'just over thirty days old', { ageHours: 30 * DAY_HOURS + 1 })

  expect((await read(city, 'new')).names).toEqual(['almost thirty days old'])
  expect((await read(city)).summary.newVendors).toBe(1)
})

test('activity is high above a hundred views [CONST-40]', async () => {
  const city = 'High Activity'
  await add(city, 'a hundred', { visits: { MENU_VIEW: 60, QR_SCAN: 40, ITEM_CLICK: 40 } })
  await add(city, 'a hundred and one', { visits: { MENU_VIEW: 60, QR_SCAN: 41 } })

  expect((await read(city, 'highActivity')).names).toEqual(['a hundred and one'])
})

test('the filter for low activity finds vendors with ten views or fewer [CONST-41]', async () => {
  const city = 'Low Activity'
  await add(city, 'eleven', { visits: { MENU_VIEW: 6, QR_SCAN: 5 } })
  await add(city, 'none', {})
  await add(city, 'ten', { visits: { MENU_VIEW: 6, QR_SCAN: 4, ITEM_CLICK: 40 } })

  expect((await read(city, 'lowActivity')).names).toEqual(['none', 'ten'])
})
