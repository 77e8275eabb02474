import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test, type Vendor } from './fixtures.ts'
import { toasts } from './toasts.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const password = (page: Page) => page.getByLabel('Confirm with your password')
const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('thela-user') ?? 'null'))

type Arrange = {
  newVendor: (more?: object) => Promise<Vendor>
  signIn: (page: Page, vendor: Vendor) => Promise<void>
}

async function openProfile(page: Page, { newVendor, signIn }: Arrange) {
  const vendor = await newVendor()
  await signIn(page, vendor)
  await page.goto('/dashboard/profile')
  await expect(box(page, 'Business name')).toHaveValue(vendor.businessName)
  return vendor
}

// What the profile shows in each state is tested beside it, in profile.screen.test.tsx.
test.describe('a vendor who changes the profile', () => {
  test('finds the change on every screen, and after a reload [RTE-17] [PROF-25] [PROF-27]', async ({
    page,
    newVendor,
    signIn,
  }) => {
    await openProfile(page, { newVendor, signIn })
    await expect(page).toHaveTitle('Profile | Thela')
    await box(page, /^Tagline/).fill('Hot since 1968')
    await box(page, 'Business name').fill('Asha Snacks')
    await page.getByLabel('Opening time').selectOption('9:30 AM')
    await save(page).click()

    await expect(toasts(page)).toHaveText(['Profile updated successfully!'])
    await expect(page.getByRole('complementary').getByText('Asha Snacks')).toBeVisible()
    expect(await storedUser(page)).toMatchObject({ businessName: 'Asha Snacks', slug: 'asha-snacks' })
    await page.reload()
    await expect(box(page, /^Tagline/)).toHaveValue('Hot since 1968')
    await expect(page.getByLabel('Opening time')).toHaveValue('09:30')
  })

  test('gives the password for a new email, and reads when it is wrong', async ({
    page,
    newVendor,
    signIn,
  }) => {
    const { phone } = await openProfile(page, { newVendor, signIn })
    const email = `asha-${phone.slice(1)}@example.com`
    await box(page, /^Email/).fill(email)
    await password(page).fill('not-the-one')
    await save(page).click()
    await expect(password(page)).toHaveAccessibleDescription(/Current password is incorrect/)
    await expect(box(page, /^Email/)).toHaveValue(email)

    await password(page).fill('Passw0rd!')
    await page.keyboard.press('Enter')
    await expect(toasts(page).filter({ hasText: 'Profile updated successfully!' })).toBeVisible()
    await expect(password(page)).toHaveCount(0)
    await expect(save(page)).toBeDisabled()
    expect(await storedUser(page)).toMatchObject({ email })
  })

  test('in two tabs overwrites nothing that the other changed', async ({
    page,
    newVendor,
    signIn,
    context,
  }) => {
    await openProfile(page, { newVendor, signIn })
    const other = await context.newPage()
    await other.goto('/dashboard/profile')
    await box(other, /^Address/).fill('12 Ring Road')
    await box(page, /^Tagline/).fill('Hot since 1968')
    await save(page).click()
    await expect(toasts(page)).toHaveText(['Profile updated successfully!'])

    await expect(box(other, /^Tagline/)).toHaveValue('Hot since 1968')
    await expect(box(other, /^Address/)).toHaveValue('12 Ring Road')
    await save(other).click()
    await expect(box(page, /^Address/)).toHaveValue('12 Ring Road')
    expect(await storedUser(page)).toMatchObject({ tagline: 'Hot since 1968', address: '12 Ring Road' })
  })

  test('is asked before closing the tab or leaving what is not saved', async ({
    page,
    newVendor,
    signIn,
  }) => {
    await openProfile(page, { newVendor, signIn })
    await box(page, /^Tagline/).fill('Hot since 1968')
    const asked = page.waitForEvent('dialog')
    const closing = page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await closing

    await page.getByRole('link', { name: 'Items', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' })
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/dashboard/items')
  })
})

test('a vendor about whom nothing is known can reload the page [PROF-09]', async ({
  page,
  newVendor,
  signIn,
}) => {
  const { token, user } = await newVendor()
  await page.route('**/api/auth/profile', (route) => route.abort())
  await page.route('**/api/vendors/profile', (route) => route.abort())
  await signIn(page, { token, user: { role: 'VENDOR' } } as Vendor)
  await page.goto('/dashboard/profile')

  await expect(page.getByText('User data not available')).toBeVisible()
  await page.unrouteAll()
  await page.evaluate((user) => localStorage.setItem('thela-user', user), JSON.stringify(user))
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { name: 'Business Information' })).toBeVisible()
})

test('a vendor changes the password, stays signed in and can sign in with it [PROF-34]', async ({
  page,
  newVendor,
  signIn,
  request,
}) => {
  const { phone, password } = await openProfile(page, { newVendor, signIn })
  const current = page.getByLabel('Current password')
  const change = page.getByRole('button', { name: 'Change Password' })
  await current.fill('not-the-one')
  await page.getByLabel('New password').fill('chai12')
  await change.click()
  await expect(toasts(page)).toHaveText(['Current password is incorrect'])
  await expect(page).toHaveURL('/dashboard/profile')

  await current.fill(password)
  await change.click()
  await expect(toasts(page).filter({ hasText: 'Password changed successfully!' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
  const login = await request.post('/api/auth/vendor/login', { data: { phone, password: 'chai12' } })
  expect(login.status()).toBe(200)
})

test('a vendor downloads all of their data as a file', async ({ page, newVendor, signIn }) => {
  const { id } = await openProfile(page, { newVendor, signIn })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download My Data' }).click()

  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^asha-chaat-house-\d{4}-\d\d-\d\d\.json$/)
  const everything = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(everything).toMatchObject({ vendor: { id }, categories: [], items: [] })
})
