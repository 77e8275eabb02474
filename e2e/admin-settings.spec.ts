import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const PATH = '/admin/settings'

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: 'Save Settings' }).click()

// The platform is shared by all journeys: what is saved here is what is in force anyway.
test('an administrator saves the settings, and they stay [SET-07] [SET-15]', async ({
  page,
  adminSession,
  signIn,
}) => {
  await signIn(page, await adminSession())
  await page.goto(PATH)
  const types = page.getByRole('group', { name: 'Allowed File Types' })
  for (const type of ['jpeg', 'png', 'webp']) await expect(types.getByLabel(type)).toBeChecked()
  await types.getByLabel('gif').check()
  await save(page)
  await expect(toast(page, 'Settings updated successfully!')).toBeVisible()
  await page.reload()
  await expect(types.getByLabel('gif')).toBeChecked()
  await expectAccessible(page)

  await page.getByLabel('Maintenance Mode').check()
  await save(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toHaveAccessibleName('Close the site for maintenance?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const { settings } = await (await page.request.get('/api/public/settings')).json()
  expect(settings.maintenanceMode).toBe(false)
})

test('an administrator changes their password', async ({ page, request, adminSession, signIn }) => {
  const admin = {
    name: 'Meera Shah',
    email: `meera.${Date.now().toString(36)}@thela.example`,
    password: 'Barrow#On-Wheels1',
  }
  const { token } = await adminSession()
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.post('/api/auth/admin/register', { headers, data: admin })).status()).toBe(201)
  await signIn(page, await (await request.post('/api/auth/admin/login', { data: admin })).json())
  await page.goto(PATH)

  await page.getByLabel('Current password').fill(admin.password)
  await page.getByLabel('New password').fill('Barrow#On-Wheels2')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(toast(page, 'Password changed successfully!')).toBeVisible()

  const login = { email: admin.email, password: 'Barrow#On-Wheels2' }
  expect((await request.post('/api/auth/admin/login', { data: login })).status()).toBe(200)
})
