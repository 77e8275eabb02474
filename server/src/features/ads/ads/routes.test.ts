import { adTypes, adTypeTraits } from '@thela/contract/ads/ad-types'
import type { Ad } from '@thela/contract/ads/ads'
import { adQueueApi } from '@thela/contract/ads/queue'
import { adPageSizes } from '@thela/contract/values/choices'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { adForm, createAd, queueAd } from '../../../../test/ads.ts'
import { createTestApp } from '../../../../test/app.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'

const { app, db, send, signedInAdmin, signedInVendor } = await createTestApp()
const { headers, id: adminId } = await signedInAdmin()
const vendor = await signedInVendor()
const path = '/api/admin/ads'

beforeEach(async () => {
  await db.deleteFrom('ads').execute()
})

const form = adForm()
const create = (more: object) => send('POST', path, { headers, payload: adForm(more) })
const list = async (query = '') => (await send('GET', `${path}${query}`, { headers })).json()
const titles = async (query: string) => ((await list(query)).ads as Ad[]).map(({ title }) => title)

/** The validation messages of a refused form, by field. */
async function problems(more: object) {
  const answer = await create(more)
  expect(answer.statusCode).toBe(422)
  const { details } = answer.json() as { details: { path: string; msg: string }[] }
  return Object.fromEntries(details.map(({ path, msg }) => [path, msg]))
}

test('an administrator creates an ad [API-63] [ADV-53]', async () => {
  const answer = await create({ budget: 500.5 })

  expect([answer.statusCode, answer.json().message]).toEqual([201, 'Ad created successfully!'])
  const { ad } = answer.json()
  const { startDate, endDate, ...fields } = form
  expect(ad).toMatchObject({ ...fields, budget: 500.5, isActive: true, impressions: 0, clicks: 0, ctr: 0 })
  expect((await list()).ads).toEqual([ad])
})

test('an ad has the documented fields, and its click rate is a ratio [ENT-32]', async () => {
  const media = { imageUrl: '/uploads/ads/one.webp', videoUrl: '/uploads/ads/one.mp4' }
  const known = { id: expect.any(String), createdAt: expect.any(String), updatedAt: expect.any(String) }
  const nowhere = { targetLevel: null, country: null, state: null, city: null, area: null }
  const circle = { latitude: 21.17, longitude: 72.83, radius: 5 }

  const { id } = await createAd(app, headers, { ...media, budget: 500.5 })
  await db.updateTable('ads').set({ impressions: 8, clicks: 2 }).where('id', '=', id).execute()
  const placed = {
    ...known,
    ...form,
    ...media,
    location: 'Adajan, Surat, Gujarat, India',
    latitude: null,
    longitude: null,
    radius: null,
    budget: 500.5,
    startDate: '2019-12-31T18:30:00.000Z',
    endDate: '2090-12-31T18:29:59.999Z',
    isActive: true,
    isUnlimited: false,
    impressions: 8,
    clicks: 2,
    ctr: 0.25,
  }
  expect((await list()).ads).toEqual([placed])

  expect(await createAd(app, headers, { ...media, ...circle, adType: 'HYPERLOCAL' })).toEqual({
    ...placed,
    ...nowhere,
    ...circle,
    adType: 'HYPERLOCAL',
    location: '21.17, 72.83 (5 km)',
    budget: null,
    impressions: 0,
    clicks: 0,
    ctr: 0,
  })
  for (const adType of ['BANNER', 'FLOATING', 'GOOGLE_ADSENSE'])
    for (const targetLevel of ['COUNTRY', 'STATE', 'CITY', 'AREA'])
      expect(await createAd(app, headers, { adType, targetLevel })).toMatchObject({ adType, targetLevel })
})

test.each(adTypes)(
  'an ad of type %s is stored, and gets a placement on save only if its type says so',
  async (adType) => {
    const { target, queue } = adTypeTraits[adType]
    const circle = { targetLevel: null, latitude: 21.17, longitude: 72.83, radius: 5 }
    const ad = await createAd(app, headers, { adType, ...(target === 'circle' ? circle : {}) })
    expect(ad).toMatchObject({ adType, targetLevel: target === 'circle' ? null : 'AREA' })
    expect(await db.selectFrom('placements').select('adId').execute()).toEqual(
      queue === 'on-save' || target === 'circle' ? [{ adId: ad.id }] : [],
    )

    const payload = { adId: ad.id, targetLevel: 'COUNTRY', country: 'India' }
    const added = await send('POST', adQueueApi.add.path, { headers, payload })
    expect(added.statusCode).toBe({ 'second-step': 201, 'on-save': 200, none: 422 }[queue])
  },
)

