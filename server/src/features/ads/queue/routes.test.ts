import { areaAdQueueApi } from '@thela/contract/ads/area-queue'
import { AdQueueItem, adQueueApi, QueueStats } from '@thela/contract/ads/queue'
import { beforeEach, describe, expect, test } from 'vitest'
import { adForm, createAd, queueAd } from '../../../../test/ads.ts'
import { createTestApp } from '../../../../test/app.ts'
import { impressionsForBudget } from './impressions-for-budget.ts'

const { app, db, send, signedInAdmin, signedInVendor } = await createTestApp()
const { headers, id: adminId } = await signedInAdmin()
const stall = await signedInVendor({ businessName: 'Asha Chaat House' })
await signedInVendor({ area: 'Vesu', businessName: 'Vesu Vadapav' })

beforeEach(async () => {
  await db.deleteFrom('ads').execute()
})

const add = (payload: object) => send('POST', adQueueApi.add.path, { headers, payload })
const queue = async (query = '') => (await send('GET', `${adQueueApi.list.path}${query}`, { headers })).json()
const areaQueue = async (query = '') =>
  (await send('GET', `${areaAdQueueApi.list.path}${query}`, { headers })).json()
const titles = ({ items }: { items: AdQueueItem[] }) => items.map(({ ad }) => ad.title)
const target = { targetLevel: 'AREA', country: 'India', state: 'Gujarat', city: 'Surat', area: 'Adajan' }

describe('an ad is put into the queue', () => {
  test('with the priority of its location and what its budget buys [API-72] [ENT-33] [ENT-34] [CONST-25]', async () => {
    const ad = await createAd(app, headers)
    const answer = await add({
      adId: ad.id,
      ...target,
      startDate: ad.startDate,
      endDate: ad.endDate,
      adType: 'FLOATING',
    })

    expect(answer.statusCode).toBe(201)
    const { item, refreshed, message } = answer.json()
    expect([refreshed, message]).toEqual([false, 'Ad added to queue successfully'])
    expect(AdQueueItem.safeParse(item).success).toBe(true)
    expect(item).toMatchObject({
      adId: ad.id,
      ad: { title: 'Monsoon chai', adType: 'FLOATING' },
      vendor: { businessName: 'Asha Chaat House', city: 'Surat' },
      locationType: 'AREA',
      area: 'Adajan',
      priority: 100,
      isAutoPriority: true,
      isActive: true,
      currentImpressions: 0,
      maxImpressions: 1000,
      totalVendors: 1,
      startDate: ad.startDate,
      endDate: ad.endDate,
      source: 'AD',
    })
    const row = await db.selectFrom('placements').select('frequencySeconds').executeTakeFirstOrThrow()
    expect(row.frequencySeconds).toBe(30)
  })

  test('again: its own placement is refreshed and keeps what was counted', async () => {
    const { ad, item } = await queueAd(app, headers, { budget: 500 })
    await db.updateTable('placements').set({ currentImpressions: 300 }).execute()
    const answer = await add({ adId: ad.id, ...target, targetLevel: 'CITY' })

    expect([answer.statusCode, answer.json().refreshed]).toEqual([200, true])
    expect(answer.json().item).toMatchObject({
      id: item.id,
      locationType: 'CITY',
      area: null,
      priority: 75,
      currentImpressions: 300,
      maxImpressions: 1000,
      vendor: null,
      totalVendors: 2,
    })
  })

  test('a smaller budget never takes back what was counted', async () => {
    const { ad } = await queueAd(app, headers, { budget: 500 })
    await db.updateTable('placements').set({ currentImpressions: 300 }).execute()
    await send('PUT', `/api/admin/ads/${ad.id}`, { headers, payload: { budget: 100 } })

    expect((await add({ adId: ad.id, ...target })).json().item).toMatchObject({
      currentImpressions: 300,
      maxImpressions: 300,
    })
  })

  test('without a limit only where somebody says so [AAQ-08]', async () => {
    const { ad } = await queueAd(app, headers)
    expect(
      (await add({ adId: ad.id, ...target, maxImpressions: null })).json().item.maxImpressions,
    ).toBeNull()
  })

  test('and refused where something is missing or wrong', async () => {
    const { id: adId } = await createAd(app, headers)
    expect((await add({ adId, targetLevel: 'CITY', country: 'India' })).json().details).toEqual([
      { path: 'state', msg: 'State is required for City targeting' },
      { path: 'city', msg: 'City is required for City targeting' },
    ])
    expect((await add({ adId, ...target, adType: 'BANNER' })).statusCode).toBe(422)
    expect((await add({ ...target, adId: 'nothing' })).statusCode).toBe(404)
    expect((await add({ adId })).statusCode).toBe(422)
  })

  test('banners stand in it by themselves, without a level everywhere', async () => {
    await createAd(app, headers, { adType: 'BANNER', targetLevel: null })
    const { items } = await queue()
    expect(items).toMatchObject([{ locationType: 'COUNTRY', country: null, priority: 25, totalVendors: 2 }])
  })
})

