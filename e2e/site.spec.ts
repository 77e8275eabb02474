import type { Page } from '@playwright/test'
import { sitePages } from '@thela/contract/site/pages'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { expect, longTest, test } from './fixtures.ts'
import { hydrate } from './hydrate.ts'
import { looks, share } from './long.ts'
import { trackNetwork } from './network-idle.ts'
import { readQrCode } from './read-qr-code.ts'

const main = (page: Page) => page.getByRole('main')
const section = (page: Page, title: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test.describe('a vendor on the front page', () => {
  test.beforeEach(({ page }) => page.goto('/'))

  test('sees a real menu on the phone and another at a tap [MKT-01]', async ({ page }) => {
    const stalls = page.getByRole('button', { pressed: true })
    await expect(stalls).toHaveText('Kashi Chaat Corner')
    const frame = page.getByTitle('Menu of Kashi Chaat Corner')
    await expect(frame).toHaveAttribute('srcdoc', /पानी पूरी/)
    await expect(page.getByText(/^Design: Street Food Vibrant in /)).toBeVisible()

    await page.getByRole('button', { name: 'Café Zaria Rooftop' }).click()
    await expect(page.getByTitle('Menu of Café Zaria Rooftop')).toHaveAttribute('srcdoc', /Our Collection/)
    await expect(page.getByText('Design: Luxury in Royal Gold. Tap another stall.')).toBeVisible()
  })

  test('sees in which languages the menu can be read, without leaving it [MKT-01] [LANG-07]', async ({
    page,
  }) => {
    const menu = page.frameLocator('iframe[title="Menu of Kashi Chaat Corner"]')

    await expect(menu.getByText('English', { exact: true })).toBeVisible()
    await expect(menu.locator('.languages')).toHaveAttribute('inert', '')
  })

  test('can scan the code beside it, in the light and in the dark [MKT-01]', async ({ page, baseURL }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const card = page.getByRole('figure').filter({ hasText: 'Scan for menu' })
      await card.getByRole('img', { name: 'QR code of Kashi Chaat Corner' }).waitFor()

      const { data: address } = await readQrCode(await card.screenshot())
      expect(address).toBe(`${baseURL}/kashi-chaat-corner/kashi-chaat?source=qr`)
    }
    expect((await page.request.get('/kashi-chaat-corner/kashi-chaat?source=qr')).status()).toBe(200)
  })

  test('looking at the phone is not counted as a visit [MKT-01]', async ({ page }) => {
    const counted: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') counted.push(request.url())
    })
    await page.getByRole('button', { name: 'Hiral Locho House' }).click()
    await page.frameLocator('iframe').getByText('Hiral Locho House').first().waitFor()
    await page.reload()
    await page.frameLocator('iframe').getByText('Kashi Chaat Corner').first().waitFor()

    expect(counted).toEqual([])
  })

  test('reads figures that the platform has counted', async ({ page }) => {
    const given = page.waitForResponse('**/api/public/stats')
    await hydrate(page)
    const { stats } = await (await given).json()

    await expect(section(page, 'On Thela right now').getByRole('definition')).toHaveText(
      [stats.totalVendors, stats.totalMenuItems, stats.totalQrScans, stats.totalMenuViews].map((figure) =>
        figure.toLocaleString('en-IN'),
      ),
    )
  })
})

test('a platform without a demo shows a drawn menu and the code of the site itself [MKT-01]', async ({
  page,
  baseURL,
}) => {
  await page.route('**/api/public/showcase', (route) => route.fulfill({ json: { stalls: [] } }))
  await page.goto('/')
  const card = page.getByRole('figure').filter({ hasText: 'Scan for menu' })
  await card.getByRole('img', { name: 'QR code of Thela' }).waitFor()

  expect((await readQrCode(await card.screenshot())).data).toBe(`${baseURL}/`)
  await expect(page.getByText('Your stall', { exact: true })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a section of the terms is reached from their contents', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Liability' }).click()

  await expect(main(page).getByRole('heading', { name: '13. Liability' })).toBeInViewport()
})

