import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { adsOf, newPlace, PHONE, titlesFor } from './ads.ts'
import { expect, test } from './fixtures.ts'

test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 } })

const fact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

test.describe('the demo page', () => {
  /** A spot in the sea that is this test's own. */
  const spot = { latitude: 6 + Math.random(), longitude: 88 + Math.random() }

  test.use({ geolocation: { latitude: 12.9716, longitude: 77.5946 }, permissions: ['geolocation'] })

  test('shows where a visitor is, asks again on request, and has details to open [ADS-39] [ADS-40] [ADS-41]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const ask = Geolocation.prototype.getCurrentPosition
      Object.assign(window, { asked: 0 })
      Geolocation.prototype.getCurrentPosition = function (...call) {
        Object.assign(window, { asked: Reflect.get(window, 'asked') + 1 })
        ask.apply(this, call)
      }
    })
    const asked = () => page.evaluate(() => Reflect.get(window, 'asked'))
    await page.goto('/ads/example')
    await expect(page.getByText('Location found')).toBeVisible()
    await expect(fact(page, 'Latitude')).toHaveText('12.9716')
    await expect(fact(page, 'Longitude')).toHaveText('77.5946')

    // The browser itself may answer with a position of up to ten minutes ago, so the question is what can be seen.
    expect(await asked()).toBe(1)
    await page.getByRole('button', { name: 'Refresh location' }).click()
    await expect.poll(asked).toBe(2)
    await expect(fact(page, 'Latitude')).toHaveText('12.9716')

    await expect(page.getByText('Country')).toHaveCount(0)
    await page.getByRole('button', { name: 'Show location details' }).click()
    await expect(page.getByText('Country')).toBeVisible()
    await page.getByRole('button', { name: 'Hide location details' }).click()
    await expect(page.getByText('Country')).toHaveCount(0)
  })

  test('has three placements in the public layout, and a way home [ADS-42] [ADS-43] [RTE-08]', async ({
    page,
  }) => {
    await page.goto('/ads/example')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Ad integration demo' })).toBeVisible()
    for (const name of ['Near you', 'Banner', 'Floating'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  const nearYou = (page: Page) =>
    page.locator('section', { has: page.getByRole('heading', { name: 'Near you' }) }).last()

  test('shows one of the ads by chance, counts it after a second and another after a minute [ADS-24] [ADS-25] [ADS-29]', async ({
    page,
    context,
    request,
    adminSession,
  }) => {
    await context.setGeolocation(spot)
    const ads = adsOf(request, await adminSession())
    const around = { adType: 'HYPERLOCAL', ...spot, radius: 1 } as const
    const both = [
      await ads.run({ title: 'Corner bakery', ...around }),
      await ads.run({ title: 'Corner tailor', ...around }),
    ]
    const counted: string[] = []
    page.on('request', (request) => {
      const [, id] = /\/ads\/([^/]+)\/impression$/.exec(request.url()) ?? []
      if (both.some((ad) => ad.id === id)) counted.push(id ?? '')
    })
    const open = async (chance: number) => {
      await page.addInitScript((chance) => {
        Math.random = () => chance
      }, chance)
      await page.goto('/ads/example')
      const isShown = async () => {
        await page.clock.runFor(50)
        return nearYou(page)
          .getByText(/Corner/)
          .isVisible()
      }
      await expect.poll(isShown, { intervals: [20] }).toBe(true)
      const title = await nearYou(page)
        .getByText(/Corner/)
        .textContent()
      return both.find((ad) => ad.title === title)?.id ?? ''
    }

    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const last = await open(0.99)
    const first = await open(0)
    expect([first, last].toSorted()).toEqual(both.map(({ id }) => id).toSorted())

    counted.length = 0
    await page.clock.runFor(900)
    expect(await page.evaluate(() => document.visibilityState)).toBe('visible')
    expect(counted).toEqual([])
    await page.clock.runFor(100)
    await expect.poll(() => counted).toEqual([first])
    await page.clock.runFor(58_900)
    const titleOf = (id: string) => both.find((ad) => ad.id === id)?.title ?? ''
    await expect(nearYou(page)).toContainText(titleOf(first))
    await page.clock.runFor(200)
    await expect(nearYou(page)).toContainText(titleOf(last))
  })

  test('opens a clicked ad in a new tab and counts the click, and hides a closed one [ADS-26] [ADS-27]', async ({
    page,
    context,
    request,
    baseURL,
    adminSession,
  }) => {
    const here = { latitude: spot.latitude + 1, longitude: spot.longitude }
    await context.setGeolocation(here)
    const ads = adsOf(request, await adminSession())
    const linkUrl = `${baseURL}/about`
    const ad = await ads.run({ title: 'Corner florist', linkUrl, adType: 'HYPERLOCAL', ...here, radius: 1 })
    // The server refuses an impression that comes too early; the page's clock is not the server's.
    const seen = page.waitForResponse(`**/ads/${ad.id}/impression`)
    await page.goto('/ads/example')
    await expect(nearYou(page)).toContainText('Corner florist')
    await seen

    const clicked = page.waitForResponse(`**/ads/${ad.id}/click`)
    const opened = page.waitForEvent('popup')
    await nearYou(page).getByRole('button', { name: 'Visit website' }).click()
    expect(await (await clicked).json()).toMatchObject({ redirectUrl: linkUrl })
    expect((await opened).url()).toBe(linkUrl)
    await expect.poll(async () => (await ads.read(ad.id)).clicks).toBe(1)

    await nearYou(page).getByRole('button', { name: 'Close' }).click()
    await expect(nearYou(page).getByText('Corner florist')).toHaveCount(0)
  })
})

test('a visitor without a location gets the ads of Surat, and nothing is shown when ads fail [ADS-33] [GEO-04] [GEO-05]', async ({
  page,
}) => {
  await page.route('**/api/public/ads?**', (route) => route.abort())
  await page.goto('/ads/example')
  await expect(page.getByText('Using the fallback location')).toBeVisible()
  await expect(page.getByText('User denied Geolocation')).toBeVisible()
  await expect(fact(page, 'Latitude')).toHaveText('21.1700')
  await expect(fact(page, 'Longitude')).toHaveText('72.8300')
  await page.getByRole('button', { name: 'Show location details' }).click()
  await expect(fact(page, 'Area')).toHaveText('Southwest Zone')
  await expect(fact(page, 'City')).toHaveText('Surat')
  await expect(fact(page, 'State')).toHaveText('Gujarat')
  await expect(fact(page, 'Country')).toHaveText('India')
  for (const name of ['Near you', 'Banner', 'Floating'])
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
  const placements = page
    .locator('section', { has: page.getByRole('heading', { name: 'Your location', exact: true }) })
    .last()
    .locator('xpath=following-sibling::*')
  await expect(placements).toHaveCount(1)
  await expect(placements).toBeEmpty()
})

test('the test page shows the location, and lists the ads that a call for the demo vendor gets [ADS-44] [ADS-45] [ADS-46]', async ({
  page,
  request,
  adminSession,
}) => {
  const place = { country: 'India', state: 'Gujarat', city: 'Surat', area: 'Chowk Bazar' }
  const ads = adsOf(request, await adminSession())
  await ads.run({ title: 'Floating one', adType: 'FLOATING', ...place })
  await expect.poll(() => titlesFor(request, 'demo-vendor', 'FLOATING')).toContain('Floating one')
  const called = page.waitForResponse('**/api/public/ads/vendor/demo-vendor?type=FLOATING&**')
  await page.goto('/test/floating-ads')

  await expect(fact(page, 'Latitude')).toHaveText('21.1700')
  await expect(fact(page, 'Longitude')).toHaveText('72.8300')
  await expect(page.getByText('Floating ads of the vendor demo-vendor')).toBeVisible()
  const { data } = await (await called).json()
  await expect(
    page.getByText(data.length === 1 ? 'Received 1 ad' : `Received ${data.length} ads`),
  ).toBeVisible()
  const row = page.getByRole('row', { name: /Floating one/ })
  await expect(row).toContainText('100')
  await expect(row).toContainText('Hiral Locho House')
  await expectAccessible(page)

  await page.goto('/test/floating-ads?vendor=nobody')
  await expect(page.getByText('No ads available for this vendor location')).toBeVisible()
})

test('the test page, in the public layout, shows another ad every ten seconds [ADS-30] [ADS-47] [RTE-09]', async ({
  page,
  request,
  newVendor,
  adminSession,
}) => {
  const place = newPlace()
  const vendor = await newVendor(place)
  const ads = adsOf(request, await adminSession())
  for (const title of ['Floating one', 'Floating two']) await ads.run({ title, adType: 'FLOATING', ...place })
  await expect.poll(() => titlesFor(request, vendor.id, 'FLOATING')).toHaveLength(2)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.goto(`/test/floating-ads?vendor=${vendor.id}`)
  const rotator = page.locator('.banner')
  const isShown = async () => {
    await page.clock.runFor(50)
    return rotator.isVisible()
  }
  await expect.poll(isShown, { intervals: [20] }).toBe(true)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  const first = (await rotator.textContent()) ?? ''
  await page.clock.runFor(9900)
  await expect(rotator).toHaveText(first)
  await page.clock.runFor(100)
  await expect(rotator).not.toHaveText(first)
  await page.clock.runFor(10_000)
  await expect(rotator).toHaveText(first)
})
