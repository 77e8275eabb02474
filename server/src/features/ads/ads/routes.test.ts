import { adTypes, adTypeTraits } from '@thela/contract/ads/ad-types'
import { Ad, adsApi } from '@thela/contract/ads/ads'
import { adQueueApi } from '@thela/contract/ads/queue'
import { beforeEach, describe, expect, test } from 'vitest'
import { adForm, createAd, queueAd } from '../../../../test/ads.ts'
import { createTestApp } from '../../../../test/app.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'

const { app, db, send, signedInAdmin, signedInVendor } = await createTestApp()
const { headers, id: adminId } = await signedInAdmin()
const vendor = await signedInVendor()
const { path } = adsApi.create

beforeEach(async () => {
  await db.deleteFrom('ads').execute()
})

const create = (more: object) => send('POST', path, { headers, payload: adForm(more) })
const list = async (query = '') => (await send('GET', `${path}${query}`, { headers })).json()
const titles = async (query: string) =>
  ((await list(query)).ads as { title: string }[]).map(({ title }) => title)

/** Why a form is refused, by field. */
async function problems(more: object) {
  const answer = await create(more)
  expect(answer.statusCode).toBe(422)
  const { details } = answer.json() as { details: { path: string; msg: string }[] }
  return Object.fromEntries(details.map(({ path, msg }) => [path, msg]))
}

test('an administrator creates an ad [API-63] [ADV-53] [ENT-32]', async () => {
  const answer = await create({ budget: 500.5 })

  expect(answer.statusCode).toBe(201)
  expect(answer.json().message).toBe('Ad created successfully!')
  const { ad } = answer.json()
  expect(Ad.safeParse(ad).success).toBe(true)
  expect(ad).toMatchObject({
    title: 'Monsoon chai',
    adType: 'FLOATING',
    location: 'Adajan, Surat, Gujarat, India',
    budget: 500.5,
    isActive: true,
    impressions: 0,
    clicks: 0,
    ctr: 0,
  })
})

test.each(adTypes)('an ad of type %s is stored and comes into the queue as its type says', async (adType) => {
  const { target, queue } = adTypeTraits[adType]
  const circle = { targetLevel: null, latitude: 21.17, longitude: 72.83, radius: 5 }
  const ad = await createAd(app, headers, { adType, ...(target === 'circle' ? circle : {}) })
  expect(ad).toMatchObject({ adType, targetLevel: target === 'circle' ? null : 'AREA' })
  expect(await db.selectFrom('placements').select('adId').execute()).toEqual(
    queue === 'on-save' ? [{ adId: ad.id }] : [],
  )

  const payload = { adId: ad.id, targetLevel: 'COUNTRY', country: 'India' }
  const added = await send('POST', adQueueApi.add.path, { headers, payload })
  expect(added.statusCode).toBe({ 'second-step': 201, 'on-save': 200, none: 422 }[queue])
})

test('an ad runs from the first to the last moment of its days in platform time', async () => {
  const ad = await createAd(app, headers, { startDate: '2026-03-05', endDate: '2026-03-05T00:00:00.000Z' })
  expect([ad.startDate, ad.endDate]).toEqual(['2026-03-04T18:30:00.000Z', '2026-03-05T18:29:59.999Z'])
})

