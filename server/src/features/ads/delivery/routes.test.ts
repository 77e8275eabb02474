import { adsApi } from '@thela/contract/ads/ads'
import { adConfigurationApi } from '@thela/contract/ads/configuration'
import { defaultAdConfig } from '@thela/contract/ads/default-configuration'
import { AdPlacement, PublicAd } from '@thela/contract/ads/delivery'
import { adQueueApi } from '@thela/contract/ads/queue'
import type { AnalyticsEvent } from '@thela/contract/analytics/vendor-analytics'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAd, queueAd } from '../../../../test/ads.ts'
import { createTestApp } from '../../../../test/app.ts'

const { app, db, send, signedInAdmin, signedInVendor } = await createTestApp()
const { headers } = await signedInAdmin()
const stall = await signedInVendor()
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' }
const HOME = '203.0.113.7'

// A second is trusted; the clock is moved instead of waiting for it.
let now = Date.now()
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await db.deleteFrom('ads').execute()
})
afterEach(() => vi.useRealTimers())

function pass(ms: number) {
  now = Math.max(now, Date.now()) + ms
  vi.setSystemTime(now)
}
async function deliver(query = '', vendorId = stall.id, remoteAddress = HOME) {
  pass(1001)
  const url = `/api/public/ads/vendor/${vendorId}${query}`
  return (await send('GET', url, { headers: phone, remoteAddress })).json()
}
const titles = ({ data }: { data: AdPlacement[] }) => data.map(({ ad }) => ad.title)
type From = { headers?: Record<string, string>; remoteAddress?: string }
/** When it has been in view for a second. */
async function see(adId: string, payload?: object, from: From = {}) {
  pass(1000)
  const sent = { headers: phone, remoteAddress: HOME, payload, ...from }
  return (await send('POST', `/api/public/ads/${adId}/impression`, sent)).json().recorded
}
const click = (adId: string, payload?: object) =>
  send('POST', `/api/public/ads/${adId}/click`, { headers: phone, remoteAddress: HOME, payload })
const statusOfAd = (id: string) =>
  db.selectFrom('ads').select(['impressions', 'clicks']).where('id', '=', id).executeTakeFirstOrThrow()

test('a menu gets the ads of its place, the nearest first [API-46] [ADS-01] [ADS-36] [ENT-24] [ENT-25] [ENT-26]', async () => {
  await queueAd(app, headers, { title: 'India', targetLevel: 'COUNTRY' })
  await queueAd(app, headers, { title: 'Adajan', budget: 20 })
  await queueAd(app, headers, { title: 'Vesu', area: 'Vesu' })
  const answer = await deliver('?type=FLOATING&area=Vesu&city=Surat&sessionStart=1767225600000')

  expect(titles(answer)).toEqual(['Adajan', 'India'])
  expect(answer).toMatchObject({ fallbackToAdSense: false, hasRegionSpecificAds: true })
  const [first] = answer.data
  expect(AdPlacement.safeParse(first).success).toBe(true)
  expect(PublicAd.safeParse(first.ad).success).toBe(true)
  expect(first).toMatchObject({
    priority: 100,
    frequencySeconds: 30,
    maxImpressions: 20,
    currentImpressions: 0,
    locationType: 'AREA',
    googleAd: null,
    vendor: { businessName: stall.businessName },
    ad: { budget: null, location: 'Adajan, Surat, Gujarat, India', linkUrl: 'https://chai.example/offer' },
  })
})

test('what changes shows within a second: new, switched off, over, deleted', async () => {
  expect(titles(await deliver())).toEqual([])
  const { ad, item } = await queueAd(app, headers)
  expect(titles(await deliver())).toEqual(['Monsoon chai'])

  const put = (url: string, payload: object) => send('PUT', url, { headers, payload })
  await put('/api/ad-queue/deactivate', { id: item.id })
  expect(titles(await deliver())).toEqual([])
  await put('/api/ad-queue/deactivate', { id: item.id, isActive: true })
  await put(`${adsApi.create.path}/${ad.id}`, { endDate: '2020-01-02' })
  expect(titles(await deliver())).toEqual([])
  await put(`${adsApi.create.path}/${ad.id}`, { endDate: '2090-01-01' })
  expect(titles(await deliver())).toEqual(['Monsoon chai'])
  await send('DELETE', `${adsApi.create.path}/${ad.id}`, { headers })
  expect(titles(await deliver())).toEqual([])
})

