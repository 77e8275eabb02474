import { adsApi } from '@thela/contract/ads/ads'
import type { AdPlacement } from '@thela/contract/ads/delivery'
import { vendorsApi } from '@thela/contract/vendors/profile'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAd } from '../../../../test/ads.ts'
import { createTestApp } from '../../../../test/app.ts'
import { circleKeyOf, kilometresBetween } from './circles.ts'
import { pickAds } from './pick-ads.ts'
import { type Deliverable, indexPlacements, removePlacement } from './placement-index.ts'

const { app, db, send, signedInAdmin, signedInVendor } = await createTestApp()
const { headers } = await signedInAdmin()
const vendor = await signedInVendor()
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' }

let now = Date.now()
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await db.deleteFrom('ads').execute()
  await setPosition({ latitude: null, longitude: null })
})
afterEach(() => vi.useRealTimers())

const adajan = { latitude: 21.1959, longitude: 72.7933 }
const varachha = { latitude: 21.2021, longitude: 72.8567 }
const circle = { adType: 'HYPERLOCAL', targetLevel: null, radius: 2, ...adajan }

const setPosition = (position: object) =>
  send('PUT', vendorsApi.updateProfile.path, { headers: vendor.headers, payload: position })
async function deliver(type = 'BANNER') {
  now = Math.max(now, Date.now()) + 1001
  vi.setSystemTime(now)
  const url = `/api/public/ads/vendor/${vendor.id}?type=${type}`
  return (await send('GET', url, { headers: phone })).json() as { data: AdPlacement[] }
}
const titles = ({ data }: { data: AdPlacement[] }) => data.map(({ ad }) => ad.title).sort()

test('a menu within the radius gets the hyperlocal ad and its banners, a menu outside gets only the banners [ADS-48]', async () => {
  await createAd(app, headers, { title: 'Around', ...circle })
  await createAd(app, headers, { title: 'Banner', adType: 'BANNER' })

  expect(titles(await deliver())).toEqual(['Banner'])
  await setPosition(adajan)
  expect(titles(await deliver())).toEqual(['Around', 'Banner'])
  expect(titles(await deliver('HYPERLOCAL'))).toEqual(['Around'])
  await setPosition(varachha)
  expect(titles(await deliver())).toEqual(['Banner'])
})

test('the cap of a hyperlocal ad is exact [ADS-48]', async () => {
  const ad = await createAd(app, headers, { title: 'Around', ...circle, budget: 1 })
  await setPosition(adajan)
  const first = (await deliver()).data[0] as AdPlacement
  const second = (await deliver()).data[0] as AdPlacement
  now += 1000
  vi.setSystemTime(now)
  const see = async ({ id, token }: AdPlacement) =>
    (
      await send('POST', `/api/public/ads/${ad.id}/impression`, {
        headers: phone,
        payload: { placementId: id, vendorId: vendor.id, token },
      })
    ).json().recorded

  expect([await see(first), await see(second)]).toEqual([true, false])
  expect(titles(await deliver())).toEqual([])
})

test('an ad changed from hyperlocal to floating is not shown until it is added to the queue', async () => {
  const ad = await createAd(app, headers, circle)
  const { latitude, longitude, radius } = { latitude: null, longitude: null, radius: null }
  const place = { targetLevel: 'AREA', country: 'India', state: 'Gujarat', city: 'Surat', area: 'Adajan' }
  await send('PUT', `${adsApi.list.path}/${ad.id}`, {
    headers,
    payload: { adType: 'FLOATING', latitude, longitude, radius, ...place },
  })
  expect(titles(await deliver('FLOATING'))).toEqual([])
})

test('the ad form gets the number of menus within the radius and of menus with a position', async () => {
  const reach = async (query: string) =>
    (await send('GET', `${adsApi.readReach.path}${query}`, { headers })).json()
  const around = '?latitude=21.1959&longitude=72.7933&radius='

  expect(await reach(`${around}2`)).toEqual({ menus: 0, positioned: 0 })
  await setPosition(varachha)
  expect(await reach(`${around}2`)).toEqual({ menus: 0, positioned: 1 })
  expect(await reach(`${around}10`)).toEqual({ menus: 1, positioned: 1 })
})

test('a vendor sets and removes their position, and customers never see it [PROF-37]', async () => {
  const { slug } = await db
    .selectFrom('vendors')
    .select('slug')
    .where('id', '=', vendor.id)
    .executeTakeFirstOrThrow()
  expect((await setPosition(adajan)).json().vendor).toMatchObject(adajan)
  for (const path of [
    `/api/public/vendor/${vendor.id}/menu-full`,
    `/api/public/vendor/${slug}/${vendor.id}`,
    '/api/public/vendors?search=Asha',
    '/api/public/ads',
    `/api/public/ads/vendor/${vendor.id}`,
    `/${slug}/${vendor.id}`,
  ]) {
    const { statusCode, body } = await send('GET', path)
    expect([path, statusCode]).toEqual([path, 200])
    expect(body).not.toMatch(/21\.1959|72\.7933/)
  }
  expect((await setPosition({ latitude: 21 })).statusCode).toBe(422)
  const removed = (await setPosition({ latitude: null, longitude: null })).json().vendor
  expect(removed).toMatchObject({ latitude: null, longitude: null })
})

test('hyperlocal ads of one priority rotate on a menu, and a removed placement is not shown again', () => {
  const placed = (id: string): Deliverable => ({
    id,
    type: 'HYPERLOCAL',
    priority: 100,
    circle: { ...adajan, radiusKm: 1 },
    ...{ country: null, state: null, city: null, area: null },
  })
  const index = indexPlacements([placed('a'), placed('b'), placed('c')], () => 0)
  const pick = () => {
    const key = circleKeyOf(index, { id: 'stall', ...adajan })
    return key && pickAds(index, [key], 1).map((n) => index.ids[n])[0]
  }
  expect([pick(), pick(), pick(), pick()]).toEqual(['a', 'b', 'c', 'a'])
  removePlacement(index, 'b')
  expect(new Set([pick(), pick(), pick()])).toEqual(new Set(['a', 'c']))
  expect(circleKeyOf(index, { id: 'stall', ...varachha })).toBeUndefined()
})

test('distances follow the globe, also across the 180th meridian', () => {
  expect(kilometresBetween(adajan, varachha)).toBeCloseTo(6.6, 1)
  expect(
    kilometresBetween({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }),
  ).toBeCloseTo(22.2, 1)
})
