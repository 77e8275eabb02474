import type { APIRequestContext, Page } from '@playwright/test'
import { formatDate } from '@thela/contract/values/dates'
import { expectNoBarriers } from './barriers.ts'
import { expect, test, type Vendor } from './fixtures.ts'
import { hold } from './route-handlers.ts'
import { toasts } from './toasts.ts'
import { menuOf } from './vendor-menu.ts'

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

/** A menu with one category of every standing, six direct views, four scans and two opened dishes, all today. */
async function busyStall(request: APIRequestContext, vendor: Vendor) {
  const menu = menuOf(request, vendor)
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

const dayAgo = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() - days * 86_400_000)

test.describe('a vendor with visitors', () => {
  let vendor: Vendor

  test.beforeEach(async ({ page, request, newVendor, signIn }) => {
    vendor = await newVendor()
    await busyStall(request, vendor)
    await signIn(page, vendor)
  })

  test('reads his numbers and what they mean [RTE-18] [VAN-01] [VAN-02] [VAN-07] [VAN-08] [VAN-09] [VAN-10] [VAN-11] [VAN-15] [VAN-33] [TRK-06]', async ({
    page,
  }) => {
    await page.goto('/dashboard/analytics')
    await expect(page).toHaveTitle('Analytics | Thela')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics')
    await isLoaded(page)

    const ranges = page.getByRole('radiogroup', { name: 'Time range' })
    await expect(ranges.getByRole('radio')).toHaveText(['1D', '7D', '14D', '30D', '90D'])
    await expect(ranges.getByRole('radio', { name: '7D', exact: true })).toBeChecked()
    await expect(summary(page)).toContainText(
      /Total Views10.*QR Scans4.*Direct Views6.*Categories5.*Menu Items1/,
    )

    for (const [label, words] of [
      ['Total Views', 'Direct views plus QR scans: 6 + 4.'],
      ['QR Scans', '40.00% of total views'],
      ['Direct Views', '60.00% of total views'],
    ] as const) {
      const toggle = summary(page).getByRole('button', { name: `About ${label}` })
      await expect(page.getByText(words)).toBeHidden()
      await toggle.click()
      await expect(page.getByText(words)).toBeVisible()
      await toggle.click()
      await expect(page.getByText(words)).toBeHidden()
    }
    await expect(summary(page).getByRole('button')).toHaveCount(3)

    await expect(panel(page, 'Engagement Metrics').locator('dd')).toHaveText(['40.00%', '310.00%', '370.00%'])
    await expect(panel(page, 'Engagement Metrics').locator('dt')).toContainText([
      'QR Scan Rate',
      'Menu Exploration Rate',
      'Engagement Score',
    ])
    await expect(panel(page, 'Engagement Overview').locator('dl > div')).toHaveText([
      'Total Views10',
      'QR Scans4',
      'Direct Views6',
      'Category Views31',
      'Dishes Opened2',
      'QR Scan Rate40.00%',
      'Menu Exploration Rate310.00%',
      'Engagement Score370.00%',
    ])

    const asked = page.waitForRequest('**/api/vendors/analytics?period=30d*')
    await choose(page, 'Time range', '30D')
    await asked
    await expect(page).toHaveURL('/dashboard/analytics?period=30d')
  })

  test('compares his categories in five ways and two orders [VAN-16] [VAN-17] [VAN-20] [VAN-21] [VAN-22] [VAN-23] [VAN-24] [VAN-25] [VAN-26]', async ({
    page,
  }) => {
    await page.goto('/dashboard/analytics')
    const categories = panel(page, 'Category Performance')
    const standings = () =>
      categories
        .locator('[data-standing]')
        .evaluateAll((bars) => bars.map((bar) => [bar.dataset.standing, bar.style.background]))

    await expect(categories.getByRole('radiogroup', { name: 'View' }).getByRole('radio')).toHaveText([
      'List',
      'Bar chart',
      'Pie chart',
      'Line chart',
      'Gauge',
    ])
    await expect(categories.locator('ol > li')).toHaveText([
      /^Chaat20 views · 64.52%, Excellent$/,
      /^Drinks6 views · 19.35%, Good$/,
      /^Sweets3 views · 9.68%, Needs Attention$/,
      /^Kulfi2 views · 6.45%, Insufficient Data$/,
      /^Combos0 views · 0.00%, Insufficient Data$/,
    ])
    expect(await standings()).toEqual([
      ['green', 'var(--good)'],
      ['amber', 'var(--warn)'],
      ['red', 'var(--bad)'],
      ['grey', 'var(--ink-faint)'],
      ['grey', 'var(--ink-faint)'],
    ])

    await choose(page, 'Sort', 'A-Z')
    await expect(categories.locator('ol > li')).toHaveText([
      /^Chaat/,
      /^Combos/,
      /^Drinks/,
      /^Kulfi/,
      /^Sweets/,
    ])

    await choose(page, 'View', 'Gauge')
    await expect(categories.getByRole('listitem').filter({ has: page.getByRole('img') })).toHaveText([
      '64.52%ChaatExcellent',
      '0%CombosInsufficient Data',
      '19.35%DrinksGood',
      '6.45%KulfiInsufficient Data',
      '9.68%SweetsNeeds Attention',
    ])

    await choose(page, 'Sort', 'By views')
    await choose(page, 'View', 'Bar chart')
    await expect(categories.locator('.recharts-bar-rectangle')).toHaveCount(4)
    await expect(categories.locator('.recharts-bar-rectangle path').first()).toHaveAttribute(
      'fill',
      'var(--good)',
    )
    const rows = categories.getByRole('figure').getByRole('row')
    await expect(rows).toHaveText(['CategoryViews', 'Chaat20', 'Drinks6', 'Sweets3', 'Kulfi2', 'Combos0'])

    await choose(page, 'View', 'Line chart')
    await expect(categories.locator('.recharts-line')).toHaveCount(1)
    await expect(rows).toHaveCount(6)
    const [green, amber, red, grey] = ['23, 128, 61', '217, 163, 0', '198, 42, 32', '110, 100, 87']
    const dots = categories.locator('.recharts-line-dots circle')
    await expect(dots).toHaveCount(5)
    expect(await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot).fill))).toEqual(
      [green, amber, red, grey, grey].map((colour) => `rgb(${colour})`),
    )

    await choose(page, 'View', 'Pie chart')
    await expect(categories.locator('.recharts-pie-sector')).toHaveCount(4)
    await expect(rows).toHaveText(['CategoryViews', 'Chaat20', 'Drinks6', 'Sweets3', 'Kulfi2'])
    await expect(categories.getByText('Categories with 0 views are hidden.')).toBeVisible()
  })

  test('follows his days in a chart with a range of its own [VAN-28] [VAN-29] [VAN-30] [VAN-31] [VAN-32]', async ({
    page,
  }) => {
    await page.goto('/dashboard/analytics')
    const daily = panel(page, 'Daily Menu Views')
    const periods = daily.getByRole('radiogroup', { name: 'Days of the chart' }).getByRole('radio')
    const rows = daily.getByRole('table', { name: 'Daily menu views' }).getByRole('row')

    await expect(periods).toHaveText(['1d', '7d', '14d', '30d', '90d'])
    await expect(daily.locator('.recharts-line')).toHaveCount(3)
    await expect(rows).toHaveCount(1 + 7)
    await expect(rows.first()).toHaveText('DayTotal ViewsDirect ViewsQR Scans')
    await expect(rows.last()).toHaveText(/1064$/)
    // The vendor came today.
    await expect(
      daily.getByText(`Data available from ${formatDate(dayAgo(0))}`, { exact: true }),
    ).toBeVisible()

    for (const [name, days] of [
      ['1d', 1],
      ['14d', 14],
      ['30d', 30],
      ['90d', 90],
    ] as const) {
      await choose(page, 'Days of the chart', name)
      await expect(rows).toHaveCount(1 + days)
    }
    await expect(page).toHaveURL('/dashboard/analytics')

    await daily.getByRole('button', { name: 'Custom Range' }).click()
    await expect(daily.getByLabel('Start Date')).toHaveValue(dayAgo(6))
    await expect(daily.getByLabel('End Date')).toHaveValue(dayAgo(0))
    await expect(rows).toHaveCount(1 + 1)
    await daily.getByRole('button', { name: 'Cancel' }).click()
    await expect(daily.getByLabel('Start Date')).toHaveCount(0)
    await expect(rows).toHaveCount(1 + 90)
  })

  test('sees how many came each day and at which hours', async ({ page }) => {
    await page.goto('/dashboard/analytics')
    const visitors = panel(page, 'Daily Visitors').getByRole('row')
    await expect(visitors).toHaveCount(1 + 7)
    await expect(visitors.last()).toHaveText(/1$/)

    const hours = panel(page, 'Busy Hours').getByRole('table', { name: 'Visits by weekday and hour' })
    await expect(hours.getByRole('row')).toHaveCount(1 + 7)
    const cells = await hours.getByRole('cell').allInnerTexts()
    expect(cells.reduce((sum, text) => sum + Number(text), 0)).toBe(10)
  })

  test('reads the last five events, or all of them, of every kind or one [VAN-06] [VAN-27]', async ({
    page,
  }) => {
    await page.goto('/dashboard/analytics')
    const activity = panel(page, 'Recent Activity')
    await expect(activity.getByRole('listitem')).toHaveCount(5)

    await activity.getByRole('button', { name: 'Show All' }).click()
    await expect(activity.getByText('Vendor registered')).toBeVisible()
    await expect(activity.getByRole('listitem')).toHaveCount(50)
    await activity.getByRole('button', { name: 'Show Less' }).click()
    await expect(activity.getByRole('listitem')).toHaveCount(5)

    const type = page.getByLabel('Event Type')
    await expect(type.getByRole('option')).toHaveText(['All Events', 'Menu Views', 'QR Scans'])
    await type.selectOption('QR Scans')
    await expect(activity.getByText('QR code scanned')).toHaveCount(4)
    await expect(activity.getByRole('listitem')).toHaveCount(4)
    await type.selectOption('Menu Views')
    await expect(activity.getByText('Menu viewed')).toHaveCount(5)
    await activity.getByRole('button', { name: 'Show All' }).click()
    await expect(activity.getByText('Menu viewed')).toHaveCount(6)
    await expect(summary(page)).toContainText('Total Views10')
  })

  for (const [colorScheme, view] of [
    ['light', 'Pie chart'],
    ['dark', 'Gauge'],
  ] as const) {
    test(`finds no barrier and nothing that scrolls sideways on a small phone (${colorScheme}, ${view})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/dashboard/analytics')
      await isLoaded(page)
      await choose(page, 'View', view)
      await expect(page.locator('.recharts-line').first()).toBeVisible()

      await expectNoBarriers(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
  }
})

test.describe('a new vendor', () => {
  let vendor: Vendor

  test.beforeEach(async ({ page, newVendor, signIn }) => {
    vendor = await newVendor()
    await signIn(page, vendor)
  })

  test('sees no number that nobody made, and tips instead [VAN-19] [VAN-34] [VAN-35] [VAN-36] [VAN-37] [VAN-38]', async ({
    page,
  }) => {
    await page.goto('/dashboard/analytics')
    await isLoaded(page)

    await expect(summary(page)).toContainText(
      /Total Views0.*QR Scans0.*Direct Views0.*Categories0.*Menu Items0/,
    )
    await expect(panel(page, 'Category Performance')).toContainText('No category data available')
    await expect(panel(page, 'Daily Visitors')).toContainText('No visitors in this period')
    await expect(panel(page, 'Busy Hours')).toContainText('No visits in this period')
    await page.getByLabel('Event Type').selectOption('QR Scans')
    await expect(panel(page, 'Recent Activity')).toContainText('No recent activity')
    await expect(panel(page, 'Daily Menu Views')).toContainText('No views in this period')
    await expect(page.getByRole('figure')).toHaveCount(0)

    const tips = panel(page, 'Tips to Improve Your Engagement Score')
    for (const title of [
      'QR Code Optimization',
      'Menu Enhancement',
      'Marketing & Promotion',
      'Performance Monitoring',
    ]) {
      const group = tips.getByRole('group').filter({ hasText: title })
      await expect(group.getByRole('listitem')).toHaveCount(0)
      await group.getByText(title).click()
      await expect(group.getByRole('listitem')).toHaveCount(4)
      await group.getByText(title).click()
      await expect(group.getByRole('listitem')).toHaveCount(0)
    }
  })

  test('chooses dates of his own, asked for once they make sense and rest [VAN-03] [VAN-04] [VAN-05] [CONST-17]', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/dashboard/analytics')
    await isLoaded(page)
    const filter = page.getByRole('group', { name: 'Custom Range' })
    await expect(filter).toHaveCount(0)
    await page.getByRole('button', { name: 'Custom Range' }).first().click()
    const [start, end] = [filter.getByLabel('Start Date'), filter.getByLabel('End Date')]
    await expect(start).toHaveValue(dayAgo(6))
    await expect(end).toHaveValue(dayAgo(0))
    await expect(page).toHaveURL(`/dashboard/analytics?startDate=${dayAgo(6)}&endDate=${dayAgo(0)}`)

    await page.clock.pauseAt(Date.now() + 5000)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(`startDate=${dayAgo(3)}`)) asked.push(request.url())
    })
    await start.fill(dayAgo(3))
    await page.clock.runFor(450)
    expect(asked).toEqual([])
    await page.clock.runFor(100)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    const address = `/dashboard/analytics?startDate=${dayAgo(3)}&endDate=${dayAgo(0)}`
    await expect(page).toHaveURL(address)

    for (const [from, to, words] of [
      [dayAgo(1), dayAgo(2), 'Start date must be before or equal to end date'],
      [dayAgo(1), dayAgo(-1), 'End date cannot be in the future'],
      [dayAgo(366), dayAgo(0), 'Date range cannot exceed 366 days'],
      ['', dayAgo(0), 'Start date is required'],
      [dayAgo(1), '', 'End date is required'],
    ] as const) {
      await start.fill(from)
      await end.fill(to)
      await expect(filter.getByText(words)).toBeVisible()
      await page.clock.runFor(1000)
      await expect(page).toHaveURL(address)
    }

    await page.getByRole('button', { name: 'Custom Range' }).first().click()
    await expect(filter).toHaveCount(0)
    await expect(page).toHaveURL('/dashboard/analytics')
  })

  test('is shown what happens meanwhile: on asking, every half minute and on coming back [VAN-01] [VAN-18] [VAN-39] [CONST-12]', async ({
    page,
    request,
  }) => {
    await page.clock.install()
    const letGo = await hold(page, '**/api/vendors/analytics/categories*')
    await page.goto('/dashboard/analytics')
    const refresh = page.getByRole('button', { name: 'Refresh' })
    await expect(page.getByRole('status', { name: 'Loading categories' })).toBeVisible()
    await expect(refresh).toBeDisabled()
    letGo()
    await expect(refresh).toBeEnabled()
    await expect(page.getByRole('status', { name: 'Loading categories' })).toHaveCount(0)

    const scan = () => tell(request, 'qr-scan', { vendorId: vendor.id })
    await scan()
    await refresh.click()
    await expect(summary(page)).toContainText('QR Scans1')

    let asked = 0
    page.on('request', (sent) => {
      if (new URL(sent.url()).pathname === '/api/vendors/analytics') asked++
    })
    await scan()
    await page.clock.runFor(31_000)
    await expect(summary(page)).toContainText('QR Scans2')
    expect(asked).toBe(1)

    await scan()
    await page.clock.runFor(11_000)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(summary(page)).toContainText('QR Scans3')
  })

  test('reads what failed and can try again', async ({ page }) => {
    await page.route('**/api/vendors/analytics*', (route) => route.abort())
    await page.goto('/dashboard/analytics')
    await expect(page.getByText('We could not load your analytics.')).toBeVisible()
    await expect(panel(page, 'Engagement Metrics')).toBeHidden()
    await expect(panel(page, 'Engagement Overview')).toBeHidden()

    await page.unroute('**/api/vendors/analytics*')
    await page.getByRole('button', { name: 'Retry' }).first().click()
    await expect(summary(page)).toContainText('Total Views0')
    await expect(panel(page, 'Engagement Metrics')).toBeVisible()
    await expect(panel(page, 'Engagement Overview')).toBeVisible()
  })

  test('keeps the figures when refreshing fails, and hears of it', async ({ page }) => {
    await page.goto('/dashboard/analytics')
    await expect(summary(page)).toContainText('Total Views0')
    await page.route('**/api/vendors/analytics*', (route) => route.abort())
    await page.getByRole('button', { name: 'Refresh' }).click()

    await expect(toasts(page)).toHaveText(['Failed to refresh analytics'])
    await expect(summary(page)).toContainText('Total Views0')
  })
})
