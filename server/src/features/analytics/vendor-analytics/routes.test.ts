import type { EventType } from '@thela/contract/analytics/event-types'
import { vendorAnalyticsApi } from '@thela/contract/analytics/vendor-analytics'
import { addDays } from '@thela/contract/values/date-range'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuWork } from '../../../../test/menu.ts'
import { newId } from '../../../ids.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { insertEvents, makeEventMonths, type NewEvent } from '../../core/events/queries.ts'

// A run that passes midnight must not find a new day halfway: it is noon, and stays so.
vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${momentOf(new Date()).day}T12:00:00+05:30`) })
afterAll(() => vi.useRealTimers())

const { app, db, signedInVendor, signedInAdmin } = await createTestApp()
const { categories, items, remove } = menuWork(app)

const today = momentOf(new Date()).day
const DAY_MS = 24 * 60 * 60_000
type Vendor = Awaited<ReturnType<typeof signedInVendor>>

/** Visits so many days ago. */
async function visit(
  vendor: Vendor,
  type: EventType,
  { count = 1, daysAgo = 0, ...more }: Partial<NewEvent> & { count?: number; daysAgo?: number } = {},
) {
  const moment = momentOf(new Date(Date.now() - daysAgo * DAY_MS))
  const events = Array.from({ length: count }, () => ({
    id: newId(20),
    type,
    vendorId: vendor.id,
    ...moment,
    ...more,
  }))
  await makeEventMonths(db, [moment.day])
  await insertEvents(db, events)
}
const joinedDaysAgo = (vendor: Vendor, days: number) =>
  db
    .updateTable('vendors')
    .set({ createdAt: new Date(Date.now() - days * DAY_MS).toISOString() })
    .where('id', '=', vendor.id)
    .execute()

const read = async (path: string, { headers }: { headers: Record<string, string> }) =>
  (await app.inject({ url: path, headers })).json()
const { readSummary, readAnalytics, readDaily, readVisitors, readCategoryViews } = vendorAnalyticsApi

describe('the summary', () => {
  test('counts what the vendor has and how often it was seen, all time [API-15] [DASH-06] [ENT-08]', async () => {
    const vendor = await signedInVendor()
    const [first = '', second = ''] = await categories(vendor, 'Snacks', 'Hidden')
    await items(vendor, first, 'Samosa', 'Vada')
    await items(vendor, second, 'Old')
    await remove(`categories/${second}`, vendor)
    await visit(vendor, 'MENU_VIEW', { count: 5 })
    await visit(vendor, 'MENU_VIEW', { count: 2, daysAgo: 3 })
    await visit(vendor, 'QR_SCAN', { count: 3 })

    expect(await read(readSummary.path, vendor)).toEqual({
      stats: { totalCategories: 1, totalItems: 2, totalMenuViews: 7, totalQrScans: 3 },
    })
  })

  test('of a new vendor is all zeros, whatever others have', async () => {
    await visit(await signedInVendor(), 'MENU_VIEW', { count: 9 })
    expect(await read(readSummary.path, await signedInVendor())).toEqual({
      stats: { totalCategories: 0, totalItems: 0, totalMenuViews: 0, totalQrScans: 0 },
    })
  })
})

describe('analytics', () => {
  test('recent activity is the latest five events of any kind [API-16] [DASH-08] [ENT-09] [CONST-13]', async () => {
    const vendor = await signedInVendor()
    const types = ['CATEGORY_CREATED', 'QR_SCAN', 'VENDOR_LOGIN', 'ITEM_CLICK', 'MENU_VIEW'] as const
    for (const type of types) {
      vi.setSystemTime(Date.now() + 1000)
      await visit(vendor, type)
    }
    const { analytics, pagination } = await read(`${readAnalytics.path}?limit=5`, vendor)

    expect(analytics.map(({ type }: { type: string }) => type)).toEqual(types.toReversed())
    expect(analytics[0]).toEqual({
      id: expect.any(String),
      type: 'MENU_VIEW',
      createdAt: expect.any(String),
      metadata: null,
    })
    expect(pagination).toMatchObject({ page: 1, limit: 5, total: 6 })
  })

  test('figures and list are those of the period [API-17] [ENT-11]', async () => {
    const vendor = await signedInVendor()
    const [categoryId = ''] = await categories(vendor, 'Snacks')
    await visit(vendor, 'MENU_VIEW', { count: 6 })
    await visit(vendor, 'QR_SCAN', { count: 2 })
    await visit(vendor, 'ITEM_CLICK', { count: 1 })
    await visit(vendor, 'CATEGORY_VIEW', { count: 3, categoryId })

    const answer = await read(`${readAnalytics.path}?period=1d&limit=200`, vendor)
    expect(answer).toMatchObject({
      stats: { totalCategories: 1, totalItems: 0, totalMenuViews: 6, totalQrScans: 2 },
      summary: { totalViews: 8, menuViews: 6, qrScans: 2, itemClicks: 1, categoryViews: 3 },
      engagementMetrics: {
        qrScanRate: 25,
        menuExplorationRate: 37.5,
        engagementScore: 75,
        totalCategories: 1,
        totalItems: 0,
      },
      metadata: { startDate: today, endDate: today, vendorJoinDate: today },
    })
    expect(answer.analytics).toHaveLength(answer.pagination.total)
  })

  test('the type narrows the list and nothing else', async () => {
    const vendor = await signedInVendor()
    await visit(vendor, 'MENU_VIEW', { count: 3 })
    await visit(vendor, 'QR_SCAN', { count: 2 })
    const answer = await read(`${readAnalytics.path}?type=QR_SCAN&limit=1&page=2`, vendor)

    expect(answer.analytics).toMatchObject([{ type: 'QR_SCAN' }])
    expect(answer.pagination).toMatchObject({
      total: 2,
      totalPages: 2,
      hasPrevPage: true,
      hasNextPage: false,
    })
    expect(answer.summary.totalViews).toBe(5)
  })

  test('a span of own choice starts when the vendor came', async () => {
    const vendor = await signedInVendor()
    const query = `startDate=${addDays(today, -100)}&endDate=${today}`
    const { metadata } = await read(`${readAnalytics.path}?${query}`, vendor)
    expect(metadata).toEqual({ startDate: today, endDate: today, vendorJoinDate: today })
  })

  test.each([
    [`startDate=${today}&endDate=${addDays(today, -1)}`, 'Start date must be before or equal to end date'],
    [`startDate=${today}&endDate=${addDays(today, 1)}`, 'End date cannot be in the future'],
    [`startDate=${addDays(today, -366)}&endDate=${today}`, 'Date range cannot exceed 366 days'],
    [`startDate=${today}`, 'End date is required'],
    ['startDate=2026-02-31&endDate=2026-03-01', 'Please enter a valid date'],
    ['startDate=0000-01-01&endDate=0000-01-02', 'Please enter a valid date'],
  ])('the span %s is refused everywhere: %s', async (query, msg) => {
    const vendor = await signedInVendor()
    for (const { path } of [readAnalytics, readDaily, readVisitors, readCategoryViews]) {
      const answer = await app.inject({ url: `${path}?${query}`, headers: vendor.headers })
      expect([answer.statusCode, answer.json().details?.[0].msg]).toEqual([422, msg])
    }
  })

  test.each(['period=2d', 'type=NOTHING', 'limit=201', 'page=0'])('%s is refused', async (query) => {
    const vendor = await signedInVendor()
    const answer = await app.inject({ url: `${readAnalytics.path}?${query}`, headers: vendor.headers })
    expect(answer.statusCode).toBe(422)
  })
})

describe('the daily series', () => {
  test('has a point for every day, oldest first [API-18] [ENT-13]', async () => {
    const vendor = await signedInVendor()
    await visit(vendor, 'MENU_VIEW', { count: 2 })
    await visit(vendor, 'QR_SCAN', { count: 1 })
    await visit(vendor, 'ITEM_CLICK', { count: 5 })
    const { data, metadata } = await read(readDaily.path, vendor)

    expect(data).toHaveLength(7)
    expect(data[0]).toEqual({ date: addDays(today, -6), totalViews: 0, menuViews: 0, qrScans: 0 })
    expect(data[6]).toEqual({ date: today, totalViews: 3, menuViews: 2, qrScans: 1 })
    expect(metadata).toEqual({ startDate: addDays(today, -6), endDate: today, vendorJoinDate: today })
  })

  test('is as long as asked', async () => {
    const vendor = await signedInVendor()
    await joinedDaysAgo(vendor, 400)
    const lengthOf = async (query: string) => (await read(`${readDaily.path}?${query}`, vendor)).data.length

    expect([await lengthOf('days=1'), await lengthOf('days=90'), await lengthOf('days=366')]).toEqual([
      1, 90, 366,
    ])
    expect(await lengthOf(`startDate=${addDays(today, -9)}&endDate=${addDays(today, -5)}`)).toBe(5)
    const refused = await app.inject({ url: `${readDaily.path}?days=367`, headers: vendor.headers })
    expect(refused.statusCode).toBe(422)
  })
})

describe('visitors', () => {
  test('are counted once a day, and their visits by weekday and hour', async () => {
    const vendor = await signedInVendor()
    await visit(vendor, 'MENU_VIEW', { count: 2, visitor: 'a', hour: 9 })
    await visit(vendor, 'QR_SCAN', { visitor: 'b', hour: 23 })
    await visit(vendor, 'QR_SCAN', { visitor: 'a', hour: 0, daysAgo: 2 })
    await visit(vendor, 'CATEGORY_VIEW', { count: 7, hour: 9 })
    const { data, busyHours, metadata } = await read(readVisitors.path, vendor)

    expect(data).toHaveLength(7)
    expect(data[6]).toEqual({ date: today, visitors: 2 })
    expect(data[4]).toEqual({ date: addDays(today, -2), visitors: 1 })
    expect(data[0]).toEqual({ date: addDays(today, -6), visitors: 0 })
    expect(metadata).toEqual({ startDate: addDays(today, -6), endDate: today, vendorJoinDate: today })

    const expected = Array.from({ length: 7 }, () => Array(24).fill(0))
    Object.assign(expected[rowOf(today)] ?? [], { 9: 2, 23: 1 })
    Object.assign(expected[rowOf(addDays(today, -2))] ?? [], { 0: 1 })
    expect(busyHours).toEqual(expected)
  })

  test('of a vendor whom nobody visited are zeros', async () => {
    const { data, busyHours } = await read(`${readVisitors.path}?period=1d`, await signedInVendor())
    expect(data).toEqual([{ date: today, visitors: 0 }])
    expect(busyHours).toEqual(Array(7).fill(Array(24).fill(0)))
  })
})

/** Monday is the first row. */
const rowOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7

describe('category views', () => {
  test('name every category, most views first, with its share [API-19] [ENT-12]', async () => {
    const vendor = await signedInVendor()
    const [snacks = '', drinks = '', sweets = ''] = await categories(vendor, 'Snacks', 'Drinks', 'Sweets')
    await visit(vendor, 'CATEGORY_VIEW', { count: 1, categoryId: snacks })
    await visit(vendor, 'CATEGORY_VIEW', { count: 2, categoryId: drinks })

    expect(await read(readCategoryViews.path, vendor)).toEqual({
      categories: [
        { categoryId: drinks, categoryName: 'Drinks', views: 2, percentage: 66.67 },
        { categoryId: snacks, categoryName: 'Snacks', views: 1, percentage: 33.33 },
        { categoryId: sweets, categoryName: 'Sweets', views: 0, percentage: 0 },
      ],
      totalCategoryViews: 3,
    })
  })

  test('are those of the span', async () => {
    const vendor = await signedInVendor()
    await joinedDaysAgo(vendor, 30)
    const [categoryId = ''] = await categories(vendor, 'Snacks')
    await visit(vendor, 'CATEGORY_VIEW', { categoryId })
    const yesterday = addDays(today, -1)

    const totalOf = async (query: string) =>
      (await read(`${readCategoryViews.path}?${query}`, vendor)).totalCategoryViews
    expect([
      await totalOf('period=1d'),
      await totalOf(`startDate=${yesterday}&endDate=${yesterday}`),
    ]).toEqual([1, 0])
  })
})

test('guests and administrators have no analytics of their own', async () => {
  const admin = await signedInAdmin()
  for (const { path } of Object.values(vendorAnalyticsApi)) {
    expect((await app.inject({ url: path })).statusCode).toBe(401)
    expect((await app.inject({ url: path, headers: admin.headers })).statusCode).toBe(403)
  }
})
