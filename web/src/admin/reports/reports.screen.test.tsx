import { platformAnalyticsApi } from '@thela/contract/admin/platform-analytics'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { anAdminVendor, answerVendors, aPlatform } from '../../testing/admin-samples.ts'
import { answer, refuse, requestsTo } from '../../testing/contract-server.ts'
import { showScreen, signInAdmin, signInVendor } from '../../testing/show-screen.tsx'
import { ReportsPage } from './ReportsPage.tsx'

const PATH = '/admin/reports'
const box = page.getByRole('combobox', { name: 'Search vendors by name or phone' })
const offers = page.getByRole('listbox').getByRole('option')
const rows = page.getByRole('table', { name: 'Vendors' }).getByRole('row')
const section = (title: string) =>
  page.getByRole('heading', { name: title, exact: true }).element().closest('section') as HTMLElement
const panel = (title: string) => page.elementLocator(section(title))
const lastQuery = () => requestsTo(adminVendorsApi.list).at(-1)?.query

const busy = anAdminVendor('Busy', { totalViews: 12, qrScans: 4, menuItemsCount: 3, conversionRate: 33.333 })
const idle = anAdminVendor('Idle', { totalViews: 0, qrScans: 0, conversionRate: 0 })
const vendors = [busy, idle, ...['Three', 'Four', 'Five', 'Six'].map((name) => anAdminVendor(name))]

beforeEach(() => {
  signInAdmin()
  answerVendors(vendors)
})

test('the page itself refuses a vendor, and asks for nothing [REP-02]', async () => {
  signInVendor()
  await render(<ReportsPage />)
  await expect.element(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect.element(page.getByText("You don't have permission to view this page.")).toBeVisible()
  expect(requestsTo(adminVendorsApi.list)).toEqual([])
})

test('four tabs are offered, and the number of vendors is said [REP-05] [REP-06]', async () => {
  await showScreen(PATH)
  await expect.element(page.getByText('Showing 6 vendors', { exact: true })).toBeVisible()
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Overview', 'Vendors', 'Charts', 'Performance'])
})

test('the number of vendors stops loading when they cannot be loaded [REP-05]', async () => {
  refuse(adminVendorsApi.list, 500, { message: 'Server error' })
  await showScreen(PATH)
  await expect.element(page.getByText('We could not load the reports.')).toBeVisible()
  expect(page.getByRole('main').getByRole('status').query()).toBeNull()

  answerVendors(vendors)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('Showing 6 vendors', { exact: true })).toBeVisible()
})

test('the overview has totals, averages and trends [REP-07] [REP-08] [REP-09]', async () => {
  answerVendors(vendors, {
    totalViews: 1800,
    qrScans: 400,
    totalItems: 90,
    averageViews: 300,
    averageScans: 66.67,
    activeVendors: 4,
    bannedVendors: 2,
    newVendors: 3,
    growthRate: 50,
    highEngagement: 1,
    lowEngagement: 5,
  })
  await showScreen(PATH)
  await expect
    .element(page.getByRole('region', { name: 'Summary' }))
    .toMatchTextContent(/Total Vendors6.*Total Views1,800.*QR Scans400.*Total Items90/)
  await expect
    .poll(() => section('Performance Summary').textContent)
    .toMatch(/Average views per vendor300.*Average scans per vendor66\.67.*Active vendors4.*Banned vendors2/)
  await expect
    .poll(() => section('Growth Trends').textContent)
    .toMatch(/New vendors \(30 days\)3.*Growth rate50%.*High engagement1.*Low engagement5/)
})

test('the table has all figures, and says Active, Inactive or Banned [REP-10] [REP-24]', async () => {
  answerVendors([
    busy,
    anAdminVendor('Off', { isActive: false }),
    anAdminVendor('Gone', { isBanned: true, banReason: 'Complaints' }),
  ])
  await showScreen(`${PATH}?tab=vendors`)
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(
      /Busy.*Contact\+919876543210asha@stall\.example.*Adajan, Surat.*StatusActiveViews12QR Scans4Items3Conversion33\.33%/,
    )
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Vendor', 'Contact', 'Location', 'Status', 'Views', 'QR Scans', 'Items', 'Conversion'])
  await expect.element(rows.filter({ hasText: 'Off' })).toMatchTextContent(/StatusInactive/)
  await expect.element(rows.filter({ hasText: 'Gone' })).toMatchTextContent(/StatusBanned/)
})

