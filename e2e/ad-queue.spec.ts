import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'

const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ has: page.getByText(text, { exact: true }) })
const dialog = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const uniqueTitle = () => `Queued ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`

let token = ''
test.beforeEach(async ({ page, adminSession, signIn }) => {
  const session = await adminSession()
  token = session.token
  await signIn(page, session)
})

const surat = { country: 'India', state: 'Gujarat', city: 'Surat', targetLevel: 'CITY' }

/** An ad of yesterday, so that it never stands in the way of the ads of others. */
async function queueAd(page: Page, title: string, place: object = surat) {
  const headers = { authorization: `Bearer ${token}` }
  const data = {
    title,
    adType: 'FLOATING',
    linkUrl: 'https://sweets.example',
    startDate: '2020-01-01',
    endDate: '2020-01-02',
    budget: 1000,
    ...place,
  }
  const { ad } = await (await page.request.post('/api/admin/ads', { headers, data })).json()
  const answer = await page.request.post('/api/ad-queue/add', { headers, data: { adId: ad.id, ...place } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).item.id as string
}

test('an administrator narrows the queue down [AQ-01] [AQ-02] [AQ-03] [AQ-04] [AQ-05] [AQ-06] [AQ-07] [AQ-08] [AQ-09] [AQ-10] [AQ-11] [AQ-20] [RTE-25]', async ({
  page,
}) => {
  const title = uniqueTitle()
  await queueAd(page, title)
  await page.goto('/admin/ad-queue')
  await expect(page).toHaveTitle('Ad Queue | Thela')
  for (const label of ['Total Queue Items', 'Active Items', 'Inactive Items', 'Total Impressions'])
    await expect(page.getByText(label, { exact: true })).toBeVisible()
  await expect(page.getByText('on this page')).toBeVisible()

  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  await filters.click()
  await expect(page.getByLabel('Search')).toHaveCount(0)
  await filters.click()
  await expect(page.getByPlaceholder('ads, vendors, or locations')).toBeVisible()
  await page.getByLabel('Search').fill(title)
  await page.getByLabel('Ad type').selectOption('Floating')
  await page.getByLabel('Status', { exact: true }).selectOption('Active')
  const places = await page.getByLabel('Location', { exact: true }).getByRole('option').allTextContents()
  expect(places.slice(0, 5)).toEqual(['All locations', 'Surat', 'Ahmedabad', 'Gujarat', 'India'])
  await page.getByLabel('Location', { exact: true }).selectOption('Surat')
  await page.getByLabel('Priority', { exact: true }).selectOption('High (75-100)')
  await expect(page).toHaveURL('/admin/ad-queue')
  await page.getByRole('button', { name: 'Apply Filters' }).click()

  await expect(page.getByRole('columnheader')).toHaveText([
    'Ad',
    'Vendor',
    'Location type',
    'Priority',
    'Status',
    'Impressions',
    'Actions',
  ])
  const row = rowOf(page, title)
  for (const text of ['City', 'Surat, Gujarat, India', '75', 'Active', '0 / 2,000'])
    await expect(row.getByText(text, { exact: true })).toBeVisible()
  await expect(row.getByText(/^\d+ vendors$/)).toBeVisible()
  await expect(page.getByText('Page 1 of 1')).toBeVisible()
  const sizes = page.getByLabel('Number of queue items per page')
  await expect(sizes).toHaveValue('50')
  await expect(sizes.getByRole('option')).toHaveText([
    '25 per page',
    '50 per page',
    '100 per page',
    '200 per page',
  ])
  await expectNoBarriers(page)

  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('button')).toHaveCount(6)
  await page.getByLabel('Status', { exact: true }).selectOption('Inactive')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page.getByText('No queue items found.')).toBeVisible()
  await chips.getByRole('button', { name: 'Remove filter Status: Inactive' }).click()
  await expect(row).toBeVisible()
  await chips.getByRole('button', { name: 'Clear All' }).click()
  await expect(page).toHaveURL('/admin/ad-queue')

  // On a phone the queue comes first, and comes back when the filters are chosen.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  const search = page.getByPlaceholder('ads, vendors, or locations')
  await expect(page.getByText('Page 1 of', { exact: false })).toBeVisible()
  await expect(search).toHaveCount(0)
  await filters.click()
  await search.fill(title)
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(search).toHaveCount(0)
  await expect(row).toBeVisible()
})

test('an administrator stops a placement, and hears when that fails [AQ-12] [AQ-22] [AQ-23]', async ({
  page,
}) => {
  const title = uniqueTitle()
  await queueAd(page, title)
  await page.goto(`/admin/ad-queue?search=${title}`)
  const isActive = page.getByRole('switch', { name: `${title} is active` })
  await isActive.click()
  await expect(toast(page, 'Ad status updated successfully')).toBeVisible()
  await expect(isActive).not.toBeChecked()
  await expect(isActive).toBeFocused()

  await page.getByRole('button', { name: `Change the priority of ${title}` }).click()
  await dialog(page).getByLabel('Priority').fill('')
  await dialog(page).getByRole('button', { name: 'Save priority' }).click()
  await expect(dialog(page).getByLabel('Priority')).toHaveAccessibleDescription(
    /^Priority must be between 0 and 100/,
  )
  await page.keyboard.press('Escape')

  await page.route('**/api/ad-queue/deactivate', (route) =>
    route.fulfill({ status: 500, json: { message: 'The queue is asleep' } }),
  )
  await isActive.click()
  await expect(toast(page, 'Failed to update ad status: The queue is asleep')).toBeVisible()

  await page.route('**/api/ad-queue/items*', (route) =>
    route.fulfill({ status: 500, json: { message: 'The queue is asleep' } }),
  )
  await page.reload()
  const panel = page.getByRole('alert').filter({ hasText: 'API Error' })
  await expect(panel).toContainText('The queue is asleep')
  await expect(panel).toContainText('500')
  await expect(panel).toContainText('"message": "The queue is asleep"')
})

