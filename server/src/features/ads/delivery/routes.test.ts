import { adsApi } from '@thela/contract/ads/ads'
import { adConfigurationApi } from '@thela/contract/ads/configuration'
import { defaultAdConfig } from '@thela/contract/ads/default-configuration'
import { type AdPlacement, fallbackLocation, type PublicAd } from '@thela/contract/ads/delivery'
import { adQueueApi } from '@thela/contract/ads/queue'
import type { AnalyticsEvent } from '@thela/contract/analytics/vendor-analytics'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAd, queueAd } from '../../../../test/ads.ts'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'

const { app, db, send, signedInAdmin, signedInVendor } = await createTestApp()
const { headers } = await signedInAdmin()
const vendor = await signedInVendor()
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' }
const HOME = '203.0.113.7'

// Nodes cache the ads for a second; the tests advance a fake clock instead of waiting.
let now = Date.now()
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await db.deleteFrom('ads').execute()
})
afterEach(() => vi.useRealTimers())

function advanceClock(ms: number) {
  now = Math.max(now, Date.now()) + ms
  vi.setSystemTime(now)
}
async function deliver(query = '', vendorId = vendor.id, remoteAddress = HOME) {
  advanceClock(1001)
  const url = `/api/public/ads/vendor/${vendorId}${query}`
  return (await send('GET', url, { headers: phone, remoteAddress })).json()
}
const titles = ({ data }: { data: AdPlacement[] }) => data.map(({ ad }) => ad.title)
type From = { headers?: Record<string, string>; remoteAddress?: string }
/** Reports an impression after the ad has been in view for a second. */
async function see(adId: string, payload?: object, from: From = {}) {
  advanceClock(1000)
  const sent = { headers: phone, remoteAddress: HOME, payload, ...from }
  return (await send('POST', `/api/public/ads/${adId}/impression`, sent)).json().recorded
}
const click = (adId: string, payload?: object) =>
  send('POST', `/api/public/ads/${adId}/click`, { headers: phone, remoteAddress: HOME, payload })
const statusOfAd = (id: string) =>
  db.selectFrom('ads').select(['impressions', 'clicks']).where('id', '=', id).executeTakeFirstOrThrow()

