import type { Page } from '@playwright/test'
import { isLong } from '../scripts/long.ts'
import { test as everyday, expect, type Vendor } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { drawPicture } from './pictures.ts'
import { toasts } from './toasts.ts'

const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Menu Item' })
const shown = (page: Page) => form(page).getByRole('img', { name: 'Picture (optional)' })
const uploads = '**/api/upload/image'

type Dish = {
  vendor: Vendor
  item: { id: string }
  readPicture: () => Promise<string | null>
}

const test = everyday.extend<{
  /** A vendor with one dish, in the list of items. */
  openItems: () => Promise<Dish>
}>({
  openItems: ({ page, newVendor, signIn, request }, use) =>
    use(async () => {
      const vendor = await newVendor()
      const menu = menuApi(request, vendor)
      const { id: categoryId } = await menu.addCategory('Snacks')
      const item = await menu.addItem({ categoryId, name: 'Samosa', price: 20 })
      await signIn(page, vendor)
      await page.goto('/dashboard/items')
      return { vendor, item, readPicture: async () => (await menu.readItem(item.id)).imageUrl }
    }),
})
const longTest = isLong ? test : test.skip

const openDish = (page: Page) => page.getByRole('button', { name: 'Samosa', exact: true }).click()

async function upload(page: Page, type = 'image/png') {
  const picture = await drawPicture(page, { type })
  const answered = page.waitForResponse(uploads)
  await form(page).locator('input[type=file]').setInputFiles(picture)
  const stored = await (await answered).json()
  await expect(shown(page)).toBeVisible()
  return stored
}

async function save(page: Page) {
  await form(page).getByRole('button', { name: 'Update Item' }).click()
  await expect(form(page)).toBeHidden()
}

