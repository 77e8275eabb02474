import { type AnalyticsSummary, vendorAnalyticsApi } from '@thela/contract/analytics/vendor-analytics'
import { addDays } from '@thela/contract/values/date-range'
import { formatDate } from '@thela/contract/values/dates'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { advance, eventually, stopClock, typeAtOnce } from '../../testing/clock.ts'
import { answer, disconnect, hold, requestsTo } from '../../testing/contract-server.ts'
import { cardOf } from '../../testing/locators.ts'
import { textsOf } from '../../testing/read-screen.ts'
import { anEvent, noStats, someAnalytics } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'
import { toastTexts } from '../../testing/toasts.ts'

const { readAnalytics, readCategoryViews, readDaily, readVisitors } = vendorAnalyticsApi
const PATH = '/dashboard/analytics'
const NOW = '2026-03-05T09:00:00Z'
const TODAY = '2026-03-05'
const dayAgo = (days: number) => addDays(TODAY, -days)
const metadata = { startDate: dayAgo(6), endDate: TODAY, vendorJoinDate: '2025-12-31' }

const summary = page.getByRole('region', { name: 'Summary' })
const refresh = page.getByRole('button', { name: 'Refresh' })
const daily = cardOf('Daily Menu Views')
const categories = cardOf('Category Performance')
const activity = cardOf('Recent Activity')
const choose = (group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).click()

const isLoaded = async () => {
  await expect.element(refresh).toBeEnabled()
  await expect.element(page.getByText('Data available from')).toBeVisible()
}

/** The figures of a vendor, as the server would send them for what is asked. */
function showFigures(figures: AnalyticsSummary, stats = noStats) {
  answer(readAnalytics, () => someAnalytics([], figures, stats))
  answer(readDaily, ({ query }) => {
    const days = query.startDate ? 1 : Number(query.days)
    const { totalViews, menuViews, qrScans } = figures
    const none = { totalViews: 0, menuViews: 0, qrScans: 0 }
    const points = Array.from({ length: days }, (_, index) => ({
      date: dayAgo(days - 1 - index),
      ...(index === days - 1 ? { totalViews, menuViews, qrScans } : none),
    }))
    return { data: points, metadata }
  })
  answer(readVisitors, {
    data: Array.from({ length: 7 }, (_, index) => ({
      date: dayAgo(6 - index),
      visitors: index === 6 && figures.totalViews > 0 ? 1 : 0,
    })),
    busyHours: Array.from({ length: 7 }, (_, day) =>
      Array.from({ length: 24 }, (_, hour) => (day === 3 && hour === 14 ? figures.totalViews : 0)),
    ),
    metadata,
  })
}

function showCategories(views: Record<string, [views: number, percentage: number]>) {
  const listed = Object.entries(views).map(([name, [views, percentage]]) => ({
    categoryId: name,
    categoryName: name,
    views,
    percentage,
  }))
  const totalCategoryViews = listed.reduce((sum, { views }) => sum + views, 0)
  answer(readCategoryViews, { categories: listed, totalCategoryViews })
}

const noVisits = { totalViews: 0, qrScans: 0, menuViews: 0, itemClicks: 0, categoryViews: 0 }
const visits = { totalViews: 10, qrScans: 4, menuViews: 6, itemClicks: 2, categoryViews: 31 }

beforeEach(() => {
  signInVendor()
})