describe('delivery', () => {
  const places = [
    { title: 'Nepal', targetLevel: 'COUNTRY', country: 'Nepal' },
    { title: 'India', targetLevel: 'COUNTRY' },
    { title: 'Goa', targetLevel: 'STATE', state: 'Goa' },
    { title: 'Gujarat', targetLevel: 'STATE' },
    { title: 'Vadodara', targetLevel: 'CITY', city: 'Vadodara' },
    { title: 'Surat', targetLevel: 'CITY' },
    { title: 'Vesu', area: 'Vesu' },
    { title: 'Adajan' },
  ]

  test('a menu gets the ads of its country, state, city and area, the nearest first [ADS-01]', async () => {
    for (const place of places) await queueAd(app, headers, place)

    expect(titles(await deliver())).toEqual(['Adajan', 'Surat', 'Gujarat', 'India'])
    const inVesu = await signedInVendor({ area: 'Vesu' })
    expect(titles(await deliver('', inVesu.id))).toEqual(['Vesu', 'Surat', 'Gujarat', 'India'])
    const inGoa = await signedInVendor({ state: 'Goa', city: 'Panaji', area: 'Altinho' })
    expect(titles(await deliver('', inGoa.id))).toEqual(['Goa', 'India'])
  })

  test('a menu asks by vendor, type, place and start of the session; its own place counts first [API-46]', async () => {
    for (const place of places) await queueAd(app, headers, place)
    await createAd(app, headers, { title: 'Banner', adType: 'BANNER' })
    const place = 'area=Vesu&city=Surat&state=Gujarat&country=India'
    const session = 'sessionStart=1767225600000'

    const answer = await deliver(`?type=FLOATING&${place}&${session}`)
    expect(titles(answer)).toEqual(['Adajan', 'Surat', 'Gujarat', 'India'])
    expect(answer).toMatchObject({ fallbackToAdSense: false, hasRegionSpecificAds: true })
    expect(titles(await deliver(`?type=BANNER&${place}&${session}`))).toEqual(['Banner'])

    const somewhere = await signedInVendor()
    await db.updateTable('vendors').set({ area: '' }).where('id', '=', somewhere.id).execute()
    expect(titles(await deliver(`?${place}`, somewhere.id))).toEqual(['Vesu', 'Surat', 'Gujarat', 'India'])
    expect(titles(await deliver('', somewhere.id))).toEqual(['Surat', 'Gujarat', 'India'])
  })

  test('a menu gets the public fields of a floating ad unless it asks for another type [ENT-24]', async () => {
    const media = { imageUrl: '/uploads/ads/one.webp', videoUrl: '/uploads/ads/one.mp4' }
    const { ad } = await queueAd(app, headers, { ...media, budget: 20 })
    await createAd(app, headers, { adType: 'BANNER' })
    await db.updateTable('ads').set({ impressions: 8, clicks: 2 }).where('id', '=', ad.id).execute()

    expect((await deliver()).data.map(({ ad }: AdPlacement) => ad)).toEqual([
      {
        id: ad.id,
        adType: 'FLOATING',
        title: 'Monsoon chai',
        description: 'Two for one',
        ...media,
        linkUrl: 'https://chai.example/offer',
        // What an advertiser pays is not public.
        budget: null,
        impressions: 8,
        clicks: 2,
        ctr: 0.25,
        location: 'Adajan, Surat, Gujarat, India',
        country: 'India',
        state: 'Gujarat',
        city: 'Surat',
        area: 'Adajan',
      },
    ])
  })

  test('a menu gets placements whose defaults are priority 0, 30 seconds and 1000 impressions [ENT-25]', async () => {
    const ad = await createAd(app, headers)
    const days = { startsOn: '2020-01-01', endsOn: '2090-12-31' }
    const imported = { adId: ad.id, source: 'CAMPAIGN', locationType: 'COUNTRY', country: 'India', ...days }
    await db
      .insertInto('placements')
      .values({ id: 'imported', ...imported })
      .execute()
    // Every change of an ad tells the nodes to read the placements again.
    await send('PATCH', `${adsApi.create.path}/${ad.id}/status`, { headers, payload: { isActive: true } })

    expect((await deliver()).data).toEqual([
      {
        id: 'imported',
        adId: ad.id,
        ad: expect.objectContaining({ id: ad.id, title: 'Monsoon chai' }),
        googleAd: null,
        priority: 0,
        frequencySeconds: 30,
        maxImpressions: 1000,
        currentImpressions: 0,
        locationType: 'COUNTRY',
        vendor: { businessName: vendor.businessName },
        token: expect.any(String),
      },
    ])
  })

  test('a menu gets the account and slot of AdSense with a third-party ad [ENT-25]', async () => {
    const adsense = { client: 'ca-pub-1234567890123456', slot: '42' }
    const withAdSense = await createTestApp({ adsense })
    const { headers } = await withAdSense.signedInAdmin()
    const { id } = await withAdSense.signedInVendor()
    await createAd(withAdSense.app, headers, { adType: 'GOOGLE_ADSENSE' })

    const { data } = (await withAdSense.send('GET', `/api/public/ads/vendor/${id}`)).json()
    expect(data).toMatchObject([{ ad: { adType: 'GOOGLE_ADSENSE' }, googleAd: adsense }])
  })

  test('a menu is told whether an ad is of its region, and whether to fall back to AdSense [ENT-26]', async () => {
    expect(await deliver()).toEqual({ data: [], fallbackToAdSense: true, hasRegionSpecificAds: false })
    const shown = { data: [expect.any(Object)], fallbackToAdSense: false }
    const { ad } = await queueAd(app, headers, { targetLevel: 'COUNTRY' })
    expect(await deliver()).toEqual({ ...shown, hasRegionSpecificAds: false })
    await send('DELETE', `${adsApi.create.path}/${ad.id}`, { headers })
    await queueAd(app, headers, { targetLevel: 'STATE' })
    expect(await deliver()).toEqual({ ...shown, hasRegionSpecificAds: true })
  })
})

