import type { EventType } from '@thela/contract/analytics/event-types'
import { vendorAnalyticsApi } from '@thela/contract/analytics/vendor-analytics'
import { addDays } from '@thela/contract/values/date-range'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { newId } from '../../../ids.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { insertEvents, makeEventMonths, type NewEvent } from '../../core/events/queries.ts'

// The clock is stopped at noon, so that the day does not change during a run.
vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${momentOf(new Date()).day}T12:00:00+05:30`) })
afterAll(() => vi.useRealTimers())

const { app, db, signedInVendor, signedInAdmin } = await createTestApp()
const { categories, items, remove } = menuCalls(app)

const today = momentOf(new Date()).day
const DAY_MS = 24 * 60 * 60_000
type Vendor = Awaited<ReturnType<typeof signedInVendor>>

/** Stores events of the vendor, so many days ago. */
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

describe('summary', () => {
  test('the summary counts categories, items, views and scans of all time [API-15] [ENT-08]', async () => {
    const vendor = await signedInVendor()
    const [first = '', second = ''] = await categories(vendor, 'Snacks', 'Hidden')
    await items(vendor, first, 'Samosa', 'Vada')
    await items(vendor, second, 'Old')
    await remove(`categories/${second}`, vendor)
    await visit(vendor, 'MENU_VIEW', { count: 5 })
    await visit(vendor, 'MENU_VIEW', { count: 2, daysAgo: 3 })
    await visit(vendor, 'QR_SCAN', { count: 3 })

    expect(await read('/api/vendors/stats/summary', vendor)).toEqual({
      stats: { totalCategories: 1, totalItems: 2, totalMenuViews: 7, totalQrScans: 3 },
    })
  })

  test('the summary of a new vendor is all zeros, even if others have visits', async () => {
    await visit(await signedInVendor(), 'MENU_VIEW', { count: 9 })
    expect(await read(readSummary.path, await signedInVendor())).toEqual({
      stats: { totalCategories: 0, totalItems: 0, totalMenuViews: 0, totalQrScans: 0 },
    })
  })
})

describe('analytics', () => {
  test('recent activity can leave out the sign-ins of the vendor', async () => {
    const vendor = await signedInVendor()
    for (const type of ['QR_SCAN', 'VENDOR_LOGIN', 'VENDOR_LOGOUT', 'VENDOR_LOGIN'] as const) {
      vi.setSystemTime(Date.now() + 1000)
      await visit(vendor, type)
    }
    const { analytics, pagination } = await read(`${readAnalytics.path}?limit=5&signIns=hide`, vendor)

    expect(analytics.map(({ type }: { type: string }) => type)).toEqual(['QR_SCAN', 'VENDOR_REGISTRATION'])
    expect(pagination.total).toBe(2)
    expect((await read(`${readAnalytics.path}?limit=5`, vendor)).pagination.total).toBe(5)
    expect((await read(`${readAnalytics.path}?limit=5&signIns=show`, vendor)).message).toBe(
      'Validation error',
    )
  })

  test('recent activity is the latest five events of any kind, newest first [API-16] [ENT-09] [CONST-13]', async () => {
    const vendor = await signedInVendor()
    const types = ['CATEGORY_CREATED', 'QR_SCAN', 'VENDOR_LOGIN', 'ITEM_CLICK', 'MENU_VIEW'] as const
    const expected: object[] = []
    for (const type of types) {
      vi.setSystemTime(Date.now() + 1000)
      await visit(vendor, type)
      const createdAt = new Date().toISOString()
      expected.unshift({ id: expect.any(String), type, createdAt, metadata: null })
    }
    const { analytics, pagination } = await read('/api/vendors/analytics?limit=5', vendor)

    // The registration is the sixth.
    expect(pagination).toMatchObject({ page: 1, limit: 5, total: 6 })
    expect(analytics).toEqual(expected)
  })

  test('the answer has stats, events, rates and sums [ENT-11]', async () => {
    const vendor = await signedInVendor()
    const [categoryId = ''] = await categories(vendor, 'Snacks')
    await visit(vendor, 'MENU_VIEW', { count: 6 })
    await visit(vendor, 'QR_SCAN', { count: 2 })
    await visit(vendor, 'ITEM_CLICK', { count: 1 })
    await visit(vendor, 'CATEGORY_VIEW', { count: 3, categoryId })

    const answer = await read('/api/vendors/analytics?period=1d&limit=200', vendor)
    expect(answer).toEqual({
      stats: { totalCategories: 1, totalItems: 0, totalMenuViews: 6, totalQrScans: 2 },
      analytics: expect.any(Array),
      engagementMetrics: {
        qrScanRate: 25,
        menuExplorationRate: 37.5,
        engagementScore: 75,
        totalCategories: 1,
        totalItems: 0,
      },
      summary: { totalViews: 8, menuViews: 6, qrScans: 2, itemClicks: 1, categoryViews: 3 },
      pagination: expect.objectContaining({ page: 1, limit: 200, total: 14 }),
      metadata: { startDate: today, endDate: today, vendorJoinDate: today },
    })
    // Twelve visits, the registration and the new category.
    expect(answer.analytics).toHaveLength(14)
  })

  test('the numbers and the list cover the period or the dates, the list also one type [API-17]', async () => {
    const vendor = await signedInVendor()
    await joinedDaysAgo(vendor, 100)
    await visit(vendor, 'MENU_VIEW', { count: 6 })
    await visit(vendor, 'MENU_VIEW', { count: 4, daysAgo: 3 })
    await visit(vendor, 'QR_SCAN', { count: 1, daysAgo: 3 })
    await visit(vendor, 'QR_SCAN', { count: 5, daysAgo: 10 })
    await visit(vendor, 'QR_SCAN', { count: 7, daysAgo: 20 })
    await visit(vendor, 'QR_SCAN', { count: 9, daysAgo: 80 })

    /** Views and scans of the answer, and how many of each its list has. */
    async function ask(query: string) {
      const { analytics, summary, engagementMetrics } = await read(`/api/vendors/analytics?${query}`, vendor)
      const { menuViews, qrScans, totalViews } = summary
      expect(engagementMetrics.qrScanRate).toBe(Math.round((qrScans / totalViews) * 10_000) / 100)
      const listed = (type: string) =>
        analytics.filter((event: { type: string }) => event.type === type).length
      return { sums: [menuViews, qrScans], listed: [listed('MENU_VIEW'), listed('QR_SCAN')] }
    }
    const both = (views: number, scans: number) => ({ sums: [views, scans], listed: [views, scans] })
    const dates = `startDate=${addDays(today, -20)}&endDate=${addDays(today, -3)}`

    expect(await ask('period=1d')).toEqual(both(6, 0))
    expect(await ask('')).toEqual(both(10, 1))
    expect(await ask('period=7d')).toEqual(both(10, 1))
    expect(await ask('period=14d')).toEqual(both(10, 6))
    expect(await ask('period=30d')).toEqual(both(10, 13))
    expect(await ask('period=90d')).toEqual(both(10, 22))
    expect(await ask(dates)).toEqual(both(4, 13))
    expect(await ask(`${dates}&type=QR_SCAN`)).toEqual({ sums: [4, 13], listed: [0, 13] })
    expect(await ask('period=7d&type=MENU_VIEW')).toEqual({ sums: [10, 1], listed: [10, 0] })
  })

  test('the type filters only the list', async () => {
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

  test('a custom date range starts no earlier than the vendor joined', async () => {
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
  ])('the date range %s is refused everywhere: %s', async (query, msg) => {
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

describe('days', () => {
  test('the daily series has a point for every day, oldest first, and the day the vendor joined [ENT-13]', async () => {
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

  test('the daily series has as many days as requested, at most 366, or those between two dates [API-18]', async () => {
    const vendor = await signedInVendor()
    await joinedDaysAgo(vendor, 400)
    await visit(vendor, 'MENU_VIEW', { count: 2, daysAgo: 7 })
    const ask = (query: string) => read(`/api/vendors/analytics/daily?${query}`, vendor)
    const vendorJoinDate = addDays(today, -400)

    for (const days of [1, 90, 366]) {
      const startDate = addDays(today, 1 - days)
      const { data, metadata } = await ask(`days=${days}`)
      expect([data.length, data[0].date, data.at(-1).date]).toEqual([days, startDate, today])
      expect(metadata).toEqual({ startDate, endDate: today, vendorJoinDate })
    }
    const [startDate, endDate] = [addDays(today, -8), addDays(today, -6)]
    expect(await ask(`startDate=${startDate}&endDate=${endDate}`)).toEqual({
      data: [
        { date: startDate, totalViews: 0, menuViews: 0, qrScans: 0 },
        { date: addDays(today, -7), totalViews: 2, menuViews: 2, qrScans: 0 },
        { date: endDate, totalViews: 0, menuViews: 0, qrScans: 0 },
      ],
      metadata: { startDate, endDate, vendorJoinDate },
    })
    const refused = await app.inject({ url: `${readDaily.path}?days=367`, headers: vendor.headers })
    expect(refused.statusCode).toBe(422)
  })
})

describe('visits', () => {
  test('visitors are counted once a day, and their visits are counted by weekday and hour', async () => {
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

  test('visitors of a vendor without visits are zeros', async () => {
    const { data, busyHours } = await read(`${readVisitors.path}?period=1d`, await signedInVendor())
    expect(data).toEqual([{ date: today, visitors: 0 }])
    expect(busyHours).toEqual(Array(7).fill(Array(24).fill(0)))
  })
})

/** The row of a day's weekday; Monday is the first. */
const rowOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7

describe('categories', () => {
  test('category views list every category with its share, most views first [ENT-12]', async () => {
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

  test('category views cover the period or the dates [API-19]', async () => {
    const vendor = await signedInVendor()
    await joinedDaysAgo(vendor, 30)
    const [categoryId = ''] = await categories(vendor, 'Snacks')
    await visit(vendor, 'CATEGORY_VIEW', { count: 2, categoryId })
    await visit(vendor, 'CATEGORY_VIEW', { count: 3, categoryId, daysAgo: 3 })
    await visit(vendor, 'CATEGORY_VIEW', { count: 4, categoryId, daysAgo: 20 })
    const yesterday = addDays(today, -1)

    async function viewsOf(query: string) {
      const { categories, totalCategoryViews } = await read(
        `/api/vendors/analytics/categories?${query}`,
        vendor,
      )
      expect(categories).toMatchObject([{ categoryId, views: totalCategoryViews }])
      return totalCategoryViews
    }
    expect(await viewsOf('period=1d')).toBe(2)
    expect(await viewsOf('period=7d')).toBe(5)
    expect(await viewsOf('')).toBe(5)
    expect(await viewsOf('period=30d')).toBe(9)
    expect(await viewsOf(`startDate=${addDays(today, -20)}&endDate=${yesterday}`)).toBe(7)
    expect(await viewsOf(`startDate=${yesterday}&endDate=${yesterday}`)).toBe(0)
  })
})

test('guests and administrators are refused', async () => {
  const admin = await signedInAdmin()
  for (const { path } of Object.values(vendorAnalyticsApi)) {
    expect((await app.inject({ url: path })).statusCode).toBe(401)
    expect((await app.inject({ url: path, headers: admin.headers })).statusCode).toBe(403)
  }
})
