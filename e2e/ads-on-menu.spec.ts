import type { Locator, Page } from '@playwright/test'
import { adsOf, newPlace, PHONE, titlesFor } from './ads.ts'
import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { menuOf } from './vendor-menu.ts'

test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 } })

const floater = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' })
const button = (page: Page, name: string) => floater(page).getByRole('button', { name })

const NOON = Date.parse('2026-11-15T12:00:00+05:30')

/** The clock stands still unless it is moved, and every shift of the layout is written down. */
async function openMenu(page: Page, vendor: { id: string }) {
  await page.clock.install({ time: NOON })
  await page.clock.pauseAt(NOON + 1000)
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`/asha-chaat-house/${vendor.id}`)
  for (let step = 0; step < 6; step++) await page.clock.runFor(500)
}

/** Moves the clock until it is there, and hardly further. */
async function waitFor(page: Page, target: Locator) {
  await expect
    .poll(async () => {
      await page.clock.runFor(400)
      return target.isVisible()
    }, eagerly)
    .toBe(true)
}

const eagerly = { intervals: [20], timeout: 40_000 }

const shiftOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shift'))

test('a customer meets the floating ad, which covers and moves nothing and goes by keys [ADS-03] [ADS-06] [ADS-08] [ADS-10] [ADS-11] [ADS-12]', async ({
  page,
  request,
  newVendor,
  adminSession,
}) => {
  const place = newPlace()
  const vendor = await newVendor({ ...place, email: `ads-${Date.now()}@example.com` })
  const menu = menuOf(request, vendor)
  for (const name of ['Chaat', 'Drinks', 'Sweets']) {
    const { id } = await menu.addCategory(name)
    for (const dish of ['One', 'Two', 'Three', 'Four'])
      await menu.addItem({ name: `${name} ${dish}`, price: 40, categoryId: id })
  }
  const ads = adsOf(request, await adminSession())
  await ads.run({ title: 'Rasna Cola', description: 'Chilled', adType: 'FLOATING', ...place })
  await expect.poll(() => titlesFor(request, vendor.id, 'FLOATING')).toContain('Rasna Cola')

  await openMenu(page, vendor)
  await expect(page.locator('[data-ad=top]')).not.toBeEmpty()
  for (const slot of await page.locator('.ad:not(.floating)').all())
    expect((await slot.boundingBox())?.height).toBe(100)
  await expect(floater(page)).toHaveCount(0)
  await waitFor(page, floater(page))
  await expect(floater(page)).toContainText('Rasna Cola')
  expect(await shiftOf(page)).toBe(0)

  await expect(floater(page)).toContainText(/\d+ s/)
  await expect(button(page, 'Close advertisement')).toHaveCount(0)
  await button(page, 'Minimise advertisement').click()
  await expect(floater(page).getByRole('link')).toHaveCount(0)
  await button(page, 'Expand advertisement').click()
  await expect(floater(page).getByRole('link')).toBeVisible()

  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
  await expect.poll(() => coveredControls(page)).toEqual([])

  await waitFor(page, button(page, 'Close advertisement'))
  await button(page, 'Close advertisement').focus()
  await page.keyboard.press('Escape')
  await expect(floater(page)).toHaveCount(0)
  expect(await page.evaluate(() => Number(localStorage.getItem('ad-closed')))).toBeGreaterThan(0)
  await page.clock.runFor(59_000)
  await expect(floater(page)).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(floater(page)).toBeVisible()
  await page.clock.resume()
  await expectNoBarriers(page)
})

/** Controls at the end of the page and those that stay on the screen, as far as the ad lies over them. */
const coveredControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('footer a, .to-top, .tabs a')]
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.floater')
      })
      .map((control) => control.textContent),
  )

