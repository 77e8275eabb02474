import { notificationsApi } from '@thela/contract/admin/notifications'
import { platformAnalyticsApi } from '@thela/contract/admin/platform-analytics'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { RECENT_ACTIVITY } from '@thela/contract/analytics/vendor-activity'
import { paginate } from '@thela/contract/values/paging'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAdminVendor, answerVendors, aPlatform } from '../../testing/admin-samples.ts'
import { answer, requestsTo } from '../../testing/contract-server.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const PATH = '/admin/analytics'
const main = page.getByRole('main')
const summary = page.getByRole('region', { name: 'Summary' })
const box = page.getByRole('combobox', { name: 'Vendor', exact: true })
const offers = page.getByRole('listbox').getByRole('option')
const rows = page.getByRole('table', { name: 'Vendors' }).getByRole('row')
const section = (title: string) =>
  page.getByRole('heading', { name: title, exact: true }).element().closest('section') as HTMLElement
const panel = (title: string) => page.elementLocator(section(title))
const textsOf = (locator: ReturnType<typeof page.getByRole>) =>
  locator.elements().map(({ textContent }) => textContent)

/** Notifications by number, a page at a time. The ids differ from test to test: a dismissal is never undone. */
function warnOf(test: string, count: number) {
  const all = Array.from({ length: count }, (_, n) => ({
    id: `low-activity:${test}${n}` as const,
    type: 'LOW_ACTIVITY' as const,
    vendorId: `${test}${n}`,
    vendorName: `Quiet ${n}`,
    totalViews: n,
    message: `Quiet ${n} has low activity: ${n} views in the last 30 days`,
    createdAt: '2026-03-05T00:00:00Z',
  }))
  answer(notificationsApi.list, ({ query }) => {
    const paging = { page: Number(query.page), limit: Number(query.limit) }
    return {
      notifications: all.slice((paging.page - 1) * paging.limit, paging.page * paging.limit),
      pagination: paginate(paging, count),
    }
  })
}

const visited = aPlatform({
  totalVendors: 9,
  activeVendors: 8,
  totalViews: 40,
  totalQrScans: 10,
  totalMenuViews: 30,
  eventBreakdown: { MENU_VIEW: 30, QR_SCAN: 10 },
  timeSeriesData: aPlatform().timeSeriesData.map((day) => ({ ...day, views: 1 })),
  hourlyData: aPlatform().hourlyData.map((hour) => ({ ...hour, views: 1 })),
  recentActivity: Array.from({ length: RECENT_ACTIVITY }, (_, n) => ({
    id: String(n),
    type: 'QR_SCAN' as const,
    vendorId: 'v1',
    vendorName: 'Asha Chaat',
    createdAt: '2026-03-05T00:00:00Z',
  })),
})

beforeEach(() => {
  signInAdmin()
  warnOf('none', 0)
  answerVendors([])
  answer(platformAnalyticsApi.readPlatform, visited)
})

test('the header says when the figures were loaded [AAN-01]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T09:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  await showScreen(PATH)
  await expect.element(page.getByText(/^Last updated: Mar 5, 2026, 2:30:\d\d\sPM$/)).toBeVisible()

  vi.setSystemTime('2026-03-05T09:05:00Z')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(page.getByText(/^Last updated: Mar 5, 2026, 2:35:\d\d\sPM$/)).toBeVisible()
})

test('the filters are vendor, time range, sort and order, with thirty days at first [AAN-08] [AAN-22]', async () => {
  await showScreen(`${PATH}?tab=vendors`)
  await expect.element(box).toBeVisible()
  await expect.element(page.getByLabelText('Time Range')).toHaveValue('30d')
  expect(textsOf(page.getByLabelText('Time Range').getByRole('option'))).toEqual([
    'Today',
    'Last 7 days',
    'Last 30 days',
    'Last 90 days',
  ])
  expect(textsOf(page.getByLabelText('Sort By').getByRole('option'))).toEqual([
    'Total Views',
    'QR Scans',
    'Items',
    'Name',
    'Last Activity',
    'Joined',
  ])
  expect(textsOf(page.getByLabelText('Order').getByRole('option'))).toEqual(['Descending', 'Ascending'])
  await expect.poll(() => requestsTo(platformAnalyticsApi.readPlatform)[0]?.query).toEqual({ period: '30d' })

  await page.getByLabelText('Time Range').selectOptions('Last 7 days')
  await page.getByLabelText('Sort By').selectOptions('Name')
  await page.getByLabelText('Order').selectOptions('Ascending')
  await expect
    .poll(() => requestsTo(adminVendorsApi.list).at(-1)?.query)
    .toMatchObject({ sortBy: 'name', order: 'asc' })
  expect(requestsTo(platformAnalyticsApi.readPlatform).at(-1)?.query).toEqual({ period: '7d' })
})

