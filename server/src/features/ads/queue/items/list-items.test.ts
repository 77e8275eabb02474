import type { AdQueueItem } from '@thela/contract/ads/queue'
import { queuePageSizes } from '@thela/contract/values/choices'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createAd, queueAd } from '../../../../../test/ads.ts'
import { createTestApp } from '../../../../../test/app.ts'

const { app, db, send, signedInAdmin, signedInVendor } = await createTestApp()
const { headers } = await signedInAdmin()
await signedInVendor({ businessName: 'Asha Chaat House' })
await signedInVendor({ area: 'Vesu', businessName: 'Vadapav Corner' })

beforeEach(async () => {
  await db.deleteFrom('ads').execute()
})

const ask = (path: string) => send('GET', path, { headers })
const queue = async (query = '') => (await ask(`/api/ad-queue/items${query}`)).json()
const areaQueue = async (query = '') => (await ask(`/api/area-ad-queue/items${query}`)).json()
const titles = ({ items }: { items: AdQueueItem[] }) => items.map(({ ad }) => ad.title)

async function fill() {
  await queueAd(app, headers, { title: 'Nepal wide', targetLevel: 'COUNTRY', country: 'Nepal' })
  await queueAd(app, headers, { title: 'India wide', targetLevel: 'COUNTRY' })
  await queueAd(app, headers, { title: 'Gujarat wide', targetLevel: 'STATE' })
  await queueAd(app, headers, { title: 'Surat wide', targetLevel: 'CITY' })
  await queueAd(app, headers, { title: 'Adajan only' })
  await queueAd(app, headers, { title: 'Vesu only', area: 'Vesu' })
}
const everyTitle = ['Vesu only', 'Adajan only', 'Surat wide', 'Gujarat wide', 'India wide', 'Nepal wide']
const deactivateVesu = () =>
  db.updateTable('placements').set({ isActive: false }).where('area', '=', 'Vesu').execute()

test('the queue is sorted by priority, then newest first, and lists the places to filter by', async () => {
  await fill()
  const page = await queue()

  expect(titles(page)).toEqual(everyTitle)
  expect(page.locations).toEqual(['Surat', 'Ahmedabad', 'Gujarat', 'India', 'Adajan', 'Nepal', 'Vesu'])
})

describe('pages', () => {
  const COUNT = 201
  const areas = Array.from({ length: COUNT }, (_, n) => `Area ${COUNT - n}`)
  const areasOf = ({ items }: { items: AdQueueItem[] }) => items.map(({ area }) => area)

  beforeEach(async () => {
    const { id } = await createAd(app, headers)
    await sql`
      insert into placements (id, ad_id, source, location_type, country, state, city, area, starts_on, ends_on, created_at)
      select 'placement-' || n, ${id}, 'CAMPAIGN', 'AREA', 'India', 'Gujarat', 'Surat', 'Area ' || n,
        '2020-01-01', '2090-01-01', timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, ${COUNT}::int) n`.execute(db)
  })

  test('a long queue has pages of 25, 50, 100 or 200 placements, of 50 by default [AQ-20] [CONST-27]', async () => {
    expect(areasOf(await queue())).toEqual(areas.slice(0, 50))
    expect(areasOf(await areaQueue())).toEqual(areas.slice(0, 50))
    expect(queuePageSizes).toEqual([25, 50, 100, 200])
    for (const limit of queuePageSizes) {
      const page = await queue(`?limit=${limit}`)
      expect(areasOf(page)).toEqual(areas.slice(0, limit))
      expect(page.pagination).toMatchObject({ limit, totalPages: Math.ceil(COUNT / limit) })
      expect(areasOf(await queue(`?limit=${limit}&page=2`))).toEqual(areas.slice(limit, 2 * limit))
    }
    expect((await ask('/api/ad-queue/items?limit=201')).statusCode).toBe(422)
  })

  /** Reads the list page by page, each time for as long as there is a next one. */
  async function walk(read: typeof queue) {
    const pages = []
    for (let page = 1; pages.at(-1)?.pagination.hasNextPage ?? true; page++)
      pages.push(await read(`?page=${page}`))
    return pages
  }
  const expected = [1, 2, 3, 4, 5].map((page) => ({
    page,
    limit: 50,
    total: COUNT,
    totalCount: COUNT,
    totalPages: 5,
    hasPrevPage: page > 1,
    hasNextPage: page < 5,
  }))

  test('a long queue is read page by page, each placement once [API-71]', async () => {
    const pages = await walk(queue)
    expect(pages.map(({ pagination }) => pagination)).toEqual(expected)
    expect(pages.flatMap(areasOf)).toEqual(areas)
    expect(areasOf(await queue('?page=6'))).toEqual([])
  })

  test('a long queue is read page by page on the screen of the areas too, 50 by default [API-78] [AAQ-07]', async () => {
    const pages = await walk(areaQueue)
    expect(pages.map(({ pagination }) => pagination)).toEqual(expected)
    expect(pages.flatMap(areasOf)).toEqual(areas)
    expect(areasOf(await areaQueue('?limit=100&page=3'))).toEqual(areas.slice(200))
  })
})