test('a new, deactivated, expired or deleted ad is picked up within a second [API-66]', async () => {
  expect(titles(await deliver())).toEqual([])
  const { ad, item } = await queueAd(app, headers)
  expect(titles(await deliver())).toEqual(['Monsoon chai'])

  const put = (url: string, payload: object) => send('PUT', url, { headers, payload })
  await put('/api/ad-queue/deactivate', { id: item.id })
  expect(titles(await deliver())).toEqual([])
  await put('/api/ad-queue/deactivate', { id: item.id, isActive: true })
  expect(titles(await deliver())).toEqual(['Monsoon chai'])
  const setStatus = (isActive: boolean) =>
    send('PATCH', `/api/admin/ads/${ad.id}/status`, { headers, payload: { isActive } })
  await setStatus(false)
  expect(titles(await deliver())).toEqual([])
  await setStatus(true)
  await put(`${adsApi.create.path}/${ad.id}`, { endDate: '2020-01-02' })
  expect(titles(await deliver())).toEqual([])
  await put(`${adsApi.create.path}/${ad.id}`, { endDate: '2090-01-01' })
  expect(titles(await deliver())).toEqual(['Monsoon chai'])
  await send('DELETE', `${adsApi.create.path}/${ad.id}`, { headers })
  expect(titles(await deliver())).toEqual([])
})

test('banner slots get banners, or floating ads if there is no banner', async () => {
  await queueAd(app, headers, { title: 'Floating' })
  expect(titles(await deliver('?type=BANNER'))).toEqual(['Floating'])
  await createAd(app, headers, { title: 'Banner', adType: 'BANNER', targetLevel: null })
  expect(titles(await deliver('?type=BANNER'))).toEqual(['Banner'])
})

test('a menu without ads falls back to AdSense, unless the configuration turns it off', async () => {
  expect(await deliver()).toEqual({ data: [], fallbackToAdSense: true, hasRegionSpecificAds: false })
  const payload = { ...defaultAdConfig, googleAds: { enabled: false } }
  await send('PUT', adConfigurationApi.update.path, { headers, payload })
  expect(await deliver()).toMatchObject({ fallbackToAdSense: false })
  await send('POST', adConfigurationApi.reset.path, { headers })
})

test('a menu gets ads only while they are switched on for its vendor [ADS-02]', async () => {
  await queueAd(app, headers)
  const { id } = await signedInVendor()
  const showAds = (showAds: boolean) =>
    send('PATCH', `/api/admin/vendors/${id}/settings`, { headers, payload: { showAds } })

  expect(titles(await deliver('', id))).toEqual(['Monsoon chai'])
  await showAds(false)
  for (const type of ['FLOATING', 'BANNER'])
    expect(await deliver(`?type=${type}`, id)).toEqual({
      data: [],
      fallbackToAdSense: false,
      hasRegionSpecificAds: false,
    })
  await showAds(true)
  expect(titles(await deliver('', id))).toEqual(['Monsoon chai'])
})

test('the ads of an offline vendor are not found', async () => {
  const { id } = await signedInVendor()
  await db.updateTable('vendors').set({ isActive: false }).where('id', '=', id).execute()
  expect((await send('GET', `/api/public/ads/vendor/${id}`)).statusCode).toBe(404)
})

test('a third-party ad is shown if there is neither a banner nor a floating ad', async () => {
  await createAd(app, headers, { title: 'Google', adType: 'GOOGLE_ADSENSE' })
  expect(titles(await deliver('?type=BANNER'))).toEqual(['Google'])
  expect(titles(await deliver('?type=FLOATING'))).toEqual(['Google'])

  await queueAd(app, headers, { title: 'Chai' })
  expect(titles(await deliver('?type=BANNER'))).toEqual(['Chai'])
  expect(titles(await deliver('?type=FLOATING'))).toEqual(['Chai'])
})

