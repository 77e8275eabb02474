import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, longTest, test } from './fixtures.ts'

const PATH = '/admin/vendors'

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const uniqueName = () => `Stall ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`

/** As a quick hand does: the moment the menu is gone, and before its button has the focus back. */
const pressOnceClosed = (button: Locator) =>
  button.evaluate((button) => {
    new MutationObserver((_, watch) => {
      if (document.querySelector('[role=menu]')) return
      watch.disconnect()
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true, button: 0 }))
    }).observe(document.body, { childList: true, subtree: true })
  })

async function choose(page: Page, name: string, item: string) {
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test.beforeEach(async ({ page, adminSession, signIn }) => signIn(page, await adminSession()))

test('an administrator finds a vendor by name, status and place [RTE-23] [VEN-01] [VEN-05]', async ({
  page,
  newVendor,
}) => {
  const businessName = uniqueName()
  const vendor = await newVendor({ businessName })
  await page.goto(`${PATH}?page=2`)
  await expect(page).toHaveTitle('Vendors | Thela')

  await page.getByLabel('Search').fill(businessName)
  await expect(page).toHaveURL(`${PATH}?search=${encodeURIComponent(businessName).replaceAll('%20', '+')}`)
  await expect(page.getByRole('heading', { name: 'Vendors (1)' })).toBeVisible()
  const row = rowOf(page, businessName)
  for (const text of [
    'Asha Patel',
    vendor.phone,
    'Adajan, Surat',
    '0 items',
    '0 categories',
    'Active',
    'Enabled',
  ]) {
    await expect(row.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(row.getByRole('link', { name: `Open the menu of ${businessName}` })).toHaveAttribute(
    'href',
    `/${businessName.toLowerCase().replace(' ', '-')}/${vendor.id}`,
  )

  await page.getByLabel('Country').selectOption('India')
  await page.getByLabel('State', { exact: true }).selectOption('Gujarat')
  await page.getByLabel('City').selectOption('Surat')
  await page.getByLabel('Area/Zone').selectOption('Adajan')
  await expect(page).toHaveURL(/country=India&state=Gujarat&city=Surat&area=Adajan/)
  await expect(row).toBeVisible()

  await page.getByLabel('Status', { exact: true }).selectOption('Inactive')
  await expect(page.getByRole('heading', { name: 'No vendors found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(PATH)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
})

longTest(
  'an administrator deactivates and activates a vendor and their ads [VEN-20] [VEN-24] [VEN-25]',
  async ({ page, newVendor }) => {
    const businessName = uniqueName()
    await newVendor({ businessName })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${PATH}?search=${businessName}`)
    const row = rowOf(page, businessName)

    await row.getByRole('button', { name: `Deactivate ${businessName}` }).click()
    await expect(toast(page, 'Vendor status updated successfully!')).toBeVisible()
    await expect(row.getByText('Inactive')).toBeVisible()
    await row.getByRole('button', { name: `Activate ${businessName}` }).click()
    await expect(row.getByText('Active', { exact: true })).toBeVisible()

    const ads = row.getByRole('switch', { name: `Ads on the menu of ${businessName}` })
    await ads.click()
    await expect(toast(page, 'Vendor ads disabled successfully!')).toBeVisible()
    await expect(ads).not.toBeChecked()
    await ads.click()
    await expect(toast(page, 'Vendor ads enabled successfully!')).toBeVisible()
    await expect(ads).toBeChecked()

    await page.route('**/api/admin/vendors/**', (route) => route.abort())
    await row.getByRole('button', { name: `Deactivate ${businessName}` }).click()
    await expect(toast(page, 'Failed to update vendor status')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  },
)

test('an administrator resets a password, bans, unbans and deletes a vendor [VEN-21] [VEN-22] [VEN-23]', async ({
  page,
  newVendor,
}) => {
  const businessName = uniqueName()
  const { phone } = await newVendor({ businessName })
  await page.goto(`${PATH}?search=${businessName}`)

  const more = page.getByRole('button', { name: `More actions for ${businessName}` })
  await more.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await pressOnceClosed(more)
  await page.keyboard.press('Escape')
  await page.getByRole('menuitem', { name: 'Reset Password' }).click()
  await dialog(page).getByLabel('New password').fill('a new long word')
  await dialog(page).getByRole('button', { name: 'Reset Password' }).click()
  await expect(toast(page, 'Password reset successfully!')).toBeVisible()
  const login = { phone, password: 'a new long word' }
  expect((await page.request.post('/api/auth/vendor/login', { data: login })).status()).toBe(200)

  await choose(page, businessName, 'Ban Vendor')
  await dialog(page).getByLabel('Reason').fill('Sells nothing')
  await dialog(page).getByRole('button', { name: 'Ban Vendor' }).click()
  await expect(toast(page, 'Vendor banned successfully!')).toBeVisible()
  await expect(rowOf(page, businessName).getByText('Banned')).toBeVisible()

  await choose(page, businessName, 'Unban Vendor')
  await expect(dialog(page)).toContainText('Sells nothing')
  await dialog(page).getByRole('button', { name: 'Unban Vendor' }).click()
  await expect(toast(page, 'Vendor unbanned successfully!')).toBeVisible()

  await choose(page, businessName, 'Delete Vendor')
  await dialog(page).getByRole('button', { name: 'Delete Vendor' }).click()
  await expect(toast(page, 'Vendor deleted successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No vendors found' })).toBeVisible()
})
