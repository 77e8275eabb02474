import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'

const PATH = '/admin/settings'

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: 'Save Settings' }).click()

test.beforeEach(async ({ page, adminSession, signIn }) => {
  await signIn(page, await adminSession())
  await page.goto(PATH)
})

// The platform is shared by all journeys: what is saved here is what is in force anyway.
test('an administrator saves the settings, and they stay [RTE-34] [SET-01] [SET-02] [SET-03] [SET-04] [SET-05] [SET-06] [SET-07] [SET-15]', async ({
  page,
}) => {
  await expect(page).toHaveTitle('System Settings | Thela')
  await expect(page.getByLabel('Site Name')).toHaveValue('Thela')
  await expect(page.getByLabel('Site Description')).toHaveValue(/^Digital menus/)
  await expect(page.getByLabel('Maintenance Mode')).not.toBeChecked()
  await expect(page.getByLabel('Allow new vendor registrations')).toBeChecked()
  await expect(page.getByLabel('Require email verification for vendors')).toBeDisabled()
  await expect(page.getByText('Needs a mail server')).toBeVisible()
  await expect(page.getByLabel('Maximum File Size (MB)')).toHaveValue('5')
  const types = page.getByRole('group', { name: 'Allowed File Types' })
  for (const type of ['jpeg', 'png', 'webp']) await expect(types.getByLabel(type)).toBeChecked()

  await types.getByLabel('gif').check()
  await save(page)
  await expect(toast(page, 'Settings updated successfully!')).toBeVisible()
  await page.reload()
  await expect(types.getByLabel('gif')).toBeChecked()
  await expectNoBarriers(page)
})

test('a form that is not right is told at its fields [SET-08] [SET-09] [SET-10] [SET-11] [SET-12] [SET-16] [CONST-44]', async ({
  page,
}) => {
  const name = page.getByLabel('Site Name')
  const size = page.getByLabel('Maximum File Size (MB)')
  const types = page.getByRole('group', { name: 'Allowed File Types' })

  await name.fill(' ')
  await size.fill('')
  for (const type of await types.getByRole('checkbox').all()) await type.uncheck()
  await save(page)
  await expect(name).toHaveAccessibleDescription('Site name is required')
  await expect(name).toBeFocused()
  await expect(size).toHaveAccessibleDescription('Maximum file size is required')
  await expect(types).toHaveAccessibleDescription('Allowed file types are required')
  await size.fill('0.5')
  await expect(size).toHaveAccessibleDescription('Minimum size is 1 MB')
  await size.fill('51')
  await expect(size).toHaveAccessibleDescription('Maximum size is 50 MB')

  await page.route('**/api/admin/settings', (route) => route.abort())
  await name.fill('Chaat Street')
  await size.fill('50')
  await types.getByLabel('png').check()
  await save(page)
  await expect(toast(page, 'Failed to update settings')).toBeVisible()
  await expect(name).toHaveValue('Chaat Street')
})

test('closing the site and resetting it are asked first [SET-03] [SET-17]', async ({ page }) => {
  const dialog = page.getByRole('alertdialog')
  await page.getByLabel('Maintenance Mode').check()
  await save(page)
  await expect(dialog).toHaveAccessibleName('Close the site for maintenance?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Reset to Defaults' }).click()
  await expect(dialog).toHaveAccessibleName('Reset all settings to defaults?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const { settings } = await (await page.request.get('/api/public/settings')).json()
  expect(settings.maintenanceMode).toBe(false)
})

test('an administrator who requires verified emails hears which menus go offline, and can still stop', async ({
  page,
}) => {
  const saved: { requireEmailVerification: boolean }[] = []
  await page.route('**/api/admin/settings', async (route) => {
    if (route.request().method() === 'PUT') {
      const settings = route.request().postDataJSON()
      saved.push(settings)
      return route.fulfill({ json: { settings, message: 'Settings updated successfully!' } })
    }
    const answer = await (await route.fetch()).json()
    return route.fulfill({ json: { ...answer, mailConfigured: true } })
  })
  await page.reload()
  const box = page.getByLabel('Require email verification for vendors')
  await expect(box).toHaveAccessibleDescription(/also menus that are online now/)

  await box.check()
  await save(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toHaveAccessibleName('Require email verification?')
  await expect(dialog).toHaveAccessibleDescription(/vendors without a verified email go offline/)
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(saved).toEqual([])

  await save(page)
  await dialog.getByRole('button', { name: 'Require Verification' }).click()
  await expect(toast(page, 'Settings updated successfully!')).toBeVisible()
  expect(saved.map(({ requireEmailVerification }) => requireEmailVerification)).toEqual([true])
})

test('an administrator changes the own password', async ({ page, request, adminSession, signIn }) => {
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