test('four tabs are offered, and the overview has five recent events [AAN-09] [AAN-24]', async () => {
  await showScreen(PATH)
  await expect
    .element(summary)
    .toMatchTextContent(/Total Vendors9.*Active Vendors8.*Total Views40.*QR Scans1025% of total views/)
  expect(textsOf(page.getByRole('tab'))).toEqual(['Overview', 'Vendors', 'Charts', 'Insights'])
  expect(section('Recent Activity').querySelectorAll('li')).toHaveLength(5)
  await expect.poll(() => section('Event Breakdown').textContent).toMatch(/QR code scanned10/)
})

test('the charts are of seven days, of 24 hours and of ten vendors [AAN-25] [AAN-26]', async () => {
  const comparison = Array.from({ length: 10 }, (_, n) => anAdminVendor(`Stall ${n}`, { totalViews: 9 }))
  answerVendors([], { comparison })
  await showScreen(`${PATH}?tab=charts`)
  const rowsOf = (name: string) => page.getByRole('table', { name }).getByRole('row')
  await expect.poll(() => rowsOf('Activity over time, last 7 days').elements()).toHaveLength(8)
  expect(rowsOf('Hourly activity pattern, 24 hours').elements()).toHaveLength(25)
  await expect.poll(() => rowsOf('Vendor performance comparison, top 10').elements()).toHaveLength(11)
})

describe('a platform without visits', () => {
  beforeEach(() => answer(platformAnalyticsApi.readPlatform, aPlatform()))
  const says = (title: string, text: string) =>
    expect.element(panel(title).getByRole('heading', { name: text })).toBeVisible()
  const figures = () => main.element().querySelectorAll('figure')

  test('has no data and no activity in its overview [AAN-17] [AAN-18] [AAN-21]', async () => {
    await showScreen(PATH)
    await expect.element(summary).toBeVisible()
    await says('Daily Activity', 'No Analytics Data')
    await says('Recent Activity', 'No recent activity')
    await says('Event Breakdown', 'No event data available')
    expect(figures()).toHaveLength(0)
  })

  test('has empty charts and insights [AAN-20] [AAN-21]', async () => {
    await showScreen(`${PATH}?tab=charts`)
    await expect.element(page.getByRole('heading', { name: 'Activity Over Time' })).toBeVisible()
    for (const title of [
      'Activity Over Time',
      'Hourly Activity Pattern',
      'Top Items by Popularity',
      'Vendor Performance Comparison',
    ])
      await says(title, 'No event data available')
    expect(figures()).toHaveLength(0)

    await page.getByRole('tab', { name: 'Insights' }).click()
    await expect.element(page.getByRole('heading', { name: 'Top Locations' })).toBeVisible()
    await says('Top Locations', 'No event data available')
    await says('Event Breakdown', 'No event data available')
  })

  test('does not make up days that are missing altogether [AAN-21]', async () => {
    answer(platformAnalyticsApi.readPlatform, aPlatform({ timeSeriesData: [] }))
    await showScreen(PATH)
    await expect.element(summary).toBeVisible()
    await says('Daily Activity', 'No Analytics Data')
    expect(figures()).toHaveLength(0)
  })
})

