import { areaAdQueueApi } from '@thela/contract/ads/area-queue'
import { type AdQueueItem, adQueueApi } from '@thela/contract/ads/queue'
import { messages } from '@thela/contract/error-body'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerPlaces, aPlacement, pageOf } from '../../testing/ad-samples.ts'
import { answer, disconnect, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { factsOf, figureOf, textsOf } from '../../testing/read-screen.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const PATH = '/admin/area-ad-queue'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const select = (name: string) => page.getByRole('combobox', { name, exact: true })
const says = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
const table = page.getByRole('table', { name: 'Placements' })
const row = (title: string) => table.getByRole('row').filter({ hasText: title })
const lastQuery = () => requestsTo(areaAdQueueApi.list).at(-1)?.query
const statsQuery = () => requestsTo(areaAdQueueApi.readStats).at(-1)?.query

const inAdajan = { area: 'Adajan', locationType: 'AREA', priority: 100, maxImpressions: 1000 } as const
const sweets = aPlacement('Diwali sweets', { ...inAdajan, currentImpressions: 12, totalVendors: 1 })

const showQueue = (placements: AdQueueItem[]) =>
  answer(areaAdQueueApi.list, (call) => {
    const { entries, pagination } = pageOf(placements, call)
    return { items: entries, pagination }
  })

beforeEach(() => {
  signInAdmin()
  answerPlaces()
  showQueue([sweets])
  answer(areaAdQueueApi.readStats, ({ query }) => ({
    stats: { totalAds: 1234, activeAds: 1200, inactiveAds: 34, area: query.city ?? 'All areas' },
  }))
  answer(adQueueApi.readPriorityInfo, {
    locationBasedPriorities: { AREA: 100, CITY: 75, STATE: 50, COUNTRY: 25 },
    description: { AREA: 'One area', CITY: 'A city', STATE: 'A state', COUNTRY: 'A country' },
    note: 'Placements have the priority of their location.',
  })
})

afterEach(() => {
  vi.useRealTimers()
})

test('the address /admin/area-ad-queue shows the queue by area, with its priorities above [AAQ-01] [RTE-26]', async () => {
  await showScreen(PATH)
  await expect.element(page.getByRole('heading', { name: 'Area Ad Queue', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Priority System' })).toBeVisible()
  await expect
    .poll(() => textsOf(page.getByRole('term')))
    .toEqual(['100Area', '75City', '50State', '25Country'])
  expect(document.title).toBe('Area Ad Queue | Thela')
})

test('the figures count the places of the table [AAQ-02] [AAQ-11]', async () => {
  await showScreen(PATH)
  await expect.poll(() => figureOf('Total Ads')).toEqual(['1,234'])
  expect(figureOf('Active Ads')).toEqual(['1,200'])
  expect(figureOf('Inactive Ads')).toEqual(['34'])
  expect(figureOf('Area')).toEqual(['All areas'])
  expect(statsQuery()).toEqual({ country: '' })

  await select('Country').selectOptions('India')
  await button('Apply Filters').click()
  await expect.poll(statsQuery).toEqual({ country: 'India' })
  await select('State').selectOptions('Gujarat')
  await select('City').selectOptions('Surat')
  await button('Apply Filters').click()
  await expect.poll(() => figureOf('Area')).toEqual(['Surat'])
  expect(statsQuery()).toEqual({ country: 'India', state: 'Gujarat', city: 'Surat' })
})

test('the figures are kept for 30 seconds [AAQ-11]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { router } = await showScreen(PATH)
  await expect.poll(() => figureOf('Area')).toEqual(['All areas'])
  const count = () => requestsTo(areaAdQueueApi.readStats).length
  const first = count()
  const lookAtNepalFor = async (ms: number) => {
    await router.navigate({ to: PATH, search: { country: 'Nepal', city: 'Kathmandu' } })
    await expect.poll(() => figureOf('Area')).toEqual(['Kathmandu'])
    vi.setSystemTime(Date.now() + ms)
    await router.navigate({ to: PATH, search: {} })
    await expect.poll(() => figureOf('Area')).toEqual(['All areas'])
  }

  await lookAtNepalFor(29_000)
  expect(count()).toBe(first + 1)
  await lookAtNepalFor(2000)
  await expect.poll(count).toBe(first + 2)
})

test('the filters are search, place, location type, priority and status [AAQ-03]', async () => {
  await showScreen(PATH)
  await page.getByPlaceholder('Ad or location').fill('sweets')
  await select('Country').selectOptions('India')
  await select('State').selectOptions('Gujarat')
  await select('City').selectOptions('Surat')
  await select('Area/Zone').selectOptions('Adajan')
  await select('Location type').selectOptions('Area')
  await select('Priority').selectOptions('High (75-100)')
  await select('Status').selectOptions('Active')
  await button('Apply Filters').click()

  await expect.poll(lastQuery).toEqual({
    search: 'sweets',
    country: 'India',
    state: 'Gujarat',
    city: 'Surat',
    area: 'Adajan',
    locationType: 'AREA',
    priority: 'high',
    isActive: 'true',
    limit: '50',
  })
})

test('an active filter is a chip, which removes it again, and a place is one chip', async () => {
  await showScreen(`${PATH}?search=sweets&country=India&state=Gujarat&priority=high`)
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('button')
  await expect
    .poll(() => textsOf(chips))
    .toEqual(['Search: sweets', 'Priority: High (75-100)', 'Place: Gujarat, India', 'Clear All'])

  await button('Remove filter Place: Gujarat, India').click()
  await expect.poll(lastQuery).toEqual({ search: 'sweets', priority: 'high', limit: '50' })
  await button('Clear All').click()
  await expect.poll(lastQuery).toEqual({ limit: '50' })
})

test('both queues are tabs of one place', async () => {
  await showScreen(PATH)
  const tabs = page.getByRole('navigation', { name: 'Queues' }).getByRole('link')
  await expect.poll(() => textsOf(tabs)).toEqual(['By ad', 'By area'])
  await expect.element(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
  await expect.element(tabs.nth(0)).toHaveAttribute('href', '/admin/ad-queue')
})

test('a row shows place and vendors, whether the priority is calculated, and the scope of its impressions [AAQ-04]', async () => {
  const byHand = { isAutoPriority: false, priority: 5, totalVendors: 12, isActive: false }
  showQueue([sweets, aPlacement('Cola', byHand)])
  await showScreen(PATH)
  await expect.element(row('Cola')).toBeVisible()

  expect(textsOf(table.getByRole('columnheader'))).toEqual([
    'Ad',
    'Location',
    'Priority',
    'Type',
    'Impressions',
    'Status',
    'Actions',
  ])
  for (const text of [
    'Adajan, Surat, Gujarat, India',
    '1 vendor',
    '100',
    'Auto-calculated',
    'Floating',
    '12 / 1,000',
    'Area-wide',
    'Active',
  ])
    await expect.element(row('Diwali sweets').getByText(text, { exact: true })).toBeVisible()
  for (const text of ['12 vendors', '5', 'City-wide', 'Inactive'])
    await expect.element(row('Cola').getByText(text, { exact: true })).toBeVisible()
  expect(row('Cola').getByText('Auto-calculated').query()).toBeNull()
})

test('the list has pages of 50 [AAQ-07]', async () => {
  showQueue(Array.from({ length: 60 }, (_, n) => aPlacement(`Ad number ${n + 1}`)))
  await showScreen(PATH)
  await says('Page 1 of 2')
  await says('Showing 1 to 50 of 60 queue items')
  await expect.element(row('Ad number 50')).toBeVisible()
  expect(row('Ad number 51').query()).toBeNull()

  await button('Next').click()
  await says('Showing 51 to 60 of 60 queue items')
  await expect.element(row('Ad number 51')).toBeVisible()
  await button('Previous').click()
  await says('Page 1 of 2')
})

test('a list that could not be loaded says so and can be fetched again [AAQ-09]', async () => {
  refuse(areaAdQueueApi.list, 500, { message: messages.serverError })
  await showScreen(PATH)
  await says('Failed to load queue items')
  showQueue([sweets])
  await button('Retry').click()
  await expect.element(row('Diwali sweets')).toBeVisible()
})

describe('a placement', () => {
  const isActive = page.getByRole('switch', { name: 'Diwali sweets is active' })
  const details = page.getByRole('dialog', { name: 'Diwali sweets' })
  const stopped = { ...sweets, isActive: false }
  const answerToggle = () =>
    answer(areaAdQueueApi.toggleStatus, ({ body }) => ({
      item: { ...sweets, isActive: (body as { isActive: boolean }).isActive },
      message: 'Ad status updated successfully',
    }))

  test('is deactivated in its area from the table [AAQ-06] [AAQ-10]', async () => {
    answerToggle()
    await showScreen(PATH)
    const call = hold(areaAdQueueApi.toggleStatus)
    await isActive.click()
    await expect.element(isActive).not.toBeChecked()
    showQueue([stopped])
    call.release()

    await says('Ad status updated successfully')
    await expect.element(row('Diwali sweets').getByText('Inactive')).toBeVisible()
    const place = { country: 'India', state: 'Gujarat', city: 'Surat', area: 'Adajan' }
    expect(requestsTo(areaAdQueueApi.toggleStatus).map(({ body }) => body)).toEqual([
      { adId: sweets.adId, ...place, isActive: false },
    ])
  })

  test('is activated and deactivated from its details [AAQ-05] [AAQ-06]', async () => {
    answerToggle()
    showQueue([stopped])
    await showScreen(PATH)
    await button('View details of Diwali sweets').click()
    await expect.element(details).toBeVisible()
    expect(factsOf(details)).toEqual({
      Type: 'Floating',
      Status: 'Inactive',
      Location: 'Adajan, Surat, Gujarat, India',
      'Location type': 'Area',
      Reaches: '1 vendor',
      Priority: '100, auto-calculated',
      Impressions: '12 / 1,000',
      'Created by': 'The ad itself',
      'Start date': 'Nov 1, 2026',
      'End date': 'Nov 30, 2026',
    })

    showQueue([sweets])
    await details.getByRole('button', { name: 'Activate' }).click()
    await expect.element(details.getByRole('button', { name: 'Deactivate' })).toBeVisible()
    showQueue([stopped])
    await details.getByRole('button', { name: 'Deactivate' }).click()
    await expect.element(details.getByRole('button', { name: 'Activate', exact: true })).toBeVisible()
    const sent = requestsTo(areaAdQueueApi.toggleStatus).map(({ body }) => body)
    expect(sent).toMatchObject([{ isActive: true }, { isActive: false }])
  })

  test('stays as it is when that fails, and the toast says why [AAQ-10]', async () => {
    refuse(areaAdQueueApi.toggleStatus, 500, { message: messages.serverError })
    await showScreen(PATH)
    await isActive.click()
    await says(`Failed to update ad status: ${messages.serverError}`)
    await expect.element(isActive).toBeChecked()

    disconnect(areaAdQueueApi.toggleStatus)
    await isActive.click()
    await says('Failed to update ad status: An error occurred')
  })
})