describe('a budget buys impressions', () => {
  test('1000 rupees buy 1000, 2000, 3000, 4000 from area to country [CONST-29] [CONST-30] [CONST-31] [CONST-32]', async () => {
    expect(await impressionsForBudget(db, 'AREA', 1000)).toBe(1000)
    expect(await impressionsForBudget(db, 'CITY', 1000)).toBe(2000)
    expect(await impressionsForBudget(db, 'STATE', 1000)).toBe(3000)
    expect(await impressionsForBudget(db, 'COUNTRY', 1000)).toBe(4000)
  })

  test('below the smallest tier by the rate of the level, rounded down; nothing buys the standard', async () => {
    expect(await impressionsForBudget(db, 'CITY', 99.99)).toBe(199)
    expect(await impressionsForBudget(db, 'AREA', 0.29)).toBe(0)
    expect(await impressionsForBudget(db, 'AREA', 0)).toBe(1000)
    expect(await impressionsForBudget(db, 'AREA', null)).toBe(1000)
  })

  test('by the largest active tier it can pay', async () => {
    const tier = { targetLevel: 'AREA', budget: 5000, impressions: 7500 }
    await db
      .insertInto('budgetTiers')
      .values({ id: 'big', name: 'Big', ...tier })
      .execute()
    expect(await impressionsForBudget(db, 'AREA', 4999.99)).toBe(4999)
    expect(await impressionsForBudget(db, 'AREA', 6000)).toBe(9000)
    await db.updateTable('budgetTiers').set({ isActive: false }).where('id', '=', 'big').execute()
    expect(await impressionsForBudget(db, 'AREA', 6000)).toBe(6000)
  })
})