describe('a form is refused field by field', () => {
  test('title, type, link and dates [ADV-27] [ADV-28] [ADV-29] [ADV-30] [ADV-31] [ADV-32] [ADV-33]', async () => {
    const empty = { title: ' ', adType: '', linkUrl: '', startDate: '', endDate: '' }
    expect(await problems(empty)).toEqual({
      title: 'Ad title is required',
      adType: 'Ad type is required',
      linkUrl: 'Link URL is required',
      startDate: 'Start date is required',
      endDate: 'End date is required',
    })
    expect(await problems({ title: 'ab' })).toEqual({ title: 'Title must be at least 3 characters' })
    for (const linkUrl of ['chai.example', 'ftp://chai.example', 'javascript:alert(1)', 'http://'])
      expect(await problems({ linkUrl })).toEqual({
        linkUrl: 'Please enter a valid URL starting with http:// or https://',
      })
    expect(await problems({ startDate: '2026-03-05', endDate: '2026-03-04' })).toEqual({
      endDate: 'End date must be on or after start date',
    })
    expect(await problems({ startDate: '2026-02-31' })).toEqual({ startDate: 'Please enter a valid date' })
  })

  test('the budget is a number from 0 in steps of a paisa [ADV-34]', async () => {
    expect(await problems({ budget: -1 })).toEqual({ budget: 'Budget must be 0 or more' })
    expect(await problems({ budget: '12' })).toEqual({ budget: 'Budget must be a number' })
    expect(await problems({ budget: 0.001 })).toEqual({ budget: 'At most 2 decimals' })
    expect((await create({ budget: 0.01 })).statusCode).toBe(201)
    expect((await create({ budget: 0 })).statusCode).toBe(201)
  })

  test('a floating ad says what it aims at [ADV-36] [ADV-37] [ADV-38] [ADV-39] [ADV-40] [ADV-41]', async () => {
    const nowhere = { country: null, state: null, city: null, area: null }
    expect(await problems({ targetLevel: null })).toEqual({ targetLevel: 'Target level is required' })
    expect(await problems({ ...nowhere, targetLevel: 'COUNTRY' })).toEqual({
      country: 'Country is required for Country targeting',
    })
    expect(await problems({ ...nowhere, targetLevel: 'STATE' })).toEqual({
      country: 'Country is required for State targeting',
      state: 'State is required for State targeting',
    })
    expect(await problems({ ...nowhere, targetLevel: 'CITY' })).toEqual({
      country: 'Country is required for City targeting',
      state: 'State is required for City targeting',
      city: 'City is required for City targeting',
    })
    expect(await problems({ ...nowhere, targetLevel: 'AREA' })).toEqual({
      country: 'Country is required for Area targeting',
      state: 'State is required for Area targeting',
      city: 'City is required for Area targeting',
      area: 'Area is required for Area targeting',
    })
  })

  test('a hyperlocal ad needs a circle, not a level', async () => {
    const circle = { adType: 'HYPERLOCAL', targetLevel: null }
    expect(Object.keys(await problems(circle))).toEqual(['latitude', 'longitude', 'radius'])
    expect(await problems({ ...circle, latitude: 91, longitude: 181, radius: 101 })).toEqual({
      latitude: 'Latitude must be between -90 and 90',
      longitude: 'Longitude must be between -180 and 180',
      radius: 'Radius must be between 0.1 and 100 km',
    })

    const ad = await createAd(app, headers, { ...circle, latitude: 21.17, longitude: 72.83, radius: 5 })
    expect(ad).toMatchObject({ location: '21.17, 72.83 (5 km)', country: null, radius: 5 })
  })
})

test('description, picture and switch may be left out [ADV-35]', async () => {
  const { description, ...bare } = adForm()
  const answer = await send('POST', path, { headers, payload: bare })
  expect(answer.json().ad).toMatchObject({
    description: null,
    imageUrl: null,
    videoUrl: null,
    isActive: true,
  })
})

test('a picture and a video are both kept; menus show the video [ADV-48]', async () => {
  const media = { imageUrl: '/uploads/ads/one.webp', videoUrl: 'https://cdn.example/one.mp4' }
  expect(await createAd(app, headers, media)).toMatchObject(media)
  expect(await problems({ imageUrl: 'javascript:alert(1)' })).toHaveProperty('imageUrl')
})

test('what lies deeper than the target is dropped, and codes become names', async () => {
  const ad = await createAd(app, headers, { targetLevel: 'STATE', country: 'in' })
  expect(ad).toMatchObject({ country: 'India', state: 'Gujarat', city: null, area: null })
})

test('ads are listed newest first, 100 a page [API-62] [ADV-14] [CONST-26]', async () => {
  for (const title of ['One', 'Two', 'Three'].map((word) => `${word} ad`))
    await createAd(app, headers, { title })

  const page = await list()
  expect(page.pagination).toMatchObject({ page: 1, limit: 100, total: 3, totalCount: 3, totalPages: 1 })
  expect(await titles('')).toEqual(['Three ad', 'Two ad', 'One ad'])
  expect(await titles('?limit=2&page=2')).toEqual(['One ad'])
  for (const limit of [20, 50, 100, 200])
    expect((await send('GET', `${path}?limit=${limit}`, { headers })).statusCode).toBe(200)
  expect((await send('GET', `${path}?limit=201`, { headers })).statusCode).toBe(422)
})