describe('a vendor with visitors', () => {
  beforeEach(() => {
    vi.setSystemTime(NOW)
    showFigures(visits, { ...noStats, totalCategories: 5, totalItems: 1 })
    showCategories({
      Chaat: [20, 64.52],
      Drinks: [6, 19.35],
      Sweets: [3, 9.68],
      Kulfi: [2, 6.45],
      Combos: [0, 0],
    })
    return () => {
      vi.useRealTimers()
    }
  })

  test('chooses a time range, which is kept in the address [VAN-02]', async () => {
    const { router } = await showScreen(PATH)
    await isLoaded()
    const ranges = page.getByRole('radiogroup', { name: 'Time range' })
    expect(textsOf(ranges.getByRole('radio'))).toEqual(['1D', '7D', '14D', '30D', '90D'])
    await expect.element(ranges.getByRole('radio', { name: '7D', exact: true })).toBeChecked()
    expect(requestsTo(readAnalytics)[0]?.query).toEqual({ period: '7d', limit: '5' })

    await choose('Time range', '30D')
    await expect.poll(() => router.state.location.href).toBe(`${PATH}?period=30d`)
    for (const endpoint of [readAnalytics, readCategoryViews, readVisitors])
      await expect.poll(() => requestsTo(endpoint).at(-1)?.query).toMatchObject({ period: '30d' })
    await isLoaded()
  })

  test('reads the story first: people, when and what', async () => {
    await showScreen(PATH)
    const story = cardOf('In short')

    await expect
      .poll(() => textsOf(story.getByCss('dd')))
      .toEqual([
        'Less than one person a day. The most came on Mar 5: 1.',
        'Mostly between 2:00 PM and 3:00 PM, and most on Thursdays.',
        'Chaat was opened most: 20 times. Dishes were opened 2 times.',
      ])
    const isBefore = Node.DOCUMENT_POSITION_FOLLOWING
    expect(story.element().compareDocumentPosition(summary.element())).toBe(isBefore)
  })

  test('reads five figures in cards [VAN-07]', async () => {
    await showScreen(PATH)

    await expect
      .element(summary)
      .toMatchTextContent(/Total Views10.*QR Scans4.*Direct Views6.*Categories5.*Menu Items1/)
  })

  test('reads what the figures mean when asked [VAN-08] [VAN-09] [VAN-10]', async () => {
    await showScreen(PATH)
    await expect.poll(() => textsOf(summary.getByRole('button'))).toHaveLength(3)

    for (const [label, words] of [
      ['Total Views', 'Direct views plus QR scans: 6 + 4.'],
      ['QR Scans', '40.00% of total views'],
      ['Direct Views', '60.00% of total views'],
    ] as const) {
      const toggle = summary.getByRole('button', { name: `About ${label}` })
      await expect.element(page.getByText(words)).not.toBeVisible()
      await toggle.click()
      await expect.element(page.getByText(words)).toBeVisible()
      await toggle.click()
      await expect.element(page.getByText(words)).not.toBeVisible()
    }
  })

  test('reads the rates, and all key figures once more [VAN-11] [VAN-15] [VAN-33]', async () => {
    // The server's own rate wins over that of its counts.
    const sent = someAnalytics([], visits)
    answer(readAnalytics, {
      ...sent,
      engagementMetrics: { ...sent.engagementMetrics, menuExplorationRate: 312.5 },
    })
    await showScreen(PATH)
    const metrics = cardOf('Engagement Metrics')

    await expect
      .poll(() => textsOf(metrics.getByCss('dd')))
      .toEqual([
        expect.stringMatching(/^40\.00%40 of 100 visits came from your QR code\.$/),
        expect.stringMatching(/^312\.50%3\.1 categories opened .* Over 100% is normal/),
        expect.stringMatching(/^370\.00%3\.7 scans, dishes and categories .* Over 100% is normal/),
      ])
    expect(textsOf(metrics.getByCss('dt'))).toEqual([
      expect.stringMatching(/^QR Scan Rate/),
      expect.stringMatching(/^Menu Exploration Rate/),
      expect.stringMatching(/^Engagement Score/),
    ])
    expect(textsOf(cardOf('Engagement Overview').getByCss('dl > div'))).toEqual([
      'Total Views10',
      'QR Scans4',
      'Direct Views6',
      'Category Views31',
      'Dishes Opened2',
      'QR Scan Rate40.00%',
      'Menu Exploration Rate312.50%',
      'Engagement Score370.00%',
    ])
  })

  describe('who compares categories', () => {
    const rows = categories.getByRole('figure').getByRole('row')
    const [green, amber, red, grey] = ['good', 'warn', 'bad', 'ink-faint'].map((name) => `var(--${name})`)

    beforeEach(async () => {
      await showScreen(PATH)
      await expect.poll(() => textsOf(categories.getByCss('ol > li'))).toHaveLength(5)
    })

    test('sees a list with ratings, sorted by views or by name [VAN-16] [VAN-17] [VAN-26]', async () => {
      const views = categories.getByRole('radiogroup', { name: 'View' }).getByRole('radio')
      expect(textsOf(views)).toEqual(['List', 'Bar chart', 'Pie chart', 'Line chart', 'Gauge'])
      expect(textsOf(categories.getByCss('ol > li'))).toEqual([
        'Chaat20 views · 64.52%, Excellent',
        'Drinks6 views · 19.35%, Good',
        'Sweets3 views · 9.68%, Needs Attention',
        'Kulfi2 views · 6.45%, Insufficient Data',
        'Combos0 views · 0.00%, Insufficient Data',
      ])

      await choose('Sort', 'A-Z')
      const names = () =>
        textsOf(categories.getByCss('ol > li')).map((text) => /^[A-Z][a-z]+/.exec(text)?.[0])
      await expect.poll(names).toEqual(['Chaat', 'Combos', 'Drinks', 'Kulfi', 'Sweets'])
    })

    test('sees the list in the colours of the ratings [VAN-21] [VAN-22] [VAN-23]', async () => {
      const bars = categories.getByCss('[data-rating]').elements() as HTMLElement[]

      expect(bars.map(({ dataset, style }) => [dataset.rating, style.background])).toEqual([
        ['green', green],
        ['amber', amber],
        ['red', red],
        ['grey', grey],
        ['grey', grey],
      ])
    })

    test('sees a gauge for each, labelled by its rating [VAN-16] [VAN-25] [VAN-26]', async () => {
      await choose('View', 'Gauge')

      await expect
        .poll(() => textsOf(categories.getByRole('listitem').filter({ has: page.getByRole('img') })))
        .toEqual([
          '64.52%ChaatExcellent',
          '19.35%DrinksGood',
          '9.68%SweetsNeeds Attention',
          '6.45%KulfiInsufficient Data',
          '0%CombosInsufficient Data',
        ])
    })

    test('sees bars in the colours of the ratings [VAN-16] [VAN-24]', async () => {
      await choose('View', 'Bar chart')
      const bars = categories.getByCss('.recharts-bar-rectangle path')

      await expect
        .poll(() => bars.elements().map((bar) => bar.getAttribute('fill')))
        .toEqual([green, amber, red, grey])
      expect(textsOf(rows)).toEqual(['CategoryViews', 'Chaat20', 'Drinks6', 'Sweets3', 'Kulfi2', 'Combos0'])
    })

    test('sees a line with points in the colours of the ratings [VAN-16]', async () => {
      await choose('View', 'Line chart')
      const points = categories.getByCss('.recharts-line-dots circle')

      await expect.poll(() => points.elements()).toHaveLength(5)
      expect(categories.getByCss('.recharts-line').elements()).toHaveLength(1)
      expect(points.elements().map((point) => getComputedStyle(point).fill)).toEqual(
        ['23, 128, 61', '217, 163, 0', '198, 42, 32', '110, 100, 87', '110, 100, 87'].map(
          (colour) => `rgb(${colour})`,
        ),
      )
      expect(rows.elements()).toHaveLength(6)
    })

    test('sees a pie without the categories that nobody opened [VAN-16] [VAN-20]', async () => {
      await choose('View', 'Pie chart')

      await expect.poll(() => categories.getByCss('.recharts-pie-sector').elements()).toHaveLength(4)
      expect(textsOf(rows)).toEqual(['CategoryViews', 'Chaat20', 'Drinks6', 'Sweets3', 'Kulfi2'])
      await expect.element(categories.getByText('Categories with 0 views are hidden.')).toBeVisible()
    })
  })

  describe('who looks at the days', () => {
    const rows = daily.getByRole('table', { name: 'Daily menu views' }).getByRole('row')

    test('sees three lines, and since when there is data [VAN-30] [VAN-31]', async () => {
      await showScreen(PATH)

      await expect.poll(() => daily.getByCss('.recharts-line').elements()).toHaveLength(3)
      expect(textsOf(rows).at(0)).toBe('DayTotal ViewsDirect ViewsQR Scans')
      expect(textsOf(rows).at(-1)).toMatch(/1064$/)
      await expect
        .element(daily.getByText('Data available from'))
        .toHaveTextContent(`Data available from ${formatDate('2025-12-31')}`)
    })

    test('chooses how many, for this chart alone [VAN-28] [VAN-32]', async () => {
      const { router } = await showScreen(PATH)
      const periods = daily.getByRole('radiogroup', { name: 'Chart period' }).getByRole('radio')
      await expect.poll(() => textsOf(periods)).toEqual(['1d', '7d', '14d', '30d', '90d'])
      await expect.poll(() => rows.elements()).toHaveLength(1 + 7)
      const asked = requestsTo(readAnalytics).length

      for (const days of [1, 14, 30, 90]) {
        await choose('Chart period', `${days}d`)
        await expect.poll(() => rows.elements()).toHaveLength(1 + days)
        expect(requestsTo(readDaily).at(-1)?.query).toEqual({ days: String(days) })
      }
      await choose('Chart period', '7d')
      expect(requestsTo(readDaily)[0]?.query).toEqual({ days: '7' })
      expect(router.state.location.href).toBe(PATH)
      expect(requestsTo(readAnalytics)).toHaveLength(asked)
    })

    test('chooses dates for this chart alone, and cancels [VAN-29]', async () => {
      await showScreen(PATH)
      await daily.getByRole('button', { name: 'Custom Range' }).click()
      await expect.element(daily.getByLabelText('Start Date')).toHaveValue(dayAgo(6))
      await expect.element(daily.getByLabelText('End Date')).toHaveValue(TODAY)
      await expect.poll(() => rows.elements()).toHaveLength(1 + 1)
      expect(requestsTo(readDaily).at(-1)?.query).toEqual({ startDate: dayAgo(6), endDate: TODAY })

      await daily.getByRole('button', { name: 'Cancel' }).click()
      await expect.element(daily.getByLabelText('Start Date')).not.toBeInTheDocument()
      await expect.poll(() => rows.elements()).toHaveLength(1 + 7)
    })

    test('sees how many came each day and at which hours', async () => {
      await showScreen(PATH)
      const visitors = cardOf('Daily Visitors').getByRole('row')
      await expect.poll(() => visitors.elements()).toHaveLength(1 + 7)
      expect(textsOf(visitors).at(-1)).toMatch(/1$/)

      const hours = cardOf('Busy Hours').getByRole('table', { name: 'Visits by weekday and hour' })
      expect(hours.getByRole('row').elements()).toHaveLength(1 + 7)
      const cells = textsOf(hours.getByRole('cell'))
      expect(cells.reduce((sum, text) => sum + Number(text), 0)).toBe(10)
    })
  })
})