describe('the queue', () => {
  const places = [
    { title: 'India wide', targetLevel: 'COUNTRY' },
    { title: 'Gujarat wide', targetLevel: 'STATE' },
    { title: 'Surat wide', targetLevel: 'CITY' },
    { title: 'Adajan only', targetLevel: 'AREA' },
    { title: 'Vesu only', targetLevel: 'AREA', area: 'Vesu' },
  ]
  const fill = async () => {
    for (const place of places) await queueAd(app, headers, place)
  }

  test('comes by priority, newest first among equals, 50 a page [API-71] [CONST-27] [AQ-20]', async () => {
    await fill()
    const page = await queue()

    expect(titles(page)).toEqual(['Vesu only', 'Adajan only', 'Surat wide', 'Gujarat wide', 'India wide'])
    expect(page.pagination).toMatchObject({ limit: 50, total: 5, totalCount: 5, totalPages: 1 })
    expect(page.locations).toEqual(['Surat', 'Ahmedabad', 'Gujarat', 'India', 'Adajan', 'Vesu'])
    for (const limit of [25, 50, 100, 200]) expect((await queue(`?limit=${limit}`)).items).toHaveLength(5)
  })

  test('is searched by ad, vendor and place, and filtered [AQ-24]', async () => {
    await fill()
    await createAd(app, headers, { title: 'Banner', adType: 'BANNER' })
    await db.updateTable('placements').set({ isActive: false }).where('area', '=', 'Vesu').execute()

    expect(titles(await queue('?search=wide'))).toHaveLength(3)
    expect(titles(await queue('?search=vesu&adType=FLOATING'))).toEqual([
      'Vesu only',
      'Surat wide',
      'Gujarat wide',
      'India wide',
    ])
    expect(titles(await queue('?adType=BANNER'))).toEqual(['Banner'])
    expect(titles(await queue('?status=inactive'))).toEqual(['Vesu only'])
    expect(titles(await queue('?location=Vesu'))).toEqual(['Vesu only'])
    expect(titles(await queue('?priority=high&adType=FLOATING'))).toEqual([
      'Vesu only',
      'Adajan only',
      'Surat wide',
    ])
    expect(titles(await queue('?priority=medium'))).toEqual(['Gujarat wide'])
    expect(titles(await queue('?priority=low'))).toEqual(['India wide'])
    expect((await send('GET', `${adQueueApi.list.path}?status=odd`, { headers })).statusCode).toBe(422)
  })

  test('by area has filters of its own, 50 a page [API-78] [AAQ-07]', async () => {
    await fill()
    expect(titles(await areaQueue('?country=IN&state=GJ&city=Surat&area=Vesu'))).toEqual(['Vesu only'])
    expect(titles(await areaQueue('?locationType=STATE'))).toEqual(['Gujarat wide'])
    expect(titles(await areaQueue('?priority=75'))).toEqual(['Surat wide'])
    expect(titles(await areaQueue('?isActive=false'))).toEqual([])
    expect((await areaQueue('?limit=2')).pagination).toMatchObject({
      totalPages: 3,
      totalCount: 5,
      hasNextPage: true,
      hasPrevPage: false,
    })
    expect((await areaQueue()).pagination.limit).toBe(50)
  })

  test('is counted, as a whole and by place [API-70] [API-77] [ENT-35] [AAQ-11]', async () => {
    await fill()
    await db.updateTable('placements').set({ isActive: false }).where('area', '=', 'Vesu').execute()
    const stats = async (url: string) => (await send('GET', url, { headers })).json().stats

    const whole = await stats(adQueueApi.readStats.path)
    expect(QueueStats.safeParse(whole).success).toBe(true)
    expect(whole).toEqual({ totalAds: 5, activeAds: 4, inactiveAds: 1, area: 'All areas' })
    expect(await stats(areaAdQueueApi.readStats.path)).toMatchObject({ totalAds: 5, area: 'India' })
    expect(await stats(`${areaAdQueueApi.readStats.path}?state=GJ&city=Surat&area=Vesu`)).toEqual({
      totalAds: 1,
      activeAds: 0,
      inactiveAds: 1,
      area: 'Vesu',
    })
    expect(await stats(`${areaAdQueueApi.readStats.path}?country=Nepal`)).toMatchObject({ totalAds: 0 })
  })
})

test('a priority is set by hand, to any that was seen [API-73] [CONST-34]', async () => {
  const { item } = await queueAd(app, headers)
  const set = (payload: object) => send('PUT', adQueueApi.setPriority.path, { headers, payload })

  expect((await set({ id: item.id, priority: 15 })).json().item).toMatchObject({
    priority: 15,
    isAutoPriority: false,
  })
  for (const priority of [3, 5, 8, 9, 10, 11, 14, 15])
    expect((await set({ id: item.id, priority })).json().item.priority).toBe(priority)
  expect((await set({ id: item.id, priority: 101 })).statusCode).toBe(422)
  expect((await set({ priority: 15 })).statusCode).toBe(422)
  expect((await set({ id: 'nothing', priority: 15 })).statusCode).toBe(404)
})