test('a vendor chooses and saves a picture, which is uploaded at once [UPL-06] [UPL-10]', async ({
  page,
  request,
  openItems,
}) => {
  const { vendor, readPicture } = await openItems()
  await openDish(page)
  const answer = await upload(page, 'image/jpeg')
  expect(answer).toEqual({
    success: true,
    url: expect.stringMatching(/^\/uploads\/.+\.webp$/),
    public_id: expect.stringContaining(`vendors/${vendor.id}/menu_items/`),
  })
  await save(page)
  expect(await readPicture()).toBe(answer.url)

  const refused = await request.post('/api/upload/image', {
    headers: { authorization: `Bearer ${vendor.token}` },
    multipart: {
      folder: `vendors/${vendor.id}/menu_items`,
      image: { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    },
  })
  const error = 'File type must be one of: jpeg, png, webp, gif'
  expect(await refused.json()).toMatchObject({ success: false, error })
})

longTest(
  'a vendor saves a photo of 12 MB straight from the camera, another part of it than the middle',
  async ({ page, request, openItems }) => {
    const { readPicture } = await openItems()
    await openDish(page)
    const photo = await drawPicture(page, { width: 4000, height: 3000, type: 'image/jpeg' })
    const buffer = Buffer.concat([photo.buffer, Buffer.alloc(12 * 1024 * 1024)])
    await form(page)
      .locator('input[type=file]')
      .setInputFiles({ ...photo, buffer })
    await form(page).getByRole('button', { name: 'Adjust' }).click()
    const adjusting = page.getByRole('dialog', { name: 'Adjust the picture' })
    await adjusting.getByLabel('Zoom').press('End')
    await adjusting.getByRole('button', { name: 'Use this picture' }).click()
    await save(page)

    const stored = await request.get((await readPicture()) ?? '')
    expect(stored.headers()['content-type']).toBe('image/webp')
  },
)

longTest(
  'a picture that is replaced or removed is deleted with the save [UPL-07]',
  async ({ page, request, openItems }) => {
    const { readPicture } = await openItems()
    const isDeleted = (url: string | null) =>
      expect.poll(async () => (await request.get(url ?? '')).status()).toBe(404)
    const uploadAndSave = async () => {
      await openDish(page)
      await upload(page)
      await save(page)
      return readPicture()
    }

    const first = await uploadAndSave()
    expect((await request.get(first ?? '')).status()).toBe(200)
    const second = await uploadAndSave()
    expect(second).not.toBe(first)
    await isDeleted(first)

    await openDish(page)
    await form(page).getByRole('button', { name: 'Remove' }).click()
    await save(page)
    expect(await readPicture()).toBeNull()
    await isDeleted(second)
  },
)

test('a picture is shown as WebP where there is one, and hidden where it does not load [UPL-11] [UPL-12]', async ({
  page,
  openItems,
}) => {
  const { item } = await openItems()
  const picture = await drawPicture(page, { type: 'image/webp' })
  const asked: string[] = []
  await page.route('**/uploads/old/**', (route) => {
    const path = new URL(route.request().url()).pathname
    asked.push(`${route.request().method()} ${path}`)
    return path.startsWith('/uploads/old/has')
      ? route.fulfill({ contentType: 'image/webp', body: picture.buffer })
      : route.fulfill({ contentType: 'text/html', body: '<html></html>' })
  })
  await page.route('**/api/items?*', async (route) => {
    const body = await (await route.fetch()).json()
    const [dish] = body.items
    body.items = [
      { ...dish, imageUrl: '/uploads/old/has.jpg' },
      { ...dish, id: `${item.id}2`, name: 'Kachori', imageUrl: '/uploads/old/lacks.png' },
      { ...dish, id: `${item.id}3`, name: 'Vada Pav', imageUrl: '/uploads/gone/forever.webp' },
    ]
    return route.fulfill({ json: body })
  })
  const missed = page.waitForResponse(/\/uploads\/gone\//)
  await page.goto('/dashboard/items')

  await expect(page.locator('img[srcset$="/uploads/old/has.webp 800w"]')).toBeVisible()
  expect(asked.find((call) => call.includes('/has'))).toBe('HEAD /uploads/old/has.webp')
  expect(asked).not.toContain('GET /uploads/old/has.jpg')
  // A page that answers for a missing picture is no picture: the original is tried, and hidden when it fails.
  await expect.poll(() => asked).toContain('GET /uploads/old/lacks.png')
  expect(asked.find((call) => call.includes('/lacks'))).toBe('HEAD /uploads/old/lacks.webp')
  expect((await missed).status()).toBe(404)
  await expect(page.getByRole('heading', { level: 4 })).toHaveText(['Samosa', 'Kachori', 'Vada Pav'])
  await expect(page.locator('main img')).toHaveCount(1)
})

test('a vendor changes the logo, which is square and lies with the logos, and then the cover [UPL-05] [PROF-23] [PROF-28]', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(page, await newVendor())
  await page.goto('/dashboard/profile')
  const drawn = await drawPicture(page)
  const answered = page.waitForResponse(uploads)
  await page.getByLabel('Logo (optional)').setInputFiles(drawn)
  expect((await (await answered).json()).public_id).toMatch(/^vendor-logos\//)
  const logo = page.getByRole('img', { name: 'Logo (optional)' })
  await expect(logo).toBeVisible()
  const size = await logo.boundingBox()
  // Inside a border of one pixel.
  expect([Math.round(size?.width ?? 0), Math.round(size?.height ?? 0)]).toEqual([200 - 2, 200 - 2])

  expect(await saveProfile(page)).toEqual({
    logoUrl: expect.stringMatching(/^\/uploads\/vendor-logos\/.+\.webp$/),
  })
  await expect(toasts(page)).toHaveText(['Profile picture updated successfully!'])

  await page.getByLabel('Cover image (optional)').setInputFiles(drawn)
  await expect(page.getByRole('img', { name: 'Cover image (optional)' })).toBeVisible()
  expect(await saveProfile(page)).toEqual({
    coverImageUrl: expect.stringMatching(/^\/uploads\/vendor-covers\//),
  })
  await expect(toasts(page).filter({ hasText: 'Profile updated successfully!' })).toBeVisible()
})

async function saveProfile(page: Page): Promise<object> {
  const saved = page.waitForRequest((asked) => asked.method() === 'PUT')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  return (await saved).postDataJSON()
}
