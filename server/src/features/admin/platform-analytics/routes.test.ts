import {
  platformAnalyticsApi as api,
  type OneVendorAnalytics,
  type PlatformAnalytics,
} from '@thela/contract/admin/platform-analytics'
import { addDays } from '@thela/contract/values/date-range'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuWork } from '../../../../test/menu.ts'
import { visitMany } from '../../../../test/visits.ts'
import { foldToday } from '../../analytics/rollups/kept/fold-today.ts'
import { keepSums } from '../../analytics/rollups/kept/keep-sums.ts'
import { momentOf } from '../../core/events/business-time.ts'

const { app, db, send, signedInAdmin, signedInVendor } = await createTestApp()
const admin = await signedInAdmin()
const menu = menuWork(app)

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

/** The same answers are expected before the first night, after it, and after nights without a job. */
const nights = [
  { when: 'before the first night' },
  { when: 'after a night', reach: -1 },
  { when: 'when three nights were missed', reach: -4 },
  { when: 'with today folded in', reach: -1, isFolded: true },
]

describe.each<{ when: string; reach?: number; isFolded?: boolean }>(nights)(
  '$when',
  ({ reach, isFolded }) => {
    beforeAll(async () => {
      if (reach) await keepSums(db, addDays(today, reach))
      if (isFolded) await foldToday(db, new Date(), 0)
    })

    test('an administrator reads what happened on the platform [API-61] [ENT-42] [AAN-24]', async () => {
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

    test('the breakdown has the six types and whatever else happened, also what belongs to nobody [ENT-43]', async () => {
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
      ['period=7d', { totalViews: 47, totalQrScans: 7 }, 7],
      ['period=14d', { totalViews: 47 }, 14],
      ['period=90d', { totalViews: 1147 }, 90],
      ['country=IN&state=GJ', { totalVendors: 2, totalViews: 127 }, 30],
      ['area=vesu', { totalVendors: 1, activeVendors: 1, totalViews: 112, totalQrScans: 2 }, 30],
      ['city=Ahmedabad&period=7d', { totalVendors: 1, activeVendors: 0, totalViews: 15 }, 7],
      ['country=Mars', { totalVendors: 0, totalViews: 0, topItems: [], recentActivity: [] }, 30],
    ])('%s narrows all of it [API-61]', async (query, expected, days) => {
      const answer = await readPlatform(query)
      expect(answer).toMatchObject(expected)
      expect(answer.timeSeriesData).toHaveLength(days)
    })

    test('one vendor is read with the same charts and with his own figures [API-56]', async () => {
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

test('bad questions, unknown vendors, vendors and guests are refused [ADM-10]', async () => {
  const paths = [api.readPlatform.path, api.readVendor.path.replace(':id', asha.id)]
  for (const path of paths) {
    expect((await ask(`${path}?period=2y`)).statusCode).toBe(422)
    expect((await send('GET', path, { headers: asha.headers })).statusCode).toBe(403)
    expect((await send('GET', path)).statusCode).toBe(401)
  }
  for (const id of ['nobody', gone.id])
    expect((await ask(api.readVendor.path.replace(':id', id))).json().message).toBe('Vendor not found')
})
