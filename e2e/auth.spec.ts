import type { Page } from '@playwright/test'
import { expect, test, type Vendor } from './fixtures.ts'
import { hold } from './route-handlers.ts'
import { toasts } from './toasts.ts'

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

test.describe('a vendor at the login page', () => {
  test.beforeEach(({ page }) => page.goto('/auth/login'))

  test('finds a phone and a password field [AUTH-01] [RTE-11]', async ({ page }) => {
    await expect(page.getByLabel('Phone number')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
    await expect(page).toHaveTitle('Login | Thela')
  })

  test('can show and hide the password [AUTH-02]', async ({ page }) => {
    const password = page.getByLabel('Password', { exact: true })

    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('reads what is missing, under the field that has the focus [AUTH-05] [AUTH-07]', async ({ page }) => {
    await page.getByRole('button', { name: 'Login' }).click()

    await expect(page.getByText('Phone number is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(page.getByLabel('Phone number')).toBeFocused()
    await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription('Phone number is required')
  })

  test('is refused letters in the phone and a short password [AUTH-06] [AUTH-08]', async ({ page }) => {
    await login(page, { phone: '98765 abc', password: '12345' })

    await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  })

  test('is told how long to wait when too many passwords were wrong', async ({ page }) => {
    const message = 'Too many requests. Please try again later.'
    await page.route('**/api/auth/vendor/login', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '40' }, json: { message } }),
    )
    await login(page, { phone: '+91 98765-43210', password: 'secret1' })

    await expect(page.getByRole('alert')).toHaveText('Too many tries. Please try again in 40 seconds.')
    await expect(toasts(page)).toHaveText([message])
  })

  test('brings the proof of the last sign-in along, also after logging out', async ({ page, newVendor }) => {
    const vendor = await newVendor()
    await login(page, vendor)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/auth/login')
    const sent = page.waitForRequest('**/api/auth/vendor/login')
    await login(page, vendor)

    expect((await sent).postDataJSON().deviceTokens).toEqual([expect.stringMatching(/^qd_/)])
    await expect(page).toHaveURL('/dashboard')
  })

  test('cannot press the button twice [AUTH-03]', async ({ page }) => {
    const release = await hold(page, '**/api/auth/vendor/login', (route) => route.abort())
    await login(page, { phone: '+91 98765-43210', password: 'secret1' })

    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    release()
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  })

  test('goes to the dashboard, and the browser keeps token and user [AUTH-04] [AUTH-09] [AUTH-20] [AUTH-21] [AUTH-29] [AUTH-33] [AUTH-34]', async ({
    page,
    newVendor,
  }) => {
    const vendor = await newVendor({ email: `asha-${Date.now()}@example.com` })
    await login(page, vendor)

    await expect(toasts(page)).toHaveText('Login successful!')
    await expect(page).toHaveURL('/dashboard')
    const { token, user } = await stored(page)
    expect(token).toMatch(/^\S{20,}$/)
    expect(user).toMatchObject({ name: 'Asha Patel', phone: vendor.phone, role: 'VENDOR' })
    expect(user.email).toContain('@example.com')
    expect(user).toHaveProperty('qrCodeUrl')
  })

  test('is told once that the pair is wrong, and nothing typed is lost [ERR-04] [ERR-15]', async ({
    page,
    newVendor,
  }) => {
    const { phone } = await newVendor()
    await login(page, { phone, password: 'not-the-one' })

    await expect(toasts(page)).toHaveText(['Invalid credentials'])
    await expect(page.getByLabel('Phone number')).toHaveValue(phone)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-one')
    await expect(page).toHaveURL('/auth/login')
  })

  test('reads "Login failed" when nobody answers [AUTH-10]', async ({ page }) => {
    await page.route('**/api/auth/vendor/login', (route) => route.abort())
    await login(page, { phone: '98765', password: 'secret1' })

    await expect(toasts(page)).toHaveText(['Login failed. Please try again.'])
  })

  test('reads "Login failed" when the server has no words [AUTH-10]', async ({ page }) => {
    await page.route('**/api/auth/vendor/login', (route) => route.fulfill({ status: 500, body: '' }))
    await login(page, { phone: '98765', password: 'secret1' })

    await expect(toasts(page)).toHaveText(['Login failed. Please try again.'])
  })

  test('who is banned reads why in the form, not in a toast [ERR-05]', async ({ page }) => {
    const message = 'Your account has been banned. Reason: spam'
    await page.route('**/api/auth/vendor/login', (route) => route.fulfill({ status: 403, json: { message } }))
    await login(page, { phone: '98765', password: 'secret1' })

    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
  })
})

test('a vendor goes back to the page that asked for the login [AUTH-04] [RTE-21]', async ({
  page,
  newVendor,
}) => {
  await page.goto('/dashboard/items?search=chai')
  await expect(page).toHaveURL(/\/auth\/login/)
  await login(page, await newVendor())

  await expect(page).toHaveURL('/dashboard/items?search=chai')
})

test('nobody is sent to another site after the login [AUTH-04]', async ({ page, newVendor }) => {
  await page.goto('/auth/login?from=https://evil.example/')
  await login(page, await newVendor())

  await expect(page).toHaveURL('/dashboard')
})

test.describe('an administrator at the admin login', () => {
  const adminLogin = async (page: Page, email: string, password: string) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
  }

  test('finds an e-mail and a password field and reads what is missing [AUTH-11] [AUTH-14] [AUTH-16] [RTE-13]', async ({
    page,
  }) => {
    await page.goto('/admin/login')
    await page.getByRole('button', { name: 'Login' }).click()

    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  test('is refused an e-mail that is none [AUTH-15]', async ({ page }) => {
    await page.goto('/admin/login')
    await adminLogin(page, 'admin@nowhere', 'secret')

    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  })

  test('may have a password of any length, and says it is an administrator [AUTH-12] [AUTH-17] [AUTH-19]', async ({
    page,
  }) => {
    await page.goto('/admin/login')
    const release = await hold(page, '**/api/auth/admin/login', (route) => route.abort())
    const sent = page.waitForRequest('**/api/auth/admin/login')
    await adminLogin(page, 'admin@example.com', 'x')

    expect((await sent).postDataJSON()).toEqual({ email: 'admin@example.com', password: 'x', isAdmin: true })
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    release()
    await expect(toasts(page)).toHaveText(['Login failed. Please try again.'])
  })

  test('goes to the admin panel [AUTH-13] [AUTH-18] [AUTH-21] [AUTH-31] [AUTH-32] [AUTH-34]', async ({
    page,
    adminCredentials,
  }) => {
    await page.goto('/admin/login')
    await adminLogin(page, adminCredentials.email, adminCredentials.password)

    await expect(toasts(page)).toHaveText('Admin login successful!')
    await expect(page).toHaveURL('/admin')
    expect((await stored(page)).user.role).toBe('SUPER_ADMIN')
  })

  test('goes back to the page that asked for the login [AUTH-13] [RTE-35]', async ({
    page,
    adminCredentials,
  }) => {
    await page.goto('/admin/audit-logs?page=2')
    await expect(page).toHaveURL(/\/admin\/login/)
    await adminLogin(page, adminCredentials.email, adminCredentials.password)

    await expect(page).toHaveURL('/admin/audit-logs?page=2')
  })
})

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

  test('needs both the token and the user to count as signed in [AUTH-20]', async ({
    page,
    newVendor,
    signIn,
  }) => {
    await signIn(page, await newVendor())
    await page.evaluate(() => localStorage.removeItem('thela-user'))
    await page.goto('/dashboard')

    await expect(page).toHaveURL(/\/auth\/login/)
  })

  test('keeps what the profile says about them [AUTH-29] [AUTH-30]', async ({ page, newVendor, signIn }) => {
    const vendor = await newVendor()
    await signIn(page, { token: vendor.token, user: { ...vendor.user, name: 'Old Name' } })
    await page.goto('/dashboard')
    await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()

    expect((await stored(page)).user.name).toBe('Asha Patel')
  })

  test('is asked about again whenever the area is entered [AUTH-28]', async ({ page, newVendor, signIn }) => {
    await signIn(page, await newVendor())
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/profile')) asked++
    })
    await page.goto('/')
    for (const times of [1, 2]) {
      await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
      await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()
      await expect.poll(() => asked).toBe(times)
      await page.goBack()
    }
  })

  for (const status of [401, 403, 404]) {
    test(`is logged out when the profile answers ${status} twice [AUTH-23] [AUTH-26] [AUTH-27]`, async ({
      page,
      newVendor,
      signIn,
    }) => {
      await signIn(page, await newVendor())
      let asked = 0
      await page.route('**/api/auth/profile', (route) => {
        asked++
        return route.fulfill({ status, json: { message: 'No' } })
      })
      await page.goto('/dashboard/profile')

      await expect(page).toHaveURL('/auth/login?from=%2Fdashboard%2Fprofile')
      expect(asked).toBe(2)
      expect(await stored(page)).toEqual({ token: null, user: null })
      await expect(toasts(page)).toHaveCount(1)
    })
  }

  test('stays signed in when the profile cannot be reached [AUTH-26]', async ({
    page,
    newVendor,
    signIn,
  }) => {
    const vendor = await newVendor()
    await signIn(page, vendor)
    await page.route('**/api/auth/profile', (route) => route.abort())
    await page.goto('/dashboard')

    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
    await expect(toasts(page)).toHaveText(['An error occurred'])
    expect((await stored(page)).token).toBe(vendor.token)
  })

  test('logs out, and the server forgets the session too [AUTH-24] [AUTH-25] [LAY-17] [API-38]', async ({
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

  test('logs out even when the server cannot be told [AUTH-24] [AUTH-25]', async ({
    page,
    newVendor,
    signIn,
  }) => {
    await signIn(page, await newVendor())
    await page.route('**/api/auth/logout', (route) => route.abort())
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()

    await expect(page).toHaveURL('/')
    await expect(toasts(page)).toHaveText(['Logged out successfully'])
    expect(await stored(page)).toEqual({ token: null, user: null })
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
  })
})

test.describe('the links that open an account', () => {
  test('a mailed link verifies the address when it is opened', async ({ page }) => {
    const sent = page.waitForRequest('**/api/auth/verify-email')
    await page.route('**/api/auth/verify-email', (route) =>
      route.fulfill({ json: { message: 'Email verified successfully!' } }),
    )
    await page.goto('/auth/verify-email#token=12345678')

    expect((await sent).postDataJSON()).toEqual({ token: '12345678' })
    await expect(page.getByRole('heading', { name: 'Email verified successfully!' })).toBeVisible()
  })

  test('an old or cut link says so', async ({ page }) => {
    await page.goto('/auth/verify-email#token=long-gone')
    await expect(page.getByRole('heading', { name: 'This link is invalid or has expired.' })).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)

    await page.goto('/auth/verify-email')
    await expect(page.getByRole('heading', { name: 'This link is invalid or has expired.' })).toBeVisible()
  })

  test('the first administrator is made with the token of the printed link', async ({ page }) => {
    await page.route('**/api/auth/first-admin', (route) => route.fulfill({ status: 201, json: { user: {} } }))
    const sent = page.waitForRequest('**/api/auth/first-admin')
    await page.goto('/auth/first-admin#one-time-token')
    await page.getByRole('button', { name: 'Create administrator' }).click()
    await expect(page.getByText('Full name is required')).toBeVisible()
    await expect(page.getByText('Email is required')).toBeVisible()

    await page.getByLabel('Full name').fill('Asha Admin')
    await page.getByLabel('Email').fill('asha@example.com')
    await page.locator('input[type=password]').fill('a long phrase')
    await page.getByRole('button', { name: 'Create administrator' }).click()

    expect((await sent).postDataJSON()).toMatchObject({ token: 'one-time-token', email: 'asha@example.com' })
    await expect(page).toHaveURL('/admin/login')
  })

  test('a setup link without its token says so', async ({ page }) => {
    await page.goto('/auth/first-admin')
    await expect(page.getByText('This link is not complete')).toBeVisible()
  })
})
