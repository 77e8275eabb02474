import { vendorSearchApi } from '@thela/contract/site/vendor-search'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { insertVendor } from '../../../../test/vendors.ts'
import { foldVendors } from './fold-vendors.ts'

const { app, db } = await createTestApp()
const { path } = vendorSearchApi.searchVendors

async function search(query: Record<string, string>) {
  const answer = await app.inject({ url: path, query })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body, ...answer.json() }
}

const namesOf = async (query: Record<string, string>) =>
  (await search(query)).vendors.map(({ businessName }: { businessName: string }) => businessName)

beforeAll(async () => {
  const vendors = [
    { businessName: 'Kashi Chaat Corner', cuisine: 'Chaat', area: 'Adajan' },
    { businessName: 'Tapi Coco', cuisine: 'Shakes', area: 'Piplod' },
    { businessName: 'Bombay Pav Bhaji', cuisine: 'Maharashtrian', city: 'Mumbai', state: 'Maharashtra' },
    { businessName: 'काशी चाट भंडार', cuisine: null, city: 'Varanasi', state: 'Uttar Pradesh', area: 'Assi' },
    { businessName: '100% Veg_House', cuisine: 'Thali', city: 'Vadodara', area: 'Alkapuri' },
  ]
  for (const vendor of vendors) await insertVendor(db, { slug: 'any', ...vendor })
  await foldVendors(db)
})

test.each([
  ['a part of the name', 'aat corn', ['Kashi Chaat Corner']],
  ['the cuisine', 'shakes', ['Tapi Coco']],
  ['the city, in upper or lower case', 'MUMBAI', ['Bombay Pav Bhaji']],
  ['the area', 'piplod', ['Tapi Coco']],
  ['words of several fields, in any order', 'surat chaat', ['Kashi Chaat Corner']],
  ['a word in another script', 'बॉम्बे भाजी', ['Bombay Pav Bhaji']],
  ['another spelling', 'pav bhaaji', ['Bombay Pav Bhaji']],
  ['a place in another script', 'સુરત ચાટ', ['Kashi Chaat Corner']],
  ['the first two letters of a word', 'pi', ['Tapi Coco']],
  ['characters with a meaning in SQL patterns', '100% veg_', ['100% Veg_House']],
  ['a word that matches none', 'sushi', []],
])('a customer searches vendors by %s', async (_, text, names) => {
  expect(await namesOf({ search: text })).toEqual(names)
})

test('names in different scripts are found together, whichever is typed [LANG-09]', async () => {
  for (const text of ['kashi chaat', 'काशी चाट', 'કાશી ચાટ', 'kaashichat'])
    expect([text, await namesOf({ search: text })]).toEqual([text, ['Kashi Chaat Corner', 'काशी चाट भंडार']])
})

test('a new or renamed vendor is folded once, by the next run of the job', async () => {
  const id = await insertVendor(db, { businessName: 'Nayi Dukaan', slug: 'any' })
  expect(await namesOf({ search: 'नयी' })).toEqual([])
  expect(await foldVendors(db)).toEqual({ vendors: 1 })
  expect(await foldVendors(db)).toEqual({ vendors: 0 })
  expect(await namesOf({ search: 'नयी' })).toEqual(['Nayi Dukaan'])

  await db.updateTable('vendors').set({ businessName: 'Purani Dukaan' }).where('id', '=', id).execute()
  expect(await foldVendors(db)).toEqual({ vendors: 1 })
  expect(await namesOf({ search: 'नयी' })).toEqual([])
  expect(await namesOf({ search: 'पुरानी' })).toEqual(['Purani Dukaan'])
  await db.deleteFrom('vendors').where('id', '=', id).execute()
})

test('a customer filters the list by place', async () => {
  expect(await namesOf({ city: 'surat' })).toEqual(['Kashi Chaat Corner', 'Tapi Coco'])
  expect(await namesOf({ country: 'IN', state: 'MH' })).toEqual(['Bombay Pav Bhaji'])
  expect(await namesOf({ city: 'Surat', area: 'Adajan' })).toEqual(['Kashi Chaat Corner'])
  expect(await namesOf({ search: 'chaat', city: 'Mumbai' })).toEqual([])
})

test('pages are sorted by name, and a page past the end is empty', async () => {
  const first = await search({ limit: '2' })
  expect(first.pagination).toMatchObject({ page: 1, limit: 2, total: 5, totalPages: 3, hasNextPage: true })

  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => namesOf({ limit: '2', page })))
  expect(pages.flat()).toEqual([
    '100% Veg_House',
    'Bombay Pav Bhaji',
    'Kashi Chaat Corner',
    'Tapi Coco',
    'काशी चाट भंडार',
  ])
  expect(pages[3]).toEqual([])
})

test('a vendor is returned with place and menu address, but without phone number or email', async () => {
  const { vendors, headers, body } = await search({ search: 'kashi chaat' })

  expect(Object.keys(vendors[0]).toSorted()).toEqual(
    [
      'area',
      'businessName',
      'city',
      'country',
      'cuisine',
      'description',
      'id',
      'logoUrl',
      'priceRange',
      'publicUrl',
      'slug',
      'state',
    ].toSorted(),
  )
  expect(vendors[0].publicUrl).toBe(`http://thela.test/kashi-chaat-corner/${vendors[0].id}`)
  expect(body).not.toMatch(/phone|email/i)
  expect(headers['cache-control']).toBe('public, max-age=60')
})

test.each([{ isActive: false }, { isBanned: true }, { deletedAt: '2026-01-01' }])(
  'a vendor with %j is not found, because their menu is offline',
  async (change) => {
    await insertVendor(db, { businessName: 'Hidden Stall', ...change })

    expect(await namesOf({ search: 'hidden' })).toEqual([])
  },
)

test.each<Record<string, string>>([
  { limit: '51' },
  { limit: '0' },
  { page: '0' },
  { page: 'x' },
  { search: 'x'.repeat(101) },
])('%j is refused', async (query) => {
  expect((await search(query)).status).toBe(422)
})
