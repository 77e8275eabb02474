import type { APIRequestContext, Page, Request, Response, Route } from '@playwright/test'
import { PHONE } from './ads.ts'
import { expect, test, type Vendor } from './fixtures.ts'
import { menuApi } from './menu-api.ts'

test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 } })

const VISIT = '**/api/public/menu-view'
const eventIdOf = (request: Request) => request.postDataJSON().eventId

async function countViews(request: APIRequestContext, { token }: Vendor) {
  const headers = { authorization: `Bearer ${token}` }
  const { stats } = await (await request.get('/api/vendors/stats/summary', { headers })).json()
  return stats.totalMenuViews
}

/** What the menu tells, call by call. */
function listen(page: Page) {
  const told: unknown[] = []
  page.on('request', (request) => {
    const [, what] = /\/api\/public\/(qr-scan|[a-z]+-view)$/.exec(request.url()) ?? []
    if (what) told.push({ what, ...request.postDataJSON() })
  })
  return told
}

const eventId = expect.any(String)

const scanOf = ({ id: vendorId, user }: Vendor) => ({
  what: 'qr-scan',
  eventId,
  vendorId,
  vendorName: Reflect.get(user, 'vendorName') ?? 'unknown',
  scanId: '1731650000000',
})
const viewOf = ({ id: vendorId }: Vendor) => ({
  what: 'menu-view',
  eventId,
  vendorId,
  businessSlug: 'asha-chaat-house',
})

test('a visit by the printed code is sent as a scan, with the name of the vendor [TRK-01] [PUB-10]', async ({
  page,
  newVendor,
}) => {
  const vendor = await newVendor()
  const told = listen(page)
  await page.goto(`/asha-chaat-house/${vendor.id}?source=qr&scan_id=1731650000000`)

  await expect.poll(() => told).toEqual([scanOf(vendor)])
})

test('any other visit is sent as a view, with vendor and slug [TRK-02] [PUB-11]', async ({
  page,
  newVendor,
}) => {
  const vendor = await newVendor()
  const told = listen(page)
  await page.goto(`/asha-chaat-house/${vendor.id}?source=link`)

  await expect.poll(() => told).toEqual([viewOf(vendor)])
})

/** A vendor with one item in each of two categories; answers with the id of the second. */
async function addTwoCategories(request: APIRequestContext, vendor: Vendor) {
  const menu = menuApi(request, vendor)
  const chaat = await menu.addCategory('Chaat')
  const drinks = await menu.addCategory('Drinks')
  await menu.addItem({ name: 'Pani Puri', price: 40, categoryId: chaat.id })
  await menu.addItem({ name: 'Lassi', price: 50, categoryId: drinks.id })
  return drinks.id
}

const openDrinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Drinks' }).click()

test('a category that is opened is sent with its id and name [TRK-03]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await newVendor()
  const categoryId = await addTwoCategories(request, vendor)
  const told = listen(page)
  await page.goto(`/asha-chaat-house/${vendor.id}`)
  // From then on no tap is lost, though React may not listen yet.
  await expect.poll(() => told).toHaveLength(1)
  await openDrinks(page)

  await expect
    .poll(() => told)
    .toContainEqual({
      what: 'category-view',
      eventId,
      vendorId: vendor.id,
      categoryId,
      categoryName: 'Drinks',
    })
})

test('a customer does not notice that no event gets through [PUB-41] [TRK-01] [TRK-03]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await newVendor()
  await addTwoCategories(request, vendor)
  const told = listen(page)
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.route(/\/api\/public\/(qr-scan|category-view|item-click)$/, (route) => route.abort())
  const failed = (name: string) =>
    page.waitForEvent('requestfailed', (request) => request.url().endsWith(name))

  await Promise.all([
    failed('qr-scan'),
    page.goto(`/asha-chaat-house/${vendor.id}?source=qr&scan_id=1731650000000`),
  ])
  expect(told).toEqual([scanOf(vendor)])
  await Promise.all([failed('category-view'), openDrinks(page)])
  await expect(page.locator('#items .name')).toHaveText(['Lassi'])
  await Promise.all([failed('item-click'), page.getByRole('button', { name: 'Lassi' }).click()])
  await expect(page.getByRole('dialog', { name: 'Lassi' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('a browser that comes back asks whether the menu changed, and loads it again only then [PUB-39] [CONST-21]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await newVendor()
  await addTwoCategories(request, vendor)
  const visit = async () => {
    const response = await page.goto(`/asha-chaat-house/${vendor.id}`)
    const asked = await response?.request().allHeaders()
    const sizes = await response?.request().sizes()
    return { etag: asked?.['if-none-match'], bodyBytes: sizes?.responseBodySize ?? 0 }
  }
  const first = await visit()
  expect(first.etag).toBeUndefined()
  expect(first.bodyBytes).toBeGreaterThan(1000)
  const again = await visit()
  expect(again.etag).toBeDefined()
  expect(again.bodyBytes).toBe(0)
  await expect(page.getByText('Pani Puri', { exact: true })).toBeVisible()

  await menuApi(request, vendor).addCategory('Sweets')
  await expect(async () => {
    expect((await visit()).bodyBytes).toBeGreaterThan(1000)
    await expect(page.getByRole('link', { name: 'Sweets' })).toBeVisible({ timeout: 1000 })
  }).toPass()
})

const mishaps = {
  'that did not get through': (route: Route) => route.abort(),
  'whose answer was lost': async (route: Route) => {
    expect((await route.fetch()).status()).toBe(202)
    await route.abort()
  },
}

for (const [name, befall] of Object.entries(mishaps)) {
  test(`a visit ${name} comes again and is counted once [TRK-02]`, async ({ page, request, newVendor }) => {
    const vendor = await newVendor()
    await page.clock.install()
    await page.route(VISIT, befall, { times: 1 })
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/menu-view'))
    const answered = page.waitForResponse(VISIT)
    await page.goto(`/asha-chaat-house/${vendor.id}`)

    const first = await failed
    let second: Response | undefined
    answered.then((response) => {
      second = response
    })
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return second
      })
      .toBeDefined()
    expect(second?.status()).toBe(202)
    expect(second && eventIdOf(second.request())).toBe(eventIdOf(first))
    expect(await countViews(request, vendor)).toBe(1)
  })
}
