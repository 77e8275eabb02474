import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { insertVendor, type NewVendor } from '../../../../test/vendors.ts'
import { visitMany } from '../../../../test/visits.ts'

const { app, db, send, signedInAdmin, signedInVendor } = await createTestApp()
const admin = await signedInAdmin()
const menu = menuCalls(app)

const read = (query = '') => send('GET', `${adminVendorsApi.list.path}?${query}`, { headers: admin.headers })
const names = async (query: string) =>
  (await read(query)).json().vendors.map(({ name }: { name: string }) => name)

const ids: Record<string, string> = {}

/** Adds vendors in order, so that the last one of the same age is the newest. */
async function add(name: string, more: NewVendor = {}, ageInDays = 100) {
  const nth = Object.keys(ids).length
  const createdAt = sql<string>`now() - make_interval(days => ${ageInDays}) + make_interval(secs => ${nth})`
  ids[name] = await insertVendor(db, { name, businessName: `${name}'s`, createdAt, ...more })
  return ids[name]
}

beforeAll(async () => {
  const anand = await add('Anand', { email: 'anand@sweets.example', area: 'Athwa' })
  const ahmedabad = { city: 'Ahmedabad', area: 'Bopal' }
  const bina = await add('bina', {
    isActive: false,
    ...ahmedabad,
    phone: '98250 22222',
    phoneDigits: '9825022222',
  })
  const charu = await add('Charu', { isBanned: true, banReason: 'x', country: 'Atlantis', state: 'Deep' })
  await add('Deleted', { deletedAt: '2026-01-01T00:00:00Z' })
  const esha = await add('Esha', { phone: '+91 98250-11111', phoneDigits: '919825011111' }, 10)

  await visitMany(db, anand, { MENU_VIEW: 100, QR_SCAN: 1, ITEM_CLICK: 3, AD_CLICK: 2 })
  await visitMany(db, anand, { MENU_VIEW: 7, QR_SCAN: 5, ITEM_CLICK: 1 }, { daysAgo: 40 })
  await visitMany(db, bina, { MENU_VIEW: 9, QR_SCAN: 2 }, { daysAgo: 8 })
  await visitMany(db, charu, { MENU_VIEW: 95, QR_SCAN: 5 }, { daysAgo: 1 })
  await visitMany(db, esha, { MENU_VIEW: 10 }, { daysAgo: 2 })
})

test('vendors are listed newest first, in pages, without analytics by default [ENT-31]', async () => {
  const { vendors, pagination, summary } = (await read()).json()

  expect(vendors[0]).toEqual({
    id: ids.Esha,
    name: 'Esha',
    businessName: "Esha's",
    vendorName: `asha-${ids.Esha}`,
    slug: 'asha-chaat-house',
    phone: '+91 98250-11111',
    email: null,
    country: 'India',
    state: 'Gujarat',
    city: 'Surat',
    area: 'Adajan',
    location: 'Adajan, Surat, Gujarat, India',
    address: null,
    description: null,
    isActive: true,
    isBanned: false,
    banReason: null,
    showAds: true,
    createdAt: expect.stringMatching(/Z$/),
    _count: { categories: 0, menuItems: 0 },
    categoriesCount: 0,
    menuItemsCount: 0,
  })
  expect(pagination).toMatchObject({ page: 1, limit: 50, total: 4 })
  expect(summary).toBeUndefined()
  expect(await names('page=2&limit=3')).toEqual(['Anand'])
  expect(await names('page=9')).toEqual([])
})

test('each parameter of the list has its effect [API-53]', async () => {
  const narrowing = [
    'search=anand',
    'status=inactive',
    'country=Atlantis',
    'state=Deep',
    'city=Ahmedabad',
    'area=Athwa',
  ]
  const found = [['Anand'], ['Charu', 'bina'], ['Charu'], ['Charu'], ['bina'], ['Anand']]
  expect(await Promise.all(narrowing.map(names))).toEqual(found)

  const viewsOf = async (query: string) => (await read(`search=anand&${query}`)).json().vendors[0].totalViews
  expect(await viewsOf('')).toBeUndefined()
  expect(await viewsOf('includeAnalytics=true')).toBe(101)
  expect(await viewsOf('includeAnalytics=true&period=90d')).toBe(113)
})

describe('vendors are found by part of their name, business name, phone or email', () => {
  test.each([
    ['ESH', ['Esha']],
    ["anand's", ['Anand']],
    ['sweets.ex', ['Anand']],
    ['98250 11111', ['Esha']],
    ['+91-98250', ['Esha']],
    ['0 98250 11111', ['Esha']],
    ['+91 98250 22222', ['bina']],
    ['%', []],
    ['_', []],
    ['nobody at all', []],
  ])('%s [VEN-01]', async (search, expected) => {
    expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(expected)
  })
})