test('an ad that stands when the last ad runs out can be closed, and goes when its time is over', async ({
  page,
  request,
  newVendor,
  adminSession,
}) => {
  const place = newPlace()
  const vendor = await newVendor(place)
  await adsOf(request, await adminSession()).run({ title: 'Last of all', adType: 'FLOATING', ...place })
  await expect.poll(() => titlesFor(request, vendor.id, 'FLOATING')).toContain('Last of all')

  await openMenu(page, vendor)
  await waitFor(page, floater(page))
  await expect(button(page, 'Close advertisement')).toHaveCount(0)
  await page.route(/ads\/vendor\/.*type=FLOATING/, (route) =>
    route.fulfill({ json: { data: [], fallbackToAdSense: false } }),
  )
  await setHidden(page, true)
  await page.clock.fastForward(300_000)
  const answer = page.waitForResponse(/type=FLOATING/)
  await setHidden(page, false)
  await (await answer).finished()

  await expect(floater(page)).toContainText('Last of all')
  await waitFor(page, button(page, 'Close advertisement'))
  await expect
    .poll(async () => {
      await page.clock.runFor(400)
      return floater(page).count()
    }, eagerly)
    .toBe(0)
})

/** Another tab in front of this one, or no longer. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test('a menu without ads asks for none and shows none [ADS-02] [ADS-37]', async ({
  page,
  request,
  newVendor,
  adminSession,
}) => {
  const place = newPlace()
  const vendor = await newVendor(place)
  const ads = adsOf(request, await adminSession())
  await ads.run({ title: 'Nobody sees this', adType: 'FLOATING', ...place })
  await ads.hideAdsOf(vendor.id)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await openMenu(page, vendor)
  await page.clock.runFor(30_000)
  await expect(page.locator('.ad')).toHaveCount(0)
  await expect(floater(page)).toHaveCount(0)
  expect(asked.filter((url) => /\/public\/ad|fill-slots/.test(url))).toEqual([])
})

test('where nobody advertises, room is kept and says so [ADS-15] [ADS-18] [ADS-20]', async ({
  page,
  newVendor,
}) => {
  await openMenu(page, await newVendor(newPlace()))
  await waitFor(page, floater(page))
  await page.clock.runFor(3000)
  await expect(floater(page)).toContainText(
    'Advertisement Space ReservedThis space is reserved for advertisements',
  )
})

test('banners rotate, and a video plays alone and without sound [ADS-16] [ADS-21]', async ({
  page,
  request,
  newVendor,
  adminSession,
}) => {
  const place = newPlace()
  const vendor = await newVendor(place)
  const ads = adsOf(request, await adminSession())
  await page.goto('/livez')
  const videoUrl = await ads.uploadVideo(await recordVideo(page))
  await ads.run({ title: 'Older text', adType: 'BANNER', ...place, targetLevel: 'CITY' })
  await ads.run({ title: 'Khaman Festival', adType: 'BANNER', videoUrl, ...place })
  await expect.poll(() => titlesFor(request, vendor.id, 'BANNER')).toContain('Khaman Festival')

  await openMenu(page, vendor)
  const top = page.locator('[data-ad=top]')
  const video = page.locator('.banner video').first()
  await expect(video).toBeVisible()
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0)
  expect(
    await video.evaluate(({ muted, loop, controls }: HTMLVideoElement) => ({ muted, loop, controls })),
  ).toEqual({ muted: true, loop: false, controls: false })

  const first = (await top.textContent()) ?? ''
  await page.clock.runFor(60_000)
  await expect(top).not.toHaveText(first)
})

/** A second of film as the browser writes it. */
async function recordVideo(page: Page) {
  const text = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' })
    const ended = new Promise<Blob>((resolve) => {
      recorder.ondataavailable = ({ data }) => resolve(data)
    })
    recorder.start()
    for (let frame = 0; frame < 10; frame++) {
      pen?.fillRect(frame * 20, 0, 20, 100)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    recorder.stop()
    const bytes = new Uint8Array(await (await ended).arrayBuffer())
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  })
  return Buffer.from(text, 'latin1')
}

