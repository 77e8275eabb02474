import { randomUUID } from 'node:crypto'
import { type AdminVendor, adminVendorsApi, type VendorsSummary } from '@thela/contract/admin/vendors'
import { addDays, type Period, periodDays } from '@thela/contract/values/date-range'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import { insertVendor } from '../../../../../test/vendors.ts'
import { seededRandom } from '../../../../demo/seeded-random.ts'
import { momentOf } from '../../../core/events/business-time.ts'
import { insertEvents, makeEventMonths, type NewEvent } from '../../../core/events/queries.ts'
import { rebuildYesterday } from '../rebuild/rebuild-yesterday.ts'
import { foldToday } from './fold-today.ts'
import { keepSums } from './keep-sums.ts'

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
  for (let n = 0; n < 1500; n++) events.push(imagine(n))
  await makeEventMonths(db, [...new Set(events.map(({ day }) => day))])
  await insertEvents(db, events)
})

const types = ['MENU_VIEW', 'MENU_VIEW', 'QR_SCAN', 'ITEM_CLICK', 'CATEGORY_VIEW', 'SHARE_MENU'] as const

/** Some vendors are visited often and lately, others seldom and long ago. */
function imagine(n: number): NewEvent {
  const nth = Math.floor(random.next() ** 2 * VENDORS)
  const daysAgo = Math.floor(nth + random.next() * 110)
  const at = new Date(Date.now() - daysAgo * 86_400_000 - random.next() * 1000)
  const type = types[Math.floor(random.next() * types.length)] ?? 'MENU_VIEW'
  return { id: `e${n}`, type, vendorId: ids[nth] ?? null, ...momentOf(at) }
}

/** The plain way: look at every event. */
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

const keeping = [
  { how: 'nothing is summed' },
  ...[-1, -2, -5, -8, -30].map((reach) => ({ how: `the days up to ${reach} are summed`, reach })),
  { how: 'today is folded in', reach: -1, isFolded: true },
]

describe.each<{ how: string; reach?: number; isFolded?: boolean }>(keeping)(
  'when $how',
  ({ reach, isFolded }) => {
    beforeAll(async () => {
      if (reach) await keepSums(db, addDays(today, reach))
      if (isFolded) await foldToday(db, new Date(), 0)
    })

    test.each(Object.keys(periodDays) as Period[])(
      '%s is what a plain count of the events gives',
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

    test('the newest events decide who comes first by last activity', async () => {
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

  test('is read as it is until it has more rows than one should sum for a question', async () => {
    await keepSums(db, addDays(today, -1))
    expect(await foldToday(db)).toEqual({ vendors: 0 })
    const before = await views()
    await visit(new Date())
    expect(await views()).toBe(before + 1)
  })

  test('is as old as its last folding from then on, and each folding looks only at who was visited since', async () => {
    // All that the tests above made happen is older than the first folding, also for its overlap.
    const [first, second] = [new Date(Date.now() + 90_000), new Date(Date.now() + 180_000)]
    expect((await foldToday(db, first, 0)).vendors).toBeGreaterThan(1)
    const before = await views()
    await visit(first)
    expect(await views()).toBe(before)
    expect(await foldToday(db, second, 0)).toEqual({ vendors: 1 })
    expect(await views()).toBe(before + 1)
  })

  test('is read as it is again when nobody has folded it for ten minutes', async () => {
    await foldToday(db, new Date(Date.now() - 11 * 60_000), 0)
    const before = await views()
    await visit(new Date())
    expect(await views()).toBe(before + 1)
  })
})

test('the nightly rebuild keeps the sums of the day before', async () => {
  await rebuildYesterday(platform, { warn: () => {} } as never)
  const reach = await db.selectFrom('totalsReach').select(['until', 'foldedAt']).execute()
  expect(reach).toEqual([{ until: addDays(today, -1), foldedAt: null }])
  expect(await db.selectFrom('vendorTotals').select('vendorId').execute()).not.toHaveLength(0)
})

test('an erased vendor takes his sums along', async () => {
  const [id = ''] = ids
  await db.deleteFrom('vendors').where('id', '=', id).execute()
  expect(await db.selectFrom('vendorTotals').select('vendorId').where('vendorId', '=', id).execute()).toEqual(
    [],
  )
})

test('a vendor who goes in the midst of the count does not cost the others their sums', async () => {
  const [, id = '', other = ''] = ids
  await keepSums(db, addDays(today, -2))
  let isGone = false
  const interrupted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      // The first answer came: the count has begun, and sees everything as it was.
      if (!isGone) await db.deleteFrom('vendors').where('id', '=', id).execute()
      isGone = true
      return result
    },
  })

  await keepSums(interrupted, addDays(today, -1))
  const reach = await db.selectFrom('totalsReach').select('until').execute()
  expect(reach).toEqual([{ until: addDays(today, -1) }])
  const kept = await db.selectFrom('vendorTotals').select('vendorId').execute()
  expect(kept).toContainEqual({ vendorId: other })
  expect(kept).not.toContainEqual({ vendorId: id })
})
