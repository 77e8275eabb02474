import type { Page } from '@playwright/test'
import * as shell from '@thela/words/in/gu/dashboard/shell'
import { expect, longTest, test, type Vendor } from './fixtures.ts'

const inLanguage = (page: Page, language: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', language)

async function signInByForm(page: Page, { phone, password }: Vendor) {
  await page.locator('input[type=tel]').fill(phone)
  await page.locator('input[type=password]').fill(password)
  await page.locator('input[type=password]').press('Enter')
  await expect(page).toHaveURL('/dashboard')
}

longTest(
  'a language chosen on the front page stays after a reload and a sign-in [LANG-05]',
  async ({ page, newVendor }) => {
    await page.goto('/')
    await inLanguage(page, 'en')
    await page.getByRole('link', { name: 'हिन्दी' }).first().click()
    await inLanguage(page, 'hi')
    await page.reload()
    await inLanguage(page, 'hi')

    await page.goto('/auth/login')
    await signInByForm(page, await newVendor())
    await inLanguage(page, 'hi')
  },
)

test('a language chosen at sign-in, or later in the dashboard, follows the vendor to another phone and stays after signing out [LANG-05]', async ({
  page,
  browser,
  baseURL,
  newVendor,
}) => {
  const vendor = await newVendor()
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'हिन्दी' }).first().click()
  await inLanguage(page, 'hi')
  await signInByForm(page, vendor)
  await inLanguage(page, 'hi')
  await page.getByRole('link', { name: 'ગુજરાતી' }).first().click()
  await inLanguage(page, 'gu')
  await expect(page).toHaveURL('/dashboard')

  const other = await browser.newContext({ baseURL, locale: 'en-IN' })
  const phone = await other.newPage()
  await phone.goto('/auth/login')
  await inLanguage(phone, 'en')
  await signInByForm(phone, vendor)
  await inLanguage(phone, 'gu')

  await phone.getByRole('button', { name: shell.logout }).click()
  await expect(phone).toHaveURL('/')
  await inLanguage(phone, 'gu')
  await phone.goto('/auth/login')
  await inLanguage(phone, 'gu')
  await other.close()
})

test('the back office stays in English [LANG-02]', async ({ page, adminSession, signIn }) => {
  await page.goto('/?lang=hi')
  await inLanguage(page, 'hi')
  await page.goto('/admin/login')
  await inLanguage(page, 'en')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()

  await signIn(page, await adminSession())
  for (const [path, heading] of [
    ['/admin', 'Welcome back, Administrator!'],
    ['/admin/vendors', 'Vendors'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await inLanguage(page, 'en')
    expect(await page.getByRole('complementary').textContent()).not.toMatch(/\p{Script=Devanagari}/u)
  }
})