test('a placement is stopped, or all of an ad [API-74] [AQ-22]', async () => {
  const { ad, item } = await queueAd(app, headers)
  const stop = (payload: object) => send('PUT', adQueueApi.deactivate.path, { headers, payload })

  expect((await stop({ id: item.id })).json()).toEqual({
    message: 'Ad status updated successfully',
    updated: 1,
  })
  expect((await queue()).items[0].isActive).toBe(false)
  await stop({ adId: ad.id, isActive: true })
  expect((await queue()).items[0].isActive).toBe(true)
  expect((await stop({})).statusCode).toBe(422)
  expect((await stop({ id: 'nothing' })).statusCode).toBe(404)
})

test('a placement is switched at its place [API-80] [AAQ-06] [AAQ-10]', async () => {
  const { ad } = await queueAd(app, headers)
  const toggle = (payload: object) => send('PUT', areaAdQueueApi.toggleStatus.path, { headers, payload })
  const place = { country: 'IN', state: 'Gujarat', city: 'surat', area: 'Adajan' }

  expect((await toggle({ adId: ad.id, ...place, isActive: false })).json()).toMatchObject({
    item: { isActive: false },
    message: 'Ad status updated successfully',
  })
  expect((await toggle({ adId: ad.id, ...place, area: 'Vesu', isActive: false })).statusCode).toBe(404)
  expect((await toggle({ adId: ad.id, ...place })).statusCode).toBe(422)
})

test('both screens are told how priorities come about [API-75] [API-79] [ENT-36] [CONST-33]', async () => {
  const [one, other] = await Promise.all(
    [adQueueApi, areaAdQueueApi].map((api) => send('GET', api.readPriorityInfo.path, { headers })),
  )
  expect(one?.json().locationBasedPriorities).toEqual({ AREA: 100, CITY: 75, STATE: 50, COUNTRY: 25 })
  expect(Object.keys(one?.json().description).sort()).toEqual(['AREA', 'CITY', 'COUNTRY', 'STATE'])
  expect(one?.json().note).toContain('priority of their location')
  expect(other?.json()).toEqual(one?.json())
})

describe('priorities are migrated [API-76]', () => {
  const migrate = (payload: object) =>
    send('POST', areaAdQueueApi.migratePriorities.path, { headers, payload })

  async function fill() {
    const zero = (await queueAd(app, headers, { title: 'Zero' })).item
    const manual = (await queueAd(app, headers, { title: 'Manual' })).item
    await queueAd(app, headers, { title: 'Right' })
    await db.updateTable('placements').set({ priority: 0 }).where('id', '=', zero.id).execute()
    await db
      .updateTable('placements')
      .set({ priority: 8, isAutoPriority: false })
      .where('id', '=', manual.id)
      .execute()
    return { zero, manual }
  }
  const priorities = async () => (await queue()).items.map(({ priority }: AdQueueItem) => priority)

  test('first in a dry run, which changes nothing [AQ-15]', async () => {
    const { zero } = await fill()
    expect((await migrate({})).json()).toEqual({
      message: 'Dry run: 1 items would change',
      data: {
        dryRun: true,
        scanned: 3,
        updated: 0,
        skipped: 2,
        changes: [{ id: zero.id, from: 0, to: 100 }],
      },
    })
    expect(await priorities()).toEqual([100, 8, 0])
  })

  test('then those that are zero, and by force also those set by hand [AQ-16]', async () => {
    await fill()
    expect((await migrate({ dryRun: false })).json()).toMatchObject({
      message: 'Migration completed successfully',
      data: { updated: 1, skipped: 2 },
    })
    expect(await priorities()).toEqual([100, 100, 8])
    expect((await migrate({ dryRun: false, onlyZeroPriorities: false })).json().data.updated).toBe(0)
    await migrate({ dryRun: false, onlyZeroPriorities: false, force: true })
    expect(await priorities()).toEqual([100, 100, 100])
  })

  test('force needs the other switch off [AQ-17]', async () => {
    const answer = await migrate({ force: true })
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'Force needs only-zero-priorities off'])
  })
})

