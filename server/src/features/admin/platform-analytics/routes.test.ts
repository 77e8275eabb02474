import {
  platformAnalyticsApi as api,
  type OneVendorAnalytics,
  type PlatformAnalytics,
} from '@thela/contract/admin/platform-analytics'
import { addDays } from '@thela/contract/values/date-range'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { visitMany } from '../../../../test/visits.ts'
import { rollUpToday } from '../../analytics/rollups/totals/roll-up-today.ts'
import { storeRollups } from '../../analytics/rollups/totals/store-rollups.ts'
import { momentOf } from '../../core/events/business-time.ts'

const { app, db, send, signedInAdmin, signedInVendor } = await createTestApp()
const admin = await signedInAdmin()
const menu = menuCalls(app)

const ask = (path: string) => send('GET', path, { headers: admin.headers })
const readPlatform = async (query = ''): Promise<PlatformAnalytics> =>
  (await ask(`${api.readPlatform.path}?${query}`)).json()
const readVendor = async (id: string, query = ''): Promise<OneVendorAnalytics> =>
  (await ask(`${api.readVendor.path.replace(':id', id)}?${query}`)).json()

const today = momentOf(new Date()).day
const [asha, bina] = [await signedInVendor({ area: 'Vesu' }), await signedInVendor({ city: 'Ahmedabad' })]
const gone = await signedInVendor()

beforeAll(async () => {
  const [snacks = ''] = await menu.categories(asha, 'Snacks')
  const [samosa = '', kachori = ''] = await menu.items(asha, snacks, 'Samosa', 'Kachori')
  const [teas = ''] = await menu.categories(bina, 'Teas')
  const [chai = ''] = await menu.items(bina, teas, 'Chai')

  await visitMany(db, asha.id, { MENU_VIEW: 6, QR_SCAN: 2 })
  await visitMany(db, asha.id, { ITEM_CLICK: 3 }, { itemId: samosa })
  await visitMany(db, asha.id, { ITEM_CLICK: 1 }, { itemId: kachori })
  await visitMany(db, asha.id, { MENU_VIEW: 4 }, { daysAgo: 3 })
  await visitMany(db, asha.id, { ITEM_CLICK: 1, MENU_VIEW: 100 }, { daysAgo: 29, itemId: kachori })
  await visitMany(db, asha.id, { MENU_VIEW: 1000 }, { daysAgo: 40 })
  await visitMany(db, bina.id, { MENU_VIEW: 10, QR_SCAN: 5 }, { daysAgo: 5 })
  await visitMany(db, bina.id, { ITEM_CLICK: 5 }, { itemId: chai, daysAgo: 5 })
  await visitMany(db, gone.id, { MENU_VIEW: 20 }, { daysAgo: 2 })
  await db.updateTable('vendors').set({ isBanned: true }).where('id', '=', bina.id).execute()
  await db
    .updateTable('vendors')
    .set({ deletedAt: new Date().toISOString() })
    .where('id', '=', gone.id)
    .execute()
})

/** The results must be the same however many days are already rolled up. */
const rollups = [
  { when: 'before the first rollup' },
  { when: 'after a nightly rollup', rolledUpTo: -1 },
  { when: 'after three missed rollups', rolledUpTo: -4 },
  { when: 'with today rolled up too', rolledUpTo: -1, isTodayRolledUp: true },
]