test('the queue is searched by ad, vendor and place, and filtered by type, status and location [API-71]', async () => {
  await fill()
  await createAd(app, headers, { title: 'Banner', adType: 'BANNER' })
  await deactivateVesu()

  expect(titles(await queue('?search=WIDE'))).toEqual(everyTitle.slice(2))
  expect(titles(await queue('?search=nepal'))).toEqual(['Nepal wide'])
  expect(titles(await queue('?search=vadapav&adType=FLOATING'))).toEqual([
    'Vesu only',
    'Surat wide',
    'Gujarat wide',
    'India wide',
  ])
  expect(titles(await queue('?adType=BANNER'))).toEqual(['Banner'])
  expect(titles(await queue('?status=inactive'))).toEqual(['Vesu only'])
  expect(titles(await queue('?status=active&adType=FLOATING'))).toEqual(everyTitle.slice(1))
  expect(titles(await queue('?location=Vesu'))).toEqual(['Vesu only'])
  expect(titles(await queue('?location=surat&adType=FLOATING'))).toEqual(everyTitle.slice(0, 3))
  expect(titles(await queue('?search=wide&limit=1&page=2'))).toEqual(['Gujarat wide'])
  expect((await ask('/api/ad-queue/items?status=odd')).statusCode).toBe(422)
})

test('high priorities are 75 to 100, medium ones 50 to 74, low ones 0 to 49 [AQ-24]', async () => {
  for (const priority of [0, 49, 50, 74, 75, 100]) {
    const { item } = await queueAd(app, headers)
    await send('PUT', '/api/ad-queue/priority', { headers, payload: { id: item.id, priority } })
  }
  const inBand = async (band: string) =>
    (await queue(`?priority=${band}`)).items.map(({ priority }: AdQueueItem) => priority)

  expect(await inBand('high')).toEqual([100, 75])
  expect(await inBand('medium')).toEqual([74, 50])
  expect(await inBand('low')).toEqual([49, 0])
})

test('the queue by area is searched, and filtered by place, level, priority and status [API-78]', async () => {
  await fill()
  await deactivateVesu()

  expect(titles(await areaQueue('?search=wide'))).toEqual(everyTitle.slice(2))
  expect(titles(await areaQueue('?country=Nepal'))).toEqual(['Nepal wide'])
  expect(titles(await areaQueue('?country=IN'))).toEqual(everyTitle.slice(0, 5))
  expect(titles(await areaQueue('?country=IN&state=GJ'))).toEqual(everyTitle.slice(0, 4))
  expect(titles(await areaQueue('?city=Surat'))).toEqual(everyTitle.slice(0, 3))
  expect(titles(await areaQueue('?area=Vesu'))).toEqual(['Vesu only'])
  expect(titles(await areaQueue('?locationType=STATE'))).toEqual(['Gujarat wide'])
  expect(titles(await areaQueue('?priority=75'))).toEqual(['Surat wide'])
  expect(titles(await areaQueue('?priority=low'))).toEqual(['India wide', 'Nepal wide'])
  expect(titles(await areaQueue('?isActive=false'))).toEqual(['Vesu only'])
  expect(titles(await areaQueue('?isActive=true'))).toEqual(everyTitle.slice(1))
  const second = await areaQueue('?country=IN&limit=2&page=2')
  expect(titles(second)).toEqual(['Surat wide', 'Gujarat wide'])
  expect(second.pagination).toMatchObject({
    totalPages: 3,
    totalCount: 5,
    hasNextPage: true,
    hasPrevPage: true,
  })
})

describe('stats', () => {
  const stats = async (url: string) => (await ask(url)).json().stats
  const whole = { totalAds: 6, activeAds: 5, inactiveAds: 1, area: 'All areas' }

  beforeEach(async () => {
    await fill()
    await deactivateVesu()
  })

  test('the stats count all placements of the queue, active and inactive [API-70] [ENT-35]', async () => {
    expect(await stats('/api/ad-queue/stats')).toEqual(whole)
  })

  test('the stats count India unless a country is named, or a place and all below it [API-77] [AAQ-11]', async () => {
    const at = (query: string) => stats(`/api/area-ad-queue/stats${query}`)
    const inIndia = { totalAds: 5, activeAds: 4, inactiveAds: 1, area: 'India' }

    expect(await at('')).toEqual(inIndia)
    expect(await at('?country=IN')).toEqual(inIndia)
    expect(await at('?country=')).toEqual(whole)
    expect(await at('?country=Nepal')).toEqual({
      totalAds: 1,
      activeAds: 1,
      inactiveAds: 0,
      area: 'Nepal',
    })
    expect(await at('?state=GJ')).toEqual({ ...inIndia, totalAds: 4, activeAds: 3, area: 'Gujarat' })
    expect(await at('?state=GJ&city=Surat')).toEqual({
      ...inIndia,
      totalAds: 3,
      activeAds: 2,
      area: 'Surat',
    })
    expect(await at('?state=GJ&city=Surat&area=Vesu')).toEqual({
      totalAds: 1,
      activeAds: 0,
      inactiveAds: 1,
      area: 'Vesu',
    })
  })
})