test('banner slots get banners, and floating ads where there is none', async () => {
  await queueAd(app, headers, { title: 'Floating' })
  expect(titles(await deliver('?type=BANNER'))).toEqual(['Floating'])
  await createAd(app, headers, { title: 'Banner', adType: 'BANNER', targetLevel: null })
  expect(titles(await deliver('?type=BANNER'))).toEqual(['Banner'])
})

test('a menu without ads of its own falls back, unless the configuration forbids it', async () => {
  expect(await deliver()).toEqual({ data: [], fallbackToAdSense: true, hasRegionSpecificAds: false })
  const payload = { ...defaultAdConfig, googleAds: { enabled: false } }
  await send('PUT', adConfigurationApi.update.path, { headers, payload })
  expect(await deliver()).toMatchObject({ fallbackToAdSense: false })
  await send('POST', adConfigurationApi.reset.path, { headers })
})

test('a vendor without ads gets none, and an offline one is not found [ADS-02]', async () => {
  await queueAd(app, headers)
  const quiet = await signedInVendor()
  await db.updateTable('vendors').set({ showAds: false }).where('id', '=', quiet.id).execute()
  expect(await deliver('', quiet.id)).toEqual({
    data: [],
    fallbackToAdSense: false,
    hasRegionSpecificAds: false,
  })
  await db.updateTable('vendors').set({ isActive: false }).where('id', '=', quiet.id).execute()
  expect((await send('GET', `/api/public/ads/vendor/${quiet.id}`)).statusCode).toBe(404)
})

test('a third-party ad stands where there is neither banner nor floating ad', async () => {
  await createAd(app, headers, { title: 'Google', adType: 'GOOGLE_ADSENSE' })
  expect(titles(await deliver('?type=BANNER'))).toEqual(['Google'])
  expect(titles(await deliver('?type=FLOATING'))).toEqual(['Google'])

  await queueAd(app, headers, { title: 'Chai' })
  expect(titles(await deliver('?type=BANNER'))).toEqual(['Chai'])
  expect(titles(await deliver('?type=FLOATING'))).toEqual(['Chai'])
})

