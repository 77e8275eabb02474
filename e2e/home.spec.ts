import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { expect, test, type Vendor } from './fixtures.ts'
import { hold } from './route-handlers.ts'
import { toasts } from './toasts.ts'

const STATS = '**/api/vendors/stats/summary'
const ACTIVITY = '**/api/vendors/analytics?*'

const main = (page: Page) => page.getByRole('main')
const numbers = (page: Page) => page.getByRole('region', { name: 'So far' })
const section = (page: Page, title: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const busy = { totalCategories: 3, totalItems: 12, totalMenuViews: 124560, totalQrScans: 84 }
const nothing = { totalCategories: 0, totalItems: 0, totalMenuViews: 0, totalQrScans: 0 }

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
const anEvent = (type: string, seconds: number) => ({
  id: `${type}-${seconds}`,
  type,
  createdAt: secondsAgo(seconds),
  metadata: null,
})

const withStats = (page: Page, stats: object) =>
  page.route(STATS, (route) => route.fulfill({ json: { stats } }))
const withActivity = (page: Page, analytics: object[]) =>
  page.route(ACTIVITY, (route) => route.fulfill({ json: { analytics } }))

/** How often a call was made so far. */
function countCalls(page: Page, path: string) {
  const calls = { count: 0 }
  page.on('request', (request) => {
    if (request.url().includes(path)) calls.count++
  })
  return calls
}

test.describe('a vendor on the front page', () => {
  let vendor: Vendor

  test.beforeEach(async ({ page, newVendor, signIn }) => {
    vendor = await newVendor()
    await signIn(page, vendor)
  })

  test('is welcomed by name [DASH-01] [RTE-14]', async ({ page }) => {
    await page.goto('/dashboard')

    await expect(page).toHaveTitle('Dashboard | Thela')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha Patel')
  })

  test('waits for few files: on a slow line each of them takes its time', async ({ page }) => {
    const scripts = countCalls(page, '/assets/')
    await page.goto('/dashboard')
    await expect(numbers(page)).toBeVisible()
    expect(scripts.count).toBeLessThanOrEqual(32)
  })

  test('sees four numbers [DASH-05] [DASH-06]', async ({ page }) => {
    await withStats(page, busy)
    await page.goto('/dashboard')

    await expect(numbers(page)).toContainText('Categories3Menu Items12Menu Views1,24,560QR Scans84')
  })

  test('sees what the server counted [DASH-06] [DASH-08]', async ({ page, request }) => {
    await request.post('/api/categories', {
      headers: { authorization: `Bearer ${vendor.token}` },
      data: { name: 'Chaat' },
    })
    await page.goto('/dashboard')

    await expect(numbers(page)).toContainText('Categories1Menu Items0Menu Views0QR Scans0')
    await expect(section(page, 'Recent Activity')).toContainText('Category created')
  })

  test('refreshes both numbers and activity [DASH-02]', async ({ page }) => {
    await withStats(page, busy)
    await page.goto('/dashboard')
    await expect(numbers(page)).toContainText('1,24,560')

    await page.unroute(STATS)
    await withStats(page, { ...busy, totalMenuViews: 124561 })
    const activity = page.waitForRequest(ACTIVITY)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await activity
    await expect(numbers(page)).toContainText('1,24,561')
  })

  test('is told once when a refresh fails, and can press the button again [DASH-02]', async ({ page }) => {
    await withStats(page, busy)
    await page.goto('/dashboard')
    await expect(numbers(page)).toContainText('1,24,560')

    await page.route(STATS, (route) => route.abort())
    await page.route(ACTIVITY, (route) => route.abort())
    await page.getByRole('button', { name: 'Refresh' }).focus()
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toHaveText(['Failed to refresh dashboard'])
    await expect(numbers(page)).toContainText('1,24,560')
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused()
  })

  test('opens the public menu [DASH-03]', async ({ page }) => {
    await page.goto('/dashboard')
    const link = main(page).getByRole('link', { name: 'View Menu' })

    await expect(link).toHaveAttribute('href', `/asha-chaat-house/${vendor.id}`)
    const [menu] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await expect(menu.getByRole('heading', { level: 1 })).toHaveText('Asha Chaat House')
  })

  test('finds the QR code button only with a QR code [DASH-04]', async ({ page }) => {
    await page.goto('/dashboard')
    await main(page).getByRole('link', { name: 'View QR Code' }).click()
    await expect(page).toHaveURL('/dashboard/qr-code')

    await page.route('**/api/auth/profile', (route) =>
      route.fulfill({ json: { vendor: { ...vendor.user, qrCodeUrl: null } } }),
    )
    await page.goto('/dashboard')
    await expect(numbers(page)).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'View QR Code' })).toHaveCount(0)
  })

  test('has four quick actions; adding opens the form at once [DASH-07]', async ({ page }) => {
    await page.goto('/dashboard')
    const actions = section(page, 'Quick Actions')

    await expect(actions.getByRole('link')).toHaveText([
      'Add Category',
      'Add Menu Item',
      'View Analytics',
      'Update Profile',
    ])
    await expect(actions.getByRole('link', { name: 'Add Menu Item' })).toHaveAttribute(
      'href',
      '/dashboard/items?add=1',
    )
    await expect(actions.getByRole('link', { name: 'View Analytics' })).toHaveAttribute(
      'href',
      '/dashboard/analytics',
    )
    await expect(actions.getByRole('link', { name: 'Update Profile' })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    )
    await actions.getByRole('link', { name: 'Add Category' }).click()
    await expect(page.getByRole('dialog', { name: 'Add Category' })).toBeVisible()
  })

  test('reads the last five events with their time [DASH-08] [DASH-09]', async ({ page }) => {
    const asked = page.waitForRequest(ACTIVITY)
    await withActivity(page, [
      anEvent('QR_SCAN', 5),
      anEvent('MENU_VIEW', 5 * 60),
      anEvent('CATEGORY_REORDERED', 2 * 3600),
      anEvent('MENU_ITEM_IMAGE_UPDATED', 3 * 86400),
      anEvent('SOMETHING_NEW', 15 * 86400),
    ])
    await page.goto('/dashboard')

    expect(new URL((await asked).url()).search).toBe('?limit=5')
    await expect(section(page, 'Recent Activity').getByRole('listitem')).toHaveText([
      'QR code scannedjust now',
      'Menu viewed5 minutes ago',
      'Categories reordered2 hours ago',
      'Item image updated3 days ago',
      'Activity2 weeks ago',
    ])
    await expect(section(page, 'Recent Activity').getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/dashboard/analytics',
    )
  })

  test('reads that nothing has happened yet [DASH-10]', async ({ page }) => {
    await withActivity(page, [])
    await page.goto('/dashboard')

    await expect(section(page, 'Recent Activity')).toContainText('No recent activity')
  })

  test('sees the link of the menu and its code [DASH-11] [DASH-14]', async ({ page, baseURL }) => {
    await page.goto('/dashboard')
    const url = section(page, 'Your Menu').getByLabel('Menu URL')

    await expect(url).toHaveValue(`${baseURL}/asha-chaat-house/${vendor.id}`)
    await expect(url).toHaveAttribute('readonly')
    const code = section(page, 'Your Menu').getByRole('img', { name: 'QR code of Asha Chaat House' })
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(200)
  })

  test('copies the link and is told so for five seconds [DASH-12]', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await page.goto('/dashboard')
    const panel = section(page, 'Your Menu')
    await panel.getByRole('button', { name: 'Copy', exact: true }).waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)

    await panel.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(panel.getByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/asha-chaat-house/${vendor.id}`,
    )
    await page.clock.runFor(4900)
    await expect(panel.getByRole('button', { name: 'Copied!' })).toBeVisible()
    await page.clock.runFor(200)
    await expect(panel.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  })

  test('copies the link where the clipboard is refused [DASH-13]', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await page.goto('/dashboard')
    const button = section(page, 'Your Menu').getByRole('button', { name: 'Copy', exact: true })

    await button.focus()
    await page.keyboard.press('Enter')
    const copied = section(page, 'Your Menu').getByRole('button', { name: 'Copied!' })
    await expect(copied).toBeFocused()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/asha-chaat-house/${vendor.id}`,
    )
  })

  test('is kept up to date every half minute, except in a hidden tab [DASH-15] [CONST-12]', async ({
    page,
  }) => {
    await withStats(page, busy)
    await withActivity(page, [])
    await makeHideable(page)
    await page.clock.install()
    const [stats, activity] = [countCalls(page, '/stats/summary'), countCalls(page, '/vendors/analytics')]
    await page.goto('/dashboard')
    await expect(numbers(page)).toContainText('1,24,560')
    await expect(page.getByText('No recent activity')).toBeVisible()
    const [before, beforeToo] = [stats.count, activity.count]

    await page.clock.runFor(31_000)
    await expect.poll(() => stats.count).toBe(before + 1)
    await expect.poll(() => activity.count).toBe(beforeToo + 1)

    await setHidden(page, true)
    await page.clock.runFor(120_000)
    expect(stats.count).toBe(before + 1)
    await setHidden(page, false)
    await expect.poll(() => stats.count).toBe(before + 2)
  })

  test('gets fresh numbers on coming back to the window, but not within ten seconds [DASH-16] [DASH-17] [CONST-12]', async ({
    page,
  }) => {
    await withStats(page, busy)
    await withActivity(page, [])
    await page.clock.install()
    const [stats, activity] = [countCalls(page, '/stats/summary'), countCalls(page, '/vendors/analytics')]
    await page.goto('/dashboard')
    await expect(numbers(page)).toContainText('1,24,560')
    await expect(page.getByText('No recent activity')).toBeVisible()

    await page.clock.pauseAt(Date.now() + 1000)
    await withStats(page, { ...busy, totalMenuViews: 124561 })
    await withActivity(page, [anEvent('QR_SCAN', 5)])
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(async () => {
      await page.clock.runFor(20)
      await expect(numbers(page)).toContainText('1,24,561', { timeout: 100 })
      await expect(page.getByText('QR code scanned')).toBeVisible({ timeout: 100 })
    }).toPass()
    const [before, beforeToo] = [stats.count, activity.count]

    await page.clock.runFor(9_000)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.clock.runFor(500)
    expect([stats.count, activity.count]).toEqual([before, beforeToo])

    await page.clock.runFor(1_000)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect.poll(() => [stats.count, activity.count]).toEqual([before + 1, beforeToo + 1])
  })

  test('reads what failed after one silent retry, and can try again [DASH-18]', async ({ page }) => {
    const [stats, activity] = [countCalls(page, '/stats/summary'), countCalls(page, '/vendors/analytics')]
    await page.route(STATS, (route) => route.abort())
    await page.route(ACTIVITY, (route) => route.abort())
    await page.goto('/dashboard')

    await expect(numbers(page)).toContainText('We could not load your numbers.')
    await expect(section(page, 'Recent Activity')).toContainText('We could not load what happened lately.')
    expect([stats.count, activity.count]).toEqual([2, 2])
    await expect(toasts(page)).toHaveCount(0)

    await page.unroute(STATS)
    await withStats(page, busy)
    await numbers(page).getByRole('button', { name: 'Retry' }).click()
    await expect(numbers(page)).toContainText('1,24,560')
  })

  test('keeps the last numbers on screen while a poll fails', async ({ page }) => {
    await withStats(page, busy)
    await page.clock.install()
    await page.goto('/dashboard')
    await expect(numbers(page)).toContainText('1,24,560')

    await page.unroute(STATS)
    const failed = page.waitForEvent('requestfailed')
    await page.route(STATS, (route) => route.abort())
    await page.clock.runFor(31_000)
    await failed
    await page.clock.runFor(5_000)
    await expect(numbers(page)).toContainText('1,24,560')
    await expect(toasts(page)).toHaveCount(0)
  })

  test('sees places of the same shape while loading', async ({ page }) => {
    const release = [await hold(page, STATS), await hold(page, ACTIVITY)]
    await page.goto('/dashboard')

    await expect(numbers(page).locator('[aria-busy=true]')).toHaveCount(4)
    await expect(page.getByRole('status', { name: 'Loading recent activity' })).toBeVisible()
    for (const go of release) go()
  })
})

