import { randomUUID } from 'node:crypto'
import { type AdminVendor, adminVendorsApi, type VendorsSummary } from '@thela/contract/admin/vendors'
import { addDays, type Period, periodDays } from '@thela/contract/values/date-range'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import { insertVendor } from '../../../../../test/vendors.ts'
import { seededRandom } from '../../../../demo/seeded-random.ts'
import { momentOf } from '../../../core/events/business-time.ts'
import { insertEvents, makeEventMonths, type NewEvent } from '../../../core/events/queries.ts'
import { rebuildYesterday } from '../rebuild/rebuild-yesterday.ts'
import { rollUpToday } from './roll-up-today.ts'
import { storeRollups } from './store-rollups.ts'

// The clock is stopped at noon, so that the day does not change during a run.
vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${momentOf(new Date()).day}T12:00:00+05:30`) })
afterAll(() => vi.useRealTimers())

const { db, platform, send, signedInAdmin } = await createTestApp()
const admin = await signedInAdmin()
const today = momentOf(new Date()).day
const random = seededRandom(Number(process.env.SEED ?? 16))
const VENDORS = 12

type Answer = { vendors: AdminVendor[]; summary: VendorsSummary }
const read = async (query: string): Promise<Answer> =>
  (await send('GET', `${adminVendorsApi.list.path}?includeAnalytics=true&${query}`, admin)).json()
const idsOf = ({ vendors }: Answer) => vendors.map(({ id }) => id)

const ids: string[] = []
const events: NewEvent[] = []

beforeAll(async () => {
  const createdAt = sql<string>`now() - interval '200 days'`
  for (let n = 0; n < VENDORS; n++) ids.push(await insertVendor(db, { createdAt }))
  for (let n = 0; n < 1500; n++) events.push(generateEvent(n))
  await makeEventMonths(db, [...new Set(events.map(({ day }) => day))])
  await insertEvents(db, events)
})

const types = ['MENU_VIEW', 'MENU_VIEW', 'QR_SCAN', 'ITEM_CLICK', 'CATEGORY_VIEW', 'SHARE_MENU'] as const

/** Some vendors have many recent visits, others few old ones. */
function generateEvent(n: number): NewEvent {
  const nth = Math.floor(random.next() ** 2 * VENDORS)
  const daysAgo = Math.floor(nth + random.next() * 110)
  const at = new Date(Date.now() - daysAgo * 86_400_000 - random.next() * 1000)
  const type = types[Math.floor(random.next() * types.length)] ?? 'MENU_VIEW'
  return { id: `e${n}`, type, vendorId: ids[nth] ?? null, ...momentOf(at) }
}

/** The expected numbers, counted event by event. */
function model(period: Period) {
  const from = addDays(today, 1 - periodDays[period])
  return ids.map((id) => {
    const own = events.filter(({ vendorId }) => vendorId === id)
    const count = (type: string) => own.filter((event) => event.type === type && event.day >= from).length
    const [menuViews, qrScans] = [count('MENU_VIEW'), count('QR_SCAN')]
    const isVisited = own.some(({ type, day }) => type !== 'SHARE_MENU' && day > addDays(today, -7))
    const lastActivity =
      own
        .map(({ at }) => at)
        .sort()
        .at(-1) ?? null
    return {
      id,
      menuViews,
      qrScans,
      totalViews: menuViews + qrScans,
      itemClicks: count('ITEM_CLICK'),
      isVisited,
      lastActivity,
    }
  })
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

const rollupStates = [
  { how: 'no totals are stored' },
  ...[-1, -2, -5, -8, -30].map((reach) => ({ how: `totals are stored up to day ${reach}`, reach })),
  { how: 'today is rolled up', reach: -1, isTodayRolledUp: true },
]

describe.each<{ how: string; reach?: number; isTodayRolledUp?: boolean }>(rollupStates)(
  'when $how',
  ({ reach, isTodayRolledUp }) => {
    beforeAll(async () => {
      if (reach) await storeRollups(db, addDays(today, reach))
      if (isTodayRolledUp) await rollUpToday(db, new Date(), 0)
    })

    test.each(Object.keys(periodDays) as Period[])(
      'the numbers for %s equal a count of the events',
      async (period) => {
        const expected = model(period)
        const { summary } = await read(`period=${period}&limit=1`)

        expect(summary).toMatchObject({
          totalViews: sum(expected.map(({ totalViews }) => totalViews)),
          menuViews: sum(expected.map(({ menuViews }) => menuViews)),
          qrScans: sum(expected.map(({ qrScans }) => qrScans)),
          itemClicks: sum(expected.map(({ itemClicks }) => itemClicks)),
          lowActivity: expected.filter(({ totalViews }) => totalViews < 10).length,
          atRisk: expected.filter(({ isVisited }) => !isVisited).length,
          highEngagement: expected.filter(({ qrScans, totalViews }) => qrScans > 0.1 * totalViews).length,
        })
        const { summary: totals } = await read(`period=${period}&limit=1&summary=totals`)
        expect(Object.keys(totals)).toHaveLength(9)
        expect(summary).toMatchObject(totals)
        for (const sortBy of ['totalViews', 'qrScans'] as const) {
          const { vendors } = await read(`period=${period}&sortBy=${sortBy}`)
          expect(vendors.map((vendor) => vendor[sortBy])).toEqual(
            expected.map((vendor) => vendor[sortBy]).sort((a, b) => b - a),
          )
        }
        const { vendors: high } = await read(`period=${period}&segment=highActivity`)
        expect(high.map(({ id }) => id).sort()).toEqual(
          expected.flatMap(({ id, totalViews }) => (totalViews > 100 ? id : [])).sort(),
        )
      },
    )

    test('the vendor with the newest event is first by last activity', async () => {
      const newest = model('1d').sort((a, b) => ((a.lastActivity ?? '') < (b.lastActivity ?? '') ? 1 : -1))
      const answer = await read('sortBy=lastActivity')
      expect(answer.vendors.map(({ lastActivity }) => lastActivity)).toEqual(
        newest.map(({ lastActivity }) => lastActivity),
      )
      expect(idsOf(answer)[0]).toBe(newest[0]?.id)
    })
  },
)

describe('today', () => {
  const views = async () => (await read('period=1d&limit=1')).summary.menuViews
  const visit = (at: Date) =>
    insertEvents(db, [{ id: randomUUID(), type: 'MENU_VIEW', vendorId: ids[3] ?? '', ...momentOf(at) }])

  test('is read from its rows while it has few of them', async () => {
    await storeRollups(db, addDays(today, -1))
    expect(await rollUpToday(db)).toEqual({ vendors: 0 })
    const before = await views()
    await visit(new Date())
    expect(await views()).toBe(before + 1)
  })

  test('is as old as its last rollup, and each rollup reads only vendors visited since the one before', async () => {
    // The first rollup is late enough that all earlier events are before it, including its overlap.
    const [first, second] = [new Date(Date.now() + 90_000), new Date(Date.now() + 180_000)]
    expect((await rollUpToday(db, first, 0)).vendors).toBeGreaterThan(1)
    const before = await views()
    await visit(first)
    expect(await views()).toBe(before)
    expect(await rollUpToday(db, second, 0)).toEqual({ vendors: 1 })
    expect(await views()).toBe(before + 1)
  })

  test('is read from its rows again when the last rollup is over ten minutes old', async () => {
    await rollUpToday(db, new Date(Date.now() - 11 * 60_000), 0)
    const before = await views()
    await visit(new Date())
    expect(await views()).toBe(before + 1)
  })
})

test('the nightly rebuild stores the totals up to the day before', async () => {
  await rebuildYesterday(platform, { warn: () => {} } as never)
  const reach = await db.selectFrom('totalsReach').select(['until', 'foldedAt']).execute()
  expect(reach).toEqual([{ until: addDays(today, -1), foldedAt: null }])
  expect(await db.selectFrom('vendorTotals').select('vendorId').execute()).not.toHaveLength(0)
})

test('deleting a vendor deletes their totals', async () => {
  const [id = ''] = ids
  await db.deleteFrom('vendors').where('id', '=', id).execute()
  expect(await db.selectFrom('vendorTotals').select('vendorId').where('vendorId', '=', id).execute()).toEqual(
    [],
  )
})

test('totals are stored for the other vendors when a vendor is deleted during the rollup', async () => {
  const [, id = '', other = ''] = ids
  await storeRollups(db, addDays(today, -2))
  let isGone = false
  const interrupted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      // After the first result the transaction has its snapshot, so that it still sees this vendor.
      if (!isGone) await db.deleteFrom('vendors').where('id', '=', id).execute()
      isGone = true
      return result
    },
  })

  await storeRollups(interrupted, addDays(today, -1))
  const reach = await db.selectFrom('totalsReach').select('until').execute()
  expect(reach).toEqual([{ until: addDays(today, -1) }])
  const kept = await db.selectFrom('vendorTotals').select('vendorId').execute()
  expect(kept).toContainEqual({ vendorId: other })
  expect(kept).not.toContainEqual({ vendorId: id })
})
