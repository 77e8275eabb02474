import { type AdminVendor, adminVendorsApi, type VendorsSummary } from '@thela/contract/admin/vendors'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { insertVendor, type NewVendor } from '../../../../test/vendors.ts'
import { visitMany } from '../../../../test/visits.ts'

const { app, db, send, signedInAdmin, signedInVendor } = await createTestApp()
const admin = await signedInAdmin()
const menu = menuCalls(app)

type Answer = { vendors: AdminVendor[]; summary: VendorsSummary }

const read = async (query = ''): Promise<Answer> =>
  (
    await send('GET', `${adminVendorsApi.list.path}?includeAnalytics=true&${query}`, {
      headers: admin.headers,
    })
  ).json()
const namesOf = (vendors: AdminVendor[]) => vendors.map(({ name }) => name)

async function add(name: string, more: NewVendor = {}, ageInDays = 60) {
  const createdAt = sql<string>`now() - make_interval(days => ${ageInDays})`
  return insertVendor(db, { name, createdAt, ...more })
}

const star = { id: '', items: [] as string[] }

beforeAll(async () => {
  const vendor = await signedInVendor({ name: 'Star', businessName: 'Star Snacks', area: 'Vesu' })
  const [category = ''] = await menu.categories(vendor, 'Snacks')
  star.id = vendor.id
  star.items = await menu.items(vendor, category, 'Samosa', 'Kachori')
  const [samosa = '', kachori = ''] = star.items
  await visitMany(db, star.id, { MENU_VIEW: 150, QR_SCAN: 50, AD_CLICK: 2 })
  await visitMany(db, star.id, { ITEM_CLICK: 2 }, { itemId: samosa })
  await visitMany(db, star.id, { ITEM_CLICK: 1 }, { itemId: kachori })
  await visitMany(db, star.id, { MENU_VIEW: 5, QR_SCAN: 4, ITEM_CLICK: 3 }, { daysAgo: 45 })

  const steady = await add('Steady', { area: 'Vesu' })
  await visitMany(db, steady, { MENU_VIEW: 20, QR_SCAN: 1 }, { daysAgo: 10 })
  const slow = await add('Slow')
  await visitMany(db, slow, { MENU_VIEW: 7 }, { daysAgo: 3 })
  await add('Silent', { isActive: false }, 59)
  await add('Banned', { isBanned: true }, 58)
  await add('Young', {}, 5)
  await add('Deleted', { deletedAt: '2026-01-01T00:00:00Z' })
})

test('each vendor has visit counts for the period and for all time [ENT-31]', async () => {
  const { vendors } = await read('search=Star')
  expect(vendors).toHaveLength(1)
  const [first] = vendors

  expect(first).toMatchObject({
    id: star.id,
    totalViews: 200,
    menuViews: 150,
    qrScans: 50,
    itemClicks: 3,
    adClicks: 2,
    conversionRate: 25,
    allTimeViews: 209,
    allTimeQrScans: 54,
    allTimeItemClicks: 6,
    topItems: [
      { name: 'Samosa', views: 2, percentage: 66.67 },
      { name: 'Kachori', views: 1, percentage: 33.33 },
    ],
  })
  const { at } = await db
    .selectFrom('events')
    .select(sql<string>`max(at)`.as('at'))
    .where('vendorId', '=', star.id)
    .executeTakeFirstOrThrow()
  expect(first?.lastActivity).toBe(at)
  expect(first?.recentActivity).toHaveLength(5)
  expect(first?.recentActivity?.[0]).toEqual({
    id: expect.any(String),
    type: expect.any(String),
    vendorId: star.id,
    vendorName: 'Star Snacks',
    createdAt: at,
  })
})

test('a vendor without any activity has zeros and no last activity', async () => {
  const { vendors } = await read('search=Silent')
  expect(vendors[0]).toMatchObject({
    totalViews: 0,
    conversionRate: 0,
    lastActivity: null,
    topItems: [],
    recentActivity: [],
  })
})

test('the summary covers all filtered vendors, not only those on the page', async () => {
  const { summary, vendors } = await read('limit=1')
  const { topPerformers, lowPerformers, comparison, topLocations, ...figures } = summary

  expect(vendors).toHaveLength(1)
  expect(figures).toEqual({
    totalVendors: 6,
    activeVendors: 4,
    inactiveVendors: 2,
    bannedVendors: 1,
    totalViews: 228,
    menuViews: 177,
    qrScans: 51,
    itemClicks: 3,
    totalItems: 2,
    averageViews: 38,
    averageScans: 8.5,
    newVendors: 2,
    growthRate: 50,
    highEngagement: 1,
    lowEngagement: 5,
    lowActivity: 4,
    atRisk: 3,
  })
})

describe('top and low performers', () => {
  test('the five best are top performers and up to ten are compared', async () => {
    const { summary } = await read()
    expect(namesOf(summary.topPerformers)).toEqual(['Star', 'Steady', 'Slow', 'Young', 'Banned'])
    expect(namesOf(summary.comparison)).toEqual(['Star', 'Steady', 'Slow', 'Young', 'Banned', 'Silent'])
    expect(summary.topPerformers[0]).toMatchObject({ conversionRate: 25, menuItemsCount: 2 })
  })

  test('up to five are low performers: below ten views low, below five very low', async () => {
    const { summary } = await read()
    expect(summary.lowPerformers.map(({ name, label }) => [name, label])).toEqual([
      ['Young', 'Very Low'],
      ['Banned', 'Very Low'],
      ['Silent', 'Very Low'],
      ['Slow', 'Low'],
    ])
  })

  test('each location has its vendors, views and scans, the most viewed first', async () => {
    const { summary } = await read()
    expect(summary.topLocations).toEqual([
      { location: 'Vesu, Surat, Gujarat, India', vendors: 2, views: 221, qrScans: 51 },
      { location: 'Adajan, Surat, Gujarat, India', vendors: 4, views: 7, qrScans: 0 },
    ])
  })
})

test('filters and the period change the summary too', async () => {
  expect((await read('status=banned')).summary).toMatchObject({ totalVendors: 1, growthRate: 0 })
  expect((await read('area=Vesu&period=7d')).summary).toMatchObject({ totalVendors: 2, totalViews: 200 })
  expect((await read('period=90d')).summary).toMatchObject({ totalViews: 237, itemClicks: 6 })
  expect((await read('segment=new')).summary).toMatchObject({ totalVendors: 2, growthRate: 100 })
  expect((await read('search=nobody+at+all')).summary).toMatchObject({
    totalVendors: 0,
    averageViews: 0,
    growthRate: 0,
    topPerformers: [],
    topLocations: [],
  })
})

test('the sums alone are those of the summary, whichever vendors it is about', async () => {
  for (const filter of ['', 'area=Vesu', 'status=inactive', 'segment=lowEngagement', 'search=nobody']) {
    const { summary } = await read(filter)
    const { summary: totals, vendors } = await read(`${filter}&summary=totals`)

    expect(Object.keys(totals).sort()).toEqual(
      [
        'totalVendors',
        'activeVendors',
        'inactiveVendors',
        'bannedVendors',
        'totalItems',
        'totalViews',
        'menuViews',
        'qrScans',
        'itemClicks',
      ].sort(),
    )
    expect(summary).toMatchObject(totals)
    expect(vendors).toHaveLength(totals.totalVendors)
  }
})
