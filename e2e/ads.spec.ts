import type { Page } from '@playwright/test'
import { adsOf, newPlace, PHONE, titlesFor } from './ads.ts'
import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { drawPicture } from './pictures.ts'

const PATH = '/admin/ads'

const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ has: page.getByText(text, { exact: true }) })
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const card = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Ads' }).getByRole('listitem').filter({ hasText: title })
const uniqueTitle = () => `Ad ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`

const floating = {
  adType: 'FLOATING',
  linkUrl: 'https://sweets.example',
  startDate: '2026-11-01',
  endDate: '2030-11-30',
  budget: 2500,
  description: 'Fresh every day',
  targetLevel: 'CITY',
  country: 'India',
  state: 'Gujarat',
  city: 'Surat',
  isActive: false,
}

let token = ''
test.beforeEach(async ({ page, adminSession, signIn }) => {
  const session = await adminSession()
  token = session.token
  await signIn(page, session)
})

async function makeAd(page: Page, more: object) {
  const answer = await page.request.post('/api/admin/ads', {
    headers: { authorization: `Bearer ${token}` },
    data: { ...floating, ...more },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

test('an administrator finds ads by text, type and place [ADV-01] [ADV-02] [ADV-03] [ADV-04] [ADV-05] [ADV-06] [ADV-07] [ADV-08] [ADV-09] [ADV-11] [ADV-12] [ADV-13] [ADV-14] [ADV-15] [ADV-16] [ADV-52] [RTE-24]', async ({
  page,
}) => {
  const title = uniqueTitle()
  await makeAd(page, { title: `${title} sweets` })
  await makeAd(page, {
    title: `${title} round`,
    adType: 'HYPERLOCAL',
    targetLevel: null,
    latitude: 21.17,
    longitude: 72.83,
    radius: 3,
    budget: null,
  })
  await page.goto(PATH)
  await expect(page).toHaveTitle('Ads | Thela')
  await page.getByLabel('Search').fill(title)
  await expect(page.getByText('Showing 1 to 2 of 2 ads')).toBeVisible()
  await expect(page.getByText('Page 1 of 1')).toBeVisible()
  for (const step of ['First', 'Previous', 'Next', 'Last'])
    await expect(page.getByRole('button', { name: step, exact: true })).toBeDisabled()
  const sizes = page.getByLabel('Number of ads per page')
  await expect(sizes).toHaveValue('100')
  await expect(sizes.getByRole('option')).toHaveText([
    '20 per page',
    '50 per page',
    '100 per page',
    '200 per page',
  ])

  for (const label of ['Total Revenue', 'Total Impressions', 'Total Clicks', 'CTR'])
    await expect(page.getByText(label, { exact: true })).toBeVisible()
  await expect(page.getByText('₹2,500', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('sum of ad budgets')).toBeVisible()
  await expect(page.getByText('0.00%')).toBeVisible()

  const sweets = card(page, `${title} sweets`)
  for (const text of ['Floating', 'City', 'Fresh every day', 'Nov 1, 2026', 'Nov 30, 2030', '₹2,500'])
    await expect(sweets.getByText(text, { exact: true })).toBeVisible()
  for (const name of ['Impressions', 'Clicks', 'Budget', 'Start', 'End'])
    await expect(sweets.getByText(name, { exact: true })).toBeVisible()
  const round = card(page, `${title} round`)
  for (const text of ['Hyperlocal', '21.17', '72.83', '3 km'])
    await expect(round.getByText(text, { exact: true })).toBeVisible()

  await expect(page.getByLabel('Type', { exact: true }).getByRole('option')).toHaveText([
    'All types',
    'Floating',
    'Google AdSense',
    'Banner',
    'Hyperlocal',
  ])
  await page.getByLabel('Type', { exact: true }).selectOption('Hyperlocal')
  await expect(sweets).toHaveCount(0)
  await page.getByLabel('Type', { exact: true }).selectOption('All types')
  for (const level of ['State', 'City', 'Area/Zone'])
    await expect(page.getByLabel(level, { exact: true })).toBeDisabled()
  await page.getByLabel('Country').selectOption('India')
  await page.getByLabel('State', { exact: true }).selectOption('Gujarat')
  await page.getByLabel('City', { exact: true }).selectOption('Surat')
  await expect(round).toHaveCount(0)
  await expect(sweets).toBeVisible()

  await page.getByText('Debug info').click()
  await expect(page.getByText('"city": "Surat"')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByLabel('City', { exact: true }).selectOption('Ahmedabad')
  await expect(page.getByRole('heading', { name: 'No ads found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Add Ad' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(PATH)
})

async function fillAd(page: Page, title: string) {
  const form = dialog(page)
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Link URL').fill('https://sweets.example')
  await form.getByLabel('Start date').fill('2026-11-01')
  await form.getByLabel('End date').fill('2030-11-30')
  await form.getByLabel('Country').selectOption('India')
  await form.getByLabel('State', { exact: false }).first().selectOption('Gujarat')
  await form.getByLabel('City').selectOption('Surat')
}

test('an administrator adds and edits a floating ad, and its place in the queue follows [ADV-17] [ADV-19] [ADV-20] [ADV-21] [ADV-22] [ADV-23] [ADV-25] [ADV-26] [ADV-27] [ADV-28] [ADV-30] [ADV-32] [ADV-33] [ADV-41] [ADV-42] [ADV-54] [ADV-55] [ADV-57] [ADV-58]', async ({
  page,
}) => {
  const title = uniqueTitle()
  await page.goto(`${PATH}?search=${title}`)
  const add = page.getByRole('button', { name: 'Add Ad' }).first()
  await add.click()
  const form = dialog(page)
  await expect(form.getByRole('heading', { name: 'Add Ad' })).toBeVisible()
  await expect(form.getByText('2 of 9 required fields')).toBeVisible()
  await expect(form.getByLabel('Target level')).toHaveValue('CITY')

  await form.getByLabel('Title').fill('ab')
  await form.getByRole('button', { name: 'Create Ad' }).click()
  for (const text of [
    'Title must be at least 3 characters',
    'Link URL is required',
    'Start date is required',
    'End date is required',
    'Country is required for City targeting',
    'State is required for City targeting',
    'City is required for City targeting',
  ])
    await expect(form.getByText(text, { exact: true })).toBeVisible()
  await form.getByLabel('Title').fill('')
  await expect(form.getByText('Ad title is required')).toBeVisible()

  await fillAd(page, title)
  await expect(form.getByText('9 of 9 required fields')).toBeVisible()
  await form.getByLabel('Target level').selectOption('Country')
  await expect(form.getByLabel('City')).toHaveCount(0)
  await form.getByLabel('Target level').selectOption('City')
  await expect(form.getByText('7 of 9 required fields')).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await add.click()
  await expect(form.getByLabel('Title')).toHaveValue('')
  await expect(form.getByLabel('Target level')).toHaveValue('CITY')

  await fillAd(page, title)
  const [queued] = await Promise.all([
    page.waitForRequest('**/api/ad-queue/add'),
    form.getByRole('button', { name: 'Create Ad' }).click(),
  ])
  expect(queued.postDataJSON()).toMatchObject({ targetLevel: 'CITY', city: 'Surat', adType: 'FLOATING' })
  await expect(toast(page, 'Ad created and added to queue successfully!')).toBeVisible()

  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(form.getByRole('heading', { name: 'Edit Ad' })).toBeVisible()
  await expect(form.getByLabel('Title')).toHaveValue(title)
  await form.getByLabel('Budget').fill('99.5')
  const update = page.waitForRequest((request) => request.method() === 'PUT')
  await form.getByRole('button', { name: 'Update Ad' }).click()
  expect((await update).postDataJSON()).toEqual({ budget: 99.5 })
  await expect(toast(page, 'Ad updated and queue refreshed successfully!')).toBeVisible()
  await expect(card(page, title).getByText('₹99.50')).toBeVisible()

  await page.route('**/api/ad-queue/add', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await form.getByRole('button', { name: 'Update Ad' }).click()
  await expect(toast(page, 'Ad updated successfully, but failed to update queue')).toBeVisible()
  await add.click()
  await fillAd(page, `${title} two`)
  await form.getByRole('button', { name: 'Create Ad' }).click()
  await expect(toast(page, 'Ad created successfully, but failed to add to queue')).toBeVisible()
})

test('an administrator looks at an ad, stops it and deletes it [ADV-10] [ADV-18] [ADV-24] [ADV-51] [ADV-59] [ADV-60] [ADV-64] [ADV-65] [ADV-66]', async ({
  page,
}) => {
  const title = uniqueTitle()
  await makeAd(page, { title })
  await page.goto(`${PATH}?search=${title}`)

  await page.getByRole('button', { name: `View details of ${title}` }).click()
  const details = dialog(page)
  await expect(details.getByRole('heading', { name: 'Ad Details' })).toBeVisible()
  for (const name of ['Type', 'Status', 'Budget', 'Link', 'Location', 'Impressions', 'Clicks', 'CTR'])
    await expect(details.getByText(name, { exact: true }).first()).toBeVisible()
  for (const text of ['https://sweets.example', 'Surat, Gujarat, India', 'Nov 1, 2026', 'Nov 30, 2030'])
    await expect(details.getByText(text, { exact: true })).toBeVisible()
  await expect(details.getByText('0 of 0 impressions were verified, ₹0 spent.')).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: `Activate ${title}` }).click()
  await expect(toast(page, 'Ad status updated successfully!')).toBeVisible()
  await expect(card(page, title).getByText('Active', { exact: true })).toBeVisible()

  const refuse = (method: string) =>
    page.route('**/api/admin/ads/**', (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
  await refuse('PATCH')
  await page.getByRole('button', { name: `Deactivate ${title}` }).click()
  await expect(toast(page, 'Failed to update ad status')).toBeVisible()
  await refuse('PUT')
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await dialog(page).getByRole('button', { name: 'Update Ad' }).click()
  await expect(toast(page, 'Failed to update ad')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()

  await refuse('DELETE')
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await expect(dialog(page)).toContainText(`Are you sure you want to delete "${title}"?`)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Failed to delete ad')).toBeVisible()
  await page.unroute('**/api/admin/ads/**')
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Ad deleted successfully!')).toBeVisible()
  await expect(card(page, title)).toHaveCount(0)
})

test('an administrator reads which views of an ad are not billed, by day and by place', async ({
  page,
  request,
  newVendor,
}) => {
  const place = newPlace()
  const vendor = await newVendor(place)
  const title = uniqueTitle()
  const ads = adsOf(request, { token })
  const ad = await ads.run({ title, adType: 'FLOATING', budget: 4, ...place }, 4)
  await expect.poll(() => titlesFor(request, vendor.id, 'FLOATING')).toContain(title)

  // One phone is billed three times a day; the other finds one view left below the cap.
  const phones = [...Array(6).fill(PHONE), ...Array(3).fill(PHONE.replace('Pixel 7', 'Pixel 9'))]
  const delivered = await Promise.all(phones.map((phone) => ads.fetchView(vendor.id, phone)))
  await expect.poll(() => delivered[0]?.see()).toBe(true)
  const recorded = []
  for (const view of delivered.slice(1)) recorded.push(await view.see())
  expect(recorded).toEqual([true, true, false, false, false, true, false, false])
  expect(await ads.readReport(ad.id)).toMatchObject({ impressions: 4, overCap: 2, unbilled: 3, spend: 4 })

  await page.goto(`${PATH}?search=${title}`)
  await page.getByRole('button', { name: `View details of ${title}` }).click()
  const report = dialog(page).getByRole('region', { name: 'Report' })
  await expect(report).toContainText(
    '4 of 4 impressions were verified, ₹4 spent, 2 over the cap and not billed, 3 repeated or doubtful and not billed.',
  )
  for (const [name, first] of [
    ['By day', 'Day'],
    ['By place', 'Place'],
  ] as const) {
    const rows = report.getByRole('table', { name }).getByRole('row')
    const headers = [first, 'Impressions', 'Verified', 'Not billed', 'Clicks', 'CTR', 'Spend']
    await expect(rows.first().getByRole('columnheader')).toHaveText(headers)
    await expect(rows).toHaveCount(2)
    await expect(rows.last().getByRole('cell')).toHaveText([/./, '4', '4', '5', '0', '0.00%', '₹4'])
  }
})

test('an administrator gives a banner its picture or its video [ADV-29] [ADV-31] [ADV-35] [ADV-43] [ADV-44] [ADV-45] [ADV-46] [ADV-47] [ADV-48] [ADV-53] [ADV-61] [ADV-62] [ADV-63] [ADV-67] [ADV-68]', async ({
  page,
}) => {
  const title = uniqueTitle()
  // A browser without a decoder cannot tell the length of these bytes, so their length is given.
  await page.addInitScript(() => {
    Object.defineProperty(HTMLMediaElement.prototype, 'src', {
      set() {
        setTimeout(() => this.onloadedmetadata?.(new Event('loadedmetadata')))
      },
    })
    Object.defineProperty(HTMLMediaElement.prototype, 'duration', { configurable: true, get: () => 21 })
  })
  await page.goto(`${PATH}?search=${title}`)
  await page.getByRole('button', { name: 'Add Ad' }).first().click()
  const form = dialog(page)
  const image = form.locator('input[accept="image/*"]')
  const video = form.locator('input[accept="video/*"]')
  const file = (mimeType: string, megabytes: number) => ({
    name: 'file',
    mimeType,
    buffer: Buffer.alloc(megabytes * 1024 * 1024),
  })

  await image.setInputFiles(file('text/plain', 0))
  await expect(form.getByText('Please select a valid image file')).toBeVisible()
  await image.setInputFiles(file('image/png', 20))
  await expect(form.getByText('Image file size must be less than 20MB')).toBeVisible()
  await video.setInputFiles(file('image/png', 0))
  await expect(form.getByText('Please select a valid video file')).toBeVisible()
  await video.setInputFiles(file('video/mp4', 20))
  await expect(form.getByText('Video file size must be less than 20MB')).toBeVisible()
  await video.setInputFiles(file('video/mp4', 1))
  await expect(form.getByText('Video must be 20 seconds or shorter')).toBeVisible()

  await page.route('**/api/admin/ads/upload-image', (route) => route.fulfill({ status: 500, json: {} }))
  await image.setInputFiles(await drawPicture(page))
  await expect(toast(page, 'Failed to upload image')).toBeVisible()
  await page.unroute('**/api/admin/ads/upload-image')
  await image.setInputFiles(await drawPicture(page))
  await expect(toast(page, 'Image uploaded successfully!')).toBeVisible()

  await page.evaluate(() =>
    Object.defineProperty(HTMLMediaElement.prototype, 'duration', { configurable: true, get: () => 20 }),
  )
  await page.route('**/api/admin/ads/upload-video', (route) => route.fulfill({ status: 500, json: {} }))
  await video.setInputFiles(file('video/mp4', 1))
  await expect(toast(page, 'Failed to upload video')).toBeVisible()
  const videoUrl = '/uploads/ads/film.mp4'
  await page.route('**/api/admin/ads/upload-video', (route) =>
    route.fulfill({ status: 201, json: { success: true, videoUrl, public_id: 'film', duration: 20 } }),
  )
  await video.setInputFiles(file('video/mp4', 1))
  await expect(toast(page, 'Video uploaded successfully!')).toBeVisible()

  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Link URL').fill('sweets.example')
  await form.getByLabel('Start date').fill('2026-11-01')
  await form.getByLabel('End date').fill('2030-11-30')
  await form.getByLabel('Ad type').selectOption('')
  await form.getByRole('button', { name: 'Create Ad' }).click()
  await expect(form.getByText('Ad type is required')).toBeVisible()
  await expect(form.getByText('Please enter a valid URL starting with http:// or https://')).toBeVisible()
  await form.getByLabel('Ad type').selectOption('Banner')
  await form.getByLabel('Target level (optional)').selectOption('')
  await form.getByLabel('Link URL').fill('http://sweets.example')

  await page.route('**/api/admin/ads', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await form.getByRole('button', { name: 'Create Ad' }).click()
  await expect(toast(page, 'Failed to create ad')).toBeVisible()
  await page.unroute('**/api/admin/ads')
  await form.getByRole('button', { name: 'Create Ad' }).click()
  await expect(toast(page, 'Ad created successfully!')).toBeVisible()
  await expect(card(page, title).locator('video')).toHaveAttribute('poster', /\/uploads\//)
})