test('an administrator reads how priorities come about and repairs them, dry first [AQ-13] [AQ-14] [AQ-15] [AQ-16] [AQ-17]', async ({
  page,
}) => {
  const id = await queueAd(page, uniqueTitle())
  await page.request.put('/api/ad-queue/priority', {
    headers: { authorization: `Bearer ${token}` },
    data: { id, priority: 5 },
  })
  await page.goto('/admin/ad-queue')
  await page.getByRole('button', { name: 'Priority Info' }).click()
  for (const text of ['100', '75', '50', '25', 'Area', 'City', 'State', 'Country'])
    await expect(dialog(page).getByText(text, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Priority Migration' }).click()
  await expect(dialog(page).getByLabel('Dry run')).toBeChecked()
  await expect(dialog(page).getByLabel('Force')).not.toBeChecked()
  await expect(dialog(page).getByLabel('Only zero priorities')).toBeChecked()
  await dialog(page).getByLabel('Force').check()
  await dialog(page).getByLabel('Only zero priorities').uncheck()
  const dryRun = page.waitForResponse('**/api/area-ad-queue/migrate-priorities')
  await dialog(page).getByRole('button', { name: 'Start dry run' }).click()
  const { scanned, skipped, changes } = (await (await dryRun).json()).data
  expect(changes).toContainEqual({ id, from: 5, to: 75 })
  await expect(dialog(page).getByRole('status')).toHaveText(
    new RegExp(
      `^${scanned} placements? looked at, ${changes.length} changes? to be made, ${skipped} left alone.$`,
    ),
  )

  const answer = (status: number, json: object) =>
    page.route('**/api/area-ad-queue/migrate-priorities', (route) => route.fulfill({ status, json }))
  const nothing = { dryRun: true, scanned: 0, updated: 0, skipped: 0, changes: [] }
  await answer(200, { message: '', data: nothing })
  await dialog(page).getByRole('button', { name: 'Start dry run' }).click()
  await expect(toast(page, 'Migration completed successfully')).toBeVisible()
  await answer(400, { error: 'Force needs all priorities' })
  await dialog(page).getByRole('button', { name: 'Start dry run' }).click()
  await expect(toast(page, 'Force needs all priorities')).toBeVisible()
  await answer(500, {})
  await dialog(page).getByRole('button', { name: 'Start dry run' }).click()
  await expect(toast(page, 'Migration failed')).toBeVisible()
})

test('an administrator sees placements by place and switches one of them [AAQ-01] [AAQ-02] [AAQ-03] [AAQ-04] [AAQ-05] [AAQ-06] [AAQ-07] [AAQ-09] [AAQ-10] [AAQ-11] [RTE-26]', async ({
  page,
}) => {
  const title = uniqueTitle()
  await queueAd(page, title, { ...surat, area: 'Adajan', targetLevel: 'AREA' })
  const stats = page.waitForRequest(/area-ad-queue\/stats/)
  await page.goto('/admin/area-ad-queue')
  expect(new URL((await stats).url()).searchParams.get('country')).toBe('IN')
  await expect(page).toHaveTitle('Area Ad Queue | Thela')
  await expect(page.getByRole('heading', { name: 'Priority System' })).toBeVisible()
  for (const label of ['Total Ads', 'Active Ads', 'Inactive Ads'])
    await expect(page.getByText(label, { exact: true })).toBeVisible()

  await page.getByLabel('Search').fill(title)
  await page.getByLabel('Country').selectOption('India')
  await page.getByLabel('State', { exact: true }).selectOption('Gujarat')
  await page.getByLabel('City', { exact: true }).selectOption('Surat')
  await page.getByLabel('Area/Zone').selectOption('Adajan')
  await page.getByLabel('Location type').selectOption('Area')
  await page.getByLabel('Priority', { exact: true }).selectOption('High (75-100)')
  await page.getByLabel('Status', { exact: true }).selectOption('Active')
  await expect(page.getByText('Showing 1 to 1 of 1 queue items')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Ad',
    'Location',
    'Priority',
    'Type',
    'Impressions',
    'Status',
    'Actions',
  ])
  const row = rowOf(page, title)
  for (const text of [
    'Adajan, Surat, Gujarat, India',
    '100',
    'Auto-calculated',
    'Floating',
    '0 / 1,000',
    'Area-wide',
    'Active',
  ])
    await expect(row.getByText(text, { exact: true })).toBeVisible()
  await expect(row.getByText(/^\d+ vendors?$/)).toBeVisible()
  await expectNoBarriers(page)
  await page.getByLabel('Status', { exact: true }).selectOption('All')

  await row.getByRole('switch').click()
  await expect(toast(page, 'Ad status updated successfully')).toBeVisible()
  await row.getByRole('button', { name: `View details of ${title}` }).click()
  await dialog(page).getByRole('button', { name: 'Activate' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Deactivate' })).toBeVisible()
  await page.route('**/api/area-ad-queue/toggle-status', (route) => route.abort())
  await dialog(page).getByRole('button', { name: 'Deactivate' }).click()
  await expect(toast(page, 'Failed to update ad status: An error occurred')).toBeVisible()

  await page.route('**/api/area-ad-queue/items*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Failed to load queue items')).toBeVisible()
})
