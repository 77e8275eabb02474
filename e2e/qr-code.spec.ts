import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { expect, longTest, test, type Vendor } from './fixtures.ts'
import { pixelsOf, readQrCode, readQrCodeTwice } from './read-qr-code.ts'
import { hold } from './route-handlers.ts'
import { toasts } from './toasts.ts'

const PATH = '/dashboard/qr-code'
const GENERATE = '**/api/vendors/generate-qr'
const NEAR_BLACK = [17, 24, 39]
const WHITE = [255, 255, 255]

const code = (page: Page) => page.getByRole('img', { name: 'QR code of Asha Chaat House' })
const poster = (page: Page) => page.getByRole('img', { name: 'Poster of Asha Chaat House' })
const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const download = (page: Page) => page.getByRole('button', { name: 'Download Premium QR Menu' })

/** The bytes of a shown picture, wherever it comes from. */
async function bytesOf(image: Locator) {
  const src = (await image.getAttribute('src')) ?? ''
  if (src.startsWith('data:')) return Buffer.from(src.split(',')[1] ?? '', 'base64')
  const answer = await image.page().request.get(src)
  return answer.body()
}

async function saveFrom(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), download(page).click()])
  return { name: file.suggestedFilename(), png: await readFile(await file.path()) }
}

const seen = (png: Buffer, width: number) => sharp(png).resize({ width }).png().toBuffer()

