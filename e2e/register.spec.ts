import { expect, test } from './fixtures.ts'
import { toasts } from './toasts.ts'

// What the form says and sends is in web/src/accounts, the picker in web/src/locations.

test('a vendor registers, lands on the dashboard and stays signed in [REG-01] [AUTH-22] [RTE-12]', async ({
  page,
}) => {
  await page.goto('/auth/register')
  const password = (label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`))
  const phone = `0${Math.floor(7e9 + Math.random() * 2.9e9)}`.replace(/(\d{5})$/, ' $1')
  await page.getByLabel('Full name').fill('Asha Patel')
  await page.getByLabel('Phone number').fill(phone)
  await password('Password').fill('Passw0rd!')
  await password('Confirm password').fill('Passw0rd!')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Business name').fill('Asha Chaat House')
  await page.getByLabel('Find your area').fill('adajan')
  await page.getByRole('option', { name: 'Adajan, Surat, Gujarat, India' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(toasts(page)).toHaveText(['Registration successful! Welcome to Thela!'])
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  const { token, user } = await page.evaluate(() => ({
    token: localStorage.getItem('thela-token'),
    user: JSON.parse(localStorage.getItem('thela-user') ?? 'null'),
  }))
  expect(token).toMatch(/^qv_/)
  expect(user).toMatchObject({ businessName: 'Asha Chaat House', phone, area: 'Adajan', role: 'VENDOR' })

  await page.goto('/auth/register')
  await expect(page).toHaveURL('/dashboard')
})

test('a vendor may choose the place from four lists, and the phone goes back to the first step', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Get Started' }).click()
  const filled = { 'Full name': 'Asha Patel', 'Phone number': '+919876543210' }
  for (const [label, text] of Object.entries(filled)) await page.getByLabel(label).fill(text)
  await page.getByLabel(/^Password( \*)?$/).fill('Passw0rd!')
  await page.getByLabel(/^Confirm password( \*)?$/).fill('Passw0rd!')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Choose from lists' }).click()
  await expect(page.getByLabel('Country')).toHaveValue('India')
  await page.getByLabel('State').selectOption('Gujarat')
  // Gujarat has more cities than anybody wants to scroll through.
  await page.getByRole('combobox', { name: 'City' }).fill('sura')
  await page.getByRole('option', { name: 'Surat', exact: true }).click()
  await page.getByLabel('Area/Zone').selectOption('Adajan')
  await expect(page.getByLabel('Area/Zone')).toHaveValue('Adajan')

  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Patel')
  await expect(page).toHaveURL('/auth/register')
  await page.goBack()
  await expect(page).toHaveURL('/auth/login')
})
