import type { Page } from '@playwright/test'
import { sitePages } from '@thela/contract/site/pages'
import { SUPPORT_CHAT, SUPPORT_EMAIL, SUPPORT_PHONE } from '@thela/contract/values/product'
import sharp from 'sharp'
import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { readCode } from './read-code.ts'
import { followTraffic } from './traffic.ts'
import { wake } from './wake.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true })
const section = (page: Page, title: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Opens the page again and answers with the figures that it was given. */
async function statsGivenTo(page: Page, path: string) {
  const given = page.waitForResponse('**/api/public/stats')
  await page.goto(path)
  await wake(page)
  const answer = await given
  return (await answer.json()).stats
}

test.describe('a vendor on the front page', () => {
  test.beforeEach(({ page }) => page.goto('/'))

  test('reads what it is and finds both doors [RTE-02] [MKT-01] [MKT-04] [MKT-06]', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your menu, one scan away')
    await expect(page).toHaveTitle('Thela: Digital menus for street vendors and small restaurants')

    for (const link of await main(page).getByRole('link', { name: 'Get Started' }).all())
      await expect(link).toHaveAttribute('href', '/auth/register')
    await expect(main(page).getByRole('link', { name: 'Get Started' })).toHaveCount(2)
    await expect(main(page).getByRole('link', { name: 'Login' }).first()).toHaveAttribute(
      'href',
      '/auth/login',
    )
    await expect(section(page, 'Open your stall online').getByRole('link')).toHaveText([
      'Get Started',
      'Login',
    ])
  })

  test('finds four features, six benefits and three examples of voices [MKT-02] [MKT-03] [MKT-05]', async ({
    page,
  }) => {
    const features = section(page, 'Made for a counter in the sun, not for an office')
    await expect(features.getByRole('heading', { level: 3 })).toHaveText([
      'QR code menus',
      'Mobile-first design',
      'Easy management',
      'Analytics',
    ])
    await expect(section(page, 'What is on the card').getByRole('listitem')).toHaveCount(6)

    const voices = section(page, 'What a vendor might say')
    await expect(voices.getByRole('figure')).toHaveCount(3)
    await expect(voices.getByText('Example', { exact: true })).toHaveCount(3)
    await expect(voices.getByText('not the words of real customers')).toBeVisible()
  })

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

  test('can scan the code beside it, in the light and in the dark [MKT-01]', async ({ page, baseURL }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const card = page.getByRole('figure').filter({ hasText: 'Scan for menu' })
      await card.getByRole('img', { name: 'QR code of Kashi Chaat Corner' }).waitFor()

      const { data: address } = await readCode(await card.screenshot())
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

  test('reads figures that the platform has counted, or none [MKT-08]', async ({ page }) => {
    const stats = await statsGivenTo(page, '/')
    const figures = section(page, 'On Thela right now').getByRole('definition')
    await expect(figures).toHaveText(
      [stats.totalVendors, stats.totalMenuItems, stats.totalQrScans, stats.totalMenuViews].map((figure) =>
        figure.toLocaleString('en-IN'),
      ),
    )

    await page.route('**/api/public/stats', (route) => route.abort())
    await page.reload()
    await wake(page)
    await expect(figures).toHaveText(['–', '–', '–', '–'])
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

  expect((await readCode(await card.screenshot())).data).toBe(`${baseURL}/`)
  await expect(page.getByText('Your stall', { exact: true })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('the about page tells story, figures, values, road and team, and how to reach us [RTE-03] [MKT-07] [MKT-08] [MKT-09] [MKT-10] [MKT-11] [MKT-12]', async ({
  page,
}) => {
  const stats = await statsGivenTo(page, '/about')
  await expect(page).toHaveTitle('About | Thela')

  await expect(section(page, 'Our story')).toContainText('chalkboard')
  await expect(section(page, 'Our impact, counted').getByRole('definition').first()).toHaveText(
    stats.totalVendors.toLocaleString('en-IN'),
  )
  await expect(section(page, 'What we hold on to').getByRole('listitem')).toHaveCount(4)
  await expect(section(page, 'The road so far').getByRole('listitem')).toHaveCount(6)
  await expect(section(page, 'The team').getByText('Example', { exact: true })).toHaveCount(3)

  const contact = section(page, 'Come and talk to us')
  await expect(contact.getByRole('link', { name: SUPPORT_EMAIL })).toHaveAttribute(
    'href',
    `mailto:${SUPPORT_EMAIL}`,
  )
  await expect(contact.getByRole('link', { name: SUPPORT_PHONE })).toHaveAttribute(
    'href',
    'tel:+919000000000',
  )
  await expect(contact.getByRole('link', { name: 'Chat' })).toHaveAttribute(
    'href',
    `${SUPPORT_CHAT}?text=Hello%20Thela%2C%20I%20have%20a%20question.`,
  )
  await expect(contact.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth/register')
})

test.describe('a vendor who compares prices', () => {
  test.beforeEach(({ page }) => page.goto('/pricing'))

  const card = (page: Page, name: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

  test('reads three promises first [RTE-04] [MKT-13] [MKT-52]', async ({ page }) => {
    await expect(page).toHaveTitle('Pricing | Thela')
    for (const badge of ['No setup fees', 'Cancel anytime', '7-day free trial'])
      await expect(main(page).getByRole('listitem').filter({ hasText: badge }).first()).toBeVisible()
  })

  test('finds Starter, free forever, with its two limitations [MKT-15] [MKT-18] [MKT-21] [MKT-22] [ENT-27] [CONST-20]', async ({
    page,
  }) => {
    const starter = card(page, 'Starter')
    await expect(starter).toContainText('₹0')
    await expect(starter).toContainText('forever')
    await expect(starter).toContainText('Everything a cart needs to be read on a phone.')
    await expect(starter).toContainText('Ads appear on your menu, and we share the ad revenue with you')
    await expect(starter.getByRole('heading', { level: 3 })).toHaveText(['Included', 'Limitations'])
    await expect(starter.getByRole('list').last().getByRole('listitem')).toHaveText([
      'Thela branding on your menu',
      'Basic analytics only',
    ])
    await expect(starter.getByText('Most Popular')).toHaveCount(0)
  })

  test('finds Professional, 199 rupees a month, popular and with a trial [MKT-15] [MKT-16] [MKT-17] [MKT-18] [MKT-23] [ENT-27] [CONST-20]', async ({
    page,
  }) => {
    const professional = card(page, 'Professional')
    await expect(professional).toContainText('₹199')
    await expect(professional).toContainText('per month')
    await expect(professional.getByText('Most Popular')).toBeVisible()
    await expect(professional.getByText('7-day free trial')).toBeVisible()
    await expect(professional).toContainText('No ads on your menu')
    await expect(professional.getByRole('heading', { level: 3 })).toHaveText(['Included', 'Limitations'])
  })

  test('sees the two plans side by side on a wide screen [MKT-14]', async ({ page }) => {
    const [starter, professional] = await Promise.all([
      card(page, 'Starter').boundingBox(),
      card(page, 'Professional').boundingBox(),
    ])
    expect(starter?.y).toBe(professional?.y)
    expect(professional?.x).toBeGreaterThan(starter?.x ?? Number.NaN)
  })

  for (const plan of ['Starter', 'Professional']) {
    test(`asks about ${plan} in a chat that names the plan, or by e-mail [MKT-19] [MKT-20] [MKT-24]`, async ({
      page,
    }) => {
      const href = await card(page, plan)
        .getByRole('link', { name: `Ask about ${plan}` })
        .getAttribute('href')
      const { origin, pathname, searchParams } = new URL(href ?? '')

      expect(origin + pathname).toBe(SUPPORT_CHAT)
      expect(searchParams.get('text')).toBe(`Hello Thela, I am interested in the ${plan} plan.`)
      await expect(card(page, plan).getByRole('link', { name: 'Email' })).toHaveAttribute('href', '/contact')
    })
  }

  test('can ask for a design of his own [MKT-25] [MKT-26] [MKT-27]', async ({ page }) => {
    const service = section(page, 'Custom Design Service')
    await expect(service).toContainText('A menu page drawn for your business alone')
    await expect(service).toContainText('Priced by quote')
    await expect(service.getByRole('listitem')).toHaveCount(4)
    const href = await service.getByRole('link', { name: 'Get Quote' }).getAttribute('href')
    expect(href?.startsWith(`${SUPPORT_CHAT}?text=`)).toBe(true)
    await expect(service.getByRole('link', { name: 'Email' })).toHaveAttribute('href', '/contact')
  })

  test('reads examples with stars, person, business, place and plan [MKT-28] [ENT-28]', async ({ page }) => {
    const slips = section(page, 'How it could sound').getByRole('figure')
    await expect(slips).toHaveCount(3)
    await expect(slips.first().getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
    await expect(slips.first()).toContainText('A chaat vendor')
    await expect(slips.first()).toContainText('Evening chaat cart, Surat · Starter plan')
    await expect(slips.getByText('Example', { exact: true })).toHaveCount(3)
  })

  test('opens answers about money, payment by hand among them [MKT-24] [MKT-29] [MKT-61]', async ({
    page,
  }) => {
    await wake(page)
    await page.getByText('How do I pay?').click()
    await expect(page.getByText('Payment and plan changes are handled by hand')).toBeVisible()
    await page.getByText('Will the price change?').click()
    await expect(page.getByText('you hear of it 30 days before')).toBeVisible()
    await expect(page.getByText('Payment and plan changes are handled by hand')).toBeHidden()
  })

  test('ends at the two doors [MKT-30]', async ({ page }) => {
    const doors = section(page, 'Try it on your cart')
    await expect(doors.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
      'href',
      '/auth/register',
    )
    await expect(doors.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth/login')
  })
})

test('the privacy policy says what is stored, why, for how long and what one can do [RTE-05] [MKT-31] [MKT-32] [MKT-33] [MKT-34] [MKT-35] [MKT-36] [MKT-37] [MKT-38] [MKT-54] [MKT-55] [MKT-57] [MKT-58] [MKT-59] [MKT-60]', async ({
  page,
}) => {
  await page.goto('/privacy')
  await expect(page).toHaveTitle('Privacy | Thela')
  const terms = (title: string) => section(page, title).getByRole('term')

  await expect(terms('What we collect')).toHaveText([
    'Account data',
    'Menu data',
    'Usage data',
    'Messages and sign-ins',
  ])
  await expect(terms('What we use it for')).toHaveText([
    'Providing the service',
    'Communication',
    'Advertising revenue, Starter plan only',
  ])
  await expect(terms('Who else is involved')).toHaveText(['An analytics service', 'An image storage service'])
  await expect(section(page, 'Who else is involved')).toContainText('used only if the operator')
  await expect(section(page, 'Your data is never sold')).toContainText('We do not sell personal data')
  await expect(terms('Your rights')).toHaveText(['Access', 'Update', 'Delete', 'Export'])
  await expect(section(page, 'Your rights')).toContainText('settled within 30 days')
  await expect(section(page, 'How we protect it')).toContainText('one-way hashes')

  const retention = section(page, 'How long we keep it')
  await expect(retention).toContainText('While the account is active, plus 30 days after its deletion.')
  await expect(retention).toContainText('Analytics2 years.')
  await expect(retention).toContainText('Logs1 year.')
  await expect(retention).toContainText('Deleted within 30 days.')

  const contact = section(page, 'Questions about privacy')
  await expect(contact).toContainText('within 24 to 48 hours on business days')
  await expect(contact.getByRole('link', { name: SUPPORT_EMAIL })).toBeVisible()
  await expect(contact.getByRole('link', { name: 'terms of service' })).toHaveAttribute('href', '/terms')
})

test('the terms have fourteen numbered sections and lead to contact and privacy [RTE-06] [MKT-39] [MKT-40] [MKT-61]', async ({
  page,
}) => {
  await page.goto('/terms')
  await expect(page).toHaveTitle('Terms | Thela')
  const headings = main(page).getByRole('heading', { level: 2 })
  await expect(headings).toHaveCount(14)
  for (const [index, title] of (await headings.allTextContents()).entries())
    expect(title).toMatch(new RegExp(`^${index + 1}\\. \\S`))

  await expect(main(page).getByRole('link', { name: 'contact page' }).first()).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(main(page).getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy')
  await expect(main(page)).toContainText('we announce it here 30 days before the change takes effect')
  await expect(main(page)).toContainText('you are told 30 days before it takes effect')

  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Liability' }).click()
  await expect(heading(page, '13. Liability')).toBeInViewport()
})

test.describe('every public page', () => {
  test('offers a chat and an e-mail address in its footer [MKT-51] [LAY-12] [LAY-13]', async ({ page }) => {
    for (const path of sitePages) {
      await page.goto(path)
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', SUPPORT_CHAT)
      await expect(footer.getByRole('link', { name: SUPPORT_EMAIL })).toBeVisible()
    }
  })

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

  test('runs no app for who only reads, and hears the first press', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const traffic = followTraffic(page)
    // The form of the contact page is ready before one types.
    for (const path of sitePages.filter((path) => path !== '/contact')) {
      await page.goto(path)
      await traffic.untilQuiet()
      await expect(page.locator('head > script[type="module"]'), path).toHaveCount(0)
    }

    await page.getByRole('button', { name: 'Switch theme' }).dispatchEvent('click')
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  })

  test('comes alive by itself when a part that needs it fills a phone held sideways', async ({ page }) => {
    await page.setViewportSize({ width: 667, height: 320 })
    await page.goto('/no-such-page')
    const part = await page.locator('[data-wakes]').boundingBox()
    expect(part?.height).toBeGreaterThan(320)

    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
  })

  test('looks before it is alive as it does after', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const traffic = followTraffic(page)
    const look = async () => {
      await traffic.untilQuiet()
      await page.evaluate(() => document.fonts.ready)
      return page.screenshot({ fullPage: true, animations: 'disabled' })
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // The other pages show something that only the app knows.
      for (const path of ['/pricing', '/privacy', '/terms']) {
        await page.goto(path)
        const before = await look()
        await wake(page)
        expect(await countDifferences(before, await look()), `${path} in the ${colorScheme}`).toBe(0)
      }
    }
  })

  test('comes alive without an error and without a jump', async ({ page }) => {
    test.slow()
    const traffic = followTraffic(page)
    const complaints: string[] = []
    // The script of this test is tried in the drawn phone too, whose frame runs none.
    const isOwn = (text: string) => text.startsWith("Blocked script execution in 'about:srcdoc'")
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isOwn(message.text()))
        complaints.push(`${page.url()} ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`${page.url()} ${error}`))
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      for (const path of sitePages) {
        await page.goto(path)
        await untilTypefaceIsThere(page)
        await page.evaluate(addUpShifts)
        await wake(page)
        await traffic.untilQuiet()
        expect(await page.evaluate(() => Reflect.get(window, 'shift')), path).toBeLessThan(0.02)
      }
    }
    expect(complaints).toEqual([])
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`shuts nobody out, in the ${colorScheme}`, async ({ page }) => {
      test.slow()
      await page.emulateMedia({ colorScheme })
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(viewport)
        for (const path of sitePages) {
          await page.goto(path)
          await wake(page)
          await expectNoBarriers(page, { exclude: 'iframe', name: `${path} at ${viewport.width}` })
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        }
      }
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

test('an ad that leads nowhere offers no way there, and moves only for who wants motion', async ({
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
