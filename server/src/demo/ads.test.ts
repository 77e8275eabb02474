import { existsSync } from 'node:fs'
import { AdInput } from '@thela/contract/ads/ad-input'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/app.ts'
import { addDemoAds, demoAds } from './ads.ts'
import { readDemoStreet } from './street.ts'

const { db, send, signedInVendor } = await createTestApp()
await addDemoAds(db, new Map(demoAds.map(({ picture }) => [picture, `/uploads/demo/${picture}.webp`])))

test('every demo ad passes the validation of the form and has a picture file', () => {
  for (const { picture, ...ad } of demoAds) {
    const form = { ...ad, radius: 'radiusKm' in ad ? ad.radiusKm : null }
    const dates = { startDate: '2026-01-01', endDate: '2026-12-31', linkUrl: 'https://example.com/offers' }
    expect(AdInput.safeParse({ ...form, ...dates }).error?.issues ?? []).toEqual([])
    expect(existsSync(new URL(`./pictures/${picture}.svg`, import.meta.url))).toBe(true)
  }
})

test('every menu of the demo street gets ads, those of its area first', async () => {
  const areas = readDemoStreet().map(({ area }) => area)
  for (const area of new Set(areas)) {
    const { id } = await signedInVendor({ area })
    const { data } = (await send('GET', `/api/public/ads/vendor/${id}`)).json()
    expect(data).toHaveLength(area === 'Chowk Bazar' ? 4 : 3)
    expect(data[0].locationType).toBe(area === 'Chowk Bazar' ? 'AREA' : 'CITY')
    const banners = (await send('GET', `/api/public/ads/vendor/${id}?type=BANNER`)).json().data
    expect(banners).toHaveLength(2)
  }
  const { ads } = (await send('GET', '/api/public/ads')).json()
  expect(ads).toMatchObject([{ adType: 'HYPERLOCAL' }])
})
