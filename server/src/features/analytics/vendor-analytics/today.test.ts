import type { EventType } from '@thela/contract/analytics/event-types'
import { vendorAnalyticsApi } from '@thela/contract/analytics/vendor-analytics'
import { addDays } from '@thela/contract/values/date-range'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { newId } from '../../../ids.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { insertEvents, makeEventMonths } from '../../core/events/queries.ts'

const DAY_MS = 24 * 60 * 60_000
const HOUR_MS = DAY_MS / 24

// The clock is stopped at half past noon.
vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${momentOf(new Date()).day}T12:30:00+05:30`) })
afterAll(() => vi.useRealTimers())

const { app, db, signedInVendor } = await createTestApp()
const { categories, items, change, remove } = menuCalls(app)
const date = momentOf(new Date()).day
type Vendor = Awaited<ReturnType<typeof signedInVendor>>

type Visits = { count?: number; daysAgo?: number; hoursAgo?: number; itemId?: string }

async function visit(vendor: Vendor, type: EventType, visits: Visits = {}) {
  const { count = 1, daysAgo = 0, hoursAgo = 0, ...more } = visits
  const moment = momentOf(new Date(Date.now() - daysAgo * DAY_MS - hoursAgo * HOUR_MS))
  await makeEventMonths(db, [moment.day])
  await insertEvents(
    db,
    Array.from({ length: count }, () => ({ id: newId(20), type, vendorId: vendor.id, ...moment, ...more })),
  )
}

const joinedDaysAgo = (vendor: Vendor, days: number) =>
  db
    .updateTable('vendors')
    .set({ createdAt: new Date(Date.now() - days * DAY_MS).toISOString() })
    .where('id', '=', vendor.id)
    .execute()

const read = async ({ headers }: Pick<Vendor, 'headers'>) =>
  (await app.inject({ url: vendorAnalyticsApi.readToday.path, headers })).json().today

const hoursWith = (counts: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => counts[hour] ?? 0)

describe('the day of a vendor', () => {
  test('is empty at first, with nothing to compare it to', async () => {
    await visit(await signedInVendor(), 'QR_SCAN', { count: 9 })
    expect(await read(await signedInVendor())).toEqual({
      date,
      visitors: 0,
      qrScans: 0,
      menuViews: 0,
      hours: hoursWith({}),
      usualHours: null,
      usualByNow: null,
      items: [],
      hasTemplate: false,
    })
  })

  test('has the visits by code and by link, hour by hour', async () => {
    const vendor = await signedInVendor()
    await visit(vendor, 'QR_SCAN', { count: 3 })
    await visit(vendor, 'MENU_VIEW', { count: 2, hoursAgo: 3 })
    await visit(vendor, 'ITEM_CLICK', { count: 7 })
    await visit(vendor, 'QR_SCAN', { count: 5, daysAgo: 1 })

    expect(await read(vendor)).toMatchObject({ qrScans: 3, menuViews: 2, hours: hoursWith({ 9: 2, 12: 3 }) })
  })

  test('counts people, not visits', async () => {
    const vendor = await signedInVendor()
    await db.insertInto('visitorDays').values({ vendorId: vendor.id, day: date, visitors: 4 }).execute()
    await db
      .insertInto('visitorDays')
      .values({ vendorId: vendor.id, day: addDays(date, -7), visitors: 9 })
      .execute()

    expect((await read(vendor)).visitors).toBe(4)
  })

  test('is compared with the same weekday of the weeks since the vendor joined, until this time', async () => {
    const vendor = await signedInVendor()
    await joinedDaysAgo(vendor, 15)
    await visit(vendor, 'QR_SCAN', { count: 6, daysAgo: 7, hoursAgo: 2 })
    await visit(vendor, 'MENU_VIEW', { count: 8, daysAgo: 14 })
    await visit(vendor, 'MENU_VIEW', { count: 4, daysAgo: 14, hoursAgo: -5 })
    await visit(vendor, 'MENU_VIEW', { count: 50, daysAgo: 1 })
    const today = await read(vendor)

    expect(today.usualHours).toEqual(hoursWith({ 10: 3, 12: 4, 17: 2 }))
    // Half of the hour from twelve to one is over.
    expect(today.usualByNow).toBe(5)
  })

  test('knows whether a design was chosen', async () => {
    const vendor = await signedInVendor()
    const choice = { templateId: 'BasicTemplate', themeIndex: 1 }
    await db.updateTable('vendors').set(choice).where('id', '=', vendor.id).execute()

    expect((await read(vendor)).hasTemplate).toBe(true)
  })
})

describe('the dishes on the counter', () => {
  const namesOf = (listed: { name: string }[]) => listed.map(({ name }) => name)

  test('are the most viewed of seven days, then those of the menu in its order, six at most', async () => {
    const vendor = await signedInVendor()
    const [snacks = '', hidden = ''] = await categories(vendor, 'Snacks', 'Hidden')
    const names = ['Samosa', 'Vada', 'Bhel', 'Puri', 'Chai', 'Lassi', 'Dabeli']
    const ids = await items(vendor, snacks, ...names)
    const [gone = ''] = await items(vendor, hidden, 'Gone')
    await visit(vendor, 'ITEM_CLICK', { itemId: ids[4], count: 2 })
    await visit(vendor, 'ITEM_CLICK', { itemId: ids[3], count: 3, daysAgo: 6 })
    await visit(vendor, 'ITEM_CLICK', { itemId: ids[2], count: 9, daysAgo: 7 })
    await visit(vendor, 'ITEM_CLICK', { itemId: gone, count: 5 })
    await remove(`categories/${hidden}`, vendor)

    const { items: listed } = await read(vendor)
    expect(namesOf(listed)).toEqual(['Puri', 'Chai', 'Samosa', 'Vada', 'Bhel', 'Lassi'])
    expect(listed[0]).toEqual({
      id: ids[3],
      name: 'Puri',
      price: 10,
      hasVariations: false,
      isAvailable: true,
      isSoldOutToday: false,
      views: 3,
    })
  })

  test('have their price and whether they are sold out; sizes have prices of their own', async () => {
    const vendor = await signedInVendor()
    const [snacks = ''] = await categories(vendor, 'Snacks')
    const [samosa = '', bhel = '', chai = ''] = await items(vendor, snacks, 'Samosa', 'Bhel', 'Chai')
    await change('items', samosa, vendor, { isAvailable: false, price: 12.5 })
    await change('items', bhel, vendor, { variations: [{ id: 'var_1', name: 'Half', price: 30 }] })

    await change('items', chai, vendor, { isSoldOutToday: true })

    expect((await read(vendor)).items).toMatchObject([
      { name: 'Samosa', price: 12.5, isAvailable: false, isSoldOutToday: false, hasVariations: false },
      { name: 'Bhel', isAvailable: true, hasVariations: true },
      { name: 'Chai', isAvailable: true, isSoldOutToday: true },
    ])
  })
})

test('only a vendor has a day', async () => {
  const { path } = vendorAnalyticsApi.readToday
  expect((await app.inject(path)).statusCode).toBe(401)
})
