import { areaAdQueueApi } from '@thela/contract/ads/area-queue'
import { type AdQueueItem, adQueueApi } from '@thela/contract/ads/queue'
import { beforeEach, describe, expect, test } from 'vitest'
import { adForm, createAd, queueAd } from '../../../../test/ads.ts'
import { createTestApp } from '../../../../test/app.ts'
import { impressionsForBudget } from './impressions-for-budget.ts'

const { app, db, send, signedInAdmin, signedInVendor } = await createTestApp()
const { headers, id: adminId } = await signedInAdmin()
const vendor = await signedInVendor({ businessName: 'Asha Chaat House' })
await signedInVendor({ area: 'Vesu', businessName: 'Vesu Vadapav' })

beforeEach(async () => {
  await db.deleteFrom('ads').execute()
})

const add = (payload: object) => send('POST', '/api/ad-queue/add', { headers, payload })
const queue = async () => (await send('GET', adQueueApi.list.path, { headers })).json()
const target = { targetLevel: 'AREA', country: 'India', state: 'Gujarat', city: 'Surat', area: 'Adajan' }

describe('adding to the queue', () => {
  test('an ad is added to the queue with a place and days of its own [API-72] [ENT-33] [ENT-34]', async () => {
    const media = { imageUrl: '/uploads/ads/one.webp', videoUrl: '/uploads/ads/one.mp4' }
    const ad = await createAd(app, headers, { ...media, budget: 500 })
    const days = { startDate: '2026-01-01', endDate: '2026-12-31' }
    const answer = await add({ adId: ad.id, ...target, ...days, adType: 'FLOATING' })

    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      item: {
        id: expect.any(String),
        adId: ad.id,
        ad: { title: 'Monsoon chai', adType: 'FLOATING', description: 'Two for one', ...media },
        vendor: { businessName: 'Asha Chaat House', city: 'Surat' },
        locationType: 'AREA',
        country: 'India',
        state: 'Gujarat',
        city: 'Surat',
        area: 'Adajan',
        priority: 100,
        isAutoPriority: true,
        isActive: true,
        currentImpressions: 0,
        maxImpressions: 500,
        totalVendors: 1,
        startDate: '2025-12-31T18:30:00.000Z',
        endDate: '2026-12-31T18:29:59.999Z',
        source: 'AD',
      },
      refreshed: false,
      message: 'Ad added to queue successfully',
    })
    expect((await queue()).items).toEqual([answer.json().item])
  })

  test('an ad is added to the queue with the defaults: every 30 seconds, 1000 impressions, and priority 0 where none is set [CONST-25]', async () => {
    const { ad, item } = await queueAd(app, headers)
    const defaults = () =>
      db.selectFrom('placements').select(['frequencySeconds', 'maxImpressions', 'priority'])
    expect(await defaults().where('id', '=', item.id).execute()).toEqual([
      { frequencySeconds: 30, maxImpressions: 1000, priority: 100 },
    ])

    // A row without a priority of its own, as an import writes it.
    const days = { startsOn: '2020-01-01', endsOn: '2090-12-31' }
    const imported = { id: 'imported', adId: ad.id, source: 'CAMPAIGN', locationType: 'COUNTRY', ...days }
    await db.insertInto('placements').values(imported).execute()
    expect(await defaults().where('id', '=', 'imported').execute()).toEqual([
      { frequencySeconds: 30, maxImpressions: 1000, priority: 0 },
    ])
  })

  test('an ad is added to the queue with the priority of its location [CONST-33]', async () => {
    const levels = { AREA: 100, CITY: 75, STATE: 50, COUNTRY: 25 }
    for (const [targetLevel, priority] of Object.entries(levels))
      expect((await queueAd(app, headers, { targetLevel })).item).toMatchObject({
        locationType: targetLevel,
        priority,
      })
  })

  test('the placement of an ad that is added again is refreshed and keeps its impressions', async () => {
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

  test('the cap is never below the counted impressions, even with a smaller budget', async () => {
    const { ad } = await queueAd(app, headers, { budget: 500 })
    await db.updateTable('placements').set({ currentImpressions: 300 }).execute()
    await send('PUT', `/api/admin/ads/${ad.id}`, { headers, payload: { budget: 100 } })

    expect((await add({ adId: ad.id, ...target })).json().item).toMatchObject({
      currentImpressions: 300,
      maxImpressions: 300,
    })
  })

  test('an ad is added to the queue without a limit if the administrator asks for it [AAQ-08]', async () => {
    const { ad } = await queueAd(app, headers, { budget: 5 })
    const { item } = (await add({ adId: ad.id, ...target, maxImpressions: null })).json()
    expect(item.maxImpressions).toBeNull()

    // It is shown however often it was seen.
    await db.updateTable('placements').set({ currentImpressions: 1_000_000 }).execute()
    const { data } = (await send('GET', `/api/public/ads/vendor/${vendor.id}`)).json()
    expect(data).toMatchObject([{ adId: ad.id, currentImpressions: 1_000_000, maxImpressions: null }])
  })

  test('an ad that is saved and added again keeps a manual priority and an unlimited cap [AQ-26]', async () => {
    const { ad, item } = await queueAd(app, headers, { budget: 500, maxImpressions: null })
    await send('PUT', adQueueApi.setPriority.path, { headers, payload: { id: item.id, priority: 9 } })
    const save = (payload: object) => send('PUT', `/api/admin/ads/${ad.id}`, { headers, payload })
    const migrate = (payload: object) =>
      send('POST', areaAdQueueApi.migratePriorities.path, { headers, payload })

    expect((await save({ title: 'Winter chai' })).json().ad.isUnlimited).toBe(true)
    expect((await add({ adId: ad.id, ...target, targetLevel: 'CITY' })).json().item).toMatchObject({
      priority: 9,
      isAutoPriority: false,
      maxImpressions: null,
    })

    await migrate({ dryRun: false, force: true, onlyZeroPriorities: false })
    await save({ isUnlimited: false })
    expect((await add({ adId: ad.id, ...target })).json().item).toMatchObject({
      priority: 100,
      isAutoPriority: true,
      maxImpressions: 500,
    })
  })

  test('a banner without a limit stays unlimited when it is saved again [AQ-26]', async () => {
    const ad = await createAd(app, headers, { adType: 'BANNER', budget: 500, isUnlimited: true })
    await send('PUT', `/api/admin/ads/${ad.id}`, { headers, payload: { title: 'Winter chai' } })
    expect((await queue()).items).toMatchObject([{ ad: { title: 'Winter chai' }, maxImpressions: null }])
  })

  test('an ad is added to the queue unless a field is missing or wrong', async () => {
    const { id: adId } = await createAd(app, headers)
    expect((await add({ adId, targetLevel: 'CITY', country: 'India' })).json().details).toEqual([
      { path: 'state', msg: 'State is required for City targeting' },
      { path: 'city', msg: 'City is required for City targeting' },
    ])
    expect((await add({ adId, ...target, adType: 'BANNER' })).statusCode).toBe(422)
    expect((await add({ ...target, adId: 'nothing' })).statusCode).toBe(404)
    expect((await add({ adId })).statusCode).toBe(422)
  })

  test('banners are added automatically, those without a target level for everywhere', async () => {
    await createAd(app, headers, { adType: 'BANNER', targetLevel: null })
    const { items } = await queue()
    expect(items).toMatchObject([{ locationType: 'COUNTRY', country: null, priority: 25, totalVendors: 2 }])
  })
})

