import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import { insertVendor } from '../../../../../test/vendors.ts'
import { momentOf } from '../../../core/events/business-time.ts'
import { insertEvents, makeEventMonths, type NewEvent } from '../../../core/events/queries.ts'
import { repairDay } from './queries.ts'
import { rebuildYesterday } from './rebuild-yesterday.ts'

const { db, platform } = await createTestApp()
const YESTERDAY = '2026-03-04'
const now = new Date('2026-03-05T00:30:00+05:30')
await makeEventMonths(db, [YESTERDAY])

const kinds: Partial<NewEvent>[] = [
  { type: 'MENU_VIEW' },
  { type: 'QR_SCAN' },
  { type: 'CATEGORY_VIEW', categoryId: 'c1' },
  { type: 'ITEM_CLICK', itemId: 'i1' },
]
const events = Array.from({ length: 480 }, (_, n): NewEvent => {
  const at = new Date(Date.parse(`${YESTERDAY}T00:00:00+05:30`) + n * 3 * 60_000)
  const vendor = { vendorId: `v${n % 3}`, visitor: `visitor-${n % 50}` }
  return { id: randomUUID(), type: 'MENU_VIEW', ...momentOf(at), ...vendor, ...kinds[n % 4] }
})
await insertEvents(db, events)

const warnings: unknown[][] = []
const log = { warn: (...words: unknown[]) => warnings.push(words) }
const rebuild = () => rebuildYesterday(platform, log as never, now)

const allRollups = async () => ({
  vendorDays: await db.selectFrom('vendorDays').selectAll().orderBy('vendorId').orderBy('type').execute(),
  categoryDays: await db.selectFrom('categoryDays').selectAll().orderBy('vendorId').execute(),
  itemDays: await db.selectFrom('itemDays').selectAll().orderBy('vendorId').execute(),
  visitorDays: await db.selectFrom('visitorDays').selectAll().orderBy('vendorId').execute(),
})

test('a rebuild that finds no difference changes and logs nothing', async () => {
  const before = await allRollups()

  expect(await rebuild()).toEqual({ day: YESTERDAY, differences: 0 })
  expect(await allRollups()).toEqual(before)
  expect(warnings).toEqual([])
})

test('differences of every kind are found, logged and repaired', async () => {
  const before = await allRollups()
  const planted = { vendorId: 'v0', day: YESTERDAY }
  await db.updateTable('vendorDays').set({ count: 1 }).where('type', '=', 'QR_SCAN').execute()
  await db
    .insertInto('categoryDays')
    .values({ ...planted, categoryId: 'ghost', views: 7 })
    .execute()
  await db.deleteFrom('itemDays').where('vendorId', '=', 'v1').execute()
  await db.updateTable('visitorDays').set({ visitors: 99 }).where('vendorId', '=', 'v2').execute()

  const { differences } = await rebuild()
  expect(differences).toBe(3 * 2 + 1 + 1 + 2)
  expect(warnings).toMatchObject([[{ day: YESTERDAY }, 'Rollups differed from their events']])
  expect(JSON.stringify(warnings)).toContain('ghost')
  expect(await allRollups()).toEqual(before)
})

test('a shifted hour is found although the daily count is right', async () => {
  const before = await allRollups()
  const [first] = before.vendorDays
  const shifted = [...(first?.hours ?? [])]
  shifted.unshift(shifted.pop() ?? 0)
  await db
    .updateTable('vendorDays')
    .set({ hours: shifted })
    .where('vendorId', '=', 'v0')
    .where('type', '=', first?.type ?? '')
    .execute()

  expect((await rebuild()).differences).toBe(2)
  expect(await allRollups()).toEqual(before)
})

test('a day that changes during its repair is repaired again', async () => {
  const before = await allRollups()
  const plant = (count: number) => db.updateTable('vendorDays').set({ count }).execute()
  await plant(1)
  let isChanged = false
  const interrupted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      // After the first result the transaction has its snapshot, so that it does not see this change.
      if (!isChanged) await plant(2)
      isChanged = true
      return result
    },
  })

  await rebuildYesterday({ ...platform, db: interrupted }, log as never, now)
  expect(await allRollups()).toEqual(before)
})

test('a repair in batches covers every vendor, including deleted ones', async () => {
  const before = await allRollups()
  for (const id of ['v0', 'v2']) await insertVendor(db, { id })
  const planted = await db.updateTable('vendorDays').set({ count: 1 }).execute()
  expect(Number(planted[0]?.numUpdatedRows)).toBe(before.vendorDays.length)

  const differences = await repairDay(db, YESTERDAY, 'Asia/Kolkata', 1)
  expect(new Set(differences.map(({ row }) => (row as { vendor_id: string }).vendor_id))).toEqual(
    new Set(['v0', 'v1', 'v2']),
  )
  expect(differences).toHaveLength(2 * before.vendorDays.length)
  expect(await allRollups()).toEqual(before)
})