describe('impressions', () => {
  test('an impression with a token counts once against the cap, and the ad stops at the cap', async () => {
    const { ad, item } = await queueAd(app, headers, { budget: 2 })
    const tokens: string[] = []
    for (let n = 0; n < 4; n++) tokens.push((await deliver()).data[0].token)

    expect(await see(ad.id, { token: tokens[0], placementId: item.id, vendorId: vendor.id })).toBe(true)
    expect(await see(ad.id, { token: tokens[0] })).toBe(false)
    expect(await see(ad.id, { token: tokens[1] })).toBe(true)
    expect(titles(await deliver())).toEqual([])
    expect(await see(ad.id, { token: tokens[2] })).toBe(false)

    expect(await statusOfAd(ad.id)).toEqual({ impressions: 2, clicks: 0 })
    const { report } = (await send('GET', `${adsApi.create.path}/${ad.id}/report`, { headers })).json()
    const sums = {
      impressions: 2,
      verifiedImpressions: 2,
      overCap: 1,
      unbilled: 0,
      clicks: 0,
      ctr: 0,
      spend: 2,
    }
    expect(report).toMatchObject(sums)
    expect(report.days).toMatchObject([sums])
    expect(report.places).toEqual([{ place: 'Adajan, Surat, Gujarat, India', ...sums }])
  })

  test('an impression is charged from the remaining budget after the target changes, so that the budget is spent once', async () => {
    const { ad } = await queueAd(app, headers, { budget: 4 })
    let visitors = 1
    const seeMany = async (times: number) => {
      for (let n = 0; n < times; n++) {
        const remoteAddress = `198.51.100.${visitors++}`
        const [{ token }] = (await deliver('', vendor.id, remoteAddress)).data
        expect(await see(ad.id, { token }, { remoteAddress })).toBe(true)
      }
    }
    const spent = async () =>
      (await send('GET', `${adsApi.create.path}/${ad.id}/report`, { headers })).json().report.spend
    await seeMany(2)
    expect(await spent()).toBe(2)

    const everywhere = { adId: ad.id, targetLevel: 'COUNTRY', country: 'India' }
    const { item } = (await send('POST', adQueueApi.add.path, { headers, payload: everywhere })).json()
    expect(item).toMatchObject({ currentImpressions: 2, maxImpressions: 16 })
    await seeMany(14)
    expect(await spent()).toBeCloseTo(4)
    expect(titles(await deliver())).toEqual([])
  })

  test('an impression stays counted when the ad is changed to hyperlocal and back', async () => {
    const { ad } = await queueAd(app, headers, { budget: 2 })
    const [{ token }] = (await deliver()).data
    await see(ad.id, { token })
    const change = (payload: object) => send('PUT', `${adsApi.create.path}/${ad.id}`, { headers, payload })
    const inQueue = async () => (await send('GET', adQueueApi.list.path, { headers })).json().items

    const circle = { adType: 'HYPERLOCAL', latitude: 21.2, longitude: 72.8, radius: 5 }
    expect((await change(circle)).statusCode).toBe(200)
    expect([titles(await deliver()), await inQueue()]).toEqual([[], []])
    const { targetLevel, country, state, city, area } = ad
    const target = { targetLevel, country, state, city, area }
    expect(
      (await send('POST', adQueueApi.add.path, { headers, payload: { adId: ad.id, ...target } })).statusCode,
    ).toBe(422)

    expect((await change({ adType: 'FLOATING', ...target })).statusCode).toBe(200)
    await send('POST', adQueueApi.add.path, { headers, payload: { adId: ad.id, ...target } })
    expect(await inQueue()).toMatchObject([{ currentImpressions: 1, maxImpressions: 2 }])
  })

  test('an impression without a body counts for the ad but not against the cap [API-47]', async () => {
    const { ad } = await queueAd(app, headers, { budget: 1 })
    for (let n = 0; n < 3; n++) {
      const answer = await send('POST', `/api/public/ads/${ad.id}/impression`, { headers: phone })
      expect([answer.statusCode, answer.json()]).toEqual([202, { success: true, recorded: true }])
    }

    expect(await statusOfAd(ad.id)).toEqual({ impressions: 3, clicks: 0 })
    expect((await deliver()).data[0]).toMatchObject({ currentImpressions: 0, maxImpressions: 1 })
    const { report } = (await send('GET', `${adsApi.create.path}/${ad.id}/report`, { headers })).json()
    expect(report).toMatchObject({ impressions: 3, verifiedImpressions: 0, spend: 0 })
  })

  test('an impression from a robot is not counted, and one of an unknown ad is not found', async () => {
    const { ad } = await queueAd(app, headers)
    expect(await see(ad.id, {}, { headers: { 'user-agent': 'Googlebot/2.1' } })).toBe(false)
    expect((await statusOfAd(ad.id)).impressions).toBe(0)
    for (const id of ['nothing', '%00'])
      expect((await send('POST', `/api/public/ads/${id}/impression`, { headers: phone })).statusCode).toBe(
        404,
      )
  })

  test('an impression and a click are stored as events of the vendor whose menu showed the ad', async () => {
    const { ad, item } = await queueAd(app, headers)
    const [{ token }] = (await deliver()).data
    await see(ad.id, { token })
    await click(ad.id, { token, placementId: item.id, vendorId: vendor.id })

    const events = await db
      .selectFrom('events')
      .select(['type', 'vendorId', 'adId', 'placementId'])
      .where('adId', '=', ad.id)
      .orderBy('at')
      .orderBy('type', 'desc')
      .execute()
    const where = { vendorId: vendor.id, adId: ad.id, placementId: item.id }
    expect(events).toEqual([
      { type: 'AD_IMPRESSION', ...where },
      { type: 'AD_CLICK', ...where },
    ])
  })

  test('an impression and a click are in the analytics of that vendor, without the price', async () => {
    const vendor = await signedInVendor()
    const { ad } = await queueAd(app, headers)
    const [{ token }] = (await deliver('', vendor.id)).data
    await see(ad.id, { token, vendorId: vendor.id })
    await click(ad.id, { token, vendorId: vendor.id })

    const { analytics } = (await send('GET', '/api/vendors/analytics', { headers: vendor.headers })).json()
    const place = 'Adajan, Surat, Gujarat, India'
    for (const [type, metadata] of [
      ['AD_IMPRESSION', { verified: true, place }],
      ['AD_CLICK', { place }],
    ])
      expect(analytics.filter((event: AnalyticsEvent) => event.type === type)).toMatchObject([{ metadata }])
    expect(JSON.stringify(analytics)).not.toContain('price')
  })
})

