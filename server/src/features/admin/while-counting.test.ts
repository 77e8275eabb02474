import { notificationsApi } from '@thela/contract/admin/notifications'
import { platformAnalyticsApi } from '@thela/contract/admin/platform-analytics'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { addDays } from '@thela/contract/values/date-range'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { visitMany } from '../../../test/visits.ts'
import { DeadlineExceeded } from '../../db/with-deadline.ts'
import { catchUpRollups } from '../analytics/rollups/rebuild/catch-up-rollups.ts'
import { storeRollups } from '../analytics/rollups/totals/store-rollups.ts'
import { momentOf } from '../core/events/business-time.ts'
import { readPlatform as readPlatformFrom } from './platform-analytics/read-platform.ts'

const { db, platform, send, signedInAdmin } = await createTestApp()
const admin = await signedInAdmin()
const today = momentOf(new Date()).day

/** So many that 90 days of them are too much to count for a call, and 30 days are not. */
const VENDORS = 2000
const NEW_VENDORS = 9

beforeAll(async () => {
  await sql`
    insert into vendors (id, name, business_name, vendor_name, slug, phone, phone_digits, password_hash,
      country, state, city, area, is_active, created_at)
    select 'v' || n, 'Asha ' || n, 'Stall ' || n, 'v' || n, 's', '+' || 910000000000 + n,
      (910000000000 + n)::text, 'x', 'India', 'Gujarat', case when n <= 10 then 'Surat' else 'Vadodara' end,
      'Adajan', n > 5, now() - make_interval(days => case when n <= ${NEW_VENDORS}::int then 3 else 200 end, mins => n)
    from generate_series(1, ${VENDORS}::int) n`.execute(db)
  await visitMany(db, 'v6', { MENU_VIEW: 30, QR_SCAN: 10 }, { daysAgo: 2 })
  await visitMany(db, 'v7', { MENU_VIEW: 20 })
})

async function ask(path: string, query: string) {
  const answer = await send('GET', `${path}?${query}`, { headers: admin.headers })
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() }
}
const readPlatform = (query: string) => ask(platformAnalyticsApi.readPlatform.path, query)
const readNotifications = (query: string) => ask(notificationsApi.list.path, query)
const readVendors = (query: string) =>
  ask(adminVendorsApi.list.path, `includeAnalytics=true&limit=3&${query}`)

const states = [
  { when: 'right after an import', until: undefined },
  { when: 'after more missed nights than the old sums are good for', until: -9 },
]

describe.each(states)('$when', ({ until }) => {
  beforeEach(async () => {
    await db.deleteFrom('totalsReach').execute()
    if (until !== undefined) await storeRollups(db, addDays(today, until))
  })

  test('the analytics of a large platform have what needs no counting, and no invented figure', async () => {
    const analytics = await readPlatform('period=90d')

    expect(analytics).toMatchObject({
      status: 200,
      isCounting: true,
      totalVendors: VENDORS,
      activeVendors: VENDORS - 5,
      metadata: { period: '90d', endDate: today },
    })
    expect(analytics.recentActivity[0]).toMatchObject({ type: 'MENU_VIEW', vendorName: 'Stall 7' })
    for (const figure of ['totalViews', 'totalMenuViews', 'totalQrScans', 'eventBreakdown', 'timeSeriesData'])
      expect(analytics).not.toHaveProperty(figure)
  })

  test('what can be counted for a call is answered whole: fewer days, or one place', async () => {
    expect(await readPlatform('period=30d')).toMatchObject({ status: 200, totalViews: 60, totalQrScans: 10 })
    expect(await readPlatform('period=90d&city=Surat')).toMatchObject({ totalVendors: 10, totalViews: 60 })
    expect(await readPlatform('period=30d')).not.toHaveProperty('isCounting')
    expect((await readNotifications('period=30d')).pagination.total).toBe(VENDORS - NEW_VENDORS)
  })

  test('notifications say that the visits are being counted', async () => {
    expect(await readNotifications('period=90d')).toEqual({
      status: 200,
      headers: expect.anything(),
      isCounting: true,
    })
  })

  test('the summary of all vendors has what needs no counting', async () => {
    const { status, summary, vendors, isCounting } = await readVendors('period=90d&sortBy=name')

    expect(status).toBe(200)
    expect(summary).toEqual({
      isCounting: true,
      totalVendors: VENDORS,
      activeVendors: VENDORS - 5,
      inactiveVendors: 5,
      bannedVendors: 0,
      totalItems: 0,
      newVendors: NEW_VENDORS,
      growthRate: 0.5,
    })
    expect(vendors).toHaveLength(3)
    expect(isCounting).toBeUndefined()
  })

  test('vendors by visits are listed newest first and say so, each with its own figures', async () => {
    const { vendors, isCounting, pagination } = await readVendors('period=90d&sortBy=totalViews&page=3')

    expect(isCounting).toBe(true)
    expect(vendors).toMatchObject([
      { id: 'v7', totalViews: 20 },
      { id: 'v8', totalViews: 0 },
      { id: 'v9', totalViews: 0 },
    ])
    expect(pagination.total).toBe(VENDORS)
    expect((await readVendors('period=90d&sortBy=name&includeSummary=false')).isCounting).toBeUndefined()
  })

  test('a segment that depends on visits is refused at once, with a reason and when to ask again', async () => {
    expect(await readVendors('period=90d&segment=atRisk')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '60' },
      message: 'The visits of the past days are still being counted. Please try again in a few minutes.',
    })
    expect((await readVendors('period=90d&segment=new')).pagination.total).toBe(NEW_VENDORS)
  })
})

test('once the missed nights are caught up, everything is answered whole', async () => {
  await db.deleteFrom('totalsReach').execute()
  expect(await catchUpRollups(platform, { warn: () => {} })).toMatchObject({ day: addDays(today, -1) })

  expect(await readPlatform('period=90d')).toMatchObject({ totalVendors: VENDORS, totalViews: 60 })
  expect(await readPlatform('period=90d')).not.toHaveProperty('isCounting')
  expect((await readNotifications('period=90d')).pagination.total).toBe(VENDORS - NEW_VENDORS)
  const { summary, vendors } = await readVendors('period=90d&sortBy=totalViews')
  expect(summary).toMatchObject({ totalViews: 60, lowActivity: VENDORS - 2 })
  expect(vendors.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual(['v6', 'v7'])
})

test('the analytics are answered without the newest events when those are not found in time', async () => {
  await db.deleteFrom('totalsReach').execute()
  const slow = db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('from events')) throw new DeadlineExceeded()
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const analytics = await readPlatformFrom({ ...platform, db: slow }, { period: '90d' })

  expect(analytics).toMatchObject({ isCounting: true, totalVendors: VENDORS, recentActivity: undefined })
})