describe('the recent activity', () => {
  const scans = Array.from({ length: 4 }, (_, index) => anEvent('QR_SCAN', index))
  const views = Array.from({ length: 6 }, (_, index) => anEvent('MENU_VIEW', 10 + index))
  const others = Array.from({ length: 40 }, (_, index) => anEvent('CATEGORY_VIEW', 20 + index))
  const entries = activity.getByRole('listitem')

  beforeEach(async () => {
    showFigures(visits)
    showCategories({})
    answer(readAnalytics, ({ query }) => {
      const events = [...scans, ...views, ...others].filter(({ type }) => !query.type || query.type === type)
      return { ...someAnalytics(events, visits), analytics: events.slice(0, Number(query.limit)) }
    })
    await showScreen(PATH)
  })

  test('has the last five entries, or all of them [VAN-27]', async () => {
    await expect.poll(() => entries.elements()).toHaveLength(5)
    await activity.getByRole('button', { name: 'Show All' }).click()
    await expect.poll(() => entries.elements()).toHaveLength(50)
    await activity.getByRole('button', { name: 'Show Less' }).click()
    await expect.poll(() => entries.elements()).toHaveLength(5)
  })

  test('is of every kind or of one, which leaves the figures alone [VAN-06]', async () => {
    const type = page.getByLabelText('Event Type')
    await expect
      .poll(() => textsOf(type.getByRole('option')))
      .toEqual(['All Events', 'Menu Views', 'QR Scans'])
    await type.selectOptions('QR Scans')
    await expect.poll(() => activity.getByText('QR code scanned').elements()).toHaveLength(4)
    await expect.poll(() => entries.elements()).toHaveLength(4)

    await type.selectOptions('Menu Views')
    await expect.poll(() => activity.getByText('Menu viewed').elements()).toHaveLength(5)
    await activity.getByRole('button', { name: 'Show All' }).click()
    await expect.poll(() => activity.getByText('Menu viewed').elements()).toHaveLength(6)
    await expect.element(summary).toMatchTextContent('Total Views10')
  })
})

