import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test, type Vendor } from './fixtures.ts'
import { drawPicture, gif } from './pictures.ts'
import { hold } from './route-handlers.ts'
import { toasts } from './toasts.ts'
import { menuOf } from './vendor-menu.ts'

const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Menu Item' })
const chooser = (page: Page) => form(page).locator('input[type=file]')
const use = (page: Page) => form(page).getByRole('button', { name: 'Use this picture' })
const shown = (page: Page) => form(page).getByRole('img', { name: 'Picture (optional)' })
const save = (page: Page) => form(page).getByRole('button', { name: 'Update Item' }).click()
const uploads = '**/api/upload/image'

type Arrange = {
  newVendor: () => Promise<Vendor>
  signIn: (page: Page, vendor: Vendor) => Promise<void>
  request: APIRequestContext
}

/** A vendor with one dish, at its form. */
async function openDish(page: Page, { newVendor, signIn, request }: Arrange) {
  const vendor = await newVendor()
  const menu = menuOf(request, vendor)
  const { id: categoryId } = await menu.addCategory('Snacks')
  const item = await menu.addItem({ categoryId, name: 'Samosa', price: 20 })
  await signIn(page, vendor)
  await page.goto('/dashboard/items')
  await page.getByRole('button', { name: 'Samosa', exact: true }).click()
  await expect(form(page)).toBeVisible()

  return {
    vendor,
    menu,
    item,
    readPicture: async () => (await menu.readItem(item.id)).imageUrl as string | null,
  }
}

test('a vendor chooses, cuts, uploads and saves a picture [UPL-01] [UPL-04] [UPL-06] [UPL-10] [ITEM-43] [CONST-09]', async ({
  page,
  newVendor,
  signIn,
  request,
}) => {
  const { vendor, readPicture } = await openDish(page, { newVendor, signIn, request })
  const release = await hold(page, uploads)
  await chooser(page).setInputFiles(await drawPicture(page, { type: 'image/jpeg' }))
  const box = await form(page)
    .getByRole('group', { name: /Drag the picture/ })
    .boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 2, 1)

  const answered = page.waitForResponse(uploads)
  await use(page).click()
  await expect(form(page).getByRole('progressbar', { name: 'Uploading dish.jpeg' })).toBeVisible()
  await expect(form(page).getByRole('button', { name: 'Update Item' })).toBeDisabled()
  release()
  const answer = await (await answered).json()
  expect(answer).toMatchObject({
    success: true,
    url: expect.stringMatching(/^\/uploads\//),
    public_id: expect.any(String),
  })
  expect(answer.public_id).toContain(`vendors/${vendor.id}/menu_items/`)
  await expect(shown(page)).toBeVisible()
  const size = await shown(page).boundingBox()
  expect([Math.round(size?.width ?? 0), Math.round(size?.height ?? 0)]).toEqual([300 - 2, 200 - 2])

  await save(page)
  await expect(form(page)).toBeHidden()
  expect(await readPicture()).toBe(answer.url)
})

test('a vendor can upload every kind of picture that is taken [UPL-04] [CONST-08]', async ({
  page,
  newVendor,
  signIn,
  request,
}) => {
  await openDish(page, { newVendor, signIn, request })
  const drawn = await Promise.all(
    ['image/jpeg', 'image/png', 'image/webp'].map((type) => drawPicture(page, { type })),
  )

  for (const file of [...drawn, gif]) {
    await chooser(page).setInputFiles(file)
    const answered = page.waitForResponse(uploads)
    await use(page).click()
    expect((await answered).status()).toBe(201)
    await form(page).getByRole('button', { name: 'Remove' }).click()
    await expect(shown(page)).toHaveCount(0)
  }
})

test('a vendor reads why a file is not taken, before anything is sent [UPL-02] [UPL-03] [CONST-07]', async ({
  page,
  newVendor,
  signIn,
  request,
}) => {
  await openDish(page, { newVendor, signIn, request })
  const sent: string[] = []
  page.on('request', (asked) => sent.push(asked.url()))

  await chooser(page).setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  })
  await expect(form(page).getByText('File size must be less than 5MB')).toBeVisible()
  await chooser(page).setInputFiles({
    name: 'menu.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  })
  await expect(form(page).getByText('File type must be one of: jpeg, png, webp, gif')).toBeVisible()
  await chooser(page).setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  })
  await expect(form(page).getByText('Upload failed: this picture cannot be read')).toBeVisible()
  expect(sent.filter((url) => url.includes('/api/upload'))).toEqual([])
})

test('a vendor drops a picture, moves and zooms it by keyboard', async ({
  page,
  newVendor,
  signIn,
  request,
}) => {
  await openDish(page, { newVendor, signIn, request })
  const { buffer } = await drawPicture(page, { width: 1200, height: 400 })
  const files = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }))
      return data
    },
    [...buffer],
  )
  await chooser(page).dispatchEvent('drop', { dataTransfer: files })

  const frame = form(page).getByRole('group', { name: /Drag the picture/ })
  const left = () => frame.locator('img').evaluate((image) => Number.parseFloat(image.style.left))
  await frame.focus()
  const before = await left()
  await page.keyboard.press('ArrowRight')
  expect(await left()).toBeGreaterThan(before)
  await form(page).getByLabel('Zoom').focus()
  await page.keyboard.press('End')
  await expect(form(page).getByLabel('Zoom')).toHaveValue('4')
  await use(page).click()
  await expect(shown(page)).toBeVisible()
})

