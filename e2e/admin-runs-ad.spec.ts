import { adsOf, newPlace, PHONE } from './ads.ts'
import { expect, test } from './fixtures.ts'

test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 } })

test('an administrator runs an ad for one area until it has run out [ADS-01] [ADS-22] [ADS-23]', async ({
  page,
  request,
  baseURL,
  newVendor,
  adminSession,
}) => {
  const here = newPlace()
  const near = await newVendor(here)
  const far = await newVendor(newPlace())
  const ads = adsOf(request, await adminSession())
  const ad = await ads.run(
    { title: 'Rasna Cola in your lane', adType: 'BANNER', linkUrl: `${baseURL}/about`, ...here },
    1,
  )
  const isDelivered = async () => {
    const answer = await request.get(`/api/public/ads/vendor/${near.id}?type=BANNER`)
    return (await answer.json()).data.some((placement: { adId: string }) => placement.adId === ad.id)
  }
  await expect.poll(isDelivered).toBe(true)
  const banner = page.locator('[data-ad=top]')

  await page.goto(`/asha-chaat-house/${far.id}`)
  await expect(banner).not.toBeEmpty()
  await expect(page.getByText(ad.title)).toHaveCount(0)

  const seen = page.waitForResponse((answer) => answer.url().endsWith(`/ads/${ad.id}/impression`))
  await page.goto(`/asha-chaat-house/${near.id}`)
  await expect(banner).toContainText(ad.title)
  expect((await seen).request().postDataJSON()).toEqual({
    placementId: expect.any(String),
    vendorId: near.id,
    token: expect.any(String),
  })

  const opened = page.waitForEvent('popup')
  await banner.getByRole('link').click()
  expect((await opened).url()).toBe(`${baseURL}/about`)
  await expect.poll(() => ads.read(ad.id)).toMatchObject({ impressions: 1, clicks: 1 })

  await expect.poll(isDelivered).toBe(false)
  await page.goto(`/asha-chaat-house/${near.id}`)
  await expect(banner).not.toBeEmpty()
  await expect(page.getByText(ad.title)).toHaveCount(0)
})
