import { type AdQueueItem, adQueueApi } from '@thela/contract/ads/queue'
import { messages } from '@thela/contract/error-body'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../api/query-client.ts'
import { aPlacement, pageOf } from '../../testing/ad-samples.ts'
import { answer, disconnect, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { factsOf, figureOf, textsOf } from '../../testing/read-screen.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const PATH = '/admin/ad-queue'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const select = (name: string) => page.getByRole('combobox', { name, exact: true })
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const table = page.getByRole('table', { name: 'Queue items' })
const row = (title: string) => table.getByRole('row').filter({ hasText: title })
const lastQuery = () => requestsTo(adQueueApi.list).at(-1)?.query

const showQueue = (placements: AdQueueItem[], locations: string[] = []) =>
  answer(adQueueApi.list, (call) => {
    const { entries, pagination } = pageOf(placements, call)
    return { items: entries, locations, pagination }
  })

beforeEach(() => {
  signInAdmin()
  showQueue([aPlacement('Diwali sweets')])
  answer(adQueueApi.readStats, {
    stats: { totalAds: 1234, activeAds: 1200, inactiveAds: 34, area: 'All areas' },
  })
})

afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
})

test('the address /admin/ad-queue shows the queue [RTE-25]', async () => {
  await showScreen(PATH)
  await expect.element(page.getByRole('heading', { name: 'Ad Queue', level: 1 })).toBeVisible()
  await expect.element(row('Diwali sweets')).toBeVisible()
  expect(document.title).toBe('Ad Queue | Thela')
})

test('the figures count the queue, and the impressions of the visible items [AQ-01]', async () => {
  const counts = [1500, 250].map((currentImpressions) => ({ currentImpressions }))
  showQueue(counts.map((count, n) => aPlacement(`Ad ${n}`, count)))
  await showScreen(PATH)

  await expect.poll(() => figureOf('Total Queue Items')).toEqual(['1,234'])
  expect(figureOf('Active Items')).toEqual(['1,200'])
  expect(figureOf('Inactive Items')).toEqual(['34'])
  await expect.poll(() => figureOf('Total Impressions')).toEqual(['1,750', 'on this page'])
})

describe('the filters', () => {
  const apply = () => button('Apply Filters').click()

  test('can be closed and opened [AQ-02]', async () => {
    await showScreen(PATH)
    await expect.element(page.getByLabelText('Search')).toBeVisible()
    await button('Filters').click()
    await expect.element(page.getByLabelText('Search')).not.toBeInTheDocument()
    await expect.element(button('Filters')).toHaveAttribute('aria-expanded', 'false')
    await button('Filters').click()
    await expect.element(page.getByLabelText('Search')).toBeVisible()
  })

  test('search ads, vendors, or locations, and choose type and status [AQ-03] [AQ-04] [AQ-05]', async () => {
    const { router } = await showScreen(PATH)
    await page.getByPlaceholder('ads, vendors, or locations').fill('sweets')
    const [type, status] = [select('Ad type'), select('Status')]
    expect(textsOf(type.getByRole('option'))).toEqual([
      'All types',
      'Floating',
      'Google AdSense',
      'Banner',
      'Hyperlocal',
    ])
    expect(textsOf(status.getByRole('option'))).toEqual(['All', 'Active', 'Inactive'])
    await type.selectOptions('Floating')
    await status.selectOptions('Inactive')
    expect(router.state.location.href).toBe(PATH)

    await apply()
    await expect
      .poll(lastQuery)
      .toEqual({ search: 'sweets', adType: 'FLOATING', status: 'inactive', page: '1', limit: '50' })
  })

  test('offer four places first, then those in the queue, and three bands [AQ-06] [AQ-07] [AQ-24]', async () => {
    showQueue([aPlacement('Diwali sweets')], ['Vesu', 'Surat'])
    await showScreen(PATH)
    await expect.element(row('Diwali sweets')).toBeVisible()
    const [location, priority] = [select('Location'), select('Priority')]
    expect(textsOf(location.getByRole('option'))).toEqual([
      'All locations',
      'Surat',
      'Ahmedabad',
      'Gujarat',
      'India',
      'Vesu',
    ])
    expect(textsOf(priority.getByRole('option'))).toEqual([
      'All',
      'High (75-100)',
      'Medium (50-74)',
      'Low (0-49)',
    ])

    await location.selectOptions('Ahmedabad')
    await priority.selectOptions('Medium (50-74)')
    await apply()
    await expect.poll(lastQuery).toMatchObject({ location: 'Ahmedabad', priority: 'medium' })
  })

  test('in effect are chips that can be removed one by one or all at once [AQ-08]', async () => {
    const { router } = await showScreen(`${PATH}?search=sweets&adType=BANNER&status=active&priority=high`)
    const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('button')
    await expect
      .poll(() => textsOf(chips))
      .toEqual(['Search: sweets', 'Type: Banner', 'Status: Active', 'Priority: High (75-100)', 'Clear All'])

    await button('Remove filter Status: Active').click()
    await expect.poll(() => textsOf(chips)).not.toContain('Status: Active')
    await expect.poll(lastQuery).not.toHaveProperty('status')
    await expect.element(select('Status')).toHaveValue('')
    await button('Clear All').click()
    await expect.poll(() => router.state.location.href).toBe(PATH)
    expect(textsOf(chips)).toEqual([])
  })

  test('are closed on a phone, and close again when they are applied', async () => {
    await page.viewport(390, 844)
    await showScreen(PATH)
    const search = page.getByPlaceholder('ads, vendors, or locations')
    await expect.element(row('Diwali sweets')).toBeVisible()
    await expect.element(search).not.toBeInTheDocument()
    await button('Filters').click()
    await search.fill('sweets')
    await apply()
    await expect.element(search).not.toBeInTheDocument()
    await expect.poll(lastQuery).toMatchObject({ search: 'sweets' })
  })
})