test('search looks into title and description, filters go by type and place [ADV-02]', async () => {
  await createAd(app, headers, { title: 'Tea time', description: 'Masala' })
  await createAd(app, headers, { title: 'Coffee', description: '100% arabica', adType: 'BANNER' })
  await createAd(app, headers, { title: 'Vadapav', description: null, area: 'Vesu' })

  expect(await titles('?search=MASALA')).toEqual(['Tea time'])
  expect(await titles('?search=coff')).toEqual(['Coffee'])
  expect(await titles('?search=%25')).toEqual(['Coffee'])
  expect(await titles('?type=BANNER')).toEqual(['Coffee'])
  expect(await titles('?country=India&state=Gujarat&city=surat&area=vesu')).toEqual(['Vadapav'])
  expect((await send('GET', `${path}?type=POPUP`, { headers })).statusCode).toBe(422)
})

test('the numbers on top are sums over the ads that the filters leave [API-69] [ENT-37]', async () => {
  const tea = await createAd(app, headers, { title: 'Tea time', budget: 100.25 })
  await createAd(app, headers, { title: 'Coffee', budget: 50 })
  await db.updateTable('ads').set({ impressions: 8, clicks: 2 }).where('id', '=', tea.id).execute()

  const stats = async (query = '') =>
    (await send('GET', `${adsApi.readStats.path}${query}`, { headers })).json().stats
  expect(await stats()).toEqual({ totalRevenue: 150.25, totalImpressions: 8, totalClicks: 2, ctr: 0.25 })
  expect(await stats('?search=coffee')).toEqual({
    totalRevenue: 50,
    totalImpressions: 0,
    totalClicks: 0,
    ctr: 0,
  })
})

test('what an edit leaves out stays, and the whole is checked [API-64] [ADV-56]', async () => {
  const ad = await createAd(app, headers, { budget: 10, isActive: false })
  const change = (payload: object) => send('PUT', `${path}/${ad.id}`, { headers, payload })

  const answer = await change({ title: 'Winter chai' })
  expect([answer.statusCode, answer.json().message]).toEqual([200, 'Ad updated successfully!'])
  expect(answer.json().ad).toMatchObject({
    ...ad,
    title: 'Winter chai',
    updatedAt: answer.json().ad.updatedAt,
  })
  expect((await change({ description: '', budget: null })).json().ad).toMatchObject({
    description: null,
    budget: null,
  })
  expect((await change({ endDate: '2019-01-01' })).json().details).toEqual([
    { path: 'endDate', msg: 'End date must be on or after start date' },
  ])
  expect((await send('PUT', `${path}/nothing`, { headers, payload: {} })).statusCode).toBe(404)
})

test('an ad is switched off and on [API-66] [ADV-60]', async () => {
  const { id } = await createAd(app, headers)
  const answer = await send('PATCH', `${path}/${id}/status`, { headers, payload: { isActive: false } })

  expect(answer.json()).toMatchObject({
    ad: { id, isActive: false },
    message: 'Ad status updated successfully!',
  })
  expect((await send('PATCH', `${path}/${id}/status`, { headers, payload: {} })).statusCode).toBe(422)
})

test('a deleted ad takes its placements with it [API-65] [ADV-59]', async () => {
  const { ad } = await queueAd(app, headers)
  const answer = await send('DELETE', `${path}/${ad.id}`, { headers })

  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Ad deleted successfully!' }])
  expect(await db.selectFrom('placements').selectAll().execute()).toEqual([])
  expect((await send('DELETE', `${path}/${ad.id}`, { headers })).statusCode).toBe(404)
})

test('every write leaves one line in the log, and none without it', async () => {
  const logs = () =>
    db
      .selectFrom('auditLogs')
      .select(['action', 'entity'])
      .where('actorId', '=', adminId)
      .orderBy('id')
      .execute()
  const before = (await logs()).length

  const { id } = await createAd(app, headers)
  await send('PUT', `${path}/${id}`, { headers, payload: { title: 'Winter chai' } })
  await send('PATCH', `${path}/${id}/status`, { headers, payload: { isActive: false } })
  await send('DELETE', `${path}/${id}`, { headers })
  expect((await logs()).slice(before)).toEqual([
    { action: 'CREATE', entity: 'AD' },
    { action: 'UPDATE', entity: 'AD' },
    { action: 'UPDATE', entity: 'AD' },
    { action: 'DELETE', entity: 'AD' },
  ])

  await whileLogIsBroken(db, async () => {
    expect((await create({})).statusCode).toBe(500)
  })
  expect((await list()).ads).toEqual([])
})

test('guests and vendors are refused', async () => {
  expect((await send('GET', path)).statusCode).toBe(401)
  expect((await send('POST', path, { headers: vendor.headers, payload: adForm() })).statusCode).toBe(403)
})
