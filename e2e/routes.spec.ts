import type { Page } from '@playwright/test'
import { sitePaths } from '@thela/contract/site/paths'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { hydrate } from './hydrate.ts'
import { looks, share } from './long.ts'
import { toasts } from './toasts.ts'

test.describe('a guest', () => {
  test('who mistypes an address finds the way back [RTE-37] [MKT-48] [MKT-49]', async ({ page }) => {
    await page.goto('/')
    for (const path of ['/no-such-page', '/one/two/three']) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
      await hydrate(page)
      await expect(page).toHaveTitle('Page Not Found | Thela')
    }
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)

    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/no-such-page')
    await page.getByRole('link', { name: 'Go to Homepage' }).click()
    await expect(page).toHaveURL('/')
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

test('a signed-in vendor opens a screen and their own menu [LAY-15] [LAY-16] [RTE-01]', async ({
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
  const menu = await opened
  expect(new URL(menu.url()).pathname).toBe(`/asha-chaat-house/${vendor.id}`)
  await expect(menu.getByRole('heading', { level: 1, name: 'Asha Chaat House' })).toBeVisible()
})

test('a vendor who opens a screen from the drawer of a phone has the focus at its content', async ({
  page,
  newVendor,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await newVendor())
  await page.goto('/dashboard')
  const drawer = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await drawer.getByRole('link', { name: 'Templates' }).click()

  await expect(page).toHaveURL('/dashboard/templates')
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a signed-in administrator reaches all fourteen screens [LAY-21]', async ({
  page,
  signIn,
  adminSession,
}) => {
  await signIn(page, await adminSession())
  await page.goto('/admin')
  const links = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
  await expect(links).toHaveCount(14)

  for (const path of sitePaths.filter((path) => path.startsWith('/admin') && path !== '/admin/login')) {
    const link = page.locator(`nav[aria-label="Administration"] a[href="${path}"]`)
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
})

test.describe('toasts', () => {
  test('cover no button in the page header', async ({ page, newVendor, adminSession, signIn }) => {
    const expectRefreshIsFree = async (path: string) => {
      await page.goto(path)
      const refresh = page.getByRole('button', { name: 'Refresh' })
      await expect(refresh).toBeEnabled()
      await page.route('**/api/**/analytics*', (route) => route.abort())
      await refresh.click()
      await expect(toasts(page)).toBeVisible()
      await toasts(page).evaluate((note) => Promise.all(note.getAnimations().map(({ finished }) => finished)))

      await expect(refresh).toBeEnabled()
      const bottom = await toasts(page).evaluate((note) => note.getBoundingClientRect().bottom)
      const top = await refresh.evaluate((button) => button.getBoundingClientRect().top)
      expect(bottom).toBeLessThan(top)
      await page.unroute('**/api/**/analytics*')
    }

    await signIn(page, await newVendor())
    await expectRefreshIsFree('/dashboard/analytics')
    await signIn(page, await adminSession())
    await expectRefreshIsFree('/admin/analytics')
  })
})

// The pages of the site have the same in site.spec.ts.
test.describe('accessibility', () => {
  const pages = [
    '/no-such-page',
    '/auth/login',
    '/auth/register',
    '/admin/login',
    '/auth/first-admin',
    '/auth/first-admin#abc',
    '/auth/verify-email',
  ]

  const expectOpenToAll = async (page: Page, path: string) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
  }

  for (const [turn, { colorScheme, viewport }] of looks.entries()) {
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
        await expectAccessible(page, { include: '[data-sonner-toaster]' })
      })

      test('of the pages that are open to all', async ({ page }) => {
        test.slow()
        for (const path of share(pages, turn, looks.length)) await expectOpenToAll(page, path)
      })

      test('of the layouts of the dashboard and the admin area', async ({
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

test('the theme one chooses stays chosen, on pages whose app has not begun too', async ({ page }) => {
  const canvas = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  await page.goto('/')
  const light = await canvas()
  await hydrate(page)
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  const dark = await canvas()
  expect(dark).not.toBe(light)
  for (const path of ['/pricing', '/help', '/auth/login']) {
    await page.goto(path)
    expect(await canvas(), path).toBe(dark)
  }
  await hydrate(page)

  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  for (const path of ['/auth/login', '/pricing']) {
    await page.goto(path)
    expect(await canvas(), path).toBe(light)
  }
})