test('a vendor pulls a picture into place, also where the browser does not say how far', async ({
  page,
  newVendor,
  signIn,
  request,
}) => {
  await page.addInitScript(() => {
    for (const way of ['movementX', 'movementY'])
      Object.defineProperty(MouseEvent.prototype, way, { get: () => undefined })
  })
  await openDish(page, { newVendor, signIn, request })
  await chooser(page).setInputFiles(await drawPicture(page, { width: 1200, height: 400 }))
  const frame = form(page).getByRole('group', { name: /Drag the picture/ })
  const left = () => frame.locator('img').evaluate((image) => Number.parseFloat(image.style.left))
  await expect.poll(left).toBe(-50)
  await frame.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.75, y + height / 2, { steps: 5 })
  await expect.poll(left).toBeCloseTo(-25, 0)
  await page.mouse.up()
  await page.mouse.move(x + width / 4, y + height / 2)
  expect(await left()).toBeCloseTo(-25, 0)
})

test('a vendor whose upload fails reads it once, can try again, and has lost nothing [UPL-01] [UPL-08] [UPL-09]', async ({
  page,
  newVendor,
  signIn,
  request,
}) => {
  await openDish(page, { newVendor, signIn, request })
  await page.route(uploads, (route) => route.abort())
  await form(page).getByLabel('Item name').fill('Punjabi Samosa')
  await chooser(page).setInputFiles(await drawPicture(page))
  await use(page).click()

  await expect(toasts(page)).toHaveText(['Failed to upload image'])
  await expect(form(page).getByText('Upload failed', { exact: true })).toBeVisible()
  await expect(form(page).getByLabel('Item name')).toHaveValue('Punjabi Samosa')

  await page.unroute(uploads)
  await form(page).getByRole('button', { name: 'Try again' }).click()
  await expect(shown(page)).toBeVisible()
})

test('a vendor reads the reason when the server gives one [UPL-09]', async ({
  page,
  newVendor,
  signIn,
  request,
}) => {
  await openDish(page, { newVendor, signIn, request })
  const error = 'File size must be less than 2MB'
  await page.route(uploads, (route) =>
    route.fulfill({ status: 400, json: { success: false, error, message: error } }),
  )
  await chooser(page).setInputFiles(await drawPicture(page))
  await use(page).click()

  await expect(form(page).getByText(`Upload failed: ${error}`)).toBeVisible()
  await expect(toasts(page)).toHaveText([error])
})

test('a vendor whose browser cannot cut the picture reads so and can choose another [UPL-09]', async ({
  page,
  newVendor,
  signIn,
  request,
}) => {
  await openDish(page, { newVendor, signIn, request })
  await chooser(page).setInputFiles(await drawPicture(page))
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null)
  })
  await use(page).click()

  await expect(form(page).getByText('Upload failed: this picture cannot be read')).toBeVisible()
  await expect(chooser(page)).toBeEnabled()
})

