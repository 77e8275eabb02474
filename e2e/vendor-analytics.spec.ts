import type { APIRequestContext, Page } from '@playwright/test'
import { formatDate } from '@thela/contract/values/dates'
import { expectAccessible } from './accessibility.ts'
import { expect, test, type Vendor } from './fixtures.ts'
import { share } from './long.ts'
import { menuApi } from './menu-api.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A055F) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'

const panel = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).click()

/** Everything is on screen and nothing is asked any more. */
async function isLoaded(page: Page) {
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  await expect(page.getByText('Data available from')).toBeVisible()
}

/** What the vendor's customers did, told as their phones tell it. */
async function tell(request: APIRequestContext, what: string, data: object, times = 1) {
  for (let n = 0; n < times; n++) {
    const answer = await request.post(`/api/public/${what}`, { data, headers: { 'user-agent': PHONE } })
    expect(await answer.json()).toEqual({ success: true, recorded: true })
  }
}

/** A menu with one category of every rating, six direct views, four scans and two opened dishes, all today. */
async function busyStall(request: APIRequestContext, vendor: Vendor) {
  const menu = menuApi(request, vendor)
  const { id: vendorId } = vendor
  const views = { Chaat: 20, Drinks: 6, Sweets: 3, Kulfi: 2, Combos: 0 }
  for (const [name, count] of Object.entries(views)) {
    const { id: categoryId } = await menu.addCategory(name)
    await tell(request, 'category-view', { vendorId, categoryId }, count)
    if (name !== 'Chaat') continue
    const { id: itemId } = await menu.addItem({ name: 'Pani Puri', price: 40, categoryId })
    await tell(request, 'item-click', { vendorId, itemId }, 2)
  }
  await tell(request, 'menu-view', { vendorId, businessSlug: 'asha-chaat-house' }, 6)
  await tell(request, 'qr-scan', { vendorId }, 4)
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()

// What the screen shows in each state is tested beside it, in analytics.screen.test.tsx.
test.describe('a vendor with visitors', () => {
  test.beforeEach(async ({ page, request, newVendor, signIn }) => {
    const vendor = await newVendor()
    await busyStall(request, vendor)
    await signIn(page, vendor)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/dashboard/analytics')
    await isLoaded(page)
  })

  test('reads in every panel what their customers did [RTE-18] [TRK-06]', async ({ page }) => {
    await expect(page).toHaveTitle('Analytics | Thela')
    await expect(summary(page)).toContainText(
      /Total Views10.*QR Scans4.*Direct Views6.*Categories5.*Menu Items1/,
    )
    await expect(panel(page, 'Engagement Metrics').locator('dd')).toHaveText([
      /^40\.00%/,
      /^310\.00%/,
      /^370\.00%/,
    ])
    await expect(panel(page, 'Engagement Overview')).toContainText('Category Views31Dishes Opened2')
    await expect(panel(page, 'Category Performance').locator('ol > li')).toHaveText([
      /^Chaat20 views · 64.52%, Excellent$/,
      /^Drinks6 views · 19.35%, Good$/,
      /^Sweets3 views · 9.68%, Needs Attention$/,
      /^Kulfi2 views · 6.45%, Insufficient Data$/,
      /^Combos0 views · 0.00%, Insufficient Data$/,
    ])

    const days = panel(page, 'Daily Menu Views').getByRole('row')
    await expect(days).toHaveCount(1 + 7)
    await expect(days.last()).toHaveText(/1064$/)
    // The vendor came today.
    await expect(page.getByText(`Data available from ${formatDate(today())}`, { exact: true })).toBeVisible()
    await expect(panel(page, 'Daily Visitors').getByRole('row').last()).toHaveText(/1$/)
    const hours = await panel(page, 'Busy Hours').getByRole('cell').allInnerTexts()
    expect(hours.reduce((sum, text) => sum + Number(text), 0)).toBe(10)

    await choose(page, 'Chart period', '90d')
    await expect(days).toHaveCount(1 + 90)
    const activity = panel(page, 'Recent Activity')
    await activity.getByRole('button', { name: 'Show All' }).click()
    await expect(activity.getByText('Vendor registered')).toBeVisible()
    await page.getByLabel('Event Type').selectOption('QR Scans')
    await expect(activity.getByText('QR code scanned')).toHaveCount(4)
    await choose(page, 'Time range', '30D')
    await expect(page).toHaveURL('/dashboard/analytics?type=QR_SCAN&period=30d')
    await expect(summary(page)).toContainText('Total Views10')
  })

  test('finds no accessibility violations, and nothing that scrolls sideways on a small phone', async ({
    page,
  }) => {
    const looks = [
      ['light', 'Pie chart'],
      ['dark', 'Gauge'],
    ] as const
    for (const [colorScheme, view] of share(looks, 0, 2)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await choose(page, 'View', view)
      await expect(page.locator('.recharts-line').first()).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }
  })
})
