import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { adsOf, newPlace, PHONE, titlesFor } from './ads.ts'
import { expect, longTest, test } from './fixtures.ts'

const PATH = '/admin/ads'

const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ has: page.getByText(text, { exact: true }) })
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const card = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Ads' }).getByRole('listitem').filter({ hasText: title })
const uniqueTitle = () => `Ad ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`

let token = ''
test.beforeEach(async ({ page, adminSession, signIn }) => {
  const session = await adminSession()
  token = session.token
  await signIn(page, session)
})

test('an administrator adds a floating ad, finds it, edits it, stops it and deletes it [ADV-25] [ADV-26]', async ({
  page,
}) => {
  const title = uniqueTitle()
  const form = dialog(page)
  await page.goto(`${PATH}?search=${title}`)
  await page.getByRole('button', { name: 'Add Ad' }).first().click()
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description (optional)').fill('Fresh every day')
  await form.getByLabel('Link URL').fill('https://sweets.example')
  // Over already, so that it is on no menu of another test.
  await form.getByLabel('Start date').fill('2020-01-01')
  await form.getByLabel('End date').fill('2020-01-02')
  await form.getByLabel('Country').selectOption('India')
  await form.getByLabel('State', { exact: false }).first().selectOption('Gujarat')
  await form.getByLabel('City').selectOption('Surat')
  await form.getByRole('button', { name: 'Create Ad' }).click()
  await expect(toast(page, 'Ad created and added to queue successfully!')).toBeVisible()
  await expect(form).toHaveCount(0)
  expect(await placementsOf(page, title)).toMatchObject([
    { city: 'Surat', maxImpressions: expect.any(Number) },
  ])

  await page.getByLabel('Country').selectOption('India')
  await page.getByLabel('State', { exact: true }).selectOption('Gujarat')
  await page.getByLabel('City', { exact: true }).selectOption('Ahmedabad')
  await expect(page.getByRole('heading', { name: 'No ads found' })).toBeVisible()
  await page.getByLabel('City', { exact: true }).selectOption('Surat')
  await expect(card(page, title)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await form.getByLabel('Budget (optional)').fill('99.5')
  await form.getByRole('button', { name: 'Update Ad' }).click()
  await expect(toast(page, 'Ad updated and queue refreshed successfully!')).toBeVisible()
  await expect(card(page, title).getByText('₹99.50')).toBeVisible()
  expect(await placementsOf(page, title)).toMatchObject([{ city: 'Surat', maxImpressions: 199 }])

  await page.getByRole('button', { name: `View details of ${title}` }).click()
  await expect(form.getByText('Surat, Gujarat, India', { exact: true })).toBeVisible()
  await expect(form.getByText('0 of 0 impressions were verified, ₹0 spent.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: `Deactivate ${title}` }).click()
  await expect(toast(page, 'Ad status updated successfully!')).toBeVisible()
  await expect(card(page, title).getByText('Inactive', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await form.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Ad deleted successfully!')).toBeVisible()
  await expect(card(page, title)).toHaveCount(0)
})

/** What the queue holds of this ad. */
async function placementsOf(page: Page, title: string): Promise<object[]> {
  const headers = { authorization: `Bearer ${token}` }
  return (await (await page.request.get(`/api/ad-queue/items?search=${title}`, { headers })).json()).items
}

longTest(
  'an administrator reads which views of an ad are not billed, by day and by place',
  async ({ page, request, newVendor }) => {
    const place = newPlace()
    const vendor = await newVendor(place)
    const title = uniqueTitle()
    const ads = adsOf(request, { token })
    const ad = await ads.run({ title, adType: 'FLOATING', budget: 4, ...place }, 4)
    await expect.poll(() => titlesFor(request, vendor.id, 'FLOATING')).toContain(title)

    // One phone is billed three times a day; the other finds one view left below the cap.
    const phones = [...Array(5).fill(PHONE), ...Array(3).fill(PHONE.replace('Pixel 7', 'Pixel 9'))]
    const delivered = await Promise.all(phones.map((phone) => ads.fetchView(vendor.id, phone)))
    // A view counts a moment after its delivery: once the last one delivered counts, the others do too.
    const last = await ads.fetchView(vendor.id, PHONE)
    await expect.poll(last.see).toBe(true)
    const recorded = []
    for (const view of delivered) recorded.push(await view.see())
    expect(recorded).toEqual([true, true, false, false, false, true, false, false])
    expect(await ads.readReport(ad.id)).toMatchObject({ impressions: 4, overCap: 2, unbilled: 3, spend: 4 })

    await page.goto(`${PATH}?search=${title}`)
    await page.getByRole('button', { name: `View details of ${title}` }).click()
    const report = dialog(page).getByRole('region', { name: 'Report' })
    await expect(report).toContainText(
      '4 of 4 impressions were verified, ₹4 spent, 2 over the cap and not billed, 3 repeated or suspicious and not billed.',
    )
    for (const name of ['By day', 'By place']) {
      const rows = report.getByRole('table', { name }).getByRole('row')
      await expect(rows).toHaveCount(2)
      await expect(rows.last().getByRole('cell')).toHaveText([/./, '4', '4', '5', '0', '0.00%', '₹4'])
    }
  },
)
