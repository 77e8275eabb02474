import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { nothingSaid } from '@thela/contract/menus/diets'
import { defaultFlags, noDetails } from '@thela/contract/menus/item-fields'
import { PublicMenuItem } from '@thela/contract/menus/page-data'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApp, PASSWORD } from '../../../../test/app.ts'
import { addBundledTemplates } from '../../templates/catalogue/add-bundled-templates.ts'

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

const renamed = await signedInVendor({ businessName: 'Tapi Ice' })
await send('PUT', '/api/vendors/profile', {
  headers: renamed.headers,
  payload: { businessName: 'Tapi Cold Coco' },
})

const read = (path: string) => app.inject(`/api/public/vendor/${path}`)

test('the whole menu is in one response, in order, with empty categories and sold-out items [API-39] [ENT-17]', async () => {
  const answer = await read(`${vendor.id}/menu-full?slug=tapi-coco`)
  const { vendor: shown, categories, template, slugStatus } = answer.json()

  expect(answer.headers['cache-control']).toBe('public, max-age=60')
  expect([shown.id, shown.businessName, template, slugStatus]).toEqual([
    vendor.id,
    'Tapi Coco',
    null,
    'current',
  ])
  expect(categories).toEqual([
    {
      id: 'c1',
      name: 'Coco',
      description: null,
      menuItems: [expect.objectContaining({ id: 'i1', name: 'Cold Coco', isAvailable: false })],
    },
    { id: 'c2', name: 'Shakes', description: null, menuItems: [] },
  ])
})

test('the menu contains the chosen template while the vendor may use it [API-39]', async () => {
  const chooser = await signedInVendor()
  await addBundledTemplates(db)
  const choice = { templateId: 'ModernMinimal', themeIndex: 3 }
  await send('POST', '/api/vendors/template', { headers: chooser.headers, payload: choice })

  expect((await read(`${chooser.id}/menu-full`)).json().template).toEqual(choice)
})

