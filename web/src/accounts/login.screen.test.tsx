import { vendorAnalyticsApi } from '@thela/contract/analytics/vendor-analytics'
import { accountsApi } from '@thela/contract/identity/accounts'
import { categoriesApi } from '@thela/contract/menus/categories'
import { publicStatsApi } from '@thela/contract/site/public-stats'
import { showcaseApi } from '@thela/contract/site/showcase'
import { SUPPORT_CHAT, SUPPORT_EMAIL } from '@thela/contract/values/product'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, disconnect, hold, refuse, requestsTo, respondWith } from '../testing/contract-server.ts'
import { aVendor, onePageOf } from '../testing/samples.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { expectToasts } from '../testing/toasts.ts'

const phone = page.getByLabelText('Phone number')
const password = page.getByLabelText('Password', { exact: true })
const button = page.getByRole('button', { name: 'Login' })
const alert = page.getByRole('alert')

async function login(typed: { phone: string; password: string }) {
  await phone.fill(typed.phone)
  await password.fill(typed.password)
  await button.click()
}

const asha = { phone: '+91 98765-43210', password: 'secret1' }

describe('a vendor at the login page', () => {
  beforeEach(async () => {
    await showScreen('/auth/login')
  })

  test('finds a phone and a password field [AUTH-01]', async () => {
    await expect.element(phone).toBeVisible()
    await expect.element(password).toBeVisible()
    await expect.element(password).toHaveAttribute('type', 'password')
    await expect.poll(() => document.title).toBe('Login | Thela')
  })

  test('can show and hide the password [AUTH-02]', async () => {
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect.element(password).toHaveAttribute('type', 'password')
  })

  test('reads what is missing, under the field that has the focus [AUTH-05] [AUTH-07]', async () => {
    await button.click()

    await expect.element(phone).toHaveFocus()
    await expect.element(phone).toHaveAccessibleDescription('Phone number is required')
    await expect.element(password).toHaveAccessibleDescription('Password is required')
    expect(requestsTo(accountsApi.loginVendor)).toEqual([])
  })

  test('is refused letters in the phone and a password of five characters [AUTH-06] [AUTH-08]', async () => {
    await login({ phone: '98765 abc', password: '12345' })

    await expect.element(phone).toHaveAccessibleDescription('Please enter a valid phone number')
    await expect.element(password).toHaveAccessibleDescription('Password must be at least 6 characters')
    expect(requestsTo(accountsApi.loginVendor)).toEqual([])
  })

  test('may write the phone with +, hyphens, spaces and parentheses, and a password of six characters [AUTH-06] [AUTH-08]', async () => {
    refuse(accountsApi.loginVendor, 401, { message: 'Invalid credentials' })
    await login({ phone: '+91 (98765) 432-10', password: '123456' })

    await expectToasts('Invalid credentials')
    expect(requestsTo(accountsApi.loginVendor)).toMatchObject([
      { body: { phone: '+91 (98765) 432-10', password: '123456' } },
    ])
  })

  test('who forgot the password reads whom to ask', async () => {
    const help = page.getByRole('region', { name: 'Forgot your password?' })

    await expect.element(help).toMatchTextContent('give you a new password')
    expect(
      help
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:+919000000000', SUPPORT_CHAT, `mailto:${SUPPORT_EMAIL}`])
  })

  test('cannot press the button twice [AUTH-03]', async () => {
    disconnect(accountsApi.loginVendor)
    const call = hold(accountsApi.loginVendor)
    await login(asha)

    await expect.element(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    call.release()
    await expect.element(button).toBeEnabled()
    expect(requestsTo(accountsApi.loginVendor)).toHaveLength(1)
  })

  test('is told once that the pair is wrong, and nothing typed is lost [ERR-04] [ERR-15]', async () => {
    refuse(accountsApi.loginVendor, 401, { message: 'Invalid credentials' })
    await login(asha)

    await expectToasts('Invalid credentials')
    await expect.element(phone).toHaveValue(asha.phone)
    await expect.element(password).toHaveValue(asha.password)
  })

  test('reads "Login failed" when the server does not respond or sends no message [AUTH-10]', async () => {
    disconnect(accountsApi.loginVendor)
    await login(asha)
    await expectToasts('Login failed. Please try again.')
    await page.getByRole('button', { name: 'Close toast' }).click()
    await expectToasts()

    respondWith(accountsApi.loginVendor, () => new Response('', { status: 500 }))
    await button.click()
    await expectToasts('Login failed. Please try again.')
  })

  test('reads in the form why they are banned, and no toast', async () => {
    const message = 'Your account has been banned. Reason: spam'
    refuse(accountsApi.loginVendor, 403, { message })
    await login(asha)

    await expect.element(alert).toHaveTextContent(message)
    await expectToasts()
  })

  test('is told how long to wait when too many passwords were wrong', async () => {
    const message = 'Too many requests. Please try again later.'
    refuse(accountsApi.loginVendor, 429, { message }, { 'retry-after': '40' })
    await login(asha)

    await expect.element(alert).toHaveTextContent('Too many attempts. Please try again in 40 seconds.')
    await expectToasts(message)
  })
})

describe('a vendor who signs in', () => {
  beforeEach(() => {
    const session = { token: 'qv_new', user: aVendor(), deviceToken: 'qd_new' }
    answer(accountsApi.loginVendor, session)
    answer(accountsApi.readProfile, { vendor: session.user })
    answer(categoriesApi.list, { categories: [], pagination: onePageOf([]) })
    // The figures of the dashboard are not needed here.
    for (const figures of Object.values(vendorAnalyticsApi)) disconnect(figures)
  })

  test('goes back to the page that asked for the login [AUTH-04] [AUTH-09]', async () => {
    const { router } = await showScreen('/auth/login?from=%2Fdashboard%2Fcategories')
    await login(asha)

    await expectToasts('Login successful!')
    await expect.element(page.getByRole('heading', { name: 'Your Categories (0)' })).toBeVisible()
    expect(router.state.location.href).toBe('/dashboard/categories')
    await untilProfileWasRead(1)
  })

  test.each(['/auth/login', '/auth/login?from=https://evil.example/'])(
    'at %s goes to the dashboard [AUTH-04]',
    async (path) => {
      const { router } = await showScreen(path)
      await login(asha)

      await expect.element(page.getByRole('heading', { name: 'Welcome back, Asha Patel!' })).toBeVisible()
      expect(router.state.location.href).toBe('/dashboard')
      await untilProfileWasRead(1)
    },
  )

  test('sends the device token of the last sign-in, also after logging out', async () => {
    answer(accountsApi.logout, { message: 'Logged out' })
    for (const call of [publicStatsApi.readStats, showcaseApi.readShowcase]) disconnect(call)
    const { router } = await showScreen('/auth/login?from=/dashboard/categories')
    await login(asha)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(() => router.state.location.href).toBe('/')
    await router.navigate({ to: '/auth/login', search: { from: '/dashboard/categories' } })
    await login(asha)

    await expect.element(page.getByRole('heading', { name: 'Your Categories (0)' })).toBeVisible()
    expect(requestsTo(accountsApi.loginVendor)).toMatchObject([
      { body: asha },
      { body: { ...asha, deviceTokens: ['qd_new'] } },
    ])
    await untilProfileWasRead(2)
  })
})

/** The dashboard reads it once more, in the background: the test must not end before. */
const untilProfileWasRead = (times: number) =>
  expect.poll(() => requestsTo(accountsApi.readProfile)).toHaveLength(times)