test.describe('a vendor who wants the code', () => {
  let vendor: Vendor

  test.beforeEach(async ({ page, newVendor, signIn }) => {
    vendor = await newVendor()
    await signIn(page, vendor)
  })

  test('sees one from the server that leads to the menu [QR-01] [QR-03] [QR-05]', async ({
    page,
    baseURL,
  }) => {
    const [answer] = await Promise.all([page.waitForResponse(GENERATE), page.goto(PATH)])
    const { url } = answer.request().postDataJSON()
    const { qrCodeUrl } = await answer.json()

    await expect(page).toHaveTitle('QR Code | Thela')
    await expect(code(page)).toHaveAttribute('src', qrCodeUrl)
    const link = new URL((await readQrCode(await bytesOf(code(page)))).data)
    expect(link.href).toBe(url)
    expect(link.origin + link.pathname).toBe(`${baseURL}/asha-chaat-house/${vendor.id}`)
    expect(link.searchParams.get('source')).toBe('qr')
    expect(Math.abs(Number(link.searchParams.get('scan_id')) - Date.now())).toBeLessThan(600_000)
  })

  const refusals = {
    'does not answer': (page: Page) => page.route(GENERATE, (route) => route.abort()),
    'reports no success': (page: Page) =>
      page.route(GENERATE, (route) => route.fulfill({ json: { success: false, qrCodeUrl: null } })),
    'has a bad day': (page: Page) =>
      page.route(GENERATE, (route) => route.fulfill({ status: 500, json: {} })),
  }
  test('gets it drawn in the browser when the server does not answer, fails or reports no success [QR-03] [QR-04] [QR-05]', async ({
    page,
    baseURL,
  }) => {
    for (const [fault, inject] of Object.entries(refusals)) {
      await inject(page)
      await page.goto(PATH)

      await expect(code(page), fault).toHaveAttribute('src', /^data:image\/png/)
      const png = await bytesOf(code(page))
      const { data: link } = await readQrCode(png)
      const [address, scanId] = link.split('&scan_id=')
      expect(address, fault).toBe(`${baseURL}/asha-chaat-house/${vendor.id}?source=qr`)
      expect(scanId, fault).toMatch(/^\d{13}$/)
      await expectOurLook(png, link)
      await expect(toasts(page)).toHaveCount(0)
      await page.unroute(GENERATE)
    }
  })

  test('sees a toast when the image does not load and gets a code drawn in the browser [QR-09]', async ({
    page,
  }) => {
    await page.route('**/uploads/qr-codes/**', (route) => route.abort())
    await page.goto(PATH)

    await expect(toasts(page)).toHaveText('Failed to load QR code')
    await expect(code(page)).toHaveAttribute('src', /^data:image\/png/)
  })

  test('sees a toast when the browser cannot draw it either, and can try again [QR-10]', async ({ page }) => {
    await page.route(GENERATE, (route) => route.abort())
    await page.addInitScript(() => {
      const works = HTMLCanvasElement.prototype.toDataURL
      HTMLCanvasElement.prototype.toDataURL = () => {
        throw new Error('broken')
      }
      Object.assign(window, {
        mend: () => {
          HTMLCanvasElement.prototype.toDataURL = works
        },
      })
    })
    await page.goto(PATH)
    await expect(toasts(page)).toHaveText('Failed to generate QR code')

    await page.evaluate(() => (window as unknown as { mend: () => void }).mend())
    await card(page, 'Asha Chaat House').getByRole('button', { name: 'Retry' }).click()
    await expect(code(page)).toBeVisible()
    await card(page, 'For your stall').getByRole('button', { name: 'Retry' }).click()
    await expect(poster(page)).toBeVisible()
  })

  test('downloads a poster whose code can be scanned [QR-02] [QR-06] [QR-07]', async ({ page }) => {
    const [request] = await Promise.all([page.waitForRequest(GENERATE), page.goto(PATH)])
    await expect(poster(page)).toBeVisible()
    const { name, png } = await saveFrom(page)
    await expect(toasts(page)).toHaveText('Enhanced QR code downloaded successfully!')

    expect(name).toBe('asha-chaat-house-menu-qr.png')
    const { width, height } = await pixelsOf(png)
    expect([width, height]).toEqual([600, 700])
    const { data: link, location } = await readQrCode(png)
    expect(link).toBe(request.postDataJSON().url)
    const { modules } = QRCode.create(link, { errorCorrectionLevel: 'M' })
    const side = location.topRightCorner.x - location.topLeftCorner.x
    expect(Math.abs(side - modules.size * 8)).toBeLessThan(4)

    // As a camera sees it: near, at arm's length, across the counter, badly focused.
    const views = [png, await seen(png, 300), await seen(png, 150), await sharp(png).blur(2).toBuffer()]
    expect(await Promise.all(views.map(readQrCodeTwice))).toEqual(views.map(() => [link, link]))
  })

  test('gets the poster in the colour of the chosen theme [QR-02]', async ({ page }) => {
    await page.route('**/api/vendors/template', (route) =>
      route.fulfill({ json: { success: true, data: { templateId: 'default-layout', themeIndex: 3 } } }),
    )
    await page.goto(PATH)
    const { colourAt } = await pixelsOf((await saveFrom(page)).png)

    expect(colourAt(20, 40)).toEqual([194, 65, 12])
  })

  longTest(
    'gets a poster that can be scanned for a long name in Gujarati [QR-02] [QR-07]',
    async ({ page, newVendor, signIn }) => {
      const vendor = await newVendor({ businessName: 'શ્રીજી ખમણ અને લોચો હાઉસ અડાજણ' })
      await signIn(page, vendor)
      await page.goto(PATH)
      const { name, png } = await saveFrom(page)

      expect(name.normalize('NFC')).toBe('શ્રીજી-ખમણ-અને-લોચો-હાઉસ-અડાજણ-menu-qr.png')
      // A Gujarati letter takes nine signs in an address, so the code has a short one.
      const views = [png, await seen(png, 300), await sharp(png).blur(2).toBuffer()]
      for (const [link = '', again] of await Promise.all(views.map(readQrCodeTwice))) {
        expect(link).toContain(`/m/${vendor.id}?source=qr`)
        expect(again).toBe(link)
      }
    },
  )

  test('sees that the poster is being made, and then that it is done [QR-08] [QR-12]', async ({ page }) => {
    const release = await hold(page, '**/api/vendors/template')
    await page.goto(PATH)
    await download(page).click()

    await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
    release()
    await expect(toasts(page)).toHaveText('Enhanced QR code downloaded successfully!')
    await expect(download(page)).toBeEnabled()
  })

  test('sees a toast when the poster fails [QR-08] [QR-11]', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = (take) => take(null)
    })
    await page.goto(PATH)
    await download(page).click()

    await expect(toasts(page)).toHaveText('Failed to generate enhanced image')
    await expect(download(page)).toBeEnabled()
  })

  test('prints the poster alone', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        const pictures = [...document.images].map(({ alt, naturalWidth }) => ({ alt, naturalWidth }))
        Object.assign(window.top as Window, { printed: { text: document.body.textContent, pictures } })
      }
    })
    await page.goto(PATH)
    await page.getByRole('button', { name: 'Print' }).click()

    await expect
      .poll(() => page.evaluate(() => (window as unknown as { printed?: unknown }).printed))
      .toEqual({ text: '', pictures: [{ alt: '', naturalWidth: 1800 }] })
  })

  test('copies the plain link', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(PATH)
    await page.getByRole('button', { name: 'Copy Link' }).click()

    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/asha-chaat-house/${vendor.id}`,
    )
  })

  test('reaches it with one tap from the front page, and nothing scrolls sideways [RTE-20]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/dashboard')
    await page.getByRole('navigation', { name: 'Daily work' }).getByRole('link', { name: 'QR Code' }).click()

    await expect(page).toHaveURL(PATH)
    await expect(page.getByRole('heading', { level: 1, name: 'QR Code' })).toBeVisible()
    await expect(code(page)).toBeInViewport({ ratio: 0.9 })
    await expect(poster(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no accessibility violations on the page of the code (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(PATH)
      await expect(code(page)).toBeVisible()
      await expect(poster(page)).toBeVisible()

      await expectAccessible(page)
    })
  }
})

/** Correction M, margin 2, near-black on white: each module of the picture is the one we expect. */
async function expectOurLook(png: Buffer, link: string) {
  const { width, height, colourAt } = await pixelsOf(png)
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'M' })
  const scale = width / (modules.size + 4)
  expect(height).toBe(width)
  expect(Number.isInteger(scale)).toBe(true)

  const at = Array.from({ length: modules.size + 4 }, (_, index) => index - 2)
  const isDark = (column: number, row: number) =>
    Math.min(row, column) >= 0 && Math.max(row, column) < modules.size && modules.get(row, column)
  const isRight = (column: number, row: number) => {
    const colour = colourAt(Math.floor((column + 2.5) * scale), Math.floor((row + 2.5) * scale))
    return String(colour) === String(isDark(column, row) ? NEAR_BLACK : WHITE)
  }
  const wrong = at.flatMap((row) =>
    at.filter((column) => !isRight(column, row)).map((column) => [column, row]),
  )
  expect(wrong).toEqual([])
}