test('a row shows ad, vendor, place, priority, status and impressions [AQ-09]', async () => {
  const only = { vendor: { businessName: 'Asha Chaat', city: 'Surat' }, totalVendors: 1 }
  const stopped = { isActive: false, currentImpressions: 1200, maxImpressions: 2000 }
  showQueue([aPlacement('Diwali sweets'), aPlacement('Cola', { ...only, ...stopped })])
  await showScreen(PATH)
  await expect.element(row('Cola')).toBeVisible()

  expect(textsOf(table.getByRole('columnheader'))).toEqual([
    'Ad',
    'Vendor',
    'Location type',
    'Priority',
    'Status',
    'Impressions',
    'Actions',
  ])
  for (const text of ['12 vendors', 'City', 'Surat, Gujarat, India', '75', 'Active', '0 / 2,000'])
    await expect.element(row('Diwali sweets').getByText(text, { exact: true })).toBeVisible()
  for (const text of ['Asha Chaat', 'Surat', 'Inactive', '1,200 / 2,000'])
    await expect.element(row('Cola').getByText(text, { exact: true })).toBeVisible()
})

describe('of many placements', () => {
  const placements = Array.from({ length: 60 }, (_, n) => aPlacement(`Ad number ${n + 1}`))
  const rows = () => table.getByRole('row').elements().length - 1

  beforeEach(() => showQueue(placements))

  test('the pages are turned forwards and back [AQ-10]', async () => {
    await showScreen(`${PATH}?limit=25`)
    await says('Page 1 of 3')
    await expect.element(button('Previous')).toBeDisabled()
    await expect.element(row('Ad number 25')).toBeVisible()

    await button('Next').click()
    await says('Page 2 of 3')
    await expect.element(row('Ad number 26')).toBeVisible()
    expect(rows()).toBe(25)
    await button('Next').click()
    await says('Page 3 of 3')
    await expect.element(row('Ad number 51')).toBeVisible()
    expect(rows()).toBe(10)
    await expect.element(button('Next')).toBeDisabled()
    await button('Previous').click()
    await expect.element(row('Ad number 26')).toBeVisible()
    await says('Page 2 of 3')
  })

  test('a page has 25, 50, 100 or 200, and 50 to begin with [AQ-08] [AQ-20]', async () => {
    await showScreen(PATH)
    const size = page.getByLabelText('Number of queue items per page')
    await expect.element(size).toHaveValue('50')
    expect(lastQuery()).toEqual({ page: '1', limit: '50' })
    expect(textsOf(size.getByRole('option'))).toEqual([25, 50, 100, 200].map((n) => `${n} per page`))

    await size.selectOptions('25 per page')
    await expect.poll(rows).toBe(25)
    expect(lastQuery()).toEqual({ page: '1', limit: '25' })
  })
})

test('an empty queue says so [AQ-11]', async () => {
  showQueue([])
  await showScreen(PATH)
  await expect.element(page.getByRole('heading', { name: 'No queue items found.' })).toBeVisible()
  await expect.element(table).not.toBeInTheDocument()
})

test('a failed list shows message, status and the body of the answer, and can be fetched again [AQ-12]', async () => {
  const body = {
    message: messages.validation,
    error: 'invalid_query',
    details: [{ msg: 'Invalid option', path: 'adType' }],
  }
  refuse(adQueueApi.list, 422, body)
  await showScreen(PATH)
  const panel = page.getByRole('alert').filter({ hasText: 'API Error' })
  await expect.element(panel).toBeVisible()
  expect(factsOf(panel)).toMatchObject({ Message: 'Invalid option', 'HTTP status': '422' })
  const sent = panel.element().querySelector('pre')?.textContent ?? ''
  expect(JSON.parse(sent)).toEqual(body)

  showQueue([aPlacement('Diwali sweets')])
  await button('Retry').click()
  await expect.element(row('Diwali sweets')).toBeVisible()
})