describe('a campaign [API-81]', () => {
  const { targetLevel, country, state, city, area, ...adData } = adForm({ budget: 100 })
  const start = (payload: object) => send('POST', areaAdQueueApi.startCampaign.path, { headers, payload })
  const surat = { country: 'India', state: 'Gujarat', city: 'Surat' }

  test('is one ad with a placement for each area, which share the budget', async () => {
    const targetingAreas = [{ ...surat, area: 'Adajan' }, surat]
    const answer = await start({ adData, targetingAreas })

    expect(answer.statusCode).toBe(201)
    const { ad, items } = answer.json() as { ad: { id: string }; items: AdQueueItem[] }
    expect(
      items.map(({ adId, locationType, priority, maxImpressions, source }) => ({
        isOfAd: adId === ad.id,
        locationType,
        priority,
        maxImpressions,
        source,
      })),
    ).toEqual([
      { isOfAd: true, locationType: 'AREA', priority: 100, maxImpressions: 50, source: 'CAMPAIGN' },
      { isOfAd: true, locationType: 'CITY', priority: 75, maxImpressions: 100, source: 'CAMPAIGN' },
    ])
  })

  test.each(['FLOATING', 'BANNER'])(
    'of type %s is changed without booking its budget again',
    async (adType) => {
      const { ad, items } = (
        await start({ adData: { ...adData, adType }, targetingAreas: [surat, { ...surat, area: 'Adajan' }] })
      ).json()
      const changed = await send('PUT', `/api/admin/ads/${ad.id}`, {
        headers,
        payload: { title: 'Winter chai' },
      })

      expect([changed.statusCode, changed.json().ad.title]).toEqual([200, 'Winter chai'])
      const refused = await add({ adId: ad.id, ...target })
      expect([refused.statusCode, refused.json().details]).toEqual([
        422,
        [{ path: 'adId', msg: 'This ad runs as a campaign: its areas share the budget already' }],
      ])
      const idsOf = (all: AdQueueItem[]) => all.map(({ id }) => id).toSorted()
      expect(idsOf((await queue()).items)).toEqual(idsOf(items))
    },
  )

  test('has a priority of its own where it does not go by location', async () => {
    const byHand = { adData, targetingAreas: [surat], useLocationBasedPriority: false }
    expect((await start({ ...byHand, priority: 9 })).json().items[0]).toMatchObject({
      priority: 9,
      isAutoPriority: false,
    })
    expect((await start(byHand)).statusCode).toBe(422)
  })

  test('is refused as a whole when an area is named twice or has a gap', async () => {
    expect((await start({ adData, targetingAreas: [surat, { ...surat, city: 'SURAT' }] })).statusCode).toBe(
      409,
    )
    expect(
      (await start({ adData, targetingAreas: [{ country: 'India', city: 'Surat' }] })).json().details,
    ).toEqual([{ path: 'targetingAreas[0].state', msg: 'State is required for City targeting' }])
    expect((await start({ adData, targetingAreas: [] })).statusCode).toBe(422)
    expect(await db.selectFrom('ads').select('id').execute()).toEqual([])
  })
})

test('every change of the queue leaves a line in the log', async () => {
  const logs = () =>
    db.selectFrom('auditLogs').select('entity').where('actorId', '=', adminId).orderBy('id').execute()
  const before = (await logs()).length
  const { ad, item } = await queueAd(app, headers)
  await send('PUT', adQueueApi.setPriority.path, { headers, payload: { id: item.id, priority: 3 } })
  await send('PUT', adQueueApi.deactivate.path, { headers, payload: { adId: ad.id } })
  await send('POST', areaAdQueueApi.migratePriorities.path, { headers, payload: { dryRun: false } })

  const entities = (await logs()).slice(before).map(({ entity }) => entity)
  expect(entities).toEqual(['AD', 'AD_QUEUE', 'AD_QUEUE', 'AD_QUEUE', 'AD_QUEUE'])
})

test('guests and vendors are refused', async () => {
  expect((await send('GET', adQueueApi.list.path)).statusCode).toBe(401)
  expect((await send('GET', adQueueApi.list.path, { headers: stall.headers })).statusCode).toBe(403)
})
