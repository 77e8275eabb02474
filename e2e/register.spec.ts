import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { withSettings } from './platform-settings.ts'
import { hold } from './route-handlers.ts'
import { toasts } from './toasts.ts'

const submit = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()
const registerCall = '**/api/auth/vendor/register'

const asha = {
  'Full name': 'Asha Patel',
  'Phone number': '',
  Password: 'Passw0rd!',
  'Confirm password': 'Passw0rd!',
  'Business name': 'Asha Chaat House',
}

async function fill(page: Page, more: Record<string, string> = {}) {
  const phone = `+91${Math.floor(7e9 + Math.random() * 2.9e9)}`
  const texts = { ...asha, 'Phone number': phone, ...more }
  for (const [label, text] of Object.entries(texts)) {
    await page
      .getByRole('textbox', { name: label, exact: false })
      .or(password(page, label))
      .first()
      .fill(text)
  }
  return texts
}

/** Password fields have no role of their own. */
const password = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`))

async function pickPlace(page: Page) {
  await page.getByLabel('Country').selectOption('India')
  await page.getByLabel('State').selectOption('Gujarat')
  await page.getByLabel('City').selectOption('Surat')
  await page.getByLabel('Area/Zone').selectOption('Adajan')
}

test.beforeEach(({ page }) => page.goto('/auth/register'))

test('a vendor opens an account and stands in the dashboard [REG-01] [REG-02] [REG-10] [REG-18] [REG-20] [REG-21] [AUTH-22] [RTE-12]', async ({
  page,
}) => {
  const sent = page.waitForRequest(registerCall)
  const texts = await fill(page)
  await pickPlace(page)
  await submit(page)

  await expect(toasts(page)).toHaveText(['Registration successful! Welcome to Thela!'])
  await expect(page).toHaveURL('/dashboard')
  const payload = (await sent).postDataJSON()
  expect(payload).toMatchObject({
    name: 'Asha Patel',
    businessName: 'Asha Chaat House',
    phone: texts['Phone number'],
    password: 'Passw0rd!',
    country: 'India',
    state: 'Gujarat',
    city: 'Surat',
    area: 'Adajan',
  })
  expect(payload).not.toHaveProperty('confirmPassword')
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('thela-user') ?? 'null'))
  expect(user).toMatchObject({ businessName: 'Asha Chaat House', role: 'VENDOR' })
  expect(await page.evaluate(() => localStorage.getItem('thela-token'))).toMatch(/^qv_/)
})

test('the form has all fields, and says which may stay empty [REG-02]', async ({ page }) => {
  for (const label of [
    'Full name',
    'Business name',
    'Email (optional)',
    'Phone number',
    'Address (optional)',
    'Description (optional)',
    'Country',
    'State',
    'City',
    'Area/Zone',
  ])
    await expect(page.getByLabel(label)).toBeVisible()
  await expect(password(page, 'Password')).toBeVisible()
  await expect(password(page, 'Confirm password')).toBeVisible()
})

test('whoever sends it empty reads everything that is missing, first field focused [REG-03] [REG-05] [REG-07] [REG-11] [REG-13] [REG-16] [REG-19]', async ({
  page,
}) => {
  await submit(page)

  for (const text of [
    'Full name is required',
    'Phone number is required',
    'Password is required',
    'Please confirm your password',
    'Business name is required',
    'Country is required',
    'State is required',
    'City is required',
    'Area is required',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
})

test('names, an e-mail and passwords that will not do are refused [REG-06] [REG-08] [REG-09] [REG-14] [CONST-02] [CONST-04]', async ({
  page,
}) => {
  const mistakes = {
    'Full name': ['A', 'Name must be at least 2 characters'],
    'Business name': ['B', 'Business name must be at least 2 characters'],
    Email: ['asha@home', 'Please enter a valid email address'],
    Password: ['Pas0!', 'Password must be at least 8 characters'],
  }
  await fill(page, Object.fromEntries(Object.entries(mistakes).map(([label, [text = '']]) => [label, text])))
  await submit(page)

  for (const [, message = ''] of Object.values(mistakes))
    await expect(page.getByText(message, { exact: true })).toBeVisible()
})

test('two passwords that differ are refused [REG-17]', async ({ page }) => {
  await fill(page, { 'Confirm password': 'Passw0rd?' })
  await submit(page)

  await expect(page.getByText('Passwords do not match')).toBeVisible()
})

const PHONE_TEXT =
  'Please enter a valid phone number (digits only, starting with 1-9, optionally prefixed with +)'

test('a phone that is not plain digits is refused [REG-12]', async ({ page }) => {
  await submit(page)
  for (const phone of ['0987654321', '98765 43210', '+91-98765', '12345678901234567', 'phone']) {
    await page.getByLabel('Phone number').fill('+919876543210')
    await expect(page.getByText(PHONE_TEXT)).toHaveCount(0)
    await page.getByLabel('Phone number').fill(phone)
    await expect(page.getByText(PHONE_TEXT)).toBeVisible()
  }
})

test('a password without one of the four kinds of characters is refused [REG-15]', async ({ page }) => {
  const text = 'Password must contain uppercase, lowercase, number, and special character'
  await submit(page)
  for (const weak of ['password1!', 'PASSWORD1!', 'Password!!', 'Passw0rdd']) {
    await password(page, 'Password').fill('Passw0rd!')
    await expect(page.getByText(text)).toHaveCount(0)
    await password(page, 'Password').fill(weak)
    await expect(page.getByText(text)).toBeVisible()
  }
})

test('the button waits with the vendor [REG-04]', async ({ page }) => {
  const release = await hold(page, registerCall, (route) => route.abort())
  await fill(page)
  await pickPlace(page)
  await submit(page)

  await expect(page.getByRole('button', { name: 'Creating your account...' })).toBeDisabled()
  release()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled()
})

test('when nobody answers the vendor is told so and loses nothing [REG-22]', async ({ page }) => {
  await page.route(registerCall, (route) => route.abort())
  await fill(page)
  await pickPlace(page)
  await submit(page)

  await expect(toasts(page)).toHaveText(['Registration failed. Please try again.'])
  await expect(page.getByLabel('Business name')).toHaveValue('Asha Chaat House')
  await expect(page.getByLabel('Area/Zone')).toHaveValue('Adajan')
  await expect(password(page, 'Password')).toHaveValue('Passw0rd!')
})

test('a phone that has an account already is refused in the words of the server [ERR-10] [ERR-13]', async ({
  page,
  newVendor,
}) => {
  const { phone } = await newVendor()
  await fill(page, { 'Phone number': phone })
  await pickPlace(page)
  await submit(page)

  await expect(toasts(page)).toHaveText(['Phone number already registered'])
})

test('what only the server finds wrong is told and marked at its field [ERR-07] [ERR-14]', async ({
  page,
}) => {
  const details = [
    { msg: 'Business name must be at most 120 characters', path: 'businessName' },
    { msg: 'Area is too long', path: 'area' },
  ]
  await page.route(registerCall, (route) =>
    route.fulfill({ status: 422, json: { message: 'Validation error', details } }),
  )
  await fill(page)
  await pickPlace(page)
  await submit(page)

  await expect(toasts(page)).toHaveCount(2)
  await expect(toasts(page).filter({ hasText: 'Area is too long' })).toBeVisible()
  await expect(page.getByLabel('Business name')).toHaveAccessibleDescription(/at most 120 characters/)
})

test.describe('while registrations are closed', () => {
  const closed = 'New vendor registrations are currently closed.'

  test('the page says so instead of asking for anything', async ({ page }) => {
    await withSettings(page, { allowRegistrations: false })
    await page.goto('/auth/register')

    await expect(page.getByText(closed)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create account' })).toHaveCount(0)
  })

  test('a vendor who was quicker than the settings reads it in the form', async ({ page }) => {
    await page.route(registerCall, (route) => route.fulfill({ status: 403, json: { message: closed } }))
    await fill(page)
    await pickPlace(page)
    await submit(page)

    await expect(page.getByRole('alert').filter({ hasText: closed })).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
  })
})

test('where addresses are verified an e-mail must be given', async ({ page }) => {
  await withSettings(page, { requireEmailVerification: true })
  await page.goto('/auth/register')
  await fill(page)
  await submit(page)

  await expect(page.getByText('Email is required')).toBeVisible()
})
