import type { APIRequestContext, Page } from '@playwright/test'
import { isLong } from '../scripts/long.ts'
import { expect, type Vendor } from './fixtures.ts'
import { share } from './long.ts'
import { menuApi } from './menu-api.ts'
import { drawPicture } from './pictures.ts'

export const menuPath = ({ id }: Pick<Vendor, 'id'>) => `/asha-chaat-house/${id}`

export const DEFAULT_LAYOUT = 'default layout'

/** The five that share the six themes. */
export const themed = [
  'BasicTemplate',
  'ModernMinimal',
  'StreetFoodVibrant',
  'digital_menuV2',
  'TemplateSkeleton',
]
export const LUXURY = 'LuxuryMenuTemplate'
export const designs = [DEFAULT_LAYOUT, ...themed, LUXURY]

/** For titles. npm test opens one or two layouts in each test, in turn; npm run test:long opens all seven. */
export const layouts = isLong ? 'every layout' : 'its share of the layouts'
/** Which they are in the turns 0 to 3. Modern Minimal and Luxury are in turn 2, Street Food alone in turn 3. */
export const shareOfDesigns = (turn: number) => share(designs, turn, 4)

export async function openAlive(page: Page, path: string) {
  await page.goto(path)
  await untilAlive(page)
}

/** The styles of dialogs and toasts come with the script, right before it takes over. */
export async function untilAlive(page: Page) {
  await page.locator('head > style:first-child').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

const ragdaSizes = JSON.stringify([
  { id: 'half', name: 'Half', price: 140 },
  { id: 'full', name: 'Full', price: 220 },
])

/** Two categories that scroll, with what makes a card grow: sizes, badges, long and Indian names, a dish sold out. */
export async function fillMenu(request: APIRequestContext, vendor: Vendor) {
  const menu = menuApi(request, vendor)
  const chaat = await menu.addCategory('Chaat')
  const drinks = await menu.addCategory('ઠંડા પીણાં')
  const items = [
    { name: 'Bhel Puri', price: 40, originalPrice: 55, isPopular: true, isFeatured: true, spicy: true },
    { name: 'बनारसी टमाटर चाट, कुल्हड़ वाली, डबल मक्खन और अनारदाने के साथ', price: 60, isVeg: true },
    { name: 'Sev Puri', price: 50, isAvailable: false },
    { name: 'Dahi Puri', price: 50, description: 'Sweet curd over stuffed puris, with pomegranate' },
    { name: 'Pani Puri', price: 30, signature: true },
    { name: 'Ragda', price: 0, variations: ragdaSizes },
  ]
  for (const item of items) await menu.addItem({ categoryId: chaat.id, ...item })
  for (const name of ['Masala Chhaas', 'Kala Khatta', 'Lassi', 'Nimbu Pani'])
    await menu.addItem({ categoryId: drinks.id, name, price: 20, isVeg: name !== 'Kala Khatta' })
}

/** The page of another design; every node knows of a choice within a second. */
export async function choose(
  request: APIRequestContext,
  vendor: Vendor,
  [templateId, themeIndex]: [templateId: string, themeIndex: number],
) {
  const read = async () => (await request.get(menuPath(vendor))).headers().etag
  const before = await read()
  const answer = await request.post('/api/vendors/template', {
    headers: { authorization: `Bearer ${vendor.token}` },
    data: { templateId, themeIndex },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await expect.poll(read, { intervals: [100] }).not.toBe(before)
}

const filled = new Map<string, Promise<Vendor>>()

/** A vendor with a full menu in this design: one for all tests of a worker, each of which may choose another theme. */
export function vendorWith(
  design: string,
  { request, newVendor }: { request: APIRequestContext; newVendor: () => Promise<Vendor> },
) {
  const make = async () => {
    const vendor = await newVendor()
    await fillMenu(request, vendor)
    if (design !== DEFAULT_LAYOUT) await choose(request, vendor, [design, 0])
    return vendor
  }
  const vendor = filled.get(design) ?? make()
  filled.set(design, vendor)
  return vendor
}

/** A vendor with all that a header can have, whose first dish has a picture, every badge and an old price. */
export async function completeVendor(page: Page, newVendor: () => Promise<Vendor>) {
  const { request } = page.context()
  const vendor = await newVendor()
  const headers = { authorization: `Bearer ${vendor.token}` }
  await fillMenu(request, vendor)
  await page.goto('/livez')
  const uploaded = await request.post('/api/upload/image', {
    headers,
    multipart: { folder: `vendors/${vendor.id}/menu_items`, image: await drawPicture(page) },
  })
  const { url: imageUrl } = await uploaded.json()
  const [first] = await menuApi(request, vendor).readItems()
  const changes = [
    request.put(`/api/items/${first?.id}`, { headers, data: { imageUrl } }),
    request.put('/api/vendors/profile', {
      headers,
      data: { openingTime: '09:00', closingTime: '22:30', address: 'Opposite Gopi Talav, Nanpura' },
    }),
    request.post('/api/vendors/generate-qr', {
      headers,
      data: { url: new URL(`${menuPath(vendor)}?source=qr`, page.url()).href },
    }),
  ]
  for (const answer of await Promise.all(changes)) expect(answer.ok(), await answer.text()).toBe(true)
  return vendor
}

/** Opens the menu in one design after the other. */
export async function inDesigns(
  page: Page,
  vendor: Vendor,
  turn: number,
  look: (design: string) => Promise<void>,
) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const design of shareOfDesigns(turn)) {
    if (design !== DEFAULT_LAYOUT) await choose(page.context().request, vendor, [design, 0])
    await openAlive(page, menuPath(vendor))
    await look(design)
  }
}
