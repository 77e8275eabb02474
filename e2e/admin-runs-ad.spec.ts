import type { Browser, Page } from '@playwright/test'
import { adsOf, newAreas, PHONE, titlesFor } from './ads.ts'
import { expect, test } from './fixtures.ts'
import { drawPicture } from './pictures.ts'

test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 } })

type Place = { country: string; state: string; city: string; area: string }
type NewAd = { title: string; linkUrl: string; budget: string; place: Place }

test('an administrator runs an ad for one area until it has run out [TRK-04] [TRK-05]', async ({
  page,
  browser,
  request,
  baseURL,
  newVendor,
  adminSession,
  signIn,
}) => {
  const session = await adminSession()
  const lanes = await newAreas(request, session)
  const near = await newVendor(lanes.near)
  const far = await newVendor(lanes.far)
  const desk = await openDesk(browser)
  await signIn(desk, session)
  const title = `Rasna Cola ${crypto.randomUUID().slice(0, 8)}`
  // A rupee buys one impression in an area.
  const ad = await createAd(desk, { title, linkUrl: `${baseURL}/about`, budget: '2', place: lanes.near })
  const delivered = () => titlesFor(request, near.id, 'BANNER')
  await expect.poll(delivered).toContain(title)
  const banner = page.locator('[data-ad=top]')

  await page.goto(`/asha-chaat-house/${far.id}`)
  await expect(banner).not.toBeEmpty()
  await expect(page.getByText(title)).toHaveCount(0)

  const seen = page.waitForResponse((answer) => answer.url().endsWith(`/ads/${ad.id}/impression`))
  await page.goto(`/asha-chaat-house/${near.id}`)
  await expect(banner).toContainText(title)
  await expect(banner.locator('img')).toHaveJSProperty('complete', true)
  expect(
    await banner.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  expect((await seen).request().postDataJSON()).toEqual({
    placementId: expect.any(String),
    vendorId: near.id,
    token: expect.any(String),
  })

  const opened = page.waitForEvent('popup')
  const clicked = page.waitForResponse((answer) => answer.url().endsWith(`/api/public/ads/${ad.id}/click`))
  await banner.getByRole('link').click()
  expect((await opened).url()).toBe(`${baseURL}/about`)
  expect((await clicked).request().method()).toBe('POST')
  expect(await (await clicked).json()).toMatchObject({ redirectUrl: `${baseURL}/about` })
  const ads = adsOf(request, session)
  await expect.poll(() => ads.read(ad.id)).toMatchObject({ impressions: 1, clicks: 1 })
  expect(await delivered()).toContain(title)

  await page.goto(`/asha-chaat-house/${near.id}`)
  await expect(banner).toContainText(title)
  await expect.poll(delivered).not.toContain(title)
  await page.goto(`/asha-chaat-house/${near.id}`)
  await expect(banner).not.toBeEmpty()
  await expect(page.getByText(title)).toHaveCount(0)

  await desk.reload()
  const card = desk.getByRole('list', { name: 'Ads' }).getByRole('listitem').filter({ hasText: title })
  await expect(
    card.getByText('Impressions', { exact: true }).locator('xpath=following-sibling::dd'),
  ).toHaveText('2')
  await expect(card.getByText('Clicks', { exact: true }).locator('xpath=following-sibling::dd')).toHaveText(
    '1',
  )
})

/** Administrators sit at a desk. */
const openDesk = async (browser: Browser) =>
  (await browser.newContext({ userAgent: undefined, viewport: { width: 1280, height: 800 } })).newPage()

async function createAd(desk: Page, { title, linkUrl, budget, place }: NewAd) {
  await desk.goto(`/admin/ads?search=${encodeURIComponent(title)}`)
  await desk.getByRole('button', { name: 'Add Ad' }).first().click()
  const form = desk.getByRole('dialog')
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Ad type').selectOption('Banner')
  await form.getByLabel('Link URL').fill(linkUrl)
  await form.getByLabel('Start date').fill('2026-01-01')
  await form.getByLabel('End date').fill('2099-12-31')
  await form.getByLabel('Budget (optional)').fill(budget)
  await form.getByLabel('Target level (optional)').selectOption('Area')
  await form.getByLabel('Country').selectOption(place.country)
  await form.getByLabel('State').selectOption(place.state)
  await form.getByLabel('City').selectOption(place.city)
  await form.getByLabel('Area/Zone').selectOption(place.area)
  await form.locator('input[accept="image/*"]').setInputFiles(await drawPicture(desk))
  await expect(desk.getByText('Image uploaded successfully!')).toBeVisible()

  const [made] = await Promise.all([
    desk.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/admin/ads'),
    ),
    form.getByRole('button', { name: 'Create Ad' }).click(),
  ])
  await expect(desk.getByText('Ad created successfully!')).toBeVisible()
  return (await made.json()).ad as { id: string }
}
