import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, longTest, test, type Vendor } from './fixtures.ts'
import { drawPicture } from './pictures.ts'

const PATH = '/admin/audit-logs'

/** Changes a vendor so often that their entries fill more than one page. */
async function switchOften(request: APIRequestContext, token: string, { id }: Vendor, times: number) {
  const headers = { authorization: `Bearer ${token}` }
  for (let n = 0; n < times; n++) {
    const answer = await request.patch(`/api/admin/vendors/${id}/settings`, {
      headers,
      data: { showAds: n % 2 === 1 },
    })
    expect(answer.status()).toBe(200)
  }
}

test('an administrator reads who changed what [RTE-33] [AUD-07] [AUD-09]', async ({
  page,
  adminSession,
  newVendor,
  signIn,
}) => {
  const admin = await adminSession()
  const vendor = await newVendor()
  await switchOften(page.request, admin.token, vendor, 1)
  await signIn(page, admin)
  await page.goto(`${PATH}?search=${vendor.id}`)

  await expect(page).toHaveTitle('Audit Logs | Thela')
  const update = page.getByRole('row').filter({ hasText: 'UPDATE' })
  for (const text of ['Administrator', 'admin@example.com', 'VENDOR', vendor.id, 'Localhost'])
    await expect(update.getByText(text, { exact: true })).toBeVisible()
  const create = page.getByRole('row').filter({ hasText: 'CREATE' })
  await expect(create.getByRole('button', { name: 'View Changes' })).toHaveCount(0)

  await update.getByRole('button', { name: 'View Changes' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row', { name: 'Show Ads Yes No' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.getByLabel('Action', { exact: true }).selectOption('LOGOUT')
  await expect(page).toHaveURL(/action=LOGOUT/)
  await expect(page.getByRole('heading', { name: 'No audit logs found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(PATH)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
})

longTest(
  'more than fifty entries are paged and exported completely [AUD-11] [AUD-12] [AUD-14]',
  async ({ page, adminSession, newVendor, signIn }) => {
    const admin = await adminSession()
    const vendor = await newVendor()
    await switchOften(page.request, admin.token, vendor, 51)
    await signIn(page, admin)
    await page.goto(`${PATH}?search=${vendor.id}&action=UPDATE`)

    await expect(page.getByText('Showing 1 to 50 of 51 actions')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText('Showing 51 to 51 of 51 actions')).toBeVisible()

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^audit-logs-\d{4}-\d\d-\d\d\.csv$/)
    const bytes = readFileSync(await file.path())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = bytes.toString('utf8').trimEnd().split('\r\n')
    expect(lines).toHaveLength(52)
    expect(lines[1]).toContain(`,UPDATE,VENDOR,${vendor.id},`)
  },
)

longTest(
  'the long name of a picture stays inside its cell, on a phone and on a desk [AUD-06]',
  async ({ page, adminSession, newVendor, signIn }) => {
    const vendor = await newVendor()
    await signIn(page, await adminSession())
    const stored = await page.request.post('/api/upload/image', {
      headers: { authorization: `Bearer ${vendor.token}` },
      multipart: { image: await drawPicture(page), folder: 'menu-items' },
    })
    expect(stored.status()).toBe(201)

    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${PATH}?search=${vendor.id}&entity=UPLOAD`)
      const table = page.getByRole('table')
      await expect(table.getByText((await stored.json()).public_id, { exact: true })).toBeVisible()
      const tooWide = await table.evaluate((table) =>
        [table.parentElement as Element, ...table.querySelectorAll('td, td div')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth} > ${clientWidth}`),
      )
      expect(tooWide, `at ${width}`).toEqual([])
    }
  },
)

test('an administrator who has scrolled down the entries is there again after a reload, and after Back from a menu', async ({
  page,
  adminSession,
  newVendor,
  signIn,
}) => {
  const admin = await adminSession()
  const vendor = await newVendor()
  await switchOften(page.request, admin.token, vendor, 12)
  await signIn(page, admin)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${PATH}?search=${vendor.id}`)
  const oldest = page.getByRole('table').getByText('CREATE')
  await oldest.scrollIntoViewIfNeeded()
  const top = () => page.evaluate(() => Math.round(scrollY))
  const before = await top()
  expect(before).toBeGreaterThan(1000)

  await page.reload()
  await expect.poll(top).toBe(before)
  await page.goto(`/asha-chaat-house/${vendor.id}`)
  await page.goBack()
  await expect.poll(top).toBe(before)
})

test('an administrator who goes back right after a reload is where the page before was left', async ({
  page,
  adminSession,
  signIn,
}) => {
  await signIn(page, await adminSession())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin')
  const top = () => page.evaluate(() => Math.round(scrollY))
  // The cards are a little higher with their figures.
  await expect(page.getByText('% of total views')).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('link', { name: 'View Analytics' })
  await link.scrollIntoViewIfNeeded()
  const left = await top()
  await link.click()
  await expect(page).toHaveURL('/admin/analytics')
  await expect(page.getByRole('heading', { name: 'Daily Activity' })).toBeVisible()
  await page.mouse.wheel(0, 500)
  await expect.poll(top).toBe(500)
  await page.reload()
  await expect.poll(top).toBe(500)

  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { name: 'Contact messages' })).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(await top()).toBe(left)
})
