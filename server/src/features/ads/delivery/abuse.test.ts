import type { AdPlacement } from '@thela/contract/ads/delivery'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queueAd } from '../../../../test/ads.ts'
import { createTestApp } from '../../../../test/app.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { deleteExpiredTokens } from './queries.ts'

const { app, db, send, signedInAdmin, signedInVendor } = await createTestApp()
const { headers } = await signedInAdmin()
const vendor = await signedInVendor()

const DAY_MS = 24 * 60 * 60_000

// The tests advance a fake clock from noon, so that the daily limits do not reset in between.
let now = Date.parse(`${momentOf(new Date(Date.now() + DAY_MS)).day}T12:00:00+05:30`)
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now)
  await db.deleteFrom('ads').execute()
})
afterEach(() => vi.useRealTimers())
const advanceClock = (ms: number) => {
  now += ms
  vi.setSystemTime(now)
}

type Phone = { address: string; browser: number }
const asPhone = ({ address, browser }: Phone) => ({
  remoteAddress: address,
  headers: { 'user-agent': `Mozilla/5.0 (Linux; Android ${browser}) Mobile` },
})
const phone: Phone = { address: '203.0.113.7', browser: 14 }

async function fetchToken(from = phone) {
  const answer = await send('GET', `/api/public/ads/vendor/${vendor.id}`, asPhone(from))
  return (answer.json().data as AdPlacement[])[0]?.token as string
}
const see = async (adId: string, token: string, from = phone) =>
  (await send('POST', `/api/public/ads/${adId}/impression`, { ...asPhone(from), payload: { token } })).json()
    .recorded as boolean
const click = async (adId: string, payload: object = {}, from = phone) =>
  (await send('POST', `/api/public/ads/${adId}/click`, { ...asPhone(from), payload })).json()
const reportOf = async (adId: string) =>
  (await send('GET', `/api/admin/ads/${adId}/report`, { headers })).json().report