test('a picture that is given up while it is cut is not sent', async ({
  page,
  newVendor,
  signIn,
  request,
}) => {
  await openDish(page, { newVendor, signIn, request })
  await chooser(page).setInputFiles(await drawPicture(page))
  const sent: string[] = []
  page.on('request', (asked) => sent.push(asked.url()))
  const cut = await page.evaluateHandle(() => {
    const held = { finish: async () => {} }
    const { toBlob } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = function (done, ...how) {
      const finishWith = (finished: () => void) => (blob: Blob | null) => {
        done(blob)
        setTimeout(finished)
      }
      held.finish = () => new Promise((finished) => toBlob.call(this, finishWith(finished), ...how))
    }
    return held
  })

  await use(page).click()
  await form(page)
    .getByRole('group', { name: 'Picture (optional)' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await cut.evaluate((held) => held.finish())
  await expect(chooser(page)).toBeEnabled()
  expect(sent.filter((url) => url.includes('/api/upload'))).toEqual([])
})

test('a picture that is replaced or removed is deleted with the save [UPL-07]', async ({
  page,
  newVendor,
  signIn,
  request,
}) => {
  const { readPicture } = await openDish(page, { newVendor, signIn, request })
  const upload = async () => {
    await chooser(page).setInputFiles(await drawPicture(page))
    await use(page).click()
    await expect(shown(page)).toBeVisible()
  }
  const saveAndReopen = async () => {
    await save(page)
    await expect(form(page)).toBeHidden()
    const picture = await readPicture()
    await page.getByRole('button', { name: 'Samosa', exact: true }).click()
    return picture
  }

  await upload()
  const first = await saveAndReopen()
  await upload()
  const second = await saveAndReopen()
  expect(second).not.toBe(first)
  await expect.poll(async () => (await request.get(first ?? '')).status()).toBe(404)

  await form(page).getByRole('button', { name: 'Remove' }).click()
  expect(await saveAndReopen()).toBeNull()
  await expect.poll(async () => (await request.get(second ?? '')).status()).toBe(404)
})

test('a picture that was uploaded and never saved is deleted, and nobody hears when that fails [UPL-07]', async ({
  page,
  newVendor,
  signIn,
  request,
}) => {
  await openDish(page, { newVendor, signIn, request })
  await page.route(`${uploads}/*`, (route) => route.abort())
  await chooser(page).setInputFiles(await drawPicture(page))
  const answered = page.waitForResponse(uploads)
  await use(page).click()
  const { public_id } = await (await answered).json()
  await expect(shown(page)).toBeVisible()
  const removed = page.waitForRequest((asked) => asked.method() === 'DELETE')
  await form(page).getByRole('button', { name: 'Cancel' }).click()

  expect((await removed).url()).toContain(encodeURIComponent(public_id))
  await expect(form(page)).toBeHidden()
  await expect(toasts(page)).toHaveCount(0)
})

test('an older picture of the site is shown as WebP where there is one [UPL-11]', async ({
  page,
  newVendor,
  signIn,
  request,
}) => {
  const { item } = await openDish(page, { newVendor, signIn, request })
  const picture = await drawPicture(page, { type: 'image/webp' })
  const heads: string[] = []
  await page.route('**/uploads/old/**', (route) => {
    const path = new URL(route.request().url()).pathname
    if (route.request().method() === 'HEAD') heads.push(path)
    const isThere = path.startsWith('/uploads/old/has')
    return isThere
      ? route.fulfill({ contentType: 'image/webp', body: picture.buffer })
      : route.fulfill({ contentType: 'text/html', body: '<html></html>' })
  })
  await page.route('**/api/items?*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const [dish] = body.items
    body.items = [
      { ...dish, imageUrl: '/uploads/old/has.jpg' },
      { ...dish, id: `${item.id}2`, name: 'Kachori', imageUrl: '/uploads/old/lacks.png' },
    ]
    return route.fulfill({ json: body })
  })
  await page.goto('/dashboard/items')

  await expect(page.locator('img[srcset$="/uploads/old/has.webp 800w"]')).toBeVisible()
  // A page that answers for a missing picture is no picture: the original is tried, and hidden when it fails.
  await expect(page.getByText('Kachori')).toBeVisible()
  await expect(page.locator('img[src^="/uploads/old/lacks"]')).toHaveCount(0)
  expect(heads.sort()).toEqual(['/uploads/old/has.webp', '/uploads/old/lacks.webp'])
})

test('a picture that does not load is hidden [UPL-12]', async ({ page, newVendor, signIn, request }) => {
  const { menu, item } = await openDish(page, { newVendor, signIn, request })
  expect((await menu.readItem(item.id)).imageUrl).toBeNull()
  await page.route('**/api/items?*', async (route) => {
    const body = await (await route.fetch()).json()
    body.items[0].imageUrl = '/uploads/gone/forever.webp'
    return route.fulfill({ json: body })
  })
  const missed = page.waitForResponse(/\/uploads\/gone\//)
  await page.goto('/dashboard/items')

  expect((await missed).status()).toBe(404)
  await expect(page.getByRole('button', { name: 'Samosa', exact: true })).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
})

test('a vendor changes the logo, which is square and lies with the logos [UPL-05] [PROF-23] [PROF-28] [CONST-09]', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(page, await newVendor())
  await page.goto('/dashboard/profile')
  await page.getByLabel('Logo (optional)').setInputFiles(await drawPicture(page))
  const answered = page.waitForResponse(uploads)
  await page.getByRole('button', { name: 'Use this picture' }).click()

  expect((await (await answered).json()).public_id).toMatch(/^vendor-logos\//)
  const logo = page.getByRole('img', { name: 'Logo (optional)' })
  await expect(logo).toBeVisible()
  const size = await logo.boundingBox()
  expect([Math.round(size?.width ?? 0), Math.round(size?.height ?? 0)]).toEqual([200 - 2, 200 - 2])

  const saved = page.waitForRequest((asked) => asked.method() === 'PUT')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect((await saved).postDataJSON()).toEqual({
    logoUrl: expect.stringMatching(/^\/uploads\/vendor-logos\/.+\.webp$/),
  })
  await expect(toasts(page)).toHaveText(['Profile picture updated successfully!'])
})

test('a vendor sets a wide cover beside the logo', async ({ page, newVendor, signIn }) => {
  await signIn(page, await newVendor())
  await page.goto('/dashboard/profile')
  await page.getByLabel('Cover image (optional)').setInputFiles(await drawPicture(page))
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('img', { name: 'Cover image (optional)' })).toBeVisible()
  const saved = page.waitForRequest((asked) => asked.method() === 'PUT')
  await page.getByRole('button', { name: 'Save Changes' }).click()

  expect((await saved).postDataJSON()).toEqual({
    coverImageUrl: expect.stringMatching(/^\/uploads\/vendor-covers\//),
  })
  await expect(toasts(page)).toHaveText(['Profile updated successfully!'])
})