test('a list without an answer says that the server did not respond', async () => {
  disconnect(adQueueApi.list)
  await showScreen(PATH)
  await expect.element(page.getByRole('alert')).toMatchTextContent('The server did not respond')
})

test('the figures are fetched every 30 seconds and the items every 60 [AQ-18] [AQ-19]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await showScreen(PATH)
  await expect.element(row('Diwali sweets')).toBeVisible()
  const counts = () => [adQueueApi.readStats, adQueueApi.list].map((call) => requestsTo(call).length)
  const [stats = 0, items = 0] = counts()

  vi.advanceTimersByTime(29_000)
  expect(counts()).toEqual([stats, items])
  vi.advanceTimersByTime(1000)
  await expect.poll(counts).toEqual([stats + 1, items])
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  vi.advanceTimersByTime(30_000)
  await expect.poll(counts).toEqual([stats + 2, items + 1])
})

test('the priorities are explained, and the explanation is kept for five minutes [AQ-13] [AQ-21]', async () => {
  answer(adQueueApi.readPriorityInfo, {
    locationBasedPriorities: { AREA: 100, CITY: 75, STATE: 50, COUNTRY: 25 },
    description: { AREA: 'One area', CITY: 'A city', STATE: 'A state', COUNTRY: 'A country' },
    note: 'Placements have the priority of their location.',
  })
  vi.useFakeTimers({ toFake: ['Date'] })
  await showScreen(PATH)
  const info = page.getByRole('dialog', { name: 'Priority Info' })
  const openAndClose = async () => {
    await button('Priority Info').click()
    await expect
      .poll(() => textsOf(info.getByRole('term')))
      .toEqual(['100Area', '75City', '50State', '25Country'])
    await expect.element(info.getByText('Placements have the priority of their location.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(info).not.toBeInTheDocument()
  }
  const count = () => requestsTo(adQueueApi.readPriorityInfo).length

  await openAndClose()
  const first = count()
  vi.setSystemTime(Date.now() + 4 * 60_000)
  await openAndClose()
  expect(count()).toBe(first)
  vi.setSystemTime(Date.now() + 2 * 60_000)
  await openAndClose()
  expect(count()).toBeGreaterThan(first)
})

describe('the switch of a placement', () => {
  const isActive = page.getByRole('switch', { name: 'Diwali sweets is active' })

  test('deactivates it, and keeps the focus [AQ-22]', async () => {
    answer(adQueueApi.deactivate, { message: 'Ad status updated successfully', updated: 1 })
    await showScreen(PATH)
    const call = hold(adQueueApi.deactivate)
    await isActive.click()
    await expect.element(isActive).not.toBeChecked()
    await expect.element(isActive).toBeDisabled()
    showQueue([aPlacement('Diwali sweets', { isActive: false })])
    call.release()

    await says('Ad status updated successfully')
    await expect.element(row('Diwali sweets').getByText('Inactive', { exact: true })).toBeVisible()
    await expect.element(isActive).not.toBeChecked()
    await expect.element(isActive).toHaveFocus()
    expect(requestsTo(adQueueApi.deactivate).map(({ body }) => body)).toEqual([
      { id: 'diwali-sweets', isActive: false },
    ])
  })

  test('goes back and says why when that fails [AQ-23]', async () => {
    refuse(adQueueApi.deactivate, 500, { message: messages.serverError })
    await showScreen(PATH)
    await isActive.click()
    await says(`Failed to update ad status: ${messages.serverError}`)
    await expect.element(isActive).toBeChecked()
  })
})

test('a priority from 0 to 100 can be set by hand', async () => {
  answer(adQueueApi.setPriority, {
    item: aPlacement('Diwali sweets', { priority: 5 }),
    message: 'Priority updated successfully',
  })
  await showScreen(PATH)
  await button('Change the priority of Diwali sweets').click()
  const dialog = page.getByRole('dialog', { name: 'Change priority' })
  const priority = dialog.getByLabelText('Priority')
  for (const wrong of ['', '-1', '101']) {
    await priority.fill(wrong)
    await dialog.getByRole('button', { name: 'Save priority' }).click()
    await expect.element(priority).toHaveAccessibleDescription(/^Priority must be between 0 and 100/)
  }
  await priority.fill('5')
  await dialog.getByRole('button', { name: 'Save priority' }).click()
  await says('Priority updated successfully')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(requestsTo(adQueueApi.setPriority).map(({ body }) => body)).toEqual([
    { id: 'diwali-sweets', priority: 5 },
  ])
})