test('customers get everything the vendor says of the stall [ENT-15]', async () => {
  const stall = await signedInVendor({ businessName: 'Full Stall' })
  const profile = {
    description: 'Coco since 1985',
    address: '12 Ring Road',
    cuisine: 'Indian',
    priceRange: '$$',
    openingTime: '10:00',
    closingTime: '22:30',
    weekHours: null,
    logoUrl: 'https://example.com/logo.png',
    coverImageUrl: 'https://example.com/cover.png',
    tagline: 'Cold and thick',
    fssaiNumber: '10721031000123',
  }
  const saved = await send('PUT', '/api/vendors/profile', {
    headers: stall.headers,
    payload: { ...profile, email: 'coco@example.com', currentPassword: PASSWORD },
  })
  expect(saved.statusCode).toBe(200)

  expect((await read(`${stall.id}/menu-full`)).json().vendor).toEqual({
    ...profile,
    id: stall.id,
    name: stall.name,
    businessName: 'Full Stall',
    vendorName: 'full-stall',
    slug: 'full-stall',
    phone: stall.phone.replace(/(\d{5})(\d{5})$/, ' $1 $2'),
    email: 'coco@example.com',
    country: 'India',
    state: 'Gujarat',
    city: 'Surat',
    area: 'Adajan',
    closedUntil: null,
    qrCodeUrl: stall.user.qrCodeUrl,
    publicUrl: `http://thela.test/full-stall/${stall.id}`,
    showAds: true,
    showEstimatedTime: true,
    ...{ orderSlip: false, whatsappNumber: null, upiAddress: null },
  })
  expect(stall.user.qrCodeUrl).toMatch(/^\/uploads\//)
})

test('an order slip is off until the vendor switches it on, with a number only for WhatsApp [SLIP-01] [SLIP-02] [SLIP-03]', async () => {
  const stall = await signedInVendor({ businessName: 'Slip Stall' })
  const readSlip = async () => {
    const { vendor } = (await app.inject(`/api/public/vendor/${stall.id}/menu-full`)).json()
    return [vendor.orderSlip, vendor.whatsappNumber, vendor.upiAddress, vendor.phone === '']
  }
  const save = (payload: object) => send('PUT', '/api/vendors/profile', { headers: stall.headers, payload })

  await save({ showPhone: false })
  expect(await readSlip()).toEqual([false, null, null, true])
  await save({ orderSlip: true, upiAddress: 'asha@okaxis', currentPassword: PASSWORD })
  expect(await readSlip()).toEqual([true, null, 'asha@okaxis', true])
  await save({ slipByWhatsapp: true })
  expect(await readSlip()).toEqual([true, stall.phone.slice(1), 'asha@okaxis', true])
})

test('a hidden phone number is in no public answer, and comes back when it is shown', async () => {
  const stall = await signedInVendor({ businessName: 'Quiet Stall' })
  const number = new RegExp([...stall.phone.slice(1)].join(' ?'))
  const show = (showPhone: boolean) =>
    send('PUT', '/api/vendors/profile', { headers: stall.headers, payload: { showPhone } })
  const publicTexts = () =>
    Promise.all(
      [
        `/quiet-stall/${stall.id}`,
        `/api/public/vendor/${stall.id}/menu-full`,
        `/api/public/vendor/quiet-stall/${stall.id}`,
        '/api/public/vendors?search=quiet',
      ].map(async (url) => (await app.inject(url)).body),
    )
  const withNumber = async () => (await publicTexts()).map((text) => number.test(text))

  expect((await publicTexts()).every((text) => /quiet.stall/i.test(text))).toBe(true)
  expect(await withNumber()).toEqual([true, true, true, false])
  expect((await show(false)).json().vendor).toMatchObject({ showPhone: false, phone: stall.phone })
  await expect.poll(withNumber, atMostOneSecondOld).toEqual([false, false, false, false])
  expect((await app.inject(`/quiet-stall/${stall.id}`)).body).not.toMatch(/tel:|telephone/)

  await show(true)
  await expect.poll(withNumber, atMostOneSecondOld).toEqual([true, true, true, false])
})

test('customers see and call a number with its country code, however the vendor typed it [QUICK-10]', async () => {
  const phone = '0 98250 55501'
  const stall = await signedInVendor({ businessName: 'Called Stall', phone })

  expect((await read(`${stall.id}/menu-full`)).json().vendor.phone).toBe('+91 98250 55501')
  const page = (await app.inject(`/called-stall/${stall.id}`)).body
  expect(page).toContain('href="tel:+919825055501"')
  expect(page).toContain('+91 98250 55501')
  expect(page).not.toContain(phone)
  expect((await send('GET', '/api/vendors/profile', { headers: stall.headers })).json().vendor.phone).toBe(
    phone,
  )
})

/** Menus are cached for a second. */
const atMostOneSecondOld = { timeout: 5000 }

test('the public menu has every field of an item [ENT-18]', async () => {
  const { id: vendorId } = await signedInVendor()
  await db.insertInto('categories').values({ vendorId, id: 'c', name: 'Shakes', position: 1 }).execute()
  const item = {
    id: 'i',
    name: 'કોકો',
    nameEn: 'Cold Coco',
    description: 'Thick and cold',
    price: 60,
    originalPrice: 80,
    imageUrl: 'https://example.com/coco.jpg',
    isVeg: false,
    isPopular: true,
    isFeatured: true,
    signature: true,
    spicy: true,
    isAvailable: false,
    preparationTime: '4',
    calories: 320,
    ingredients: ['milk', 'cocoa'],
    diets: ['jain'],
    allergens: ['milk'],
  }
  const variations = [{ id: 'var_1', name: 'Half', price: 40, description: 'One glass' }]
  const stored = { ...item, vendorId, categoryId: 'c', position: 1 }
  await db
    .insertInto('menuItems')
    .values({ ...stored, variations: JSON.stringify(variations) })
    .execute()

  const [shown] = (await read(`${vendorId}/menu-full`)).json().categories[0].menuItems
  expect({ ...shown, variations: JSON.parse(shown.variations) }).toEqual({
    ...item,
    category: 'Shakes',
    mark: 'nonveg',
    isSoldOutToday: false,
    rating: null,
    variations,
  })
})

test('an item of which only name and price are known has the defaults for the rest', async () => {
  const { menuItems } = (await read(`${vendor.id}/menu-full`)).json().categories[0]

  expect(z.strictObject(PublicMenuItem.shape).parse(menuItems[0])).toMatchObject({
    ...defaultFlags,
    ...nothingSaid,
    ...noDetails,
    isAvailable: false,
    rating: null,
  })
})

test('a version in the URL does not change the response', async () => {
  const answer = await read(`${vendor.id}/menu-full?v=1x2y3z`)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe((await read(`${vendor.id}/menu-full`)).body)
})

test('a vendor without a tagline gets the default one [ENT-16]', async () => {
  expect((await read(`${vendor.id}/menu-full`)).json().vendor.tagline).toBe('Delicious food, great service')
})

test('the menu contains no secrets and no account status', async () => {
  const { body } = await read(`${vendor.id}/menu-full`)
  expect(body).not.toMatch(/passwordHash|banReason|isBanned|phoneDigits|phoneE164|deletedAt/)
})

describe('a vendor who renamed the stall', () => {
  const slugs = ['tapi-cold-coco', 'tapi-ice', 'other']

  test('has former slugs, which differ from unknown ones', async () => {
    const statuses = slugs.map(
      async (slug) => (await read(`${renamed.id}/menu-full?slug=${slug}`)).json().slugStatus,
    )
    expect(await Promise.all(statuses)).toEqual(['current', 'former', 'unknown'])
  })

  test('is found by the current and a former slug, and by no other [API-40]', async () => {
    const [current, former, other] = await Promise.all(slugs.map((slug) => read(`${slug}/${renamed.id}`)))
    const { vendor: shown } = (await read(`${renamed.id}/menu-full`)).json()

    expect([current?.statusCode, current?.json()]).toEqual([200, { vendor: shown }])
    expect([former?.statusCode, former?.json()]).toEqual([200, { vendor: shown }])
    expect([other?.statusCode, other?.json()]).toEqual([404, { message: 'Vendor not found' }])
  })

  test('has their template read by the same slugs [API-41]', async () => {
    await addBundledTemplates(db)
    const templates = () => Promise.all(slugs.map((slug) => read(`${slug}/${renamed.id}/template`)))
    const [before] = await templates()
    expect(before?.json()).toEqual({ success: true, data: null })

    const choice = { templateId: 'ModernMinimal', themeIndex: 2 }
    await send('POST', '/api/vendors/template', { headers: renamed.headers, payload: choice })
    const [current, former, other] = await templates()
    expect([current?.json(), former?.json()]).toEqual(Array(2).fill({ success: true, data: choice }))
    expect(other?.statusCode).toBe(404)
  })
})

test('a vendor who is signed in gets no profile in place of their public one [API-40]', async () => {
  const { id, headers } = await signedInVendor({ businessName: 'Closed Stall' })
  const readAsOwner = (name: string) => send('GET', `/api/public/vendor/${name}/${id}`, { headers })
  const shown = await readAsOwner('closed-stall')
  expect([shown.statusCode, shown.json()]).toEqual([200, (await read(`closed-stall/${id}`)).json()])
  expect(shown.json().vendor).not.toHaveProperty('role')
  const unknown = await readAsOwner('somebody')
  expect([unknown.statusCode, unknown.json()]).toEqual([404, { message: 'Vendor not found' }])

  await db.updateTable('vendors').set({ isActive: false }).where('id', '=', id).execute()
  const answer = await readAsOwner('closed-stall')
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Vendor not found' }])
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

test('the menu is compressed if the client supports it, and a client that has it gets 304', async () => {
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

test('the menu has the latest changes, even if it was being read while they were saved', async () => {
  const url = `/api/public/vendor/${vendor.id}/menu-full`
  for (const name of ['Hot Coco', 'Iced Coco', 'Coco Royal']) {
    const reading = app.inject(url)
    await send('PUT', '/api/items/i1', { headers: vendor.headers, payload: { name } })
    expect((await app.inject(url)).json().categories[0].menuItems[0].name).toBe(name)
    await reading
  }
})