const refusals = async (): Promise<Record<string, number>> => {
  const { body } = await send('GET', '/metrics')
  const lines = body.matchAll(/^thela_ad_views_refused_total\{reason="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries([...lines].map(([, reason, count]) => [reason, Number(count)]))
}
/** The refusals during this action, counted by reason. */
async function refusedDuring(act: () => Promise<unknown>) {
  const before = await refusals()
  await act()
  const added = Object.entries(await refusals()).map(
    ([reason, count]) => [reason, count - (before[reason] ?? 0)] as const,
  )
  return Object.fromEntries(added.filter(([, count]) => count !== 0))
}

async function runAd() {
  const { ad } = await queueAd(app, headers, { budget: 1000 })
  advanceClock(1001)
  return ad.id as string
}

/** For each phone in turn: fetches a token and reports its impression after this time. */
async function seeMany(adId: string, phones: Phone[], afterMs: number) {
  for (const from of phones) {
    const token = await fetchToken(from)
    advanceClock(afterMs)
    await see(adId, token, from)
  }
}

describe('an impression', () => {
  test('that is reported right after its token was fetched is not counted, even 40 times', async () => {
    const adId = await runAd()
    const refused = await refusedDuring(() => seeMany(adId, Array(40).fill(phone), 0))

    expect(refused).toEqual({ too_early: 40 })
    expect(await reportOf(adId)).toMatchObject({ impressions: 0, verifiedImpressions: 0, spend: 0 })
  })

  test('counts one second after the token was fetched, for a video two seconds after', async () => {
    const adId = await runAd()
    const [first, second] = [await fetchToken(), await fetchToken()]
    advanceClock(999)
    expect(await see(adId, first)).toBe(false)
    advanceClock(1)
    expect(await see(adId, first)).toBe(true)

    await db.updateTable('ads').set({ videoUrl: '/uploads/ads/film.mp4' }).where('id', '=', adId).execute()
    expect(await see(adId, second)).toBe(true)
    const film = await fetchToken()
    advanceClock(1999)
    expect(await see(adId, film)).toBe(false)
    advanceClock(1)
    expect(await see(adId, film)).toBe(true)
  })

  test('is billed up to three times per visitor, ad and day; more are counted as unbilled', async () => {
    const adId = await runAd()
    const refused = await refusedDuring(() => seeMany(adId, Array(10).fill(phone), 1000))

    expect(refused).toEqual({ visitor_limit: 7 })
    const sums = { impressions: 3, verifiedImpressions: 3, spend: 3, unbilled: 7, overCap: 0 }
    const report = await reportOf(adId)
    expect(report).toMatchObject({ ...sums, days: [sums], places: [sums] })
    expect(await db.selectFrom('placements').select('currentImpressions').execute()).toEqual([
      { currentImpressions: 3 },
    ])
  })

  test('is billed up to thirty times per address, whatever its user agents; an IPv6 /64 is one address', async () => {
    const adId = await runAd()
    const browsers = Array.from({ length: 40 }, (_, browser) => browser)
    const refused = await refusedDuring(async () => {
      await seeMany(
        adId,
        browsers.map((browser) => ({ address: '198.51.100.1', browser })),
        1000,
      )
      await seeMany(
        adId,
        browsers.map((browser) => ({ address: `2001:db8:1:2::${browser}`, browser })),
        1000,
      )
    })

    expect(refused).toEqual({ address_limit: 20 })
    expect(await reportOf(adId)).toMatchObject({ verifiedImpressions: 60, spend: 60, unbilled: 20 })
  })

  test('has a separate limit for each ad and each day', async () => {
    const [one, another] = [await runAd(), await runAd()]
    const seeAll = async () => {
      const answer = await send('GET', `/api/public/ads/vendor/${vendor.id}`, asPhone(phone))
      advanceClock(1000)
      for (const { adId, token } of answer.json().data as AdPlacement[]) await see(adId, token)
    }
    for (let n = 0; n < 4; n++) await seeAll()
    advanceClock(DAY_MS)
    await seeAll()

    for (const adId of [one, another])
      expect(await reportOf(adId)).toMatchObject({ verifiedImpressions: 4, unbilled: 1 })
  })

  test('reported by another visitor is not billed, and its token is used up', async () => {
    const adId = await runAd()
    const tokens = [await fetchToken(), await fetchToken()]
    advanceClock(1000)
    const refused = await refusedDuring(async () => {
      expect(await see(adId, tokens[0] as string, { ...phone, browser: 15 })).toBe(false)
      expect(await see(adId, tokens[1] as string, { ...phone, address: '203.0.113.8' })).toBe(false)
      expect(await see(adId, tokens[0] as string)).toBe(false)
    })

    expect(refused).toEqual({ other_visitor: 2, replayed: 1 })
    expect(await reportOf(adId)).toMatchObject({ impressions: 0, spend: 0, unbilled: 2 })
  })
})

describe('a click', () => {
  const target = { success: true, redirectUrl: 'https://chai.example/offer' }

  test('without the token of a counted impression gets the link and is not counted', async () => {
    const adId = await runAd()
    const token = await fetchToken()
    advanceClock(1000)
    const refused = await refusedDuring(async () => {
      for (let n = 0; n < 50; n++) expect(await click(adId)).toEqual(target)
      expect(await click(adId, { token: 'forged' })).toEqual(target)
      expect(await click(adId, { token })).toEqual(target)
    })

    expect(refused).toEqual({ no_token: 50, bad_token: 1, not_seen: 1 })
    expect(await reportOf(adId)).toMatchObject({ clicks: 0, ctr: 0 })
  })

  test('counts once with the token of its impression, from the same visitor', async () => {
    const adId = await runAd()
    const token = await fetchToken()
    advanceClock(1000)
    await see(adId, token)
    const refused = await refusedDuring(async () => {
      expect(await click(adId, { token }, { ...phone, browser: 15 })).toEqual(target)
      expect(await click(adId, { token }, { ...phone, address: '203.0.113.8' })).toEqual(target)
      for (let n = 0; n < 3; n++) expect(await click(adId, { token })).toEqual(target)
    })

    expect(refused).toEqual({ other_visitor: 2, replayed: 2 })
    expect(await reportOf(adId)).toMatchObject({ impressions: 1, clicks: 1, ctr: 1 })
  })

  test('is counted at most once per counted impression', async () => {
    const adId = await runAd()
    for (let n = 0; n < 10; n++) {
      const token = await fetchToken()
      advanceClock(1000)
      // All three are sent at the same time, so that they may be counted in one batch.
      await Promise.all([see(adId, token), click(adId, { token }), click(adId, { token })])
      await click(adId, { token })
    }

    const { impressions, clicks, unbilled } = await reportOf(adId)
    expect({ impressions, clicks, unbilled }).toEqual({ impressions: 3, clicks: 3, unbilled: 7 })
  })

  test('on a hyperlocal ad counts once, with the token from the list of ads', async () => {
    const circle = { adType: 'HYPERLOCAL', targetLevel: null, latitude: 21.17, longitude: 72.83, radius: 5 }
    const { ad } = (
      await send('POST', '/api/admin/ads', {
        headers,
        payload: {
          title: 'Corner',
          linkUrl: target.redirectUrl,
          startDate: '2020-01-01',
          endDate: '2090-01-01',
          ...circle,
        },
      })
    ).json()
    const listed = await send('GET', '/api/public/ads', asPhone(phone))
    const [{ token }] = listed.json().ads
    advanceClock(1000)
    for (let n = 0; n < 2; n++) await click(ad.id, { token })
    expect(await see(ad.id, token)).toBe(true)
    expect(await see(ad.id, token)).toBe(false)
    for (let n = 0; n < 2; n++) expect(await click(ad.id, { token })).toEqual(target)

    expect(listed.headers['cache-control']).toBe('no-store')
    expect(await reportOf(ad.id)).toMatchObject({
      impressions: 1,
      verifiedImpressions: 0,
      clicks: 1,
      spend: 0,
    })
  })
})

test('stored viewers are anonymous and deleted after their day', async () => {
  await sql`truncate ad_viewers`.execute(db)
  const adId = await runAd()
  await seeMany(adId, [phone], 1000)
  const rows = await db.selectFrom('adViewers').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Mozilla/)

  const { day } = rows[0] as (typeof rows)[number]
  await deleteExpiredTokens(db, new Date(`${day}T23:59:59+05:30`))
  expect(await db.selectFrom('adViewers').selectAll().execute()).toEqual(rows)
  advanceClock(DAY_MS)
  await deleteExpiredTokens(db, new Date())
  expect(await db.selectFrom('adViewers').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('serveTokens').selectAll().execute()).toEqual([])
})
