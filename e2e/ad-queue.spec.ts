import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, longTest, test } from './fixtures.ts'

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

/** An ad that is over, so that it does not affect other tests. */
async function queueAd(page: Page, title: string) {
  const headers = { authorization: `Bearer ${token}` }
  const data = {
    title,
    adType: 'FLOATING',
    linkUrl: 'https://sweets.example',
    startDate: '2020-01-01',
    endDate: '2020-01-02',
    budget: 1000,
    ...surat,
  }
  const { ad } = await (await page.request.post('/api/admin/ads', { headers, data })).json()
  const answer = await page.request.post('/api/ad-queue/add', { headers, data: { adId: ad.id, ...surat } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).item.id as string
}

test('an administrator finds a placement, sets its priority, tries a migration and deactivates it [AQ-22]', async ({
  page,
}) => {
  const title = uniqueTitle()
  const id = await queueAd(page, title)
  await page.goto('/admin/ad-queue')
  await page.getByLabel('Search').fill(title)
  await page.getByLabel('Ad type').selectOption('Floating')
  await page.getByLabel('Status', { exact: true }).selectOption('Active')
  await page.getByLabel('Location', { exact: true }).selectOption('Surat')
  await page.getByLabel('Priority', { exact: true }).selectOption('High (75-100)')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  const row = rowOf(page, title)
  for (const text of ['City', 'Surat, Gujarat, India', '75', 'Active', '0 / 2,000'])
    await expect(row.getByText(text, { exact: true })).toBeVisible()
  await expect(row.getByText(/^\d+ vendors$/)).toBeVisible()
  await expect(page.getByText('Showing 1 to 1 of 1 queue items')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Remove filter Priority: High (75-100)' }).click()
  await page.getByRole('button', { name: `Change the priority of ${title}` }).click()
  await dialog(page).getByLabel('Priority').fill('5')
  await dialog(page).getByRole('button', { name: 'Save priority' }).click()
  await expect(row.getByText('5', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Priority Migration' }).click()
  await dialog(page).getByLabel('Force').check()
  await dialog(page).getByRole('button', { name: 'Start dry run' }).click()
  await expect(toast(page, 'Force needs only-zero-priorities off')).toBeVisible()
  await dialog(page).getByLabel('Only zero priorities').uncheck()
  const dryRun = page.waitForResponse('**/api/area-ad-queue/migrate-priorities')
  await dialog(page).getByRole('button', { name: 'Start dry run' }).click()
  expect((await (await dryRun).json()).data.changes).toContainEqual({ id, from: 5, to: 75 })
  await expect(dialog(page).getByRole('status')).toContainText('to be made')
  await page.keyboard.press('Escape')
  await expect(row.getByText('5', { exact: true })).toBeVisible()

  await page.getByRole('switch', { name: `${title} is active` }).click()
  await expect(toast(page, 'Ad status updated successfully')).toBeVisible()
  await expect(page.getByText('No queue items found.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter Status: Active' }).click()
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible()
})

longTest(
  'an administrator starts a campaign without a cap in two areas and stops it in one [AAQ-12]',
  async ({ page }) => {
    const title = uniqueTitle()
    await page.goto(`/admin/area-ad-queue?search=${title}`)
    await page.getByRole('button', { name: 'New Campaign' }).click()
    const form = dialog(page)
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Link URL').fill('https://sweets.example')
    await form.getByLabel('Start date').fill('2020-01-01')
    await form.getByLabel('End date').fill('2020-01-02')
    await form.getByLabel('Unlimited impressions').check()
    await form.getByLabel('Country').selectOption('India')
    await form.getByLabel('State', { exact: true }).selectOption('Gujarat')
    await form.getByLabel('City', { exact: true }).selectOption('Surat')
    await form.getByLabel('Area/Zone').selectOption('Adajan')
    await form.getByRole('button', { name: 'Add area' }).click()
    await form.getByRole('button', { name: 'Add area' }).click()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Create Campaign' }).click()
    await expect(toast(page, 'Campaign created successfully!')).toBeVisible()

    const rowIn = (place: string) =>
      rowOf(page, title).filter({ has: page.getByText(place, { exact: true }) })
    const [adajan, city] = [rowIn('Adajan, Surat, Gujarat, India'), rowIn('Surat, Gujarat, India')]
    for (const [row, priority] of [
      [adajan, '100'],
      [city, '75'],
    ] as const) {
      await expect(row.getByText(priority, { exact: true })).toBeVisible()
      await expect(row.getByText('0 / Unlimited')).toBeVisible()
    }
    await expectAccessible(page)

    const apply = page.getByRole('button', { name: 'Apply Filters' })
    await page.getByRole('combobox', { name: 'Location type' }).selectOption('Area')
    await apply.click()
    await expect(page.getByText('Showing 1 to 1 of 1 queue items')).toBeVisible()
    await adajan.getByRole('switch').click()
    await expect(toast(page, 'Ad status updated successfully')).toBeVisible()
    await page.getByRole('combobox', { name: 'Location type' }).selectOption('All')
    await page.getByLabel('Status', { exact: true }).selectOption('Active')
    await apply.click()
    await expect(city).toBeVisible()
    await expect(adajan).toHaveCount(0)
  },
)