describe('an impression [API-47] [TRK-04]', () => {
  test('with its token counts against the cap, once, and the ad stops when it is reached', async () => {
    const { ad, item } = await queueAd(app, headers, { budget: 2 })
    const tokens: string[] = []
    for (let n = 0; n < 4; n++) tokens.push((await deliver()).data[0].token)

    expect(await see(ad.id, { token: tokens[0], placementId: item.id, vendorId: stall.id })).toBe(true)
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

  test('costs what is left of the budget after the ad was aimed anew: it is spent once', async () => {
    const { ad } = await queueAd(app, headers, { budget: 4 })
    let visitors = 1
    const seeMany = async (times: number) => {
      for (let n = 0; n < times; n++) {
        const remoteAddress = `198.51.100.${visitors++}`
        const [{ token }] = (await deliver('', stall.id, remoteAddress)).data
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

  test('stays counted when the ad was a circle for a while', async () => {
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

  test('without a token counts for the ad alone, and never for a cap', async () => {
    const { ad } = await queueAd(app, headers, { budget: 1 })
    for (let n = 0; n < 3; n++) expect(await see(ad.id)).toBe(true)

    expect(await statusOfAd(ad.id)).toEqual({ impressions: 3, clicks: 0 })
    expect((await deliver()).data[0]).toMatchObject({ currentImpressions: 0, maxImpressions: 1 })
    const { report } = (await send('GET', `${adsApi.create.path}/${ad.id}/report`, { headers })).json()
    expect(report).toMatchObject({ impressions: 3, verifiedImpressions: 0, spend: 0 })
  })

  test('of a program is not counted, that of an unknown ad is not found', async () => {
    const { ad } = await queueAd(app, headers)
    expect(await see(ad.id, {}, { headers: { 'user-agent': 'Googlebot/2.1' } })).toBe(false)
    expect((await statusOfAd(ad.id)).impressions).toBe(0)
    for (const id of ['nothing', '%00'])
      expect((await send('POST', `/api/public/ads/${id}/impression`, { headers: phone })).statusCode).toBe(
        404,
      )
  })

  test('and a click are events of the vendor on whose menu they were', async () => {
    const { ad, item } = await queueAd(app, headers)
    const [{ token }] = (await deliver()).data
    await see(ad.id, { token })
    await click(ad.id, { token, placementId: item.id, vendorId: stall.id })

    const events = await db
      .selectFrom('events')
      .select(['type', 'vendorId', 'adId', 'placementId'])
      .where('adId', '=', ad.id)
      .orderBy('at')
      .orderBy('type', 'desc')
      .execute()
    const where = { vendorId: stall.id, adId: ad.id, placementId: item.id }
    expect(events).toEqual([
      { type: 'AD_IMPRESSION', ...where },
      { type: 'AD_CLICK', ...where },
    ])
  })

  test('and a click are told to that vendor, without what the ad pays [TRK-06]', async () => {
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

describe('a click [API-48] [TRK-05]', () => {
  test('is counted and told where to go', async () => {
    const { ad } = await queueAd(app, headers)
    const [{ token }] = (await deliver()).data
    await see(ad.id, { token })
    const answer = await click(ad.id, { token })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, redirectUrl: 'https://chai.example/offer' },
    ])
    expect((await statusOfAd(ad.id)).clicks).toBe(1)
    expect((await click('nothing')).statusCode).toBe(404)
  })

  test('leads nowhere for an empty, placeholder or strange link [ADS-23]', async () => {
    const { ad } = await queueAd(app, headers)
    for (const linkUrl of ['', '#', 'https://example.com', 'http://example.com/', 'javascript:alert(1)']) {
      await db.updateTable('ads').set({ linkUrl }).where('id', '=', ad.id).execute()
      expect((await click(ad.id)).json().redirectUrl).toBeNull()
    }
  })

  test('is not counted while clicks are not tracked, and leads on', async () => {
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

describe('ads around a point [API-45]', () => {
  const circle = (title: string, latitude: number, longitude: number, radius: number) =>
    createAd(app, headers, { title, adType: 'HYPERLOCAL', targetLevel: null, latitude, longitude, radius })
  const around = async (query: string) =>
    ((await send('GET', `/api/public/ads${query}`)).json().ads as PublicAd[]).map(({ title }) => title)

  test('are those whose circle holds it, nearest first; without one those around Surat [GEO-05]', async () => {
    await circle('Far', 21.2, 72.83, 5)
    await circle('Near', 21.171, 72.83, 5)
    await circle('Small', 21.2, 72.83, 1)
    await circle('Mumbai', 19.07, 72.87, 10)

    expect(await around('?latitude=21.17&longitude=72.83')).toEqual(['Near', 'Far'])
    expect(await around('')).toEqual(['Near', 'Far'])
    expect(await around('?type=HYPERLOCAL&latitude=19.07&longitude=72.88')).toEqual(['Mumbai'])
    expect(await around('?latitude=21.17&longitude=72.83&limit=1')).toEqual(['Near'])
  })

  test('of another type, and refused questions', async () => {
    await createAd(app, headers, { title: 'Everywhere', adType: 'BANNER', targetLevel: null })
    await createAd(app, headers, { title: 'In Adajan', adType: 'BANNER' })
    expect(await around('?type=BANNER')).toEqual(['Everywhere'])
    expect(await around('?type=BANNER&latitude=21.17&longitude=72.83')).toEqual(['In Adajan', 'Everywhere'])
    for (const bad of ['?latitude=21', '?latitude=91&longitude=1', '?type=POPUP', '?limit=51'])
      expect((await send('GET', `/api/public/ads${bad}`)).statusCode).toBe(422)
  })
})

// The last one: it moves the clock by years.
test('an ad starts with its first day and ends with its last, in platform time', async () => {
  await queueAd(app, headers, { startDate: '2031-03-05', endDate: '2031-03-05' })
  const at = async (time: string) => {
    vi.setSystemTime(new Date(time))
    return titles((await send('GET', `/api/public/ads/vendor/${stall.id}`)).json()).length
  }
  expect(await at('2031-03-04T18:29:59Z')).toBe(0)
  expect(await at('2031-03-04T18:30:01Z')).toBe(1)
  expect(await at('2031-03-05T18:29:58Z')).toBe(1)
  expect(await at('2031-03-05T18:30:00Z')).toBe(0)
})
