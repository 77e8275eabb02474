import type { APIRequestContext, Page, Request, Route } from '@playwright/test'
import { PHONE } from './ads.ts'
import { expect, test, type Vendor } from './fixtures.ts'
import { menuOf } from './vendor-menu.ts'

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

test('who comes by the printed code is told as a scan, anybody else as a view [TRK-01] [TRK-02] [PUB-10] [PUB-11]', async ({
  page,
  newVendor,
}) => {
  const vendor = await newVendor()
  const vendorId = vendor.id
  const told = listen(page)

  await page.goto(`/asha-chaat-house/${vendorId}?source=qr&scan_id=1731650000000`)
  const vendorName = expect.stringMatching(/^asha/)
  const scan = { what: 'qr-scan', eventId, vendorId, vendorName, scanId: '1731650000000' }
  await expect.poll(() => told).toEqual([scan])

  await page.goto(`/asha-chaat-house/${vendorId}`)
  const view = { what: 'menu-view', eventId, vendorId, businessSlug: 'asha-chaat-house' }
  await expect.poll(() => told).toEqual([scan, view])
})

test('who picks a category is told with its id and name [TRK-03]', async ({ page, request, newVendor }) => {
  const vendor = await newVendor()
  const menu = menuOf(request, vendor)
  const chaat = await menu.addCategory('Chaat')
  const drinks = await menu.addCategory('Drinks')
  await menu.addItem({ name: 'Pani Puri', price: 40, categoryId: chaat.id })
  await menu.addItem({ name: 'Lassi', price: 50, categoryId: drinks.id })
  const told = listen(page)
  await page.goto(`/asha-chaat-house/${vendor.id}`)
  // From then on no tap is lost, though React may not listen yet.
  await expect.poll(() => told).toHaveLength(1)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Drinks' }).click()

  await expect
    .poll(() => told)
    .toContainEqual({
      what: 'category-view',
      eventId,
      vendorId: vendor.id,
      categoryId: drinks.id,
      categoryName: 'Drinks',
    })
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
    await page.route(VISIT, befall, { times: 1 })
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/menu-view'))
    const answered = page.waitForResponse(VISIT)
    await page.goto(`/asha-chaat-house/${vendor.id}`)

    const first = await failed
    const second = await answered
    expect(second.status()).toBe(202)
    expect(eventIdOf(second.request())).toBe(eventIdOf(first))
    expect(await countViews(request, vendor)).toBe(1)
  })
}