test('visits, scans, category views and ad events are in the analytics of the vendor [TRK-06]', async () => {
  const vendor = await signedInVendor()
  const [categoryId] = await menuCalls(app).categories(vendor, 'Snacks')
  const { ad } = await queueAd(app, headers)
  const [{ token }] = (await deliver('', vendor.id)).data
  const report = (name: string, payload: object) =>
    send('POST', `/api/public/${name}`, { headers: phone, payload: { vendorId: vendor.id, ...payload } })
  await report('menu-view', { businessSlug: 'asha-chaat-house' })
  await report('qr-scan', {})
  await report('category-view', { categoryId, categoryName: 'Snacks' })
  await see(ad.id, { token, vendorId: vendor.id })
  await click(ad.id, { token, vendorId: vendor.id })

  const read = async (path: string) => (await send('GET', path, { headers: vendor.headers })).json()
  const { analytics, summary } = await read('/api/vendors/analytics')
  const types = analytics.map(({ type }: AnalyticsEvent) => type)
  for (const type of ['MENU_VIEW', 'QR_SCAN', 'CATEGORY_VIEW', 'AD_IMPRESSION', 'AD_CLICK'])
    expect(types.filter((one: string) => one === type)).toEqual([type])
  expect(summary).toMatchObject({ totalViews: 2, menuViews: 1, qrScans: 1, categoryViews: 1 })
  expect((await read('/api/vendors/analytics/daily?days=1')).data).toMatchObject([
    { menuViews: 1, qrScans: 1 },
  ])
  expect(await read('/api/vendors/analytics/categories')).toMatchObject({ totalCategoryViews: 1 })
})

