import type { Page } from '@playwright/test'
import { expect, longTest, test } from './fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')
const depth = (page: Page) => page.evaluate(() => history.state?.overlayDepth ?? 0)

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ page, newVendor, signIn }) => {
  const vendor = await newVendor()
  const headers = { authorization: `Bearer ${vendor.token}` }
  await page.request.post('/api/categories', { headers, data: { name: 'Chaat' } })
  await signIn(page, vendor)
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Daily work' }).getByRole('link', { name: 'Items' }).click()
  await expect(page.getByRole('heading', { name: 'Menu Items', level: 1 })).toBeVisible()
})

test('a vendor leaves drawer and form by Back and then the page', async ({ page }) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.poll(() => depth(page)).toBe(1)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard/items')

  await page.getByRole('button', { name: 'Add Item' }).first().click()
  await expect.poll(() => depth(page)).toBe(1)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard/items')
})

longTest('Back from where a link of the drawer led skips the drawer', async ({ page }) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.poll(() => depth(page)).toBe(1)
  await dialog(page).getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/dashboard/profile')
  await expect(dialog(page)).toHaveCount(0)

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Menu Items', level: 1 })).toBeVisible()
  await expect.poll(() => depth(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('Back asks before a half-filled form is lost, and the page stays', async ({ page }) => {
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  await expect.poll(() => depth(page)).toBe(1)
  await dialog(page).getByLabel('Item name').fill('Sev Puri')
  await page.goBack()
  await expect(question(page).getByText('You have unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog(page).getByLabel('Item name')).toHaveValue('Sev Puri')

  await expect.poll(() => depth(page)).toBe(1)
  await page.goBack()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard/items')
  await expect.poll(() => depth(page)).toBe(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Menu Items', level: 1 })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test('Back leaves a page that was reloaded under its drawer at the first press', async ({ page }) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.poll(() => depth(page)).toBe(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Menu Items', level: 1 })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => depth(page)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('who keeps editing a page that the drawer led to stays at its address, and Forward leads there again', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.poll(() => depth(page)).toBe(1)
  await dialog(page).getByRole('link', { name: 'Profile' }).click()
  const name = page.getByLabel('Business name')
  await name.fill('Asha Juice House')
  for (const wayBack of [['/dashboard/items'], ['/dashboard/items', '/dashboard']]) {
    for (const path of wayBack) {
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect.poll(() => depth(page)).toBe(0)
    }
    await expect(question(page)).toBeVisible()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL('/dashboard/profile')
    await expect(name).toHaveValue('Asha Juice House')
  }

  await page.goBack()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { name: 'Menu Items', level: 1 })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/dashboard/profile')
})