describe('the filters', () => {
  const chips = page.getByRole('group', { name: 'Quick filters' })
  const pills = page.getByRole('group', { name: 'Active filters' })

  test('are chips, with a pill for each that is on and one to clear all [REP-04]', async () => {
    const { router } = await showScreen(`${PATH}?tab=vendors`)
    await expect.element(rows.nth(1)).toBeVisible()
    expect(
      chips
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Active',
      'Banned',
      'New (30 days)',
      'High Activity',
      'Low Activity',
      'High Engagement',
      'Low Engagement',
    ])
    await chips.getByRole('button', { name: 'Banned' }).click()
    await expect.poll(() => router.state.location.href).toBe(`${PATH}?tab=vendors&status=banned`)
    await chips.getByRole('button', { name: 'High Engagement' }).click()
    await expect.poll(lastQuery).toMatchObject({ status: 'banned', segment: 'highEngagement' })
    await pills.getByRole('button', { name: 'Remove Banned' }).click()
    await expect.poll(() => router.state.location.href).toBe(`${PATH}?tab=vendors&segment=highEngagement`)
    await expect.element(pills.getByRole('button', { name: 'Remove High Engagement' })).toBeVisible()
    await pills.getByRole('button', { name: 'Clear all' }).click()
    await expect.element(pills).not.toBeInTheDocument()
    expect(router.state.location.href).toBe(`${PATH}?tab=vendors`)
  })

  test('that no vendor matches say so, and are cleared there [REP-11]', async () => {
    await showScreen(`${PATH}?tab=vendors&search=nobody`)
    await expect.element(page.getByRole('heading', { name: 'No vendors found' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.element(rows.nth(1)).toMatchTextContent(/Busy/)
  })
})

describe('the search box', () => {
  test('suggests at most five vendors, to be chosen by keyboard [REP-03]', async () => {
    answerVendors(vendors.map((vendor) => ({ ...vendor, businessName: `Stall ${vendor.businessName}` })))
    await showScreen(PATH)
    await box.fill('Stall')
    await expect.element(offers.first()).toMatchTextContent(/Stall Busy.*\+919876543210/)
    expect(offers.elements()).toHaveLength(5)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(offers.nth(1)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(offers.first()).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(offers.first()).not.toBeInTheDocument()

    await box.fill('Stall Th')
    await expect.element(offers.first()).toMatchTextContent(/Stall Three/)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(box).toHaveValue('Stall Three')
    await expect.element(page.getByText('Showing 1 vendors', { exact: true })).toBeVisible()
  })
})

describe('the performance tab', () => {
  const show = async (summary: Parameters<typeof answerVendors>[1]) => {
    answerVendors(vendors, summary)
    await showScreen(`${PATH}?tab=performance`)
    await expect.element(page.getByRole('heading', { name: 'Low Performers', exact: true })).toBeVisible()
  }
  const linesOf = (title: string) =>
    [...section(title).querySelectorAll('li')].map(({ textContent }) => textContent)

  test('lists the top performers with their conversion, and not the unseen [REP-18]', async () => {
    await show({ topPerformers: [busy, idle] })
    expect(linesOf('Top Performers')).toEqual(['1.Busy12 views33.33%'])
  })

  test('lists the low performers, Very Low under five views and Low from there [REP-19] [REP-20]', async () => {
    await show({
      lowPerformers: [
        { ...idle, label: 'Very Low' },
        { ...busy, totalViews: 6, label: 'Low' },
      ],
    })
    expect(linesOf('Low Performers')).toEqual(['Idle0 viewsVery Low', 'Busy6 viewsLow'])
  })

  test('has the engagement, and three of the top locations [REP-21] [REP-22]', async () => {
    await show({
      totalViews: 18,
      qrScans: 4,
      itemClicks: 9,
      highEngagement: 1,
      lowEngagement: 5,
      topLocations: [12, 6, 3, 2, 1].map((views) => ({
        location: `Area ${views}`,
        vendors: 1,
        views,
        qrScans: 0,
      })),
    })
    await expect
      .poll(() => section('Engagement Metrics').textContent)
      .toMatch(/Conversion rate22\.22%.*Item clicks9.*High engagement vendors1.*Low engagement vendors5/)
    expect(linesOf('Location Performance')).toEqual([
      'Area 121 vendor · 12 views · 0 QR scans',
      'Area 61 vendor · 6 views · 0 QR scans',
      'Area 31 vendor · 3 views · 0 QR scans',
    ])
  })
})

test('charts of a platform without visits draw nothing that is not there [REP-23]', async () => {
  answer(platformAnalyticsApi.readPlatform, aPlatform())
  await showScreen(`${PATH}?tab=charts`)
  await expect.element(page.getByRole('heading', { name: 'Activity Over Time' })).toBeVisible()
  for (const title of [
    'Activity Over Time',
    'Hourly Activity Pattern',
    'Top Items by Popularity',
    'Vendor Performance Comparison',
  ])
    await expect.element(panel(title).getByRole('heading', { name: 'No Analytics Data' })).toBeVisible()
  expect(page.getByRole('main').element().querySelectorAll('figure')).toHaveLength(0)

  await page.getByRole('tab', { name: 'Performance' }).click()
  await expect.element(page.getByRole('heading', { name: 'Top Performers' })).toBeVisible()
  for (const title of ['Top Performers', 'Location Performance'])
    await expect.element(panel(title).getByRole('heading', { name: 'No Analytics Data' })).toBeVisible()
})

test('days that are missing altogether are not made up either [REP-23]', async () => {
  answer(platformAnalyticsApi.readPlatform, aPlatform({ timeSeriesData: [] }))
  await showScreen(`${PATH}?tab=charts`)
  await expect.element(page.getByRole('heading', { name: 'Activity Over Time' })).toBeVisible()
  await expect
    .element(panel('Activity Over Time').getByRole('heading', { name: 'No Analytics Data' }))
    .toBeVisible()
  expect(page.getByRole('main').element().querySelectorAll('figure')).toHaveLength(0)
})