describe('the vendors', () => {
  const stalls = Array.from({ length: 21 }, (_, n) => anAdminVendor(`Stall ${n}`, { id: `v${n}` }))

  test('are listed twenty a page, and every filter leads back to the first [AAN-11] [AAN-12]', async () => {
    answerVendors(stalls)
    const { router } = await showScreen(`${PATH}?tab=vendors`)
    await expect.element(page.getByText('Showing 1 to 20 of 21 vendors')).toBeVisible()
    expect(rows.elements()).toHaveLength(21)
    const changes = {
      'order=asc': () => page.getByLabelText('Order').selectOptions('Ascending'),
      'period=7d': () => page.getByLabelText('Time Range').selectOptions('Last 7 days'),
      'sortBy=name': () => page.getByLabelText('Sort By').selectOptions('Name'),
      'search=Stall': () => box.fill('Stall'),
      'vendor=v20': () => rows.nth(1).getByRole('button', { name: 'Stall 20' }).click(),
    }
    answer(platformAnalyticsApi.readVendor, anAnalysis())
    for (const [param, change] of Object.entries(changes)) {
      await page.getByRole('button', { name: 'Next' }).click()
      await expect.poll(() => router.state.location.href).toContain('page=2')
      await expect.poll(() => rows.elements()).toHaveLength(2)
      await change()
      await expect.poll(() => router.state.location.href).toContain(param)
      expect(router.state.location.href).not.toContain('page=')
    }
    await expect.element(page.getByRole('heading', { name: 'Stall 20' })).toBeVisible()
  })

  test('that the filters leave out are none [AAN-19]', async () => {
    await showScreen(`${PATH}?tab=vendors&search=nobody`)
    await expect.element(page.getByRole('heading', { name: 'No vendors found' })).toBeVisible()
    expect(requestsTo(adminVendorsApi.list).some(({ query }) => query.search === 'nobody')).toBe(true)
  })

  test('are suggested five at most, for the keys up, down, Enter and Escape [AAN-06] [AAN-07] [AAN-10]', async () => {
    answerVendors(stalls)
    answer(platformAnalyticsApi.readVendor, anAnalysis())
    const { router } = await showScreen(`${PATH}?tab=vendors&page=2`)
    await box.fill('Stall')
    await expect.element(offers.nth(4)).toBeVisible()
    expect(offers.elements()).toHaveLength(5)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(offers.nth(1)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(offers.nth(0)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(offers.first()).not.toBeInTheDocument()

    await box.fill('Stall 20')
    await expect.element(offers.first()).toMatchTextContent(/Stall 20/)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Stall 20' })).toBeVisible()
    expect(router.state.location.href).toContain('vendor=v20')
    expect(router.state.location.href).not.toMatch(/page=|search=/)
    expect(page.getByRole('tab').query()).toBeNull()
    await expect
      .element(summary)
      .toMatchTextContent(/Total Views4.*QR Scans125% of total views.*Direct Views3/)

    await page.getByRole('button', { name: 'All vendors' }).click()
    await expect.element(page.getByRole('tab', { name: 'Vendors' })).toHaveAttribute('aria-selected', 'true')
    expect(router.state.location.href).not.toMatch(/vendor=|search=/)
  })
})

const anAnalysis = () => ({
  vendor: anAdminVendor('Stall 20', { id: 'v20' }),
  stats: { totalCategories: 0, totalItems: 0, totalMenuViews: 3, totalQrScans: 1 },
  summary: { totalViews: 4, qrScans: 1, menuViews: 3, itemClicks: 0, categoryViews: 0 },
  engagementMetrics: {
    qrScanRate: 25,
    menuExplorationRate: 0,
    engagementScore: 0,
    totalCategories: 0,
    totalItems: 0,
  },
  categories: [],
  totalCategoryViews: 0,
  eventBreakdown: visited.eventBreakdown,
  timeSeriesData: visited.timeSeriesData,
  hourlyData: visited.hourlyData,
  topItems: [],
  recentActivity: [],
})

describe('the notifications', () => {
  const open = page.getByRole('button', { name: /^Notifications/ })
  const menu = page.getByRole('dialog', { name: 'Notifications' })
  const dismissals = menu.getByRole('button', { name: /^Dismiss Quiet/ })

  test('open from the header, with a warning for each vendor [AAN-03] [AAN-13]', async () => {
    warnOf('listed', 3)
    await showScreen(PATH)
    await expect.element(open).toHaveTextContent('Notifications3')
    await open.click()
    await expect.element(dismissals.nth(2)).toBeVisible()
    expect(textsOf(menu.getByRole('listitem'))).toEqual(
      [0, 1, 2].map((n) => `Quiet ${n} has low activity: ${n} views in the last 30 days`),
    )
  })

  test('are dismissed singly or all at once, until there are none [AAN-14] [AAN-16]', async () => {
    warnOf('gone', 3)
    await showScreen(PATH)
    await open.click()
    await menu.getByRole('button', { name: 'Dismiss Quiet 1' }).click()
    await expect.element(open).toHaveTextContent('Notifications2')
    expect(dismissals.elements()).toHaveLength(2)
    await menu.getByRole('button', { name: 'Dismiss all' }).click()
    await expect.element(menu.getByText('No notifications')).toBeVisible()
    await expect.element(open).toHaveTextContent('Notifications')
  })

  test('are all counted and dismissed, however many pages they fill [AAN-14]', async () => {
    warnOf('many', 1203)
    await showScreen(PATH)
    await expect.element(open).toHaveTextContent('Notifications1,203')
    await open.click()
    await expect.poll(() => dismissals.elements()).toHaveLength(100)
    const last = menu.getByRole('listitem').last()
    await expect.element(last).toHaveTextContent('1,103 more will appear as you dismiss these')

    await menu.getByRole('button', { name: 'Dismiss Quiet 0', exact: true }).click()
    await expect.element(last).toHaveTextContent('1,102 more will appear as you dismiss these')
    await expect.element(dismissals.last()).toHaveAccessibleName('Dismiss Quiet 100')
    await menu.getByRole('button', { name: 'Dismiss all' }).click()
    await expect.element(menu.getByText('No notifications')).toBeVisible()
    await expect.element(open).toHaveTextContent('Notifications')
  })
})

describe('the figures', () => {
  const asked = () => requestsTo(platformAnalyticsApi.readPlatform).length

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('are loaded again when asked, and every quarter of an hour [AAN-02] [AAN-05]', async () => {
    await showScreen(PATH)
    await expect.element(summary).toBeVisible()
    const before = asked()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(asked).toBe(before + 1)
    await expect.element(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()

    await vi.advanceTimersByTimeAsync(14 * 60_000)
    expect(asked()).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.poll(asked).toBe(before + 2)
  })
})
