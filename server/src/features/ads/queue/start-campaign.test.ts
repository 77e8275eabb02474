import type { AdQueueItem } from '@thela/contract/ads/queue'
import { beforeEach, expect, test } from 'vitest'
import { adForm } from '../../../../test/ads.ts'
import { createTestApp } from '../../../../test/app.ts'

const { db, send, signedInAdmin } = await createTestApp()
const { headers } = await signedInAdmin()

beforeEach(async () => {
  await db.deleteFrom('ads').execute()
})

const { targetLevel, country, state, city, area, ...adData } = adForm({ budget: 100 })
const surat = { country, state, city }
const adajan = { ...surat, area }
const start = (payload: object) => send('POST', '/api/area-ad-queue/campaign', { headers, payload })
const queue = async () => (await send('GET', '/api/ad-queue/items', { headers })).json().items

test('a campaign is one ad with a placement for each area, which share the budget [API-81]', async () => {
  const answer = await start({ adData, targetingAreas: [adajan, surat] })

  expect([answer.statusCode, answer.json().message]).toEqual([201, 'Campaign created successfully!'])
  const { ad, items } = answer.json()
  const { startDate, endDate, ...fields } = adData
  expect(ad).toMatchObject({ ...fields, startDate: '2019-12-31T18:30:00.000Z', targetLevel: null })
  const placement = { adId: ad.id, source: 'CAMPAIGN', isAutoPriority: true, isActive: true, ...surat }
  expect(items).toMatchObject([
    { ...placement, locationType: 'AREA', area: 'Adajan', priority: 100, maxImpressions: 50 },
    { ...placement, locationType: 'CITY', area: null, priority: 75, maxImpressions: 100 },
  ])
  expect(await queue()).toEqual(items)
})

test('a campaign has the priorities of its locations or one set by hand [API-81]', async () => {
  const campaign = { adData, targetingAreas: [adajan, surat] }
  const prioritiesOf = async (more: object) =>
    (await start({ ...campaign, ...more })).json().items.map(({ priority, isAutoPriority }: AdQueueItem) => ({
      priority,
      isAutoPriority,
    }))
  const byHand = { priority: 9, isAutoPriority: false }

  expect(await prioritiesOf({ useLocationBasedPriority: true })).toEqual([
    { priority: 100, isAutoPriority: true },
    { priority: 75, isAutoPriority: true },
  ])
  expect(await prioritiesOf({ useLocationBasedPriority: false, priority: 9 })).toEqual([byHand, byHand])
  const refused = await start({ ...campaign, useLocationBasedPriority: false })
  expect([refused.statusCode, refused.json().details]).toEqual([
    422,
    [{ path: 'priority', msg: 'Priority is required' }],
  ])
})

test('an unlimited campaign has no cap in any area [AAQ-08]', async () => {
  const unlimited = { ...adData, isUnlimited: true }
  const { items } = (await start({ adData: unlimited, targetingAreas: [adajan, surat] })).json()
  expect(items).toMatchObject([{ maxImpressions: null }, { maxImpressions: null }])
})

test.each(['FLOATING', 'BANNER'])(
  'a campaign of type %s can be edited without booking its budget again',
  async (adType) => {
    const campaign = { adData: { ...adData, adType }, targetingAreas: [surat, adajan] }
    const { ad, items } = (await start(campaign)).json()
    const changed = await send('PUT', `/api/admin/ads/${ad.id}`, {
      headers,
      payload: { title: 'Winter chai' },
    })

    expect([changed.statusCode, changed.json().ad.title]).toEqual([200, 'Winter chai'])
    const payload = { adId: ad.id, targetLevel: 'AREA', ...adajan }
    const refused = await send('POST', '/api/ad-queue/add', { headers, payload })
    expect([refused.statusCode, refused.json().details]).toEqual([
      422,
      [{ path: 'adId', msg: 'This ad runs as a campaign, and its areas already share the budget' }],
    ])
    const idsOf = (all: AdQueueItem[]) => all.map(({ id }) => id).toSorted()
    expect(idsOf(await queue())).toEqual(idsOf(items))
  },
)

test('a campaign is not created at all if an area is repeated or incomplete', async () => {
  const repeated = await start({ adData, targetingAreas: [surat, { ...surat, city: 'SURAT' }] })
  expect(repeated.statusCode).toBe(409)
  const incomplete = await start({ adData, targetingAreas: [{ country: 'India', city: 'Surat' }] })
  expect(incomplete.json().details).toEqual([
    { path: 'targetingAreas[0].state', msg: 'State is required for City targeting' },
  ])
  expect((await start({ adData, targetingAreas: [] })).statusCode).toBe(422)
  expect(await db.selectFrom('ads').select('id').execute()).toEqual([])
})