describe('clicks', () => {
  test('a click is counted and gets the link of the ad, which a click without a body gets too [API-48]', async () => {
    const { ad } = await queueAd(app, headers)
    const target = { success: true, redirectUrl: 'https://chai.example/offer' }
    const bare = await send('POST', `/api/public/ads/${ad.id}/click`, { headers: phone })
    expect([bare.statusCode, bare.json()]).toEqual([200, target])
    const [{ token }] = (await deliver()).data
    await see(ad.id, { token })
    const answer = await click(ad.id, { token })
    expect([answer.statusCode, answer.json()]).toEqual([200, target])
    expect((await statusOfAd(ad.id)).clicks).toBe(1)
    expect((await click('nothing')).statusCode).toBe(404)
  })

  test('a click gets no link if the ad has an empty, placeholder or unsafe one [API-48]', async () => {
    const { ad } = await queueAd(app, headers)
    for (const linkUrl of ['', '#', 'https://example.com', 'http://example.com/', 'javascript:alert(1)']) {
      await db.updateTable('ads').set({ linkUrl }).where('id', '=', ad.id).execute()
      expect((await click(ad.id)).json().redirectUrl).toBeNull()
    }
  })

  test('a click gets the link but is not counted while click tracking is off', async () => {
    const { ad } = await queueAd(app, headers)
    const behavior = { ...defaultAdConfig.behavior, trackAdClicks: false }
    await send('PUT', adConfigurationApi.update.path, { headers, payload: { ...defaultAdConfig, behavior } })
    const [{ token }] = (await deliver()).data
    await see(ad.id, { token })
    expect((await click(ad.id, { token })).json().redirectUrl).toBe('https://chai.example/offer')
    expect((await statusOfAd(ad.id)).clicks).toBe(0)
    await send('POST', adConfigurationApi.reset.path, { headers })
  })
})

describe('hyperlocal ads', () => {
  const circle = (title: string, latitude: number, longitude: number, radius: number) =>
    createAd(app, headers, { title, adType: 'HYPERLOCAL', targetLevel: null, latitude, longitude, radius })
  const around = async (query: string) =>
    ((await send('GET', `/api/public/ads${query}`)).json().ads as PublicAd[]).map(({ title }) => title)

  test('ads around a point are those whose radius includes it, nearest first; without a point, those around Surat [API-45] [GEO-05]', async () => {
    expect(fallbackLocation).toEqual({
      latitude: 21.17,
      longitude: 72.83,
      country: 'India',
      state: 'Gujarat',
      city: 'Surat',
      area: 'Southwest Zone',
    })
    await circle('Far', 21.2, 72.83, 5)
    await circle('Near', 21.171, 72.83, 5)
    await circle('Small', 21.2, 72.83, 1)
    await circle('Mumbai', 19.07, 72.87, 10)

    expect(await around('?latitude=21.17&longitude=72.83')).toEqual(['Near', 'Far'])
    expect(await around('')).toEqual(['Near', 'Far'])
    expect(await around('?type=HYPERLOCAL&latitude=19.07&longitude=72.88')).toEqual(['Mumbai'])
    expect(await around('?latitude=21.17&longitude=72.83&limit=1')).toEqual(['Near'])
  })

  test('ads around a point can be of another type, and invalid queries are refused [API-45]', async () => {
    await createAd(app, headers, { title: 'Everywhere', adType: 'BANNER', targetLevel: null })
    await createAd(app, headers, { title: 'In Adajan', adType: 'BANNER' })
    expect(await around('?type=BANNER')).toEqual(['Everywhere'])
    expect(await around('?type=BANNER&latitude=21.17&longitude=72.83')).toEqual(['In Adajan', 'Everywhere'])
    for (const bad of ['?latitude=21', '?latitude=91&longitude=1', '?type=POPUP', '?limit=51'])
      expect((await send('GET', `/api/public/ads${bad}`)).statusCode).toBe(422)
  })
})

// This test is the last one because it moves the clock by years.
test('an ad starts with its first day and ends after its last, in platform time', async () => {
  await queueAd(app, headers, { startDate: '2031-03-05', endDate: '2031-03-05' })
  const at = async (time: string) => {
    vi.setSystemTime(new Date(time))
    return titles((await send('GET', `/api/public/ads/vendor/${vendor.id}`)).json()).length
  }
  expect(await at('2031-03-04T18:29:59Z')).toBe(0)
  expect(await at('2031-03-04T18:30:01Z')).toBe(1)
  expect(await at('2031-03-05T18:29:58Z')).toBe(1)
  expect(await at('2031-03-05T18:30:00Z')).toBe(0)
})
