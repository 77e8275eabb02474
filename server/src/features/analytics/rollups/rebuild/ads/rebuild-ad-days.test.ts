import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../../../test/app.ts'
import type { CheckedView } from '../../../../ads/delivery/counting/check-view.ts'
import { countViews } from '../../../../ads/delivery/counting/count-views.ts'
import { makeEventMonths } from '../../../../core/events/queries.ts'
import { rebuildYesterday } from '../rebuild-yesterday.ts'

const { db, platform, signedInVendor } = await createTestApp()
const YESTERDAY = '2026-03-04'
const now = new Date('2026-03-05T00:30:00+05:30')
const days = { startsOn: '2026-01-01', endsOn: '2026-12-31' }
const [inAdajan, inVesu] = [await signedInVendor(), await signedInVendor({ area: 'Vesu' })]
await makeEventMonths(db, [YESTERDAY])
await addAd('chai', { price: 0.333333, maxImpressions: 7 })
await addAd('locho', { price: 0.1, maxImpressions: null })

const views = countViews(db)
const see = (adId: string, vendorId: string | undefined, more: Partial<CheckedView> = {}) =>
  views.add({
    type: 'AD_IMPRESSION',
    adId,
    vendorId,
    at: new Date(`${YESTERDAY}T18:00:00+05:30`),
    address: randomUUID(),
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile',
    ...more,
  })
function deliveryOf(adId: string, vendorId: string) {
  const [usableAt, expiresAt] = [new Date(`${YESTERDAY}T10:00:00Z`), new Date('2026-03-05T00:00:00Z')]
  const placementId = `of-${adId}`
  const delivery = { placementId, adId, vendorId, visitor: '', nonce: randomUUID(), usableAt, expiresAt }
  return { placementId, delivery }
}
const seeWithToken = (adId: string, vendorId: string, more: Partial<CheckedView> = {}) =>
  see(adId, vendorId, { ...deliveryOf(adId, vendorId), ...more })
/** Reports an impression and its click. */
async function clickOn(adId: string, vendorId: string) {
  const delivered = deliveryOf(adId, vendorId)
  await see(adId, vendorId, delivered)
  return see(adId, vendorId, { ...delivered, type: 'AD_CLICK' })
}
const times = <Result>(count: number, act: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, act))

await times(5, () => seeWithToken('chai', inAdajan.id))
await times(4, () => seeWithToken('chai', inVesu.id))
await times(3, () => seeWithToken('locho', inVesu.id))
await times(2, () => see('chai', undefined))
await times(2, () => clickOn('locho', inAdajan.id))
await times(5, () => seeWithToken('locho', inVesu.id, { address: 'one and the same' }))
await times(2, () => seeWithToken('locho', inAdajan.id, { isOtherVisitor: true }))

const warnings: unknown[][] = []
const log = { warn: (...words: unknown[]) => warnings.push(words) }
const rebuild = () => rebuildYesterday(platform, log as never, now)
const adDays = () => db.selectFrom('adDays').selectAll().orderBy('adId').orderBy('place').execute()

test('the day has all views, and those not billed are counted separately', async () => {
  expect(await adDays()).toMatchObject([
    { adId: 'chai', place: 'Adajan, Surat, Gujarat, India', impressions: 5, spend: 1.666665, overCap: 0 },
    { adId: 'chai', place: 'Unknown', impressions: 2, verifiedImpressions: 0, spend: 0 },
    { adId: 'chai', place: 'Vesu, Surat, Gujarat, India', impressions: 2, overCap: 2 },
    { adId: 'locho', place: 'Adajan, Surat, Gujarat, India', impressions: 2, clicks: 2, unbilled: 2 },
    { adId: 'locho', place: 'Vesu, Surat, Gujarat, India', verifiedImpressions: 6, spend: 0.6, unbilled: 2 },
  ])
})

test('the rebuild finds no difference when a vendor has moved and a price has changed since', async () => {
  await db.updateTable('vendors').set({ area: 'Katargam' }).where('id', '=', inVesu.id).execute()
  await db.updateTable('placements').set({ price: 9 }).execute()
  const before = await adDays()

  expect((await rebuild()).differences).toBe(0)
  expect(await adDays()).toEqual(before)
  expect(warnings).toEqual([])
})

test('differences are found, logged and repaired, and unbilled views stay counted', async () => {
  const before = await adDays()
  await db.updateTable('adDays').set({ impressions: 9 }).where('place', '=', 'Unknown').execute()
  await db.updateTable('adDays').set({ spend: 99 }).where('overCap', '>', 0).execute()
  await db.updateTable('adDays').set({ clicks: 0 }).where('clicks', '>', 0).execute()
  await db
    .insertInto('adDays')
    .values({ adId: 'locho', day: YESTERDAY, place: 'Ghost town', impressions: 1 })
    .execute()

  expect((await rebuild()).differences).toBe(2 + 2 + 2 + 1)
  expect(warnings).toMatchObject([[{ day: YESTERDAY }, 'Rollups differed from their events']])
  expect(JSON.stringify(warnings)).toContain('Ghost town')
  expect(await adDays()).toEqual(before)
})

test('the rebuild does not restore the day of a deleted ad', async () => {
  await db.deleteFrom('ads').where('id', '=', 'chai').execute()

  expect((await rebuild()).differences).toBe(0)
  expect((await adDays()).map(({ adId }) => adId)).toEqual(['locho', 'locho'])
})

async function addAd(id: string, placement: { price: number; maxImpressions: number | null }) {
  const ad = { id, title: id, linkUrl: `https://${id}.example`, adType: 'FLOATING', ...days }
  await db.insertInto('ads').values(ad).execute()
  await db
    .insertInto('placements')
    .values({ id: `of-${id}`, adId: id, source: 'AD', locationType: 'COUNTRY', ...placement, ...days })
    .execute()
}
