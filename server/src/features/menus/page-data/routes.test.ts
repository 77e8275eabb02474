import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { defaultFlags, noDetails } from '@thela/contract/menus/item-fields'
import { PublicMenuItem } from '@thela/contract/menus/page-data'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApp } from '../../../../test/app.ts'

const { app, db, send, signedInVendor } = await createTestApp()
const vendor = await signedInVendor({ businessName: 'Tapi Coco' })
await db
  .insertInto('categories')
  .values([
    { vendorId: vendor.id, id: 'c2', name: 'Shakes', position: 2 },
    { vendorId: vendor.id, id: 'c1', name: 'Coco', position: 1 },
  ])
  .execute()
await db
  .insertInto('menuItems')
  .values({
    vendorId: vendor.id,
    id: 'i1',
    categoryId: 'c1',
    name: 'Cold Coco',
    price: 0,
    variations: JSON.stringify([{ id: 'var_1', name: 'Half', price: 40 }]),
    isAvailable: false,
    position: 1,
  })
  .execute()

const read = (path: string) => app.inject(`/api/public/vendor/${path}`)

test('the whole menu comes in one answer, in order, empty and sold-out parts included [API-39] [ENT-15] [ENT-17] [ENT-18]', async () => {
  const answer = await read(`${vendor.id}/menu-full?slug=tapi-coco`)
  const { vendor: shown, categories, template, slugStatus } = answer.json()

  expect(answer.headers['cache-control']).toBe('public, max-age=60')
  expect(shown).toMatchObject({ id: vendor.id, businessName: 'Tapi Coco', slug: 'tapi-coco', showAds: true })
  expect(shown.publicUrl).toBe(`http://thela.test/tapi-coco/${vendor.id}`)
  expect([template, slugStatus]).toEqual([null, 'current'])
  expect(categories.map(({ name }: { name: string }) => name)).toEqual(['Coco', 'Shakes'])
  expect(categories[1].menuItems).toEqual([])
  expect(categories[0].menuItems).toMatchObject([
    { name: 'Cold Coco', isAvailable: false, category: 'Coco', rating: null },
  ])
  expect(JSON.parse(categories[0].menuItems[0].variations)).toEqual([
    { id: 'var_1', name: 'Half', price: 40 },
  ])
})

test('a customer reads every field of an item, as its vendor left it [ENT-18]', async () => {
  const { menuItems } = (await read(`${vendor.id}/menu-full`)).json().categories[0]

  expect(z.strictObject(PublicMenuItem.shape).parse(menuItems[0])).toMatchObject({
    ...defaultFlags,
    ...noDetails,
    isAvailable: false,
  })
})

test('a version in the address changes nothing but the address', async () => {
  const answer = await read(`${vendor.id}/menu-full?v=1x2y3z`)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe((await read(`${vendor.id}/menu-full`)).body)
})

test('a vendor without a tagline gets the standard one [ENT-16]', async () => {
  expect((await read(`${vendor.id}/menu-full`)).json().vendor.tagline).toBe('Delicious food, great service')
})

test('no secret and no state of the account leaves with the menu', async () => {
  const { body } = await read(`${vendor.id}/menu-full`)
  expect(body).not.toMatch(/passwordHash|banReason|isBanned|phoneDigits|deletedAt/)
})

test('a former slug is told apart from a foreign one', async () => {
  await send('PUT', '/api/vendors/profile', {
    headers: vendor.headers,
    payload: { businessName: 'Tapi Cold Coco' },
  })
  const status = async (slug: string) => (await read(`${vendor.id}/menu-full?slug=${slug}`)).json().slugStatus

  expect([await status('tapi-cold-coco'), await status('tapi-coco'), await status('other')]).toEqual([
    'current',
    'former',
    'unknown',
  ])
})

test('a vendor is found by a name that is or was theirs, and by no other [API-40] [API-41]', async () => {
  expect((await read(`tapi-coco/${vendor.id}`)).json().vendor.id).toBe(vendor.id)
  expect((await read(`tapi-cold-coco/${vendor.id}`)).statusCode).toBe(200)
  expect((await read(`somebody/${vendor.id}`)).statusCode).toBe(404)
  expect((await read(`tapi-cold-coco/${vendor.id}/template`)).json()).toEqual({ success: true, data: null })
})

test.each([{ isActive: false }, { isBanned: true }, { deletedAt: '2026-01-01' }])(
  'a vendor with %j is offline',
  async (change) => {
    const { id } = await signedInVendor()
    await db.updateTable('vendors').set(change).where('id', '=', id).execute()

    const answer = await read(`${id}/menu-full`)
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Vendor not found'])
  },
)

test('the menu comes compressed for who can read it, and not at all to who has it', async () => {
  const url = `/api/public/vendor/${vendor.id}/menu-full`
  const plain = await app.inject(url)
  const [brotli, gzip] = await Promise.all(
    ['gzip, br', 'gzip'].map((encoding) => app.inject({ url, headers: { 'accept-encoding': encoding } })),
  )

  expect(plain.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(brotli?.rawPayload ?? '').toString()).toBe(plain.body)
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain.body)
  const again = await app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('the vendor sees in it what was saved a moment ago, also while others are reading', async () => {
  const url = `/api/public/vendor/${vendor.id}/menu-full`
  for (const name of ['Hot Coco', 'Iced Coco', 'Coco Royal']) {
    const reading = app.inject(url)
    await send('PUT', '/api/items/i1', { headers: vendor.headers, payload: { name } })
    expect((await app.inject(url)).json().categories[0].menuItems[0].name).toBe(name)
    await reading
  }
})
