import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { adsOf, newPlace, PHONE, titlesFor } from './ads.ts'
import { expect, test } from './fixtures.ts'
import { menuApi } from './menu-api.ts'

test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 } })

const floater = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' })
const button = (page: Page, name: string) => floater(page).getByRole('button', { name })

const NOON = Date.parse('2026-11-15T12:00:00+05:30')

/** The clock does not move by itself, and every layout shift is recorded. */
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

test('a customer sees the floating ad, which covers and moves nothing and can be closed with the keyboard [ADS-10] [ADS-11] [ADS-12]', async ({
  page,
  request,
  newVendor,
  adminSession,
}) => {
  const place = newPlace()
  const vendor = await newVendor({ ...place, email: `ads-${Date.now()}@example.com` })
  const menu = menuApi(request, vendor)
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
  const heights = await page
    .locator('.ad:not(.floating)')
    .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().height))
  expect(heights).toEqual([60, 100, 100])
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
  await expectAccessible(page)
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

test('an ad that is shown when the last ad runs out can be closed, and disappears after its duration', async ({
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

test('a slot without ads keeps its space and shows a placeholder text [ADS-15] [ADS-18] [ADS-20]', async ({
  page,
  newVendor,
}) => {
  await openMenu(page, await newVendor(newPlace()))
  await waitFor(page, floater(page))
  await expect(floater(page)).toContainText('Advertisement Loading...')
  await page.clock.runFor(2000)
  await expect(floater(page)).toContainText('Advertisement Loading...')
  await page.clock.runFor(1000)
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
  await page.clock.runFor(55_000)
  await expect(top).toHaveText(first)
  await page.clock.runFor(5000)
  await expect(top).not.toHaveText(first)
})

test('banners stand at the top, in the middle and at the bottom, and each that is seen is sent, though nobody answers [PUB-15] [TRK-04]', async ({
  page,
  request,
  baseURL,
  newVendor,
  adminSession,
}) => {
  const place = newPlace()
  const vendor = await newVendor(place)
  const menu = menuApi(request, vendor)
  const { id: categoryId } = await menu.addCategory('Chaat')
  for (const name of ['Bhel', 'Dabeli']) await menu.addItem({ name, price: 40, categoryId })
  const ads = adsOf(request, await adminSession())
  const titles = ['Rasna Cola', 'Khaman Festival', 'Corner Bakery']
  const made = await Promise.all(titles.map((title) => ads.run({ title, adType: 'BANNER', ...place })))
  await expect.poll(() => titlesFor(request, vendor.id, 'BANNER')).toEqual(expect.arrayContaining(titles))
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  const seen = new Map<string, object>()
  await page.route('**/api/public/ads/*/impression', (route) => {
    seen.set(route.request().url(), route.request().postDataJSON())
    return route.abort()
  })

  await page.goto(`/asha-chaat-house/${vendor.id}`)
  const banner = (slot: string) => page.locator(`[data-ad=${slot}] .banner`)
  const shown = async () => Promise.all(['top', 'middle', 'bottom'].map((slot) => banner(slot).textContent()))
  await expect(banner('top')).toBeVisible()
  expect(new Set((await shown()).map((text) => titles.find((title) => text?.includes(title)))).size).toBe(3)
  const tops = await Promise.all(
    ['top', 'middle', 'bottom'].map(async (slot) => (await banner(slot).boundingBox())?.y ?? 0),
  )
  const dishes = await Promise.all(
    ['Bhel', 'Dabeli'].map(
      async (name) => (await page.getByText(name, { exact: true }).boundingBox())?.y ?? 0,
    ),
  )
  const [top = 0, middle = 0, bottom = 0] = tops
  const [bhel = 0, dabeli = 0] = dishes
  expect([top, bhel, middle, dabeli, bottom]).toEqual(
    [top, bhel, middle, dabeli, bottom].toSorted((a, b) => a - b),
  )

  for (const slot of ['top', 'middle', 'bottom']) {
    const text = (await banner(slot).textContent()) ?? ''
    const ad = made.find(({ title }) => text.includes(title))
    await banner(slot).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect
      .poll(() => seen.get(`${baseURL}/api/public/ads/${ad?.id}/impression`), slot)
      .toEqual({ placementId: expect.any(String), vendorId: vendor.id, token: expect.any(String) })
  }
  expect(new Set(await shown()).size).toBe(3)
  expect(errors).toEqual([])
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