describe('a new vendor', () => {
  beforeEach(() => {
    showFigures(noVisits)
    showCategories({})
  })

  test('sees no invented numbers [VAN-07] [VAN-19]', async () => {
    await showScreen(PATH)
    await isLoaded()

    await expect
      .element(summary)
      .toMatchTextContent(/Total Views0.*QR Scans0.*Direct Views0.*Categories0.*Menu Items0/)
    await expect.element(categories).toMatchTextContent('No category data available')
    await expect.element(cardOf('Daily Visitors')).toMatchTextContent('No visitors in this period')
    await expect.element(cardOf('Busy Hours')).toMatchTextContent('No visits in this period')
    await expect.element(activity).toMatchTextContent('No recent activity')
    expect(textsOf(cardOf('In short').getByCss('dd'))).toEqual([
      'Nobody opened your menu in this period.',
      'No visits in this period.',
      'Nobody opened a category or a dish yet.',
    ])
    await expect.element(daily).toMatchTextContent('No views in this period')
    expect(page.getByRole('figure').elements()).toEqual([])
  })

  const tips = cardOf('Tips to Improve Your Engagement Score')
  async function openAndClose(title: string) {
    const group = tips.getByRole('group').filter({ hasText: title })
    const listed = () => group.getByRole('listitem').elements()
    await expect.element(group).toBeVisible()
    expect(listed()).toHaveLength(0)
    await group.getByText(title).click()
    await expect.poll(listed).toHaveLength(4)
    await group.getByText(title).click()
    await expect.poll(listed).toHaveLength(0)
  }

  test('opens four tips for the QR code and four for the menu [VAN-34] [VAN-35] [VAN-36]', async () => {
    await showScreen(PATH)
    await expect.element(tips).toBeVisible()
    await openAndClose('QR Code Optimization')
    await openAndClose('Menu Enhancement')
  })

  test('opens four tips for marketing and four for monitoring [VAN-37] [VAN-38]', async () => {
    await showScreen(PATH)
    await openAndClose('Marketing & Promotion')
    await openAndClose('Performance Monitoring')
  })

  describe('who chooses dates', () => {
    const filter = page.getByRole('group', { name: 'Custom Range' })
    const [start, end] = [filter.getByLabelText('Start Date'), filter.getByLabelText('End Date')]
    const toggle = page.getByRole('button', { name: 'Custom Range' }).first()
    const DELAY_MS = 500

    test('starts with the last seven days, and can go back [VAN-03] [VAN-04]', async () => {
      stopClock(NOW)
      const { router } = await showScreen(PATH)
      await isLoaded()
      await expect.element(filter).not.toBeInTheDocument()
      await toggle.click()
      await expect.element(start).toHaveValue(dayAgo(6))
      await expect.element(end).toHaveValue(TODAY)
      expect(router.state.location.href).toBe(`${PATH}?startDate=${dayAgo(6)}&endDate=${TODAY}`)

      await toggle.click()
      await expect.element(filter).not.toBeInTheDocument()
      expect(router.state.location.href).toBe(PATH)
    })

    test('gets the figures of other dates half a second after the last change [VAN-05] [CONST-17]', async () => {
      stopClock(NOW)
      const { router } = await showScreen(`${PATH}?startDate=${dayAgo(6)}&endDate=${TODAY}`)
      await isLoaded()
      const asked = () => requestsTo(readAnalytics).filter(({ query }) => query.startDate === dayAgo(3))
      typeAtOnce(start, dayAgo(3))
      await advance(DELAY_MS - 1)
      expect(asked()).toEqual([])
      await advance(1)
      await eventually(() => expect(asked()).toHaveLength(1))
      expect(router.state.location.href).toBe(`${PATH}?startDate=${dayAgo(3)}&endDate=${TODAY}`)
    })

    test('reads what is wrong with them, and nothing is asked for', async () => {
      stopClock(NOW)
      const address = `${PATH}?startDate=${dayAgo(6)}&endDate=${TODAY}`
      const { router } = await showScreen(address)
      await isLoaded()
      const before = requestsTo(readAnalytics).length

      for (const [from, to, words] of [
        [dayAgo(1), dayAgo(2), 'Start date must be before or equal to end date'],
        [dayAgo(1), dayAgo(-1), 'End date cannot be in the future'],
        [dayAgo(366), TODAY, 'Date range cannot exceed 366 days'],
        ['', TODAY, 'Start date is required'],
        [dayAgo(1), '', 'End date is required'],
      ] as const) {
        typeAtOnce(start, from)
        await advance(0)
        typeAtOnce(end, to)
        await eventually(() => expect(filter.element().textContent).toContain(words))
        await advance(1000)
        expect(router.state.location.href).toBe(address)
      }
      expect(requestsTo(readAnalytics)).toHaveLength(before)
    })
  })

  test('sees places of the same shape while loading, and cannot refresh yet [VAN-01] [VAN-18]', async () => {
    const held = hold(readCategoryViews)
    await showScreen(PATH)
    const loading = page.getByRole('status', { name: 'Loading categories' })

    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Analytics')
    await expect.element(loading).toBeVisible()
    await expect.element(refresh).toBeDisabled()
    held.release()
    await expect.element(refresh).toBeEnabled()
    await expect.element(loading).not.toBeInTheDocument()
  })

  test('sees new events on refresh, every 30 seconds and on window focus [VAN-01] [VAN-39]', async () => {
    const showScans = (qrScans: number) => showFigures({ ...noVisits, totalViews: qrScans, qrScans })
    const reads = (text: string) => eventually(() => expect(summary.query()?.textContent).toContain(text))
    stopClock(NOW)
    await showScreen(PATH)
    await reads('QR Scans0')
    await expect.element(refresh).toBeEnabled()
    showScans(1)
    await refresh.click()
    await reads('QR Scans1')
    const asked = requestsTo(readAnalytics).length

    showScans(2)
    await advance(30_500)
    await reads('QR Scans2')
    expect(requestsTo(readAnalytics)).toHaveLength(asked + 1)

    showScans(3)
    await advance(11_000)
    await eventually(() => expect(requestsTo(readAnalytics)).toHaveLength(asked + 1))
    window.dispatchEvent(new Event('focus'))
    await reads('QR Scans3')
  })

  test('reads in the story that a part is not available', async () => {
    disconnect(readVisitors)
    await showScreen(PATH)

    await expect
      .poll(() => textsOf(cardOf('In short').getByCss('dd')))
      .toEqual([
        'Not available. See below.',
        'Not available. See below.',
        'Nobody opened a category or a dish yet.',
      ])
  })

  test('reads what failed and can try again', async () => {
    disconnect(readAnalytics)
    await showScreen(PATH)
    await expect.element(page.getByText('We could not load your analytics.')).toBeVisible()
    await expect.element(cardOf('Engagement Metrics')).not.toBeInTheDocument()
    await expect.element(cardOf('Engagement Overview')).not.toBeInTheDocument()

    showFigures(noVisits)
    await page.getByRole('button', { name: 'Retry' }).first().click()
    await expect.element(summary).toMatchTextContent('Total Views0')
    await expect.element(cardOf('Engagement Metrics')).toBeVisible()
    await expect.element(cardOf('Engagement Overview')).toBeVisible()
  })

  test('keeps the figures when refreshing fails, and sees a toast', async () => {
    await showScreen(PATH)
    await expect.element(summary).toMatchTextContent('Total Views0')
    await expect.element(refresh).toBeEnabled()
    disconnect(readAnalytics)
    await refresh.click()

    await expect.poll(toastTexts).toEqual(['Failed to refresh analytics'])
    await expect.element(summary).toMatchTextContent('Total Views0')
  })
})