test('an ad runs from the start of its first day to the end of its last day in platform time', async () => {
  const ad = await createAd(app, headers, { startDate: '2026-03-05', endDate: '2026-03-05T00:00:00.000Z' })
  expect([ad.startDate, ad.endDate]).toEqual(['2026-03-04T18:30:00.000Z', '2026-03-05T18:29:59.999Z'])
})

describe('a form with errors gets a message for each field', () => {
  test('all of them at once', async () => {
    const empty = { title: ' ', adType: '', linkUrl: '', startDate: '', endDate: '' }
    expect(await problems(empty)).toEqual({
      title: 'Ad title is required',
      adType: 'Ad type is required',
      linkUrl: 'Link URL is required',
      startDate: 'Start date is required',
      endDate: 'End date is required',
    })
  })

  test('a title is required and has at least 3 characters [ADV-27] [ADV-28]', async () => {
    for (const title of ['', '  ', undefined])
      expect(await problems({ title })).toEqual({ title: 'Ad title is required' })
    for (const title of ['a', 'ab', ' ab '])
      expect(await problems({ title })).toEqual({ title: 'Title must be at least 3 characters' })
    expect((await create({ title: 'abc' })).statusCode).toBe(201)
  })

  test('a type is required [ADV-29]', async () => {
    for (const adType of ['', null, undefined])
      expect(await problems({ adType })).toEqual({ adType: 'Ad type is required' })
  })

  test('a link is required and starts with http:// or https:// [ADV-30] [ADV-31]', async () => {
    for (const linkUrl of ['', ' ', undefined])
      expect(await problems({ linkUrl })).toEqual({ linkUrl: 'Link URL is required' })
    for (const linkUrl of ['chai.example', 'ftp://chai.example', 'javascript:alert(1)', 'http://'])
      expect(await problems({ linkUrl })).toEqual({
        linkUrl: 'Please enter a valid URL starting with http:// or https://',
      })
    for (const linkUrl of ['http://chai.example', 'https://chai.example'])
      expect((await create({ linkUrl })).statusCode).toBe(201)
  })

  test('both dates are required, and the ad ends on or after its start [ADV-32] [ADV-33]', async () => {
    for (const missing of ['', undefined]) {
      expect(await problems({ startDate: missing })).toEqual({ startDate: 'Start date is required' })
      expect(await problems({ endDate: missing })).toEqual({ endDate: 'End date is required' })
    }
    expect(await problems({ startDate: '2026-03-05', endDate: '2026-03-04' })).toEqual({
      endDate: 'End date must be on or after start date',
    })
    expect(await problems({ startDate: '2026-02-31' })).toEqual({ startDate: 'Please enter a valid date' })
  })

  test('the budget is a number from 0 in steps of a paisa [ADV-34]', async () => {
    expect(await problems({ budget: -1 })).toEqual({ budget: 'Budget must be 0 or more' })
    expect(await problems({ budget: '12' })).toEqual({ budget: 'Budget must be a number' })
    expect(await problems({ budget: 0.001 })).toEqual({ budget: 'At most 2 decimals' })
    for (const budget of [0, 0.01, 99.99]) expect((await create({ budget })).json().ad.budget).toBe(budget)
  })

  test('a floating ad needs a target level [ADV-36]', async () => {
    for (const targetLevel of [null, undefined])
      expect(await problems({ targetLevel })).toEqual({ targetLevel: 'Target level is required' })
  })

  const nowhere = { country: null, state: null, city: null, area: null }
  const places = { country: 'India', state: 'Gujarat', city: 'Surat', area: 'Adajan' }

  /** The level needs each of these places and no other. */
  async function expectPlaces(targetLevel: string, messages: Partial<typeof places>) {
    const names = Object.keys(messages) as (keyof typeof places)[]
    expect(await problems({ ...nowhere, targetLevel })).toEqual(messages)
    for (const name of names)
      expect(await problems({ ...places, targetLevel, [name]: null })).toEqual({ [name]: messages[name] })

    const given = Object.fromEntries(names.map((name) => [name, places[name]]))
    const { ad } = (await create({ ...nowhere, ...given, targetLevel })).json()
    expect(ad).toMatchObject({ targetLevel, ...nowhere, ...given })
  }

  test('country targeting needs a country [ADV-37]', () =>
    expectPlaces('COUNTRY', { country: 'Country is required for Country targeting' }))

  test('state targeting needs a country and a state [ADV-38]', () =>
    expectPlaces('STATE', {
      country: 'Country is required for State targeting',
      state: 'State is required for State targeting',
    }))

  test('city targeting needs a country, a state and a city [ADV-39]', () =>
    expectPlaces('CITY', {
      country: 'Country is required for City targeting',
      state: 'State is required for City targeting',
      city: 'City is required for City targeting',
    }))

  test('area targeting needs all four places, and each message names field and level [ADV-40] [ADV-41]', () =>
    expectPlaces('AREA', {
      country: 'Country is required for Area targeting',
      state: 'State is required for Area targeting',
      city: 'City is required for Area targeting',
      area: 'Area is required for Area targeting',
    }))

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

test('description, picture and active status are optional [ADV-35]', async () => {
  const { description, ...bare } = form
  const answer = await send('POST', path, { headers, payload: bare })
  expect(answer.statusCode).toBe(201)
  expect(answer.json().ad).toMatchObject({
    description: null,
    imageUrl: null,
    videoUrl: null,
    isActive: true,
  })
})

test('an ad can have both a picture and a video, and an unsafe URL is refused', async () => {
  const media = { imageUrl: '/uploads/ads/one.webp', videoUrl: 'https://cdn.example/one.mp4' }
  expect(await createAd(app, headers, media)).toMatchObject(media)
  expect(await problems({ imageUrl: 'javascript:alert(1)' })).toHaveProperty('imageUrl')
})

test('places below the target level are dropped, and country codes become names', async () => {
  const ad = await createAd(app, headers, { targetLevel: 'STATE', country: 'in' })
  expect(ad).toMatchObject({ country: 'India', state: 'Gujarat', city: null, area: null })
})

describe('list', () => {
  const COUNT = 201
  const names = Array.from({ length: COUNT }, (_, n) => `Ad ${COUNT - n}`)
  const fill = () =>
    sql`insert into ads (id, title, link_url, ad_type, starts_on, ends_on, created_at)
      select 'ad-' || n, 'Ad ' || n, 'https://chai.example', 'FLOATING', '2020-01-01', '2090-01-01',
        timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, ${COUNT}::int) n`.execute(db)

  test('the list has 100 ads a page, newest first, from page 1 to the last [API-62] [ADV-14]', async () => {
    await fill()
    const page = { limit: 100, total: COUNT, totalCount: COUNT, totalPages: 3 }

    expect((await list()).pagination).toEqual({ ...page, page: 1, hasPrevPage: false, hasNextPage: true })
    expect((await list('?page=2')).pagination).toEqual({
      ...page,
      page: 2,
      hasPrevPage: true,
      hasNextPage: true,
    })
    expect((await list('?page=3')).pagination).toEqual({
      ...page,
      page: 3,
      hasPrevPage: true,
      hasNextPage: false,
    })
    expect(await titles('')).toEqual(names.slice(0, 100))
    expect(await titles('?page=1')).toEqual(names.slice(0, 100))
    expect(await titles('?page=2')).toEqual(names.slice(100, 200))
    expect(await titles('?page=3')).toEqual(names.slice(200))
    expect(await titles('?page=4')).toEqual([])
    expect((await send('GET', `${path}?page=0`, { headers })).statusCode).toBe(422)
  })

  test('the list has pages of 20, 50, 100 or 200 ads [CONST-26]', async () => {
    await fill()
    expect(adPageSizes).toEqual([20, 50, 100, 200])
    for (const limit of adPageSizes) {
      expect(await titles(`?limit=${limit}`)).toEqual(names.slice(0, limit))
      expect(await titles(`?limit=${limit}&page=2`)).toEqual(names.slice(limit, 2 * limit))
      expect((await list(`?limit=${limit}`)).pagination).toMatchObject({
        limit,
        totalPages: Math.ceil(COUNT / limit),
      })
    }
    expect((await send('GET', `${path}?limit=201`, { headers })).statusCode).toBe(422)
  })

  test('the list can be searched by title or description, and by nothing else [ADV-02]', async () => {
    await createAd(app, headers, { title: 'Tea time', description: 'Masala' })
    await createAd(app, headers, { title: 'Coffee', description: '100% arabica' })

    expect(await titles('?search=MASALA')).toEqual(['Tea time'])
    expect(await titles('?search=coff')).toEqual(['Coffee'])
    expect(await titles('?search=%25')).toEqual(['Coffee'])
    for (const other of ['chai.example', 'Adajan', 'FLOATING'])
      expect(await titles(`?search=${other}`)).toEqual([])
  })

  test('the list can be filtered by type, country, state, city and area, also by page [API-62]', async () => {
    await createAd(app, headers, { title: 'Adajan' })
    await createAd(app, headers, { title: 'Vesu', area: 'Vesu' })
    await createAd(app, headers, { title: 'Vadodara', targetLevel: 'CITY', city: 'Vadodara' })
    await createAd(app, headers, { title: 'Goa', targetLevel: 'STATE', state: 'Goa' })
    await createAd(app, headers, { title: 'Nepal', targetLevel: 'COUNTRY', country: 'Nepal' })
    await createAd(app, headers, { title: 'Banner', adType: 'BANNER' })

    expect(await titles('?type=BANNER')).toEqual(['Banner'])
    expect(await titles('?type=FLOATING')).toHaveLength(5)
    expect(await titles('?country=Nepal')).toEqual(['Nepal'])
    expect(await titles('?state=Goa')).toEqual(['Goa'])
    expect(await titles('?city=vadodara')).toEqual(['Vadodara'])
    expect(await titles('?area=vesu')).toEqual(['Vesu'])
    expect(await titles('?country=IN&state=GJ&city=Surat&type=FLOATING')).toEqual(['Vesu', 'Adajan'])
    expect(await titles('?country=IN&state=GJ&city=Surat&type=FLOATING&limit=1&page=2')).toEqual(['Adajan'])
    expect(await titles('?city=Surat&search=vesu')).toEqual(['Vesu'])
    expect((await send('GET', `${path}?type=POPUP`, { headers })).statusCode).toBe(422)
  })
})

test('the stats are totals of the ads that match the filters [API-69] [ENT-37]', async () => {
  const tea = await createAd(app, headers, { title: 'Tea time', budget: 100.25 })
  await createAd(app, headers, { title: 'Coffee', budget: 50 })
  await db.updateTable('ads').set({ impressions: 8, clicks: 2 }).where('id', '=', tea.id).execute()

  const stats = async (query = '') => (await send('GET', `${path}/stats${query}`, { headers })).json().stats
  expect(await stats()).toEqual({ totalRevenue: 150.25, totalImpressions: 8, totalClicks: 2, ctr: 0.25 })
  expect(await stats('?search=coffee')).toEqual({
    totalRevenue: 50,
    totalImpressions: 0,
    totalClicks: 0,
    ctr: 0,
  })
})

test('an edit keeps the fields that it leaves out, and the resulting ad is validated [API-64] [ADV-56]', async () => {
  const ad = await createAd(app, headers, { budget: 10, isActive: false })
  const change = (payload: object) => send('PUT', `${path}/${ad.id}`, { headers, payload })

  const answer = await change({ title: 'Winter chai' })
  expect([answer.statusCode, answer.json().message]).toEqual([200, 'Ad updated successfully!'])
  expect(answer.json().ad).toMatchObject({
    ...ad,
    title: 'Winter chai',
    updatedAt: answer.json().ad.updatedAt,
  })
  expect(await titles('')).toEqual(['Winter chai'])
  expect((await change({ description: '', budget: null })).json().ad).toMatchObject({
    description: null,
    budget: null,
  })
  expect((await change({ endDate: '2019-01-01' })).json().details).toEqual([
    { path: 'endDate', msg: 'End date must be on or after start date' },
  ])
  expect((await send('PUT', `${path}/nothing`, { headers, payload: {} })).statusCode).toBe(404)
})

test('an administrator deactivates an ad and activates it again [API-66] [ADV-60]', async () => {
  const { id } = await createAd(app, headers)
  for (const isActive of [false, true]) {
    const answer = await send('PATCH', `${path}/${id}/status`, { headers, payload: { isActive } })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { ad: { id, isActive }, message: 'Ad status updated successfully!' },
    ])
    expect((await list()).ads).toMatchObject([{ id, isActive }])
  }
  expect((await send('PATCH', `${path}/${id}/status`, { headers, payload: {} })).statusCode).toBe(422)
})

test('deleting an ad deletes its placements [API-65] [ADV-59]', async () => {
  const { ad } = await queueAd(app, headers)
  const answer = await send('DELETE', `${path}/${ad.id}`, { headers })

  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Ad deleted successfully!' }])
  expect((await list()).ads).toEqual([])
  expect(await db.selectFrom('placements').selectAll().execute()).toEqual([])
  expect((await send('DELETE', `${path}/${ad.id}`, { headers })).statusCode).toBe(404)
})

test('every write adds one audit log entry, and fails if the entry cannot be written', async () => {
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
