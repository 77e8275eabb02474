import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, longTest, test, type Vendor } from './fixtures.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A055F) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search vendors by name or phone' })
const table = (page: Page) => page.getByRole('table', { name: 'Vendors' })
const panel = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name, exact: true })

const rowsOf = (page: Page, name: string) => page.getByRole('table', { name }).getByRole('row')

test.describe('an administrator', () => {
  let family: string
  let vendors: Vendor[]

  test.beforeEach(async ({ page, request, newVendor, signIn, adminSession }) => {
    const admin = await adminSession()
    const names = ['Busy', 'Quiet', 'Banned', 'Silent', 'Extra', 'Last']
    family = `Report ${Date.now()} ${Math.random().toString(36).slice(2, 8)}`
    vendors = []
    for (const name of names)
      vendors.push(await newVendor({ businessName: `${family} ${name}`, area: `${name} Area` }))
    const visits = [
      [0, 'menu-view', 8],
      [0, 'qr-scan', 4],
      [1, 'menu-view', 6],
    ] as const
    for (const [nth, what, times] of visits)
      for (let n = 0; n < times; n++) {
        const data = { vendorId: vendors[nth]?.id, businessSlug: 'x' }
        await request.post(`/api/public/${what}`, { data, headers: { 'user-agent': PHONE } })
      }
    const headers = { authorization: `Bearer ${admin.token}` }
    const ban = { isBanned: true, reason: 'Complaints' }
    await request.patch(`/api/admin/vendors/${vendors[2]?.id}/ban`, { headers, data: ban })
    await signIn(page, admin)
  })

  test('finds vendors by name and phone, and reads the figures of those found [RTE-31] [REP-03] [REP-05]', async ({
    page,
  }) => {
    await page.goto('/admin/reports')
    await expect(page).toHaveTitle('Vendor Reports | Thela')
    await expect(page.getByRole('status').filter({ hasText: /^Showing [\d,]+ vendors$/ })).toBeVisible()

    await box(page).fill(vendors[1]?.phone ?? '')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
    await box(page).fill(family)
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(5)
    await box(page).press('ArrowDown')
    await expect(page.getByRole('listbox').getByRole('option').first()).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await box(page).press('Escape')
    await expect(page.getByText('Showing 6 vendors', { exact: true })).toBeVisible()

    const summary = page.getByRole('region', { name: 'Summary' })
    await expect(summary).toContainText(/Total Vendors6.*Total Views18.*QR Scans4.*Total Items0/)
    await expect(panel(page, 'Performance Summary')).toContainText(
      /Average views per vendor3.*Average scans per vendor0\.67.*Active vendors5.*Banned vendors1/,
    )
    await expect(panel(page, 'Growth Trends')).toContainText(
      /New vendors \(30 days\)6.*Growth rate100%.*High engagement1.*Low engagement5/,
    )

    await page.getByRole('tab', { name: 'Vendors' }).click()
    await expect(table(page).getByRole('row').nth(1)).toHaveText(
      /Busy.*Busy Area, Surat.*StatusActiveViews12QR Scans4Items0Conversion33\.33%/,
    )
    await expect(table(page).getByRole('row', { name: /Banned Area/ })).toContainText('StatusBanned')
    await expectAccessible(page)

    await chip(page, 'Banned').click()
    await expect(page.getByText('Showing 1 vendors', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/status=banned/)
    await chip(page, 'High Engagement').click()
    await expect(page.getByRole('heading', { name: 'No vendors found' })).toBeVisible()
    const pills = page.getByRole('group', { name: 'Active filters' })
    await pills.getByRole('button', { name: 'Remove Banned' }).click()
    await expect(table(page).getByRole('row')).toHaveCount(2)
  })

  longTest('keeps the picked vendor when the box loses focus [REP-03]', async ({ page }) => {
    await page.clock.install()
    await page.goto('/admin/reports')
    await box(page).fill(family)
    const offers = page.getByRole('listbox').getByRole('option')
    await expect(offers.first()).toContainText(`${family} Last`)
    // From here on the pause after the last key does not end by itself.
    await page.clock.pauseAt(Date.now() + 60_000)
    await box(page).press('Backspace')
    await box(page).press('ArrowDown')
    await box(page).press('Enter')
    await expect(box(page)).toHaveValue(`${family} Last`)
    await page.clock.resume()
    await page.clock.runFor(1000)

    await page.getByRole('tab', { name: 'Vendors' }).click()
    await expect(page).toHaveURL(/tab=vendors/)
    await expect(page.getByText('Showing 1 vendors', { exact: true })).toBeVisible()
    await expect(table(page).getByRole('row')).toHaveCount(2)
    await expect(box(page)).toHaveValue(`${family} Last`)
    expect(new URL(page.url()).searchParams.get('search')).toBe(`${family} Last`)
  })

  longTest(
    'sees the five top and low performers, and three locations [REP-18] [REP-19] [REP-22]',
    async ({ page }) => {
      await page.goto(`/admin/reports?tab=performance&search=${encodeURIComponent(family)}`)
      await expect(panel(page, 'Top Performers').getByRole('listitem')).toHaveText([
        /^1\..*Busy12 views33\.33%$/,
        /^2\..*Quiet6 views0%$/,
      ])
      const low = panel(page, 'Low Performers').getByRole('listitem')
      await expect(low).toHaveCount(5)
      await expect(low.first()).toContainText('0 viewsVery Low')
      await expect(low.last()).toHaveText(/Quiet6 viewsLow$/)
      await expect(panel(page, 'Engagement Metrics')).toContainText(
        /Conversion rate22\.22%.*Item clicks0.*High engagement vendors1.*Low engagement vendors5/,
      )
      await expect(panel(page, 'Location Performance').getByRole('listitem')).toHaveText([
        /^Busy Area, Surat, Gujarat, India1 vendor · 12 views · 4 QR scans$/,
        /^Quiet Area, Surat, Gujarat, India1 vendor · 6 views · 0 QR scans$/,
      ])

      await page.goto('/admin/reports?tab=performance')
      await expect(panel(page, 'Top Performers').getByRole('listitem')).toHaveCount(5)
      await expect(panel(page, 'Location Performance').getByRole('listitem')).toHaveCount(3)
    },
  )

  test('sees the days as areas, the hours as bars and the items as a pie [REP-14] [REP-15] [REP-17]', async ({
    page,
  }) => {
    await page.goto(`/admin/reports?tab=charts&search=${encodeURIComponent(family)}`)
    await expect(rowsOf(page, 'Activity over time, last 7 days')).toHaveCount(8)
    // The drawings come with the chart's own script, which a busy machine takes its time to read.
    await expect(panel(page, 'Activity Over Time').locator('.recharts-area').first()).toBeVisible()
    await expect(rowsOf(page, 'Hourly activity pattern, 24 hours')).toHaveCount(25)
    await expect(panel(page, 'Hourly Activity Pattern').locator('.recharts-bar').first()).toBeVisible()
    await expect(rowsOf(page, 'Top items by popularity')).toHaveCount(6)
    await expect(panel(page, 'Top Items by Popularity').locator('.recharts-pie')).toBeVisible()
  })

  longTest('compares the ten vendors with the most views [REP-16]', async ({ page }) => {
    const compared = rowsOf(page, 'Vendor performance comparison, top 10')
    await page.goto(`/admin/reports?tab=charts&search=${encodeURIComponent(family)}`)
    await expect(compared).toHaveText(['VendorViewsQR Scans', /Busy124$/, /Quiet60$/])
    await page.goto('/admin/reports?tab=charts')
    await expect(compared.nth(1)).toBeAttached()
    expect(await compared.count()).toBeLessThanOrEqual(11)
  })

  test('exports the vendors as a file [REP-12] [REP-13]', async ({ page }) => {
    await page.goto(`/admin/reports?tab=vendors&status=banned&search=${encodeURIComponent(family)}`)
    await expect(table(page).getByRole('row')).toHaveCount(2)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await download

    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now())
    expect(file.suggestedFilename()).toBe(`vendor_reports_${today}.csv`)
    const { phone } = vendors[2] as Vendor
    expect(await readFile(await file.path(), 'utf8')).toBe(
      '\uFEFFVendor,Owner,Phone,Email,Location,Status,Views,QR Scans,Items,Conversion (%)\r\n' +
        `${family} Banned,Asha Patel,${phone},,"Banned Area, Surat, Gujarat, India",Banned,0,0,0,0\r\n`,
    )
  })

  test('exports them in the order of the table, most views first [REP-12]', async ({ page }) => {
    await page.goto(`/admin/reports?tab=vendors&search=${encodeURIComponent(family)}`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const [, ...lines] = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')

    const names = ['Busy', 'Quiet', 'Last', 'Extra', 'Silent', 'Banned']
    expect(lines.map((line) => line.split(',')[0])).toEqual(names.map((name) => `${family} ${name}`))
    await expect(table(page).getByRole('row')).toContainText(['Vendor', ...names])
  })
})

test('a vendor is redirected to their own dashboard, and the server refuses the call [REP-01]', async ({
  page,
  request,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor()
  await signIn(page, vendor)
  await page.goto('/admin/reports')
  await expect(page).toHaveURL('/dashboard')
  const headers = { authorization: `Bearer ${vendor.token}` }
  expect((await request.get('/api/admin/vendors?includeAnalytics=true', { headers })).status()).toBe(403)
})