test.describe('the demo page', () => {
  test.use({
    geolocation: { latitude: 12.9716, longitude: 77.5946 },
    permissions: ['geolocation'],
  })

  test('shows the ads around a visitor, counts them and lets them be closed [ADS-24] [ADS-25] [ADS-26] [ADS-27] [ADS-29] [ADS-39] [ADS-40] [ADS-41] [ADS-42] [ADS-43] [RTE-08]', async ({
    page,
    request,
    baseURL,
    adminSession,
  }) => {
    const ads = adsOf(request, await adminSession())
    const around = { adType: 'HYPERLOCAL', latitude: 12.9716, longitude: 77.5946, radius: 1 } as const
    const linkUrl = `${baseURL}/about`
    const one = await ads.run({ title: 'Corner bakery', linkUrl, ...around })
    const two = await ads.run({ title: 'Corner tailor', linkUrl, ...around })
    const called: string[] = []
    page.on('request', (request) => called.push(request.url()))

    await page.clock.install()
    await page.goto('/ads/example')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByText('Location found')).toBeVisible()
    await expect(page.getByText('12.9716')).toBeVisible()
    await expect(page.getByText('77.5946')).toBeVisible()
    await page.getByRole('button', { name: 'Show location details' }).click()
    await expect(page.getByText('Country')).toBeVisible()
    await page.getByRole('button', { name: 'Hide location details' }).click()
    await page.getByRole('button', { name: 'Refresh location' }).click()
    await expect(page.getByText('12.9716')).toBeVisible()
    for (const name of ['Around you', 'Banner', 'Floating'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')

    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Around you' }) }).last()
    await expect(card).toContainText(/Corner (bakery|tailor)/)
    const second = (await card.textContent())?.includes(one.title) ? two : one
    const isCounted = () => called.some((url) => url.endsWith(`/ads/${second.id}/impression`))
    await waitFor(page, card.getByText(second.title))
    await page.clock.runFor(1000)
    await expect.poll(isCounted).toBe(true)

    const opened = page.waitForEvent('popup')
    await card.getByRole('button', { name: 'Visit website' }).click()
    expect((await opened).url()).toBe(linkUrl)
    await expect.poll(async () => (await ads.read(second.id)).clicks).toBe(1)
    await card.getByRole('button', { name: 'Close' }).click()
    await expect(card.getByText(second.title)).toHaveCount(0)
  })
})

test('who tells no place stands in Surat, and where ads fail nothing is shown [ADS-33] [GEO-04] [GEO-05]', async ({
  page,
}) => {
  await page.route('**/api/public/ads?**', (route) => route.abort())
  await page.goto('/ads/example')
  await expect(page.getByText('Using the fallback location')).toBeVisible()
  await expect(page.getByText('User denied Geolocation')).toBeVisible()
  await expect(page.getByText('21.1700')).toBeVisible()
  await page.getByRole('button', { name: 'Show location details' }).click()
  await expect(page.getByText('Southwest Zone')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Around you' })).toHaveCount(0)
})

test('the test page asks for the ads of the demo vendor and rotates them [ADS-30] [ADS-44] [ADS-45] [ADS-46] [ADS-47] [RTE-09]', async ({
  page,
  request,
  adminSession,
}) => {
  const place = { country: 'India', state: 'Gujarat', city: 'Surat', area: 'Chowk Bazar' }
  const ads = adsOf(request, await adminSession())
  await ads.run({ title: 'Floating one', adType: 'FLOATING', ...place })
  await ads.run({ title: 'Floating two', adType: 'FLOATING', ...place })
  await expect.poll(() => titlesFor(request, 'demo-vendor', 'FLOATING')).toContain('Floating two')
  await page.clock.install()
  await page.goto('/test/floating-ads')

  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText('Latitude')).toBeVisible()
  await expect(page.getByText('Floating ads of the vendor demo-vendor')).toBeVisible()
  await expect(page.getByText(/Answered with \d+ ads/)).toBeVisible()
  const row = page.getByRole('row', { name: /Floating one/ })
  await expect(row).toContainText('100')
  await expect(row).toContainText('Hiral Locho House')

  const rotator = page.locator('.banner')
  const first = (await rotator.textContent()) ?? ''
  let seconds = 0
  await expect
    .poll(async () => {
      seconds++
      await page.clock.runFor(1000)
      return rotator.textContent()
    }, eagerly)
    .not.toBe(first)
  expect(seconds).toBeLessThanOrEqual(10)
  await expectNoBarriers(page)

  await page.goto('/test/floating-ads?vendor=nobody')
  await expect(page.getByText('No ads available for this vendor location')).toBeVisible()
})
