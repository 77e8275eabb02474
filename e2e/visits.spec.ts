import type { APIRequestContext, Request, Route } from '@playwright/test'
import { PHONE } from './ads.ts'
import { expect, test, type Vendor } from './fixtures.ts'

test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 } })

const VISIT = '**/api/public/menu-view'
const eventIdOf = (request: Request) => request.postDataJSON().eventId

async function countViews(request: APIRequestContext, { token }: Vendor) {
  const headers = { authorization: `Bearer ${token}` }
  const { stats } = await (await request.get('/api/vendors/stats/summary', { headers })).json()
  return stats.totalMenuViews
}

const mishaps = {
  'that did not get through': (route: Route) => route.abort(),
  'whose answer was lost': async (route: Route) => {
    expect((await route.fetch()).status()).toBe(202)
    await route.abort()
  },
}

for (const [name, befall] of Object.entries(mishaps)) {
  test(`a visit ${name} comes again and is counted once`, async ({ page, request, newVendor }) => {
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
