import { expect, test } from './fixtures.ts'
import { DEFAULT_LAYOUT, menuPath, openAlive, vendorWith } from './menu-designs.ts'
import { readQrCode } from './read-qr-code.ts'

test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] })

/** As it is drawn: down to the right, then far up. */
const CHECKMARK = 'M5 13l4 4L19 7'

test('a customer reads the whole menu of this vendor, and no other [PUB-01]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await vendorWith(DEFAULT_LAYOUT, { request, newVendor })
  const full = await (await request.get(`/api/public/vendor/${vendor.id}/menu-full`)).json()
  const names = full.categories.flatMap((category: { menuItems: { name: string; isAvailable: boolean }[] }) =>
    category.menuItems.filter(({ isAvailable }) => isAvailable).map(({ name }) => name),
  )

  await page.goto(menuPath(vendor))
  expect(names).toHaveLength(9)
  expect(await page.locator('#items .name').allTextContents()).toEqual(names)
})

test('a customer who shares the menu copies its link and sees a checkmark for two seconds [PUB-32] [PUB-33] [CONST-24]', async ({
  page,
  request,
  baseURL,
  newVendor,
}) => {
  const vendor = await vendorWith(DEFAULT_LAYOUT, { request, newVendor })
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await page.clock.install()
  await openAlive(page, menuPath(vendor))
  const share = page.getByRole('button', { name: 'Share menu' })
  const icon = () => share.locator('path').getAttribute('d')
  const before = await icon()
  await page.clock.pauseAt(Date.now() + 60_000)
  await share.click()

  await expect(page.getByText('Menu link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${menuPath(vendor)}`)
  await page.clock.runFor(1990)
  expect(await icon()).toBe(CHECKMARK)
  await page.clock.runFor(20)
  await expect.poll(icon).toBe(before)
})

test("a customer sees the vendor's QR code, which another phone can scan [PUB-42] [PUB-14]", async ({
  page,
  request,
  baseURL,
  newVendor,
}) => {
  const vendor = await newVendor()
  const headers = { authorization: `Bearer ${vendor.token}` }
  const url = `${baseURL}${menuPath(vendor)}?source=qr`
  await request.post('/api/vendors/generate-qr', { headers, data: { url } })
  await openAlive(page, menuPath(vendor))

  await page.getByRole('button', { name: 'Show QR code' }).click()
  const code = page.getByRole('dialog').getByRole('img', { name: 'QR code of Asha Chaat House' })
  await expect(code).toBeVisible()
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const png = await (await request.get((await code.getAttribute('src')) ?? '')).body()
  expect((await readQrCode(png)).data).toBe(url)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a customer marks a favourite and takes the mark away, and the phone remembers both [TPL-33] [PUB-26]', async ({
  page,
  request,
  newVendor,
}) => {
  await page.goto(menuPath(await vendorWith(DEFAULT_LAYOUT, { request, newVendor })))
  const favourite = (at: number) => page.getByRole('button', { name: 'Favourite' }).nth(at)
  const expectMarks = async (...marks: boolean[]) => {
    for (const [at, mark] of marks.entries())
      await expect(favourite(at)).toHaveAttribute('aria-pressed', String(mark))
  }
  await favourite(0).click()
  await favourite(1).click()
  await expectMarks(true, true, false)
  await page.reload()
  await expectMarks(true, true, false)

  await favourite(1).click()
  await expectMarks(true, false, false)
  await page.reload()
  await expectMarks(true, false, false)
})

test('a customer is told when the code cannot be loaded, and gets it the next time [PUB-40]', async ({
  page,
}) => {
  await openAlive(page, '/hiral-locho-house/demo-vendor')
  const show = page.getByRole('button', { name: 'Show QR code' })
  const sheet = page.getByRole('dialog')
  await page.route('**/uploads/**', (route) => route.abort())
  await show.click()
  await expect(sheet.getByRole('alert')).toHaveText(
    'The QR code could not be loaded. Please try again later.',
  )
  await expect(sheet.getByRole('img')).toHaveCount(0)
  await expect(sheet.getByText('Scan to open this menu')).toHaveCount(0)

  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.unroute('**/uploads/**')
  await show.click()
  const code = sheet.getByRole('img')
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(sheet.getByText('Scan to open this menu')).toBeVisible()
})

test('a customer never sees a picture that cannot be loaded [PUB-40]', async ({ page }) => {
  let refused = 0
  await page.route('**/uploads/**', (route) => {
    refused++
    return route.abort()
  })
  await openAlive(page, '/hiral-locho-house/demo-vendor')
  const broken = () =>
    page
      .locator('img')
      .evaluateAll(
        (images: HTMLImageElement[]) =>
          images.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
      )

  await expect.poll(() => refused).toBeGreaterThan(0)
  await expect.poll(broken).toBe(0)
})
