import type { Page } from '@playwright/test'
import { expect, longTest, test, type Vendor } from './fixtures.ts'
import { hold } from './route-handlers.ts'
import { toasts } from './toasts.ts'

// What the forms say and send is in web/src/accounts, what a session does in web/src/api/session.

const stored = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('thela-token'),
    user: JSON.parse(localStorage.getItem('thela-user') ?? 'null'),
  }))

async function login(page: Page, { phone, password }: Pick<Vendor, 'phone' | 'password'>) {
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

const adminLogin = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('a vendor signs in at the second try, and the browser keeps token and user [AUTH-21] [AUTH-29] [RTE-11]', async ({
  page,
  newVendor,
}) => {
  const vendor = await newVendor({ email: `asha-${Date.now()}@example.com` })
  await page.goto('/auth/login')
  await login(page, { ...vendor, password: 'not-the-one' })
  await expect(toasts(page)).toHaveText(['Invalid credentials'])
  await login(page, vendor)

  await expect(page).toHaveURL('/dashboard')
  const { token, user } = await stored(page)
  expect(token).toMatch(/^qv_\S{20,}$/)
  expect(user).toMatchObject({
    name: 'Asha Patel',
    phone: vendor.phone,
    role: 'VENDOR',
    qrCodeUrl: expect.stringMatching(/^\/uploads\/qr-codes\//),
  })
  expect(user.email).toContain('@example.com')

  await page.goto('/auth/login')
  await expect(page).toHaveURL('/dashboard')
})

test('what a vendor types while the app arrives is kept, and the early Login counts', async ({
  page,
  newVendor,
}) => {
  const vendor = await newVendor()
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/auth/login')
  await page.getByLabel('Password', { exact: true }).fill(vendor.password)
  await page.getByLabel('Phone number').focus()
  await page.keyboard.type(vendor.phone.slice(0, 4))
  release()
  await page.keyboard.type(vendor.phone.slice(4), { delay: 50 })
  await page.getByRole('button', { name: 'Login' }).click()

  await expect(page).toHaveURL('/dashboard')
})

longTest(
  'a vendor who registered with +91 signs in with a 0 and spaces [QUICK-10]',
  async ({ page, newVendor }) => {
    const vendor = await newVendor()
    expect(vendor.phone).toMatch(/^\+91\d{10}$/)
    await page.goto('/auth/login')
    await login(page, { ...vendor, phone: vendor.phone.replace(/^\+91(\d{5})/, '0 $1 ') })

    await expect(page).toHaveURL('/dashboard')
    expect((await stored(page)).user.phone).toBe(vendor.phone)
  },
)

test('a vendor goes back to the page that asked for the login [AUTH-04] [RTE-21]', async ({
  page,
  newVendor,
}) => {
  await page.goto('/dashboard/items?search=chai')
  await expect(page).toHaveURL('/auth/login?from=%2Fdashboard%2Fitems%3Fsearch%3Dchai')
  await login(page, await newVendor())

  await expect(page).toHaveURL('/dashboard/items?search=chai')
})

test('an administrator signs in, and is not shown the admin login again [AUTH-18] [AUTH-32] [RTE-13]', async ({
  page,
  adminCredentials,
}) => {
  await page.goto('/admin/login')
  await adminLogin(page, adminCredentials)

  await expect(toasts(page)).toHaveText('Admin login successful!')
  await expect(page).toHaveURL('/admin')
  expect((await stored(page)).user.role).toBe('SUPER_ADMIN')

  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')
})

longTest(
  'an administrator goes back to the page that asked for the login [AUTH-13] [RTE-35]',
  async ({ page, adminCredentials }) => {
    await page.goto('/admin/audit-logs?page=2')
    await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Faudit-logs%3Fpage%3D2')
    await adminLogin(page, adminCredentials)

    await expect(page).toHaveURL('/admin/audit-logs?page=2')
  },
)

test.describe('someone with a session', () => {
  test('sends the bearer token with every request [AUTH-37]', async ({ page, newVendor, signIn }) => {
    const vendor = await newVendor()
    await signIn(page, vendor)
    const seen: (string | undefined)[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) seen.push(request.headers().authorization)
    })
    await page.goto('/dashboard')
    await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()

    expect(seen.length).toBeGreaterThan(1)
    expect(new Set(seen)).toEqual(new Set([`Bearer ${vendor.token}`]))
  })

  test('logs out, and the server deletes the session too [AUTH-24] [LAY-17] [API-38]', async ({
    page,
    request,
    newVendor,
    signIn,
  }) => {
    const vendor = await newVendor()
    await signIn(page, vendor)
    await page.goto('/dashboard')
    const [told] = await Promise.all([
      page.waitForRequest('**/api/auth/logout'),
      page.getByRole('button', { name: 'Logout' }).click(),
    ])
    expect((await told.allHeaders()).referer).toMatch(/\/dashboard$/)

    await expect(page).toHaveURL('/')
    await expect(toasts(page)).toHaveText(['Logged out successfully'])
    expect(await stored(page)).toEqual({ token: null, user: null })
    const answer = await request.get('/api/auth/profile', {
      headers: { authorization: `Bearer ${vendor.token}` },
    })
    expect(answer.status()).toBe(401)
  })

  test('who logs out in one tab is logged out in the other [AUTH-24]', async ({
    page,
    newVendor,
    signIn,
    context,
  }) => {
    await signIn(page, await newVendor())
    await page.goto('/dashboard')
    const other = await context.newPage()
    await other.goto('/dashboard/items')
    await other.getByRole('navigation', { name: 'Dashboard' }).waitFor()
    await page.getByRole('button', { name: 'Logout' }).click()

    await expect(other).toHaveURL('/auth/login?from=%2Fdashboard%2Fitems')
    expect(await stored(other)).toEqual({ token: null, user: null })
  })

  test('that the server no longer knows goes to the login of their area [ERR-01] [ERR-02] [ERR-03]', async ({
    page,
    newVendor,
    signIn,
    adminSession,
  }) => {
    await signIn(page, { ...(await newVendor()), token: 'qv_no-such-session' })
    await page.goto('/dashboard/items')
    await expect(page).toHaveURL('/auth/login?from=%2Fdashboard%2Fitems')
    await expect(toasts(page)).toHaveText(['Session expired. Please login again.'])
    expect(await stored(page)).toEqual({ token: null, user: null })

    await signIn(page, { ...(await adminSession()), token: 'qa_no-such-session' })
    await page.goto('/admin/vendors')
    await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Fvendors')
  })
})

test('a mailed link that has expired says so', async ({ page }) => {
  await page.goto('/auth/verify-email#token=long-gone')

  await expect(page.getByRole('heading', { name: 'This link is invalid or has expired.' })).toBeVisible()
})
