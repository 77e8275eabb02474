import type { Page } from '@playwright/test'
import { DEMO } from './credentials.ts'
import { expect, longTest, test } from './fixtures.ts'
import { fillMenu } from './menu-designs.ts'
import { trackNetwork } from './network-idle.ts'

const WIDTH = 320
test.use({ viewport: { width: WIDTH, height: 568 } })

const screens = [
  '/dashboard',
  '/dashboard/categories',
  '/dashboard/categories?add=1',
  '/dashboard/items',
  '/dashboard/items?add=1',
  '/dashboard/items/add-dishes',
  '/dashboard/items/add-dishes?way=paste',
  '/dashboard/items/add-dishes?way=csv',
  '/dashboard/profile',
  '/dashboard/analytics',
  '/dashboard/templates',
  '/dashboard/qr-code',
]

test('every screen of a full dashboard fits a phone of 320 px', async ({ page, request, signIn }) => {
  const { phone, password } = DEMO
  const session = await request.post('/api/auth/vendor/login', { data: { phone, password } })
  await signIn(page, await session.json())

  expect(await findTooWide(page)).toEqual([])
})

longTest(
  'every screen of a vendor with long names fits a phone of 320 px',
  async ({ page, request, newVendor, signIn }) => {
    const vendor = await newVendor({
      name: 'Venkatanarasimharajuvaripetakrishnamurthy',
      businessName: 'Shree Swaminarayan Kathiyawadi-Bhojanalaya-Sarvajanik-Nashtagruh',
      email: `venkatanarasimharajuvaripeta.krishnamurthy.${Date.now()}@example.com`,
    })
    await fillMenu(request, vendor)
    await signIn(page, vendor)

    expect(await findTooWide(page)).toEqual([])
  },
)

/** The screens that can be scrolled sideways, with their width and what sticks out. */
async function findTooWide(page: Page) {
  const traffic = trackNetwork(page)
  const tooWide: { screen: string; width: number; parts: string[] }[] = []
  for (const screen of screens) {
    await page.goto(screen)
    // By its tag: behind an open dialog it has no role.
    await expect(page.locator('h1').first()).toBeVisible()
    await traffic.untilIdle()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > WIDTH) tooWide.push({ screen, width, parts: await listSticking(page) })
  }
  return tooWide
}

const listSticking = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'))
      .filter((part) => part.getBoundingClientRect().right > innerWidth)
      .map((part) => `${part.tagName} ${part.className} ${Math.round(part.getBoundingClientRect().right)}`)
      .slice(0, 12),
  )
