import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page, Route } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, longTest, test, type Vendor } from './fixtures.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A055F) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'
// Some ICU versions put a narrow space before AM and PM.
const LAST_UPDATED = /^Last updated: [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d:\d\d\s[AP]M$/
const DISMISSED = 'thela-dismissed-notifications'

const search = (page: Page) => page.getByRole('combobox', { name: 'Vendor', exact: true })
const rows = (page: Page) => page.getByRole('table', { name: 'Vendors' }).getByRole('row')
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })
const panel = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function visit(request: APIRequestContext, { id: vendorId }: Vendor) {
  for (const [what, times] of [
    ['menu-view', 3],
    ['qr-scan', 1],
  ] as const)
    for (let n = 0; n < times; n++) {
      const data = { vendorId, businessSlug: 'x' }
      const answer = await request.post(`/api/public/${what}`, { data, headers: { 'user-agent': PHONE } })
      expect(await answer.json()).toMatchObject({ recorded: true })
    }
}

test.beforeEach(async ({ page, signIn, adminSession }) => {
  await signIn(page, await adminSession())
})

test('an administrator reads the platform tab by tab, from the demo of ninety days [RTE-30] [AAN-09] [AAN-26]', async ({
  page,
}) => {
  await page.goto('/admin/analytics')
  await expect(page).toHaveTitle('Platform Analytics | Thela')
  await expect(page.getByText(LAST_UPDATED)).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Vendors', 'Charts', 'Insights'])
  await expect(page.getByLabel('Time Range')).toHaveValue('30d')
  await expect(summary(page)).toContainText(
    /Total Vendors\d+.*Active Vendors\d+.*Total Views[\d,]+.*QR Scans.*of total views/,
  )
  await expect(panel(page, 'Recent Activity').getByRole('listitem')).toHaveCount(5)
  await expect(panel(page, 'Event Breakdown')).toContainText('QR code scanned')

  await page.getByRole('tab', { name: 'Charts' }).click()
  await expect(page).toHaveURL(/tab=charts/)
  const days = page.getByRole('table', { name: 'Activity over time, last 7 days' })
  await expect(days.getByRole('row')).toHaveCount(8)
  await expect(
    page.getByRole('table', { name: 'Hourly activity pattern, 24 hours' }).getByRole('row'),
  ).toHaveCount(25)
  const compared = page.getByRole('table', { name: 'Vendor performance comparison, top 10' }).getByRole('row')
  await expect(compared.nth(1)).toBeAttached()
  expect(await compared.count()).toBeLessThanOrEqual(11)

  await page.getByRole('tab', { name: 'Insights' }).click()
  await expect(page.getByRole('region', { name: 'Vendors that need attention' })).toContainText(
    /Low Activity\d+.*At Risk\d+.*High Engagement\d+.*Low Engagement\d+.*New Vendors\d+/,
  )
  await expect(page.getByRole('table', { name: 'Top locations' }).getByRole('row').nth(1)).toBeVisible()

  await page.getByLabel('Time Range').selectOption('90d')
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page).toHaveURL(/period=90d/)
  await expect(
    page.getByRole('table', { name: 'Daily activity, last 90 days' }).getByRole('row'),
  ).toHaveCount(91)

  await expectAccessible(page)
})

longTest(
  'vendors are listed twenty a page, in the order that was asked for [AAN-11] [AAN-12]',
  async ({ page, newVendor }) => {
    const family = `Paged ${Date.now()}`
    for (let n = 0; n < 21; n++)
      await newVendor({
        businessName: `${family} ${String.fromCharCode(97 + n)}`,
        name: `Owner ${String.fromCharCode(97 + n)}`,
      })

    await page.goto(`/admin/analytics?tab=vendors&sortBy=name&order=asc&search=${encodeURIComponent(family)}`)
    await expect(rows(page)).toHaveCount(21)
    await expect(page.getByText('Showing 1 to 20 of 21 vendors')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).nth(1)).toContainText(`${family} u`)

    await page.getByLabel('Order').selectOption('desc')
    await expect(page).not.toHaveURL(/page=/)
    await expect(rows(page).nth(1)).toContainText(`${family} u`)
  },
)

