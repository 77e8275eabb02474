import { type AdminVendor, adminVendorsApi, type VendorsSummary } from '@thela/contract/admin-vendors'
import { addDays, type Period, periodDays } from '@thela/contract/date-range'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { insertVendor } from '../../../test/vendors.ts'
import { seededRandom } from '../../demo/seeded-random.ts'
import { momentOf } from '../events/business-time.ts'
import { insertEvents, makeEventMonths, type NewEvent } from '../events/queries.ts'
import { rebuildYesterday } from '../rollups/rebuild-yesterday.ts'
import { countTotals } from './count-totals.ts'

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

describe.each([undefined, -1, -2, -5, -8, -30])('with the finished days summed up to day %s', (reach) => {
  beforeAll(async () => {
    if (reach) await countTotals(db, addDays(today, reach))
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
})

test('the nightly rebuild keeps the sums of the day before', async () => {
  await rebuildYesterday(platform, { warn: () => {} } as never)
  const reach = await db.selectFrom('totalsReach').select('until').execute()
  expect(reach).toEqual([{ until: addDays(today, -1) }])
  expect(await db.selectFrom('vendorTotals').select('vendorId').execute()).not.toHaveLength(0)
})

test('an erased vendor takes his sums along', async () => {
  const [id = ''] = ids
  await db.deleteFrom('vendors').where('id', '=', id).execute()
  expect(await db.selectFrom('vendorTotals').select('vendorId').where('vendorId', '=', id).execute()).toEqual(
    [],
  )
})
