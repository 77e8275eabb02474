import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { openThinLine } from './drip.ts'
import { expect, test, type Vendor } from './fixtures.ts'
import { menuOf } from './vendor-menu.ts'

const designs: Record<string, number> = {
  'default layout': 1,
  BasicTemplate: 6,
  ModernMinimal: 6,
  StreetFoodVibrant: 6,
  digital_menuV2: 6,
  TemplateSkeleton: 6,
  LuxuryMenuTemplate: 4,
}

test.use({ viewport: { width: 390, height: 844 } })

const menuPath = ({ id }: Vendor) => `/asha-chaat-house/${id}`

const ragdaSizes = JSON.stringify([
  { id: 'half', name: 'Half', price: 140 },
  { id: 'full', name: 'Full', price: 220 },
])

/** Two categories that scroll, with what makes a card grow: sizes, badges, long and Indian names, a dish sold out. */
async function fillMenu(request: APIRequestContext, vendor: Vendor) {
  const menu = menuOf(request, vendor)
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
    await menu.addItem({ categoryId: drinks.id, name, price: 20 })
}

/** The page of another design; every node knows of a choice within a second. */
async function choose(request: APIRequestContext, vendor: Vendor, templateId: string, themeIndex: number) {
  if (templateId === 'default layout') return
  const read = async () => (await request.get(menuPath(vendor))).headers().etag
  const before = await read()
  const answer = await request.post('/api/vendors/template', {
    headers: { authorization: `Bearer ${vendor.token}` },
    data: { templateId, themeIndex },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await expect.poll(read).not.toBe(before)
}

/** Everything the browser complains of, and how far the page jumped. */
async function watch(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return complaints
}

/** The styles of dialogs and toasts come with the script, right before it takes over. */
async function openAlive(page: Page, path: string) {
  await page.goto(path)
  await page.locator('head > style:first-child').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** However slowly it comes, nothing that stands there moves. */
async function expectStillOnThinLine(page: Page, { origin, path }: { origin: string; path: string }) {
  const line = await openThinLine(origin)
  await openAlive(page, line.origin + path)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts')), 'drop by drop').toEqual([])
  await page.goto('about:blank')
  line.close()
}

async function expectReadableWithoutScript(browser: Browser, address: string) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Chaat House' })).toBeVisible()
  await expect(page.getByText('Bhel Puri').first()).toBeVisible()
  await expect(page.getByText('₹40').first()).toBeVisible()
  await expect(page.getByText('Full ₹220')).toBeVisible()
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
  for (const slot of await page.locator('[data-ad]').all()) await expect(slot).toBeHidden()

  await expect(page.getByText('Masala Chhaas').first()).not.toBeInViewport()
  await page.getByRole('link', { name: 'ઠંડા પીણાં' }).click()
  await expect(page).toHaveURL(/#c2$/)
  await expect(page.getByText('Masala Chhaas').first()).toBeInViewport()
  await context.close()
}

async function expectWayUp(page: Page, after: number) {
  const button = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate((y) => scrollTo(0, y), after)
  await expect(button).toBeHidden()
  await page.evaluate((y) => scrollTo(0, y), after + 1)
  await expect(button).toBeVisible()
  await button.click()
  await expect(button).toBeHidden()
}

for (const [design, themes] of Object.entries(designs)) {
  test(`the ${design} stands still, complains of nothing and shuts nobody out, in each theme ${design === 'BasicTemplate' ? '[TPL-16]' : '[TPL-15]'} [CONST-23]`, async ({
    page,
    request,
    browser,
    baseURL,
    newVendor,
  }) => {
    test.slow()
    const vendor = await newVendor()
    await fillMenu(request, vendor)
    const complaints = await watch(page)

    for (let theme = 0; theme < themes; theme++) {
      await choose(request, vendor, design, theme)
      await openAlive(page, menuPath(vendor))
      expect(await page.evaluate(() => Reflect.get(window, 'shifts')), `theme ${theme}`).toEqual([])
      await expectNoBarriers(page, { name: `theme ${theme}` })
    }
    await expectWayUp(page, design === 'BasicTemplate' ? 400 : 300)
    await expectStillOnThinLine(page, { origin: baseURL ?? '', path: menuPath(vendor) })
    expect(complaints).toEqual([])
    await expectReadableWithoutScript(browser, baseURL + menuPath(vendor))
  })
}

test('a customer reads the whole menu of this vendor, and no other [PUB-01]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await newVendor()
  await fillMenu(request, vendor)
  const full = await (await request.get(`/api/public/vendor/${vendor.id}/menu-full`)).json()
  const names = full.categories.flatMap((category: { menuItems: { name: string; isAvailable: boolean }[] }) =>
    category.menuItems.filter(({ isAvailable }) => isAvailable).map(({ name }) => name),
  )

  await page.goto(menuPath(vendor))
  expect(names).toHaveLength(9)
  for (const name of names) await expect(page.getByText(name, { exact: true })).toHaveCount(1)
})

test.describe('a customer', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('shares the menu, sees its code, and keeps favourites on the phone [PUB-32] [PUB-33] [PUB-42] [TPL-33] [CONST-24]', async ({
    page,
    request,
    baseURL,
    newVendor,
  }) => {
    const vendor = await newVendor()
    await fillMenu(request, vendor)
    const headers = { authorization: `Bearer ${vendor.token}` }
    const url = `${baseURL}${menuPath(vendor)}?source=qr`
    await request.post('/api/vendors/generate-qr', { headers, data: { url } })
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
    await openAlive(page, menuPath(vendor))

    await page.getByRole('button', { name: 'Show QR code' }).click()
    const code = page.getByRole('dialog').getByRole('img', { name: 'QR code of Asha Chaat House' })
    await expect(code).toBeVisible()
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

    const favourite = page.getByRole('button', { name: 'Favourite' }).first()
    await favourite.click()
    await page.reload()
    await expect(favourite).toHaveAttribute('aria-pressed', 'true')

    await page.clock.install()
    const share = page.getByRole('button', { name: 'Share menu' })
    const icon = () => share.innerHTML()
    const before = await icon()
    await page.clock.pauseAt(Date.now() + 60_000)
    await share.click()
    await expect(page.getByText('Menu link copied to clipboard!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${menuPath(vendor)}`)
    await page.clock.runFor(1990)
    expect(await icon()).not.toBe(before)
    await page.clock.runFor(20)
    await expect.poll(icon).toBe(before)
  })

  test('is told when the code cannot be loaded, and gets it the next time [PUB-40]', async ({ page }) => {
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

  test('never sees a picture that cannot be loaded [PUB-40]', async ({ page }) => {
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
})