describe('vendors are filtered', () => {
  test.each([
    ['all', ['Esha', 'Charu', 'bina', 'Anand']],
    ['active', ['Esha', 'Anand']],
    ['inactive', ['Charu', 'bina']],
    ['banned', ['Charu']],
  ])('by status %s [VEN-02]', async (status, expected) => {
    expect(await names(`status=${status}`)).toEqual(expected)
  })

  test.each([
    ['country=IN', ['Esha', 'bina', 'Anand']],
    ['country=india&state=gj', ['Esha', 'bina', 'Anand']],
    ['country=India&state=Gujarat&city=ahmedabad', ['bina']],
    ['area=ATHWA', ['Anand']],
    ['country=Atlantis', ['Charu']],
    ['country=&city=', ['Esha', 'Charu', 'bina', 'Anand']],
    ['country=Mars', []],
  ])('by place: %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test.each([
    ['new', ['Esha']],
    ['highActivity', ['Anand']],
    ['lowActivity', ['Esha']],
    ['highEngagement', ['bina']],
    ['lowEngagement', ['Esha', 'Anand']],
    ['atRisk', ['bina']],
  ])('by segment %s: %j', async (segment, expected) => {
    expect(await names(`segment=${segment}`)).toEqual(expected)
  })

  test('by several filters together, over the requested period', async () => {
    expect(await names('segment=highActivity&status=inactive')).toEqual([])
    expect(await names('segment=lowActivity&period=7d')).toEqual(['Esha', 'bina'])
    expect(await names('segment=highActivity&period=90d&country=IN&search=anand')).toEqual(['Anand'])
  })
})

describe('vendors are sorted', () => {
  test.each([
    ['createdAt', ['Esha', 'Charu', 'bina', 'Anand']],
    ['name', ['Esha', 'Charu', 'bina', 'Anand']],
    ['totalViews', ['Anand', 'Charu', 'bina', 'Esha']],
    ['qrScans', ['Charu', 'bina', 'Anand', 'Esha']],
    ['lastActivity', ['Anand', 'Charu', 'Esha', 'bina']],
  ])('by %s, descending and ascending', async (sortBy, expected) => {
    expect(await names(`sortBy=${sortBy}`)).toEqual(expected)
    expect(await names(`sortBy=${sortBy}&order=asc`)).toEqual(expected.toReversed())
  })
})

test.each([
  'status=gone',
  'period=2y',
  'segment=rich',
  'sortBy=phone',
  'order=up',
  'limit=501',
  'includeAnalytics=maybe',
  `search=${'x'.repeat(101)}`,
])('%s is refused', async (query) => {
  expect((await read(query)).statusCode).toBe(422)
})

describe('one vendor', () => {
  test('is sorted by the number of items and returned with the whole menu [API-54] [ENT-31]', async () => {
    const vendor = await signedInVendor({ name: 'Zeenat', area: 'Vesu' })
    const [dosas = '', hidden = ''] = await menu.categories(vendor, 'Dosas', 'Hidden')
    const [plain = ''] = await menu.items(vendor, dosas, 'Plain', 'Masala')
    await menu.items(vendor, hidden, 'Nobody sees this')
    await menu.remove(`categories/${hidden}`, vendor)
    await visitMany(db, vendor.id, { ITEM_CLICK: 3 }, { itemId: plain })

    const [first] = (await read('sortBy=items')).json().vendors
    expect(first).toMatchObject({
      name: 'Zeenat',
      _count: { categories: 1, menuItems: 2 },
      categoriesCount: 1,
      menuItemsCount: 2,
    })
    expect((await names('sortBy=items&order=asc')).at(-1)).toBe('Zeenat')

    const answer = await send('GET', adminVendorsApi.read.path.replace(':id', vendor.id), admin)
    expect(answer.json().vendor).toMatchObject({
      id: vendor.id,
      location: 'Vesu, Surat, Gujarat, India',
      role: 'VENDOR',
      publicUrl: `http://thela.test/asha-chaat-house/${vendor.id}`,
      template: null,
      categories: [
        {
          id: dosas,
          name: 'Dosas',
          _count: { menuItems: 2 },
          menuItems: [
            { id: plain, name: 'Plain', category: { id: dosas, name: 'Dosas' } },
            { name: 'Masala' },
          ],
        },
      ],
    })
    expect(answer.body).not.toContain('argon2')

    await db.deleteFrom('vendors').where('id', '=', vendor.id).execute()
  })

  test('is not found if the id is unknown or deleted', async () => {
    for (const id of ['nobody', ids.Deleted ?? '']) {
      const answer = await send('GET', adminVendorsApi.read.path.replace(':id', id), admin)
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Vendor not found'])
    }
  })
})

test('vendors and guests cannot read the vendors', async () => {
  const vendor = await signedInVendor()
  for (const path of [adminVendorsApi.list.path, adminVendorsApi.read.path.replace(':id', vendor.id)]) {
    expect((await send('GET', path, { headers: vendor.headers })).statusCode).toBe(403)
    expect((await send('GET', path)).statusCode).toBe(401)
  }
  await db.deleteFrom('vendors').where('id', '=', vendor.id).execute()
})