describe.each<{ when: string; rolledUpTo?: number; isTodayRolledUp?: boolean }>(rollups)(
  '$when',
  ({ rolledUpTo, isTodayRolledUp }) => {
    beforeAll(async () => {
      if (rolledUpTo) await storeRollups(db, addDays(today, rolledUpTo))
      if (isTodayRolledUp) await rollUpToday(db, new Date(), 0)
    })

    test('an administrator reads the analytics of the platform [API-61] [ENT-42] [AAN-24]', async () => {
      const answer = await readPlatform()

      expect(answer).toMatchObject({
        totalVendors: 2,
        activeVendors: 1,
        totalMenuViews: 140,
        totalQrScans: 7,
        totalViews: 147,
        topItems: [
          { name: 'Chai', views: 5, percentage: 50 },
          { name: 'Samosa', views: 3, percentage: 30 },
          { name: 'Kachori', views: 2, percentage: 20 },
        ],
        metadata: { period: '30d', startDate: addDays(today, -29), endDate: today, timezone: 'Asia/Kolkata' },
      })
      expect(answer.timeSeriesData).toHaveLength(30)
      expect(answer.timeSeriesData.at(-1)).toEqual({ date: today, views: 8, qrScans: 2, itemClicks: 4 })
      expect(answer.timeSeriesData.at(-6)).toEqual({
        date: addDays(today, -5),
        views: 15,
        qrScans: 5,
        itemClicks: 5,
      })
      expect(answer.hourlyData.reduce((sum, { views }) => sum + views, 0)).toBe(147)
      expect(answer.hourlyData.reduce((sum, { qrScans }) => sum + qrScans, 0)).toBe(7)
      expect(answer.hourlyData.reduce((sum, { itemClicks }) => sum + itemClicks, 0)).toBe(10)
      expect(answer.eventBreakdown).toMatchObject({ MENU_VIEW: 140, QR_SCAN: 7, ITEM_CLICK: 10 })
      expect(answer.hourlyData.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
      expect(answer.recentActivity).toHaveLength(5)
      expect(answer.recentActivity[0]).toEqual({
        id: expect.any(String),
        type: expect.any(String),
        vendorId: asha.id,
        vendorName: asha.businessName,
        createdAt: expect.stringMatching(/Z$/),
      })
    })

    test('the breakdown has the six fixed types and every other type that occurred, also without a vendor [ENT-43]', async () => {
      const { eventBreakdown } = await readPlatform()
      expect(eventBreakdown).toMatchObject({
        MENU_VIEW: 140,
        QR_SCAN: 7,
        VENDOR_REGISTRATION: 3,
        VENDOR_LOGIN: 0,
        AD_CLICK: 0,
        AD_IMPRESSION: 0,
        ITEM_CLICK: 10,
        CATEGORY_CREATED: 2,
        ADMIN_LOGIN: 1,
      })
      expect(eventBreakdown).not.toHaveProperty('SHARE_MENU')
    })

    test.each([
      ['period=1d', { totalViews: 8 }, 7],
      ['period=30d', { totalViews: 147 }, 30],
      ['period=7d', { totalViews: 47, totalQrScans: 7 }, 7],
      ['period=14d', { totalViews: 47 }, 14],
      ['period=90d', { totalViews: 1147 }, 90],
      ['country=IN&state=GJ', { totalVendors: 2, totalViews: 127 }, 30],
      ['area=vesu', { totalVendors: 1, activeVendors: 1, totalViews: 112, totalQrScans: 2 }, 30],
      ['city=Ahmedabad&period=7d', { totalVendors: 1, activeVendors: 0, totalViews: 15 }, 7],
      ['country=Mars', { totalVendors: 0, totalViews: 0, topItems: [], recentActivity: [] }, 30],
    ])('%s filters all figures [API-61]', async (query, expected, days) => {
      const answer = await readPlatform(query)
      expect(answer).toMatchObject(expected)
      expect(answer.timeSeriesData).toHaveLength(days)
    })

    test('the analytics of one vendor have the same charts and their own figures [API-56]', async () => {
      const { vendor, ...answer } = await readVendor(asha.id)

      expect(vendor).toMatchObject({ id: asha.id, totalViews: 112, allTimeViews: 1112 })
      expect(answer).toMatchObject({
        stats: { totalCategories: 1, totalItems: 2, totalMenuViews: 1110, totalQrScans: 2 },
        summary: { totalViews: 112, qrScans: 2, menuViews: 110, itemClicks: 5, categoryViews: 0 },
        engagementMetrics: { qrScanRate: 1.79, engagementScore: 6.25, totalItems: 2 },
        categories: [{ categoryName: 'Snacks', views: 0, percentage: 0 }],
        totalCategoryViews: 0,
        topItems: [
          { name: 'Samosa', views: 3, percentage: 60 },
          { name: 'Kachori', views: 2, percentage: 40 },
        ],
      })
      expect(answer.eventBreakdown).toMatchObject({ MENU_VIEW: 110, QR_SCAN: 2, ITEM_CLICK: 5, AD_CLICK: 0 })
      expect(answer.timeSeriesData).toHaveLength(30)
      expect(answer.timeSeriesData.at(-4)).toMatchObject({ views: 4 })
      expect(answer.hourlyData.reduce((sum, { itemClicks }) => sum + itemClicks, 0)).toBe(5)
      expect(answer.recentActivity).toHaveLength(5)
      expect((await readVendor(asha.id, 'period=1d')).summary.totalViews).toBe(8)
    })
  },
)

test('where nothing has happened every chart is zero and no item is listed [REP-23] [AAN-21]', async () => {
  const answer = await readPlatform('country=Mars&period=7d')

  expect(answer.timeSeriesData.map(({ date }) => date)).toEqual(
    Array.from({ length: 7 }, (_, n) => addDays(today, n - 6)),
  )
  expect(answer.hourlyData).toHaveLength(24)
  for (const { views, qrScans, itemClicks } of [...answer.timeSeriesData, ...answer.hourlyData])
    expect([views, qrScans, itemClicks]).toEqual([0, 0, 0])
  expect(answer).toMatchObject({ topItems: [], recentActivity: [] })
  expect(new Set(Object.values(answer.eventBreakdown))).toEqual(new Set([0]))
})

test('invalid queries, unknown vendors, vendors and guests are refused', async () => {
  const paths = [api.readPlatform.path, api.readVendor.path.replace(':id', asha.id)]
  for (const path of paths) {
    expect((await ask(`${path}?period=2y`)).statusCode).toBe(422)
    expect((await send('GET', path, { headers: asha.headers })).statusCode).toBe(403)
    expect((await send('GET', path)).statusCode).toBe(401)
  }
  for (const id of ['nobody', gone.id])
    expect((await ask(api.readVendor.path.replace(':id', id))).json().message).toBe('Vendor not found')
})