describe('budgets', () => {
  const impressionsAt = async (targetLevel: string, budget: number) =>
    (await queueAd(app, headers, { targetLevel, budget })).item.maxImpressions

  test('1000 rupees buy 1000 impressions in an area and 2000 in a city [CONST-29] [CONST-30]', async () => {
    expect(await impressionsAt('AREA', 1000)).toBe(1000)
    expect(await impressionsAt('CITY', 1000)).toBe(2000)
  })

  test('1000 rupees buy 3000 impressions in a state and 4000 in a country [CONST-31] [CONST-32]', async () => {
    expect(await impressionsAt('STATE', 1000)).toBe(3000)
    expect(await impressionsAt('COUNTRY', 1000)).toBe(4000)
  })

  test('a budget below the smallest tier buys at the rate of the level, rounded down; without a budget the default', async () => {
    expect(await impressionsForBudget(db, 'CITY', 99.99)).toBe(199)
    expect(await impressionsForBudget(db, 'AREA', 0.29)).toBe(0)
    expect(await impressionsForBudget(db, 'AREA', 0)).toBe(1000)
    expect(await impressionsForBudget(db, 'AREA', null)).toBe(1000)
  })

  test('a budget buys at the rate of the largest active tier that it covers', async () => {
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

test('an administrator sets any documented priority, and one above 100 is refused [API-73] [CONST-34]', async () => {
  const { item } = await queueAd(app, headers)
  const set = (payload: object) => send('PUT', '/api/ad-queue/priority', { headers, payload })

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

describe('a queue with several placements of one ad', () => {
  /** A campaign with one placement in each of two areas. */
  async function startCampaign() {
    const { targetLevel, country, state, city, area, ...adData } = adForm()
    const surat = { country, state, city }
    const targetingAreas = [{ ...surat, area: 'Adajan' }, surat]
    const payload = { adData, targetingAreas }
    const { ad, items } = (await send('POST', areaAdQueueApi.startCampaign.path, { headers, payload })).json()
    return { adId: ad.id as string, items: items as AdQueueItem[] }
  }
  /** The placements in Adajan and in all of Surat. */
  const areActive = async () => (await queue()).items.map(({ isActive }: AdQueueItem) => isActive)

  test('one placement or all placements of an ad are deactivated and activated [API-74] [AQ-22]', async () => {
    const { adId, items } = await startCampaign()
    await queueAd(app, headers, { targetLevel: 'COUNTRY' })
    const stop = (payload: object) => send('PUT', '/api/ad-queue/deactivate', { headers, payload })
    const message = 'Ad status updated successfully'

    expect((await stop({ id: items[0]?.id })).json()).toEqual({ message, updated: 1 })
    expect(await areActive()).toEqual([false, true, true])
    expect((await stop({ adId })).json()).toEqual({ message, updated: 2 })
    expect(await areActive()).toEqual([false, false, true])
    expect((await stop({ adId, isActive: true })).json()).toEqual({ message, updated: 2 })
    expect(await areActive()).toEqual([true, true, true])
    expect((await stop({})).statusCode).toBe(422)
    expect((await stop({ id: 'nothing' })).statusCode).toBe(404)
  })

  test('the placement of an ad at one place is deactivated and activated [API-80]', async () => {
    const { adId, items } = await startCampaign()
    const toggle = (payload: object) => send('PUT', '/api/area-ad-queue/toggle-status', { headers, payload })
    const surat = { adId, country: 'IN', state: 'Gujarat', city: 'surat' }
    const adajan = { ...surat, area: 'Adajan' }

    for (const isActive of [false, true]) {
      expect((await toggle({ ...adajan, isActive })).json()).toEqual({
        item: { ...items[0], isActive },
        message: 'Ad status updated successfully',
      })
      expect(await areActive()).toEqual([isActive, true])
    }
    await toggle({ ...surat, isActive: false })
    expect(await areActive()).toEqual([true, false])
    expect((await toggle({ ...surat, area: 'Vesu', isActive: false })).statusCode).toBe(404)
    expect((await toggle(adajan)).statusCode).toBe(422)
  })
})

test('both screens get the explanation of priorities [API-75] [API-79] [ENT-36]', async () => {
  for (const path of ['/api/ad-queue/priority-info', '/api/area-ad-queue/priority-info']) {
    const text = expect.stringContaining('Shown on menus in')
    expect((await send('GET', path, { headers })).json()).toEqual({
      locationBasedPriorities: { AREA: 100, CITY: 75, STATE: 50, COUNTRY: 25 },
      description: { AREA: text, CITY: text, STATE: text, COUNTRY: text },
      note: expect.stringContaining('priority of their location'),
    })
  }
})

test('every change of the queue adds an audit log entry', async () => {
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
  expect((await send('GET', adQueueApi.list.path, { headers: vendor.headers })).statusCode).toBe(403)
})