for (const path of ['/', '/terms'])
  test(`who scrolls down ${path} stays there when the app takes over, and comes back there`, async ({
    page,
  }) => {
    const top = () => page.evaluate(() => Math.round(scrollY))
    await page.goto(path)
    await page.mouse.wheel(0, 1500)
    await page.getByRole('button', { name: /^Switch to (dark|light) theme$/ }).waitFor({ state: 'attached' })
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    )
    // The web font may move it by a line.
    expect(await top()).toBeGreaterThan(1400)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).press('Enter')
    await expect(page).toHaveURL('/pricing')
    await expect.poll(top).toBe(0)
    await page.goBack()
    await expect.poll(top).toBeGreaterThan(1000)
  })

test('a page takes the theme that is chosen in another tab, or while Back can bring it as it was left', async ({
  page,
  context,
}) => {
  const theme = page.locator('html')
  const other = await context.newPage()
  await page.goto('/pricing')
  await other.goto('/')
  await hydrate(other)
  await other.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(theme).toHaveAttribute('data-theme', 'dark')

  await page.bringToFront()
  await hydrate(page)
  // A page that is kept for Back is told of nothing but its return.
  await page.evaluate(() => {
    localStorage.setItem('thela-theme', 'light')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
})

test('Back after a reload shows the page that it leads to, where its visitor had been', async ({ page }) => {
  await page.goto('/')
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await hydrate(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).press('Enter')
  await expect(page).toHaveTitle(/^Pricing/)
  await page.reload()
  await page.goBack()

  await expect(page).toHaveURL('/')
  await expect(main(page).getByRole('heading', { name: 'Your menu, one scan away', level: 1 })).toBeAttached()
  await expect(page).toHaveTitle(/^Thela/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

test.describe('every public page', () => {
  test('can be read without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    for (const path of sitePages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await main(page).textContent())?.length, path).toBeGreaterThan(1000)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
    await page.goto('/contact')
    await page.getByText('Do I need a computer?').click()
    await expect(page.getByText('Every screen works on a small phone.')).toBeVisible()
    await context.close()
  })

  test('tells search engines and messengers what it is', async ({ request, baseURL }) => {
    const descriptions = new Set<string>()
    for (const path of sitePages) {
      const html = await (await request.get(path)).text()
      const content = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''

      expect(html).toContain('<html lang="en">')
      expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain('Thela')
      expect(content('description').length, path).toBeGreaterThan(50)
      expect(content('description').length, path).toBeLessThan(160)
      expect(content('og:title')).toContain('Thela')
      expect(content('og:url')).toBe(`${baseURL}${path}`)
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}" />`)
      expect(html).not.toMatch(/\{(origin|siteName|siteDescription)\}/)
      descriptions.add(content('description'))

      const picture = await request.get(content('og:image'))
      expect(picture.headers()['content-type']).toBe('image/png')
      const { width, height } = await sharp(await picture.body()).metadata()
      expect([width, height]).toEqual([1200, 630])
    }
    expect(descriptions.size).toBe(sitePages.length)
  })

  test('is sent small, and not again when it has not changed', async ({ request }) => {
    for (const path of sitePages) {
      const first = await request.get(path, { headers: { 'accept-encoding': 'br' } })
      expect(first.headers()['content-encoding']).toBe('br')
      expect(Number(first.headers()['content-length']), path).toBeLessThan(14_600)

      const again = await request.get(path, { headers: { 'if-none-match': first.headers().etag ?? '' } })
      expect(again.status()).toBe(304)
    }
  })

  test('runs no app for a visitor who only reads, and handles the first click', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const traffic = trackNetwork(page)
    // The form of the contact page is ready before one types.
    for (const path of sitePages.filter((path) => path !== '/contact')) {
      await page.goto(path)
      await traffic.untilIdle()
      await expect(page.locator('head > script[type="module"]'), path).toHaveCount(0)
    }

    await page.getByRole('button', { name: 'Switch theme' }).dispatchEvent('click')
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  })

  test('hydrates when a part that needs it fills the screen of a phone in landscape', async ({ page }) => {
    await page.setViewportSize({ width: 667, height: 320 })
    await page.goto('/no-such-page')
    const part = await page.locator('[data-hydrates]').boundingBox()
    expect(part?.height).toBeGreaterThan(320)

    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
  })

  longTest('looks the same before and after hydration', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const traffic = trackNetwork(page)
    const look = async () => {
      await traffic.untilIdle()
      await page.evaluate(() => document.fonts.ready)
      return page.screenshot({ fullPage: true, animations: 'disabled' })
    }
    for (const [turn, colorScheme] of (['light', 'dark'] as const).entries()) {
      await page.emulateMedia({ colorScheme })
      // The other pages show something that only the app knows.
      for (const path of share(['/pricing', '/privacy', '/terms'], turn, 2)) {
        await page.goto(path)
        const before = await look()
        await hydrate(page)
        expect(await countDifferences(before, await look()), `${path} in the ${colorScheme}`).toBe(0)
      }
    }
  })

  test('hydrates without errors and without layout shift', async ({ page }) => {
    test.slow()
    const traffic = trackNetwork(page)
    const complaints: string[] = []
    // The script of this test is tried in the drawn phone too, whose frame runs none.
    const isOwn = (text: string) => text.startsWith("Blocked script execution in 'about:srcdoc'")
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isOwn(message.text()))
        complaints.push(`${page.url()} ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`${page.url()} ${error}`))
    const screens = [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]
    for (const [turn, viewport] of screens.entries()) {
      await page.setViewportSize(viewport)
      for (const path of share(sitePages, turn, screens.length)) {
        await page.goto(path)
        await untilTypefaceIsThere(page)
        await page.evaluate(addUpShifts)
        await hydrate(page)
        await traffic.untilIdle()
        expect(await page.evaluate(() => Reflect.get(window, 'shift')), path).toBeLessThan(0.02)
      }
    }
    expect(complaints).toEqual([])
  })

  for (const [turn, { colorScheme, viewport }] of looks.entries()) {
    test.describe(`in ${colorScheme} at ${viewport.width}`, () => {
      test.use({ colorScheme, viewport })

      test('is accessible', async ({ page }) => {
        for (const path of share(sitePages, turn, looks.length)) {
          await page.goto(path)
          await hydrate(page)
          await expectAccessible(page, { exclude: 'iframe', name: path })
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        }
      })
    })
  }
})

test('a visitor whose place has changed is asked for ads of the new one', async ({ page, context }) => {
  const asked = () => page.waitForRequest('**/api/public/ads/vendor/**')
  const first = asked()
  await page.goto('/test/floating-ads')
  expect(new URL((await first).url()).searchParams.get('city')).toBe('Surat')

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 12.9716, longitude: 77.5946 })
  const second = asked()
  await page.getByRole('button', { name: 'Refresh location' }).click()
  expect(new URL((await second).url()).searchParams.get('city')).toBeNull()
})

test('an ad without a link has no button, and a video plays only without reduced motion', async ({
  page,
}) => {
  const ad = {
    id: 'a1',
    title: 'Corner bakery',
    linkUrl: null,
    imageUrl: null,
    videoUrl: '/uploads/gone.mp4',
  }
  await page.route('**/api/public/ads?**', (route) => route.fulfill({ json: { ads: [ad] } }))
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/ads/example')
    const video = page.locator('video').first()
    await expect(video).toHaveJSProperty('autoplay', reducedMotion === 'no-preference')
    await expect(video).toHaveJSProperty('controls', reducedMotion === 'reduce')
  }
  await expect(page.getByText('Corner bakery')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Visit website' })).toHaveCount(0)
})

test('while the site is closed, it says so and nothing else', async ({ page }) => {
  const { settings } = await (await page.request.get('/api/public/settings')).json()
  await page.route('**/api/public/settings', (route) =>
    route.fulfill({ json: { settings: { ...settings, maintenanceMode: true } } }),
  )
  await page.goto('/pricing')
  await page.keyboard.press('Shift')

  await expect(page.getByText('The site is under maintenance. Please try again later.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We will be right back')
})

test('an installed app has a name and icons that exist', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest.name).toBe('Thela')
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
})

/** How many values of two pictures differ by more than the eye would see. */
async function countDifferences(one: Buffer, other: Buffer) {
  const [before, after] = await Promise.all([one, other].map((picture) => sharp(picture).raw().toBuffer()))
  if (before?.length !== after?.length) return Number.POSITIVE_INFINITY
  return before?.filter((value, n) => Math.abs(value - (after?.[n] ?? 0)) > 24).length
}

/** It takes the place of the system's whenever it comes, awake or not: what moves then is not the app's doing. */
const untilTypefaceIsThere = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.fonts].some(({ family, status }) => /Inter/.test(family) && status === 'loaded') &&
      new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown(true)))),
  )

/** From now on, also what moves under a finger. */
function addUpShifts() {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as unknown as { value: number }[])
      Object.assign(window, { shift: Reflect.get(window, 'shift') + value })
  }).observe({ type: 'layout-shift' })
}
