import { type Ad, adsApi } from '@thela/contract/ads/ads'
import { adQueueApi } from '@thela/contract/ads/queue'
import { messages } from '@thela/contract/error-body'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aBanner, anAd, answerPlaces, pageOf } from '../../testing/ad-samples.ts'
import { answer, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { factsOf, figureOf, textsOf } from '../../testing/read-screen.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const PATH = '/admin/ads'
const cards = page.getByRole('list', { name: 'Ads' }).getByRole('listitem')
const card = (title: string) => cards.filter({ has: page.getByRole('heading', { name: title }) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const select = (name: string) => page.getByRole('combobox', { name, exact: true })
const titles = () => textsOf(cards.getByRole('heading'))
const lastQuery = () => requestsTo(adsApi.list).at(-1)?.query

const showAds = (ads: Ad[]) =>
  answer(adsApi.list, (call) => {
    const { entries, pagination } = pageOf(ads, call)
    return { ads: entries, pagination }
  })

beforeEach(() => {
  signInAdmin()
  answerPlaces()
  showAds([])
  answer(adsApi.readStats, { stats: { totalRevenue: 0, totalImpressions: 0, totalClicks: 0, ctr: 0 } })
})

afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
})

test('the address /admin/ads shows the ads [RTE-24]', async () => {
  showAds([anAd('Diwali sweets')])
  await showScreen(PATH)

  await expect.element(page.getByRole('heading', { name: 'Ads', level: 1 })).toBeVisible()
  await expect.element(card('Diwali sweets')).toBeVisible()
  expect(document.title).toBe('Ads | Thela')
})

test('the figures are totals in rupees, counts and a percentage with two decimals [ADV-01] [ADV-52]', async () => {
  answer(adsApi.readStats, {
    stats: { totalRevenue: 12_500.5, totalImpressions: 123_456, totalClicks: 1234, ctr: 0.00999 },
  })
  await showScreen(PATH)

  await expect.poll(() => figureOf('Total Revenue')).toEqual(['₹12,500.50', 'sum of ad budgets'])
  expect(figureOf('Total Impressions')).toEqual(['1,23,456'])
  expect(figureOf('Total Clicks')).toEqual(['1,234'])
  expect(figureOf('CTR')).toEqual(['1.00%'])
})

describe('the filters', () => {
  test('search by title or description, the figures too [ADV-02]', async () => {
    await showScreen(PATH)
    await page.getByPlaceholder('Title or description').fill('sweets')

    await expect.poll(lastQuery).toMatchObject({ search: 'sweets', page: '1' })
    await expect.poll(() => requestsTo(adsApi.readStats).at(-1)?.query).toEqual({ search: 'sweets' })
  })

  test('offer all types of ads [ADV-03]', async () => {
    const { router } = await showScreen(PATH)
    const type = select('Type')
    await expect.element(type).toBeVisible()
    expect(textsOf(type.getByRole('option'))).toEqual([
      'All types',
      'Floating',
      'Google AdSense',
      'Banner',
      'Hyperlocal',
    ])

    await type.selectOptions('Google AdSense')
    await expect.poll(lastQuery).toMatchObject({ type: 'GOOGLE_ADSENSE' })
    await type.selectOptions('All types')
    await expect.poll(() => router.state.location.href).toBe(PATH)
  })

  test('open each place when the one above is chosen [ADV-05]', async () => {
    await showScreen(PATH)
    await expect.element(select('Country')).toBeEnabled()
    const below = ['State', 'City', 'Area/Zone']
    for (const level of below) await expect.element(select(level)).toBeDisabled()

    for (const [level, name, next] of [
      ['Country', 'India', 'State'],
      ['State', 'Gujarat', 'City'],
      ['City', 'Surat', 'Area/Zone'],
    ] as const) {
      await select(level).selectOptions(name)
      await expect.element(select(next)).toBeEnabled()
      for (const deeper of below.slice(below.indexOf(next) + 1))
        await expect.element(select(deeper)).toBeDisabled()
    }
    await select('Area/Zone').selectOptions('Adajan')
    await expect
      .poll(lastQuery)
      .toMatchObject({ country: 'India', state: 'Gujarat', city: 'Surat', area: 'Adajan' })
  })

  test('are cleared together [ADV-04]', async () => {
    const { router } = await showScreen(`${PATH}?search=sweets&type=BANNER&country=India&page=2`)
    await button('Clear filters').click()

    await expect.poll(() => router.state.location.href).toBe(PATH)
    await expect.poll(lastQuery).toEqual({ page: '1', limit: '100' })
    await expect.element(page.getByLabelText('Search')).toHaveValue('')
    await expect.element(button('Clear filters')).toBeDisabled()
  })
})

describe('a card', () => {
  test('shows in a grid picture, title, type and, of a floating ad, the target level [ADV-06] [ADV-07]', async () => {
    showAds([
      anAd('Diwali sweets', { imageUrl: '/uploads/ads/sweets.webp', isActive: false }),
      aBanner('Cola', { imageUrl: '/uploads/ads/cola.webp' }),
    ])
    await showScreen(PATH)

    const sweets = card('Diwali sweets')
    await expect
      .element(sweets.getByRole('img', { name: 'Ad Diwali sweets' }))
      .toHaveAttribute('src', '/uploads/ads/sweets.webp')
    for (const badge of ['Floating', 'City', 'Inactive'])
      await expect.element(sweets.getByText(badge, { exact: true })).toBeVisible()
    await expect
      .element(card('Cola').getByRole('img', { name: 'Ad Cola' }))
      .toHaveAttribute('src', '/uploads/ads/cola.webp')
    await expect.element(card('Cola').getByText('Banner', { exact: true })).toBeVisible()
    expect(card('Cola').getByText('City', { exact: true }).query()).toBeNull()
    const [one, other] = ['Diwali sweets', 'Cola'].map((title) =>
      card(title).element().getBoundingClientRect(),
    )
    expect(other?.top).toBe(one?.top)
    expect(other?.left).toBeGreaterThan(one?.right ?? Number.NaN)
  })

  test('shows description, days, budget, impressions and clicks [ADV-09]', async () => {
    const counts = { budget: 2500, impressions: 12_345, clicks: 67 }
    showAds([anAd('Diwali sweets', { description: 'Fresh every day', ...counts }), aBanner('Cola')])
    await showScreen(PATH)

    await expect.element(card('Diwali sweets').getByText('Fresh every day')).toBeVisible()
    expect(factsOf(card('Diwali sweets'))).toEqual({
      Location: 'Surat, Gujarat, India',
      Budget: '₹2,500',
      Start: 'Nov 1, 2026',
      End: 'Nov 30, 2026',
      Impressions: '12,345',
      Clicks: '67',
    })
    expect(factsOf(card('Cola'))).toMatchObject({ Location: 'Everywhere', Budget: 'None' })
  })

  test('of a hyperlocal ad shows latitude, longitude and radius [ADV-08]', async () => {
    const circle = { latitude: 21.17, longitude: 72.83, radius: 3 }
    showAds([aBanner('Round the corner', { adType: 'HYPERLOCAL', ...circle })])
    await showScreen(PATH)

    await expect.element(card('Round the corner').getByText('Hyperlocal', { exact: true })).toBeVisible()
    expect(factsOf(card('Round the corner'))).toMatchObject({
      Latitude: '21.17',
      Longitude: '72.83',
      Radius: '3 km',
    })
  })
})

describe('of many ads', () => {
  const numbered = Array.from({ length: 45 }, (_, n) => anAd(`Ad number ${n + 1}`))
  const shown = (first: number, last: number) => numbered.slice(first - 1, last).map(({ title }) => title)

  beforeEach(() => showAds(numbered))

  test('the pages are turned one by one and to both ends [ADV-11] [ADV-13]', async () => {
    await showScreen(`${PATH}?limit=20`)
    const isAt = async (pageNumber: number, first: number, last: number) => {
      await expect.element(page.getByText(`Page ${pageNumber} of 3`, { exact: true })).toBeVisible()
      await expect.poll(titles).toEqual(shown(first, last))
      await expect.element(page.getByText(`Showing ${first} to ${last} of 45 ads`)).toBeVisible()
    }
    const turn = (name: string) => button(name).click()

    await isAt(1, 1, 20)
    for (const step of ['First', 'Previous']) await expect.element(button(step)).toBeDisabled()
    await turn('Next')
    await isAt(2, 21, 40)
    await turn('Last')
    await isAt(3, 41, 45)
    for (const step of ['Next', 'Last']) await expect.element(button(step)).toBeDisabled()
    await turn('Previous')
    await isAt(2, 21, 40)
    await turn('First')
    await isAt(1, 1, 20)
  })

  test('a page has 20, 50, 100 or 200, and 100 to begin with [ADV-12] [ADV-14]', async () => {
    await showScreen(PATH)
    const size = page.getByLabelText('Number of ads per page')
    await expect.element(size).toHaveValue('100')
    expect(lastQuery()).toEqual({ page: '1', limit: '100' })
    expect(textsOf(size.getByRole('option'))).toEqual([20, 50, 100, 200].map((n) => `${n} per page`))

    await size.selectOptions('20 per page')
    await expect.poll(titles).toEqual(shown(1, 20))
    expect(lastQuery()).toEqual({ page: '1', limit: '20' })
  })

  test('an address past the last page links back to it', async () => {
    await showScreen(`${PATH}?limit=20&page=9`)
    await expect.element(page.getByRole('heading', { name: 'No ads on this page' })).toBeVisible()
    await button('Go to the last page').click()
    await expect.poll(titles).toEqual(shown(41, 45))
  })
})

test('without ads the list says so and offers to add one [ADV-15]', async () => {
  await showScreen(PATH)
  await expect.element(page.getByRole('heading', { name: 'No ads found' })).toBeVisible()
  const add = page.getByRole('main').getByRole('button', { name: 'Add Ad' })
  expect(add.elements()).toHaveLength(2)

  await add.last().click()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Add Ad')
})

test('the debug panel shows the filters, the page and the totals [ADV-16]', async () => {
  showAds([anAd('Diwali sweets')])
  await showScreen(`${PATH}?city=Surat`)
  const text = page.getByText('"city": "Surat"')
  await expect.element(card('Diwali sweets')).toBeVisible()
  await expect.element(text).not.toBeVisible()

  await page.getByText('Debug info').click()
  await expect.element(text).toBeVisible()
  expect(JSON.parse(text.element().textContent ?? '')).toEqual({
    filters: { city: 'Surat' },
    page: 1,
    limit: 100,
    pagination: expect.objectContaining({ total: 1, totalPages: 1 }),
  })
})

test('the list says that it is loading until it is there', async () => {
  showAds([anAd('Diwali sweets')])
  const list = hold(adsApi.list)
  await showScreen(PATH)
  await expect.element(page.getByText('Loading ads')).toBeInTheDocument()
  list.release()
  await expect.element(card('Diwali sweets')).toBeVisible()
})

test('the list is fresh for five minutes, and a failed fetch is retried once [ADV-69]', async () => {
  refuse(adsApi.list, 500, { message: messages.serverError })
  vi.useFakeTimers({ toFake: ['Date'] })
  const { router } = await showScreen(PATH)
  await expect.element(button('Retry')).toBeEnabled()
  const count = () => requestsTo(adsApi.list).length
  const before = count()
  await button('Retry').click()
  await expect.poll(count).toBe(before + 2)
  await expect.element(button('Retry')).toBeEnabled()
  expect(count()).toBe(before + 2)

  showAds([anAd('Diwali sweets')])
  await button('Retry').click()
  await expect.element(card('Diwali sweets')).toBeVisible()
  expect(count()).toBe(before + 3)

  answer(adQueueApi.list, { items: [], locations: [], pagination: onePageOf([]) })
  answer(adQueueApi.readStats, { stats: { totalAds: 0, activeAds: 0, inactiveAds: 0, area: 'All areas' } })
  const leaveAndReturn = async (afterMs: number) => {
    await router.navigate({ to: '/admin/ad-queue' })
    await expect.element(page.getByRole('heading', { name: 'Ad Queue', level: 1 })).toBeVisible()
    vi.setSystemTime(Date.now() + afterMs)
    await router.navigate({ to: PATH })
    await expect.element(card('Diwali sweets')).toBeVisible()
  }
  await leaveAndReturn(4 * 60_000)
  expect(count()).toBe(before + 3)
  await leaveAndReturn(2 * 60_000)
  await expect.poll(count).toBeGreaterThan(before + 3)
})

test('figures that could not be loaded can be fetched again, and the ads are there', async () => {
  showAds([anAd('Diwali sweets')])
  refuse(adsApi.readStats, 500, { message: messages.serverError })
  await showScreen(PATH)
  await expect.element(card('Diwali sweets')).toBeVisible()
  await expect.element(page.getByText('We could not load the ad statistics.')).toBeVisible()

  answer(adsApi.readStats, { stats: { totalRevenue: 10, totalImpressions: 0, totalClicks: 0, ctr: 0 } })
  await button('Retry').click()
  await expect.poll(() => figureOf('Total Revenue')).toContain('₹10')
})

test('on a phone the filters are behind a button, all but the search', async () => {
  await page.viewport(390, 844)
  await showScreen(PATH)
  await expect.element(page.getByLabelText('Search')).toBeVisible()
  await expect.element(select('Type')).not.toBeInTheDocument()
  await button('Filters').click()
  await expect.element(select('Type')).toBeVisible()
})
