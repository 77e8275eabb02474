import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { withSettings } from './platform-settings.ts'
import { hold } from './route-handlers.ts'
import { toasts } from './toasts.ts'

/** A button of the dashboard whose call has no words of its own: what it says is the catalogue's. */
const plainCall = '**/api/auth/resend-verification'
const makePlainCall = (page: Page) => page.getByRole('button', { name: 'Send the link again' }).click()

async function openDashboard(page: Page) {
  await withSettings(page, { requireEmailVerification: true })
  await page.goto('/dashboard/items')
  await page.getByRole('button', { name: 'Send the link again' }).waitFor()
}

test.describe('a vendor whose call fails', () => {
  test.beforeEach(async ({ page, newVendor, signIn }) => {
    await signIn(page, await newVendor())
    await openDashboard(page)
  })

  const cases = [
    [
      403,
      { message: 'Not yours' },
      'Access denied. You do not have permission to perform this action.',
      'ERR-05',
    ],
    [404, { message: 'Vendor not found' }, 'Resource not found.', 'ERR-06'],
    [422, { message: 'No' }, 'Validation error', 'ERR-08'],
    [400, { message: 'Email is already verified' }, 'Email is already verified', 'ERR-09'],
    [400, { error: 'no_email' }, 'no_email', 'ERR-09'],
    [400, {}, 'Bad request', 'ERR-09'],
    [409, { message: 'Taken' }, 'Taken', 'ERR-10'],
    [409, {}, 'Resource conflict', 'ERR-10'],
    [500, { message: 'The oven is cold' }, 'The oven is cold', 'ERR-11'],
    [502, {}, 'Server error. Please try again later.', 'ERR-11'],
    [
      429,
      { message: 'Too many requests. Please try again later.' },
      'Too many requests. Please try again later.',
      'ERR-12',
    ],
    [418, {}, 'An error occurred', 'ERR-12'],
  ] as const

  test('reads one toast with the words of its status [ERR-05] [ERR-06] [ERR-08] [ERR-09] [ERR-10] [ERR-11] [ERR-12] [ERR-15]', async ({
    page,
  }) => {
    for (const [status, json, text] of cases) {
      await page.route(plainCall, (route) => route.fulfill({ status, json }), { times: 1 })
      await makePlainCall(page)
      await expect(toasts(page)).toHaveText([text])
      await toasts(page).getByRole('button', { name: 'Close toast' }).click()
      await expect(toasts(page)).toHaveCount(0)
    }
  })

  test('reads one toast per fault of a 422 [ERR-07] [ERR-14]', async ({ page }) => {
    const details = [
      { msg: 'Full name is required', path: 'name' },
      { msg: 'Area is required', path: 'area' },
    ]
    await page.route(plainCall, (route) => route.fulfill({ status: 422, json: { message: 'No', details } }))
    await makePlainCall(page)

    await expect(toasts(page)).toHaveCount(2)
    await expect(toasts(page).filter({ hasText: 'Full name is required' })).toBeVisible()
    await expect(toasts(page).filter({ hasText: 'Area is required' })).toBeVisible()
  })

  test('reads "An error occurred" when nobody answers [ERR-12]', async ({ page }) => {
    await page.route(plainCall, (route) => route.abort())
    await makePlainCall(page)

    await expect(toasts(page)).toHaveText(['An error occurred'])
  })

  test('waits ten seconds for an answer, not longer [API-05] [CONST-18]', async ({ page }) => {
    // The browser's own timer is shortened, and asked what it was set to.
    await page.evaluate(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => {
        document.body.dataset.timeoutMs = String(ms)
        return timeout(100)
      }
    })
    const release = await hold(page, plainCall)
    await makePlainCall(page)

    await expect(toasts(page)).toHaveText(['An error occurred'])
    await expect(page.locator('body')).toHaveAttribute('data-timeout-ms', '10000')
    release()
  })

  test('whose session has ended goes to the login and comes back [ERR-01] [ERR-02] [ERR-03] [AUTH-23]', async ({
    page,
  }) => {
    await page.route(plainCall, (route) => route.fulfill({ status: 401, json: { message: 'Gone' } }))
    await makePlainCall(page)

    await expect(toasts(page)).toHaveText(['Session expired. Please login again.'])
    await expect(page).toHaveURL('/auth/login?from=%2Fdashboard%2Fitems')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  test('finds the page as it was after maintenance', async ({ page }) => {
    const message = 'The site is under maintenance. Please try again later.'
    await page.route(plainCall, (route) => route.fulfill({ status: 503, json: { message } }))
    await makePlainCall(page)

    await expect(page.getByRole('main').getByText(message)).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible()
  })
})

test('an administrator whose session has ended goes to the admin login [ERR-01] [ERR-02] [ERR-03]', async ({
  page,
  signIn,
  adminSession,
}) => {
  const { user } = await adminSession()
  await signIn(page, { token: 'qa_no-such-session', user })
  await page.goto('/admin/vendors')

  await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Fvendors')
  await expect(toasts(page)).toHaveText(['Session expired. Please login again.'])
})

test('a guest is never thrown to a login page by a public call [ERR-04]', async ({ page }) => {
  await page.route('**/api/public/settings', (route) =>
    route.fulfill({ status: 401, json: { message: 'No' } }),
  )
  await page.goto('/')

  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(toasts(page)).toHaveCount(0)
})

test.describe('while the site is under maintenance', () => {
  test.beforeEach(({ page }) => withSettings(page, { maintenanceMode: true }))

  test('a visitor reads so on every page', async ({ page }) => {
    for (const path of ['/', '/auth/login', '/no-such-page']) {
      await page.goto(path)
      await page.keyboard.press('Shift')
      await expect(page.getByText('The site is under maintenance. Please try again later.')).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
    }
  })

  test('an administrator can still sign in', async ({ page }) => {
    await page.goto('/admin/login')

    await expect(page.getByLabel('Email')).toBeVisible()
  })
})

test('a page whose code is slow says that it is coming, and one whose code does not come says so', async ({
  page,
}) => {
  const code = '**/assets/react-*.js'
  const send = await hold(page, code)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toHaveText('Loading')
  await expect(page.getByRole('heading')).toHaveCount(0)
  send()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

  await page.unroute(code)
  // Each time: it is asked for ahead, and again when it is needed.
  await page.route(code, (route) => route.abort())
  await page.goto('/auth/login?from=%2Fdashboard')
  await expect(page.getByRole('alert')).toContainText('This page did not arrive')
  await expectNoBarriers(page)
  await page.unroute(code)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page).toHaveURL('/auth/login?from=%2Fdashboard')
})

test('a screen that breaks offers to reload', async ({ page }) => {
  let isBroken = true
  await page.route('**/assets/LoginPage-*.js', (route) =>
    isBroken
      ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })
      : route.continue(),
  )
  await page.goto('/auth/login')
  const reload = page.getByRole('button', { name: 'Reload' })
  await reload.waitFor()
  isBroken = false
  await reload.click()

  await expect(page.getByLabel('Phone number')).toBeVisible()
})

test('a vendor who taps a link while the server is away stays in the app', async ({
  page,
  newVendor,
  signIn,
}) => {
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const reload = page.getByRole('button', { name: 'Reload' })
  const away = /\/(assets\/|livez$)/
  await signIn(page, await newVendor())
  await page.goto('/dashboard/items')
  await heading('Menu Items').waitFor()
  await page.route(away, (route) => route.abort())

  await link('QR Code').click()
  await expect(heading('Something went wrong')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/qr-code')
  await link('Items').click()
  await expect(heading('Menu Items')).toBeVisible()
  await link('Profile').click()
  await expect(reload).toBeVisible()
  await expect(page).toHaveURL('/dashboard/profile')

  await page.unroute(away)
  await reload.click()
  await expect(heading('Profile')).toBeVisible()
})