test.describe('a new vendor', () => {
  test.beforeEach(async ({ page, newVendor, signIn }) => signIn(page, await newVendor()))

  const steps = [
    [nothing, 'Add your first category', '/dashboard/categories?add=1'],
    [{ ...nothing, totalCategories: 1 }, 'Add your first dish', '/dashboard/items?add=1'],
    [{ ...nothing, totalCategories: 1, totalItems: 4 }, 'Get your QR code', '/dashboard/qr-code'],
  ] as const
  for (const [stats, action, path] of steps) {
    test(`is shown the next step: ${action}`, async ({ page }) => {
      await withStats(page, stats)
      await page.goto('/dashboard')

      await expect(section(page, 'Your menu in three steps').getByRole('link')).toHaveText([action])
      await page.getByRole('link', { name: action }).click()
      await expect(page).toHaveURL(path)
    })
  }

  test('sees no steps any more once the code was scanned', async ({ page }) => {
    await withStats(page, busy)
    await page.goto('/dashboard')

    await expect(numbers(page)).toContainText('QR Scans84')
    await expect(page.getByText('Your menu in three steps')).toHaveCount(0)
  })

  test('finds nothing that scrolls sideways on a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/dashboard')

    await expect(page.getByText('Your menu in three steps')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`finds no barrier on the front page (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto('/dashboard')
      await expect(page.getByText('Your menu in three steps')).toBeVisible()
      await expect(section(page, 'Recent Activity').getByRole('listitem').first()).toBeVisible()

      await expectNoBarriers(page)
    })
  }
})

const makeHideable = (page: Page) =>
  page.addInitScript(() => {
    let state = 'visible'
    Object.defineProperty(document, 'visibilityState', { get: () => state })
    Object.assign(window, {
      setVisibility: (next: string) => {
        state = next
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      },
    })
  })

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (state) => (window as unknown as { setVisibility: (state: string) => void }).setVisibility(state),
    isHidden ? 'hidden' : 'visible',
  )
