import type { Page } from '@playwright/test'
import { sitePaths } from '@thela/contract/site/paths'
import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { escapeFrom } from './hands.ts'
import { hold } from './route-handlers.ts'
import { toasts } from './toasts.ts'
import { wake } from './wake.ts'

const phone = { width: 390, height: 844 }

test.describe('a guest', () => {
  test('who opens the dashboard is asked to sign in, and the page is remembered [RTE-21]', async ({
    page,
  }) => {
    for (const path of sitePaths.filter((path) => path.startsWith('/dashboard'))) {
      await page.goto(path)
      await expect(page).toHaveURL(`/auth/login?from=${encodeURIComponent(path)}`)
    }
  })

  test('who opens the back office is asked to sign in there [RTE-35]', async ({ page }) => {
    for (const path of sitePaths.filter((path) => path.startsWith('/admin') && path !== '/admin/login')) {
      await page.goto(path)
      await expect(page).toHaveURL(`/admin/login?from=${encodeURIComponent(path)}`)
    }
  })

  test('who mistypes an address finds the way back [RTE-37] [MKT-48] [MKT-49]', async ({ page }) => {
    await page.goto('/')
    for (const path of ['/no-such-page', '/one/two/three']) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
      await wake(page)
      await expect(page).toHaveTitle('Page Not Found | Thela')
    }
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)

    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/no-such-page')
    await page.getByRole('link', { name: 'Go to Homepage' }).click()
    await expect(page).toHaveURL('/')
  })

  test('finds all links in the header and the footer [LAY-06] [LAY-07] [LAY-08] [LAY-11] [LAY-12] [LAY-13] [LAY-14]', async ({
    page,
  }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    const footer = page.getByRole('contentinfo')
    const leadsTo = async (area: typeof header, links: Record<string, string>) => {
      for (const [name, href] of Object.entries(links))
        await expect(area.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }

    await leadsTo(header, {
      Home: '/',
      About: '/about',
      Pricing: '/pricing',
      Contact: '/contact',
      Privacy: '/privacy',
      Terms: '/terms',
      Login: '/auth/login',
      'Get Started': '/auth/register',
    })
    await leadsTo(footer, {
      'About Us': '/about',
      Pricing: '/pricing',
      Contact: '/contact',
      'Get Started': '/auth/register',
      'Privacy Policy': '/privacy',
      'Terms of Service': '/terms',
    })
    await expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await expect(footer.getByText('Surat, India')).toBeVisible()
  })

  test('finds the same links in the menu of a phone [LAY-06] [LAY-07] [LAY-08]', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog')

    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'About',
      'Pricing',
      'Contact',
      'Privacy',
      'Terms',
      'Login',
      'Get Started',
    ])
    await menu.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL('/auth/register')
    await expect(menu).toHaveCount(0)
  })

  test('can skip the navigation with the keyboard', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').waitFor()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')

    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('a signed-in vendor', () => {
  test('has no need of the sign-in pages [RTE-11] [RTE-12] [RTE-13] [RTE-36]', async ({
    page,
    newVendor,
    signIn,
  }) => {
    await signIn(page, await newVendor())
    for (const path of ['/auth/login', '/auth/register', '/admin/login', '/admin', '/admin/vendors']) {
      await page.goto(path)
      await expect(page).toHaveURL('/dashboard')
    }
  })

  test('sees a spinner while the session loads [LAY-01]', async ({ page, newVendor, signIn }) => {
    await signIn(page, await newVendor())
    const release = await hold(page, '**/api/auth/profile')
    await page.goto('/dashboard')

    const spinner = page.getByRole('status').filter({ hasText: 'Loading' })
    await expect(spinner).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    release()
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
    await expect(spinner).toHaveCount(0)
  })

  test('finds the dashboard in the header of the site [LAY-10]', async ({ page, newVendor, signIn }) => {
    await signIn(page, await newVendor())
    await page.goto('/')
    const header = page.getByRole('banner')

    await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
  })

  test('reaches every screen and the own menu [LAY-15] [LAY-16] [RTE-01] [RTE-38]', async ({
    page,
    newVendor,
    signIn,
    context,
  }) => {
    const vendor = await newVendor()
    await signIn(page, vendor)
    await page.goto('/dashboard')
    const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')

    await expect(links).toHaveText([
      'Dashboard',
      'Categories',
      'Items',
      'Profile',
      'Analytics',
      'Templates',
      'QR Code',
    ])
    await links.filter({ hasText: 'QR Code' }).click()
    await expect(page).toHaveURL('/dashboard/qr-code')
    await expect(links.filter({ hasText: 'QR Code' })).toHaveAttribute('aria-current', 'page')

    const opened = context.waitForEvent('page')
    await page.getByRole('complementary').getByRole('link', { name: 'View Menu' }).click()
    expect(new URL((await opened).url()).pathname).toBe(`/asha-chaat-house/${vendor.id}`)
  })

  test('finds name and e-mail, or phone, in the drawer of a phone [LAY-15] [LAY-17] [LAY-18]', async ({
    page,
    newVendor,
    signIn,
  }) => {
    const email = `asha-${Date.now()}@example.com`
    await page.setViewportSize(phone)
    await signIn(page, await newVendor({ email }))
    await page.goto('/dashboard')
    const opener = page.getByRole('button', { name: 'Open menu' })
    const drawer = page.getByRole('dialog')
    await opener.click()
    await escapeFrom(page, drawer)
    await expect(opener).toBeFocused()

    await opener.click()
    await expect(drawer.getByText('Asha Patel')).toBeVisible()
    await expect(drawer.getByText(email)).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible()
    await drawer.getByRole('link', { name: 'Templates' }).click()
    await expect(page).toHaveURL('/dashboard/templates')
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('without an e-mail is shown by phone [LAY-18]', async ({ page, newVendor, signIn }) => {
    const vendor = await newVendor()
    await page.setViewportSize(phone)
    await signIn(page, vendor)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Open menu' }).click()

    await expect(page.getByRole('dialog').getByText(vendor.phone)).toBeVisible()
  })

  test('who is inactive is told on every screen', async ({ page, newVendor, signIn }) => {
    const vendor = await newVendor()
    await signIn(page, vendor)
    await page.route('**/api/auth/profile', (route) =>
      route.fulfill({ json: { vendor: { ...vendor.user, isActive: false } } }),
    )
    await page.goto('/dashboard/analytics')

    await expect(
      page.getByText('Your account is inactive. Customers cannot see your menu. Please contact support.'),
    ).toBeVisible()
  })
})

test.describe('a signed-in administrator', () => {
  test.beforeEach(async ({ page, signIn, adminSession }) => signIn(page, await adminSession()))

  test('has no need of the sign-in pages nor of a vendor dashboard [RTE-11] [RTE-13] [AUTH-32]', async ({
    page,
  }) => {
    for (const path of ['/admin/login', '/auth/login', '/dashboard', '/dashboard/items']) {
      await page.goto(path)
      await expect(page).toHaveURL('/admin')
    }
  })

  test('finds the admin panel in the header of the site [LAY-09]', async ({ page }) => {
    await page.goto('/')

    await expect(page.getByRole('banner').getByRole('link', { name: 'Admin Panel' })).toHaveAttribute(
      'href',
      '/admin',
    )
  })

  test('reaches all thirteen screens [LAY-21]', async ({ page }) => {
    await page.goto('/admin')
    const links = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
    await expect(links).toHaveCount(13)
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

    expect(new Set(addresses)).toEqual(
      new Set(sitePaths.filter((path) => path.startsWith('/admin') && path !== '/admin/login')),
    )
    for (const path of addresses) {
      await page.locator(`nav a[href="${path}"]`).click()
      await expect(page).toHaveURL(path)
      await expect(page.locator(`nav a[href="${path}"]`)).toHaveAttribute('aria-current', 'page')
    }
  })

  test('views the site and logs out, also on a phone [LAY-19] [LAY-20] [LAY-21]', async ({ page }) => {
    await page.goto('/admin')
    const sidebar = page.getByRole('complementary')
    await expect(sidebar.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/')

    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('navigation').getByRole('link')).toHaveCount(13)
    await drawer.getByRole('button', { name: 'Logout' }).click()

    await expect(page).toHaveURL('/')
    await expect(toasts(page)).toHaveText(['Logged out successfully'])
  })
})

test.describe('toasts', () => {
  test('stand at the top right, five seconds for an error [LAY-02] [LAY-05]', async ({ page }) => {
    await page.clock.install()
    await page.route('**/api/auth/vendor/login', (route) => route.abort())
    await page.goto('/auth/login')
    await page.getByLabel('Phone number').fill('98765')
    await page.getByLabel('Password', { exact: true }).fill('secret1')
    await page.getByRole('button', { name: 'Login' }).click()

    await expect(toasts(page)).toBeVisible()
    const toaster = page.locator('[data-sonner-toaster]')
    await expect(toaster).toHaveAttribute('data-x-position', 'right')
    await expect(toaster).toHaveAttribute('data-y-position', 'top')
    await page.clock.runFor(4500)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(2000)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('lie over no button at the head of a page', async ({ page, newVendor, adminSession, signIn }) => {
    const expectRefreshIsFree = async (path: string) => {
      await page.goto(path)
      const refresh = page.getByRole('button', { name: 'Refresh' })
      await expect(refresh).toBeEnabled()
      await page.route('**/api/**/analytics*', (route) => route.abort())
      await refresh.click()
      await expect(toasts(page)).toBeVisible()
      await toasts(page).evaluate((note) => Promise.all(note.getAnimations().map(({ finished }) => finished)))

      const [note, button] = [await toasts(page).boundingBox(), await refresh.boundingBox()]
      expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThan(button?.y ?? 0)
      await page.unroute('**/api/**/analytics*')
    }

    await signIn(page, await newVendor())
    await expectRefreshIsFree('/dashboard/analytics')
    await signIn(page, await adminSession())
    await expectRefreshIsFree('/admin/analytics')
  })

  test('stand three seconds for a success [LAY-04]', async ({ page, newVendor, signIn }) => {
    await page.clock.install()
    await signIn(page, await newVendor())
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()

    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(2500)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(2000)
    await expect(toasts(page)).toHaveCount(0)
  })
})

// The pages of the site have the same in site.spec.ts.
test.describe('nobody is shut out', () => {
  const pages = [
    '/no-such-page',
    '/auth/login',
    '/auth/register',
    '/admin/login',
    '/auth/first-admin',
    '/auth/first-admin#abc',
    '/auth/verify-email',
  ]

  const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
    [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ].map((viewport) => ({ colorScheme, viewport })),
  )

  const expectOpenToAll = async (page: Page, path: string) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectNoBarriers(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
  }

  for (const { colorScheme, viewport } of looks) {
    test.describe(`in ${colorScheme} at ${viewport.width}`, () => {
      test.use({ colorScheme, viewport })

      test('of a toast', async ({ page }) => {
        await page.route('**/api/auth/vendor/login', (route) => route.abort())
        await page.goto('/auth/login')
        await page.getByLabel('Phone number').fill('98765')
        await page.getByLabel('Password', { exact: true }).fill('secret1')
        await page.getByRole('button', { name: 'Login' }).click()
        // It stays as long as somebody points at it.
        await toasts(page).hover()
        await expectNoBarriers(page, { include: '[data-sonner-toaster]' })
      })

      test('of the pages that are open to all', async ({ page }) => {
        test.slow()
        for (const path of pages) await expectOpenToAll(page, path)
      })

      test('of the frames of the dashboard and the back office', async ({
        page,
        newVendor,
        adminSession,
        signIn,
      }) => {
        await signIn(page, await newVendor())
        await expectOpenToAll(page, '/dashboard')
        await signIn(page, await adminSession())
        await expectOpenToAll(page, '/admin')
      })
    })
  }
})

test('the theme one chooses stays chosen', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await page.goto('/auth/login')

  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
})