longTest(
  'a vendor is found by keyboard, shown alone, and left again [AAN-07] [AAN-10]',
  async ({ page, request, newVendor }) => {
    const family = `Findable ${Date.now()}`
    const vendors: Vendor[] = []
    for (let n = 0; n < 6; n++) vendors.push(await newVendor({ businessName: `${family} ${n}` }))
    const newest = vendors.at(-1) as Vendor
    await visit(request, newest)

    await page.goto('/admin/analytics?tab=vendors&page=2')
    const box = search(page)
    await box.fill(family)
    const offers = page.getByRole('listbox').getByRole('option')
    await expect(offers.first()).toContainText(`${family} 5`)
    await expect(offers).toHaveCount(5)

    await box.fill(`${family} 5`)
    await expect(offers).toHaveCount(1)
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(page).toHaveURL(new RegExp(`vendor=${newest.id}`))
    await expect(page).not.toHaveURL(/page=/)
    await expect(page.getByRole('heading', { name: `${family} 5` })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(summary(page)).toContainText(/Total Views4.*QR Scans125% of total views.*Direct Views3/)
    await expect(panel(page, 'Event Breakdown')).toContainText('Vendor registered1')
    await expect(box).toHaveValue('')

    await page.getByRole('button', { name: 'All vendors' }).click()
    await expect(page.getByRole('tab', { name: 'Vendors' })).toHaveAttribute('aria-selected', 'true')
    // Leaving the box does not bring back what was typed before the pick.
    await expect(page).not.toHaveURL(/search=|vendor=/)
  },
)

const warning = (n: number) => ({
  id: `low-activity:v${n}`,
  type: 'LOW_ACTIVITY',
  vendorId: `v${n}`,
  vendorName: `Quiet ${n}`,
  totalViews: n,
  message: `Quiet ${n} has low activity: ${n} views in the last 30 days`,
  createdAt: '2026-03-05T00:00:00Z',
})

/** Answers with these, a page at a time. */
const warnOf = (numbers: number[]) => (route: Route) => {
  const asked = new URL(route.request().url()).searchParams
  const [page, limit] = [Number(asked.get('page')), Number(asked.get('limit'))]
  const notifications = numbers.slice((page - 1) * limit, page * limit).map(warning)
  const hasNextPage = page * limit < numbers.length
  return route.fulfill({ json: { notifications, pagination: { total: numbers.length, hasNextPage } } })
}

test('notifications are dismissed singly or all at once, and stay dismissed in this browser [AAN-14] [AAN-15]', async ({
  page,
}) => {
  // Whom the server warns of is its own matter and proved there; a vendor is a week old before it does.
  await page.route('**/api/admin/notifications**', warnOf([1, 2, 3]))
  await page.goto('/admin/analytics')
  const open = page.getByRole('button', { name: /^Notifications/ })
  await expect(open).toContainText('3')
  await open.click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect(list.getByRole('listitem')).toHaveText([1, 2, 3].map((n) => warning(n).message))

  await list.getByRole('button', { name: 'Dismiss Quiet 2' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.reload()
  await expect(open).toContainText('2')
  await open.click()
  await list.getByRole('button', { name: 'Dismiss all' }).click()
  await expect(list).toContainText('No notifications')
  await page.reload()
  await expect(page.getByText(LAST_UPDATED)).toBeVisible()
  await open.click()
  await expect(list).toContainText('No notifications')
  expect(await page.evaluate((key) => localStorage.getItem(key), DISMISSED)).toBe(
    JSON.stringify(['low-activity:v2', 'low-activity:v1', 'low-activity:v3']),
  )
})

longTest(
  'what is dismissed in one tab is dismissed in the other, and neither loses any [AAN-15]',
  async ({ page, context }) => {
    await context.route('**/api/admin/notifications**', warnOf([1, 2, 3]))
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/admin/analytics')
      await tab.getByRole('button', { name: /^Notifications/ }).click()
      await expect(tab.getByRole('listitem').filter({ hasText: 'low activity' })).toHaveCount(3)
    }

    await page.getByRole('button', { name: 'Dismiss Quiet 1' }).click()
    await expect(other.getByRole('button', { name: 'Dismiss Quiet 1' })).toHaveCount(0)
    await other.getByRole('button', { name: 'Dismiss Quiet 2' }).click()
    await expect(page.getByRole('button', { name: /^Notifications/ })).toContainText('1')

    // A tab that has not heard of the other yet keeps what it finds.
    await page.evaluate((key) => localStorage.setItem(key, '["low-activity:v8"]'), DISMISSED)
    await page.getByRole('button', { name: 'Dismiss Quiet 3' }).click()
    expect(await page.evaluate((key) => localStorage.getItem(key), DISMISSED)).toContain('low-activity:v8')
  },
)

test('a screen that could not be loaded was not updated either, and was asked for twice [AAN-27]', async ({
  page,
}) => {
  let asked = 0
  await page.clock.install()
  await page.route('**/api/admin/analytics?**', (route) => {
    asked++
    return route.fulfill({ status: 500, json: {} })
  })
  await page.goto('/admin/analytics')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(page.getByText('Last updated')).toHaveCount(0)
  // Longer than the pauses between any further tries, and shorter than the time until the next refresh.
  await page.clock.runFor(10 * 60_000)
  expect(asked).toBe(2)
})

test('the export holds the vendors of the filters, safe for spreadsheets [AAN-04] [AAN-23]', async ({
  page,
  request,
  newVendor,
}) => {
  const family = `Exported ${Date.now()}`
  const first = await newVendor({ businessName: `${family}, "best"`, name: '=HYPERLINK("x")' })
  await visit(request, first)
  await page.goto(`/admin/analytics?search=${encodeURIComponent(family)}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await download

  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now())
  expect(file.suggestedFilename()).toBe(`vendor_analytics_${today}.csv`)
  const [head, line, rest] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(head).toBe(
    '\uFEFFBusiness Name,Contact Name,Phone,Email,Location,Total Views,Direct Views,QR Scans,Conversion Rate (%),Item Clicks,Menu Items,Last Activity,Registered,Status',
  )
  expect(line).toBe(
    `"${family}, ""best""","'=HYPERLINK(""x"")",${first.phone},,"Adajan, Surat, Gujarat, India",4,3,1,25,0,0,${today},${today},Active`,
  )
  expect(rest).toBe('')
})

longTest(
  'the export of a chosen vendor holds that vendor alone [AAN-04] [AAN-10] [AAN-23]',
  async ({ page, request, newVendor }) => {
    const family = `Alone ${Date.now()}`
    const chosen = await newVendor({ businessName: `${family} chosen` })
    await newVendor({ businessName: `${family} other` })
    await visit(request, chosen)
    const exported = async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export' }).click()
      const file = await download
      return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')]
    }

    await page.goto(`/admin/analytics?search=${encodeURIComponent(chosen.businessName)}`)
    const listed = await exported()
    expect(listed[1]).toContain(`${family} chosen`)
    await page.goto(`/admin/analytics?vendor=${chosen.id}&search=${encodeURIComponent(family)}`)
    await expect(summary(page)).toContainText('Total Views4')
    expect(await exported()).toEqual(listed)
  },
)
