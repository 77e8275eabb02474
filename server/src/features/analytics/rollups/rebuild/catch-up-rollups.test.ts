import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import { insertVendor } from '../../../../../test/vendors.ts'
import { withClient } from '../../../../db/with-client.ts'
import { jobsOf } from '../../../../scheduled-jobs.ts'
import { momentOf } from '../../../core/events/business-time.ts'
import { insertEvents, makeEventMonths } from '../../../core/events/queries.ts'
import { findWatermark } from '../totals/queries.ts'
import { areRollupsComplete, catchUpRollups, makeNightlyRollups } from './catch-up-rollups.ts'
import { claimRollups } from './queries.ts'

const { db, platform } = await createTestApp()
const log = { warn: () => {}, error: () => {} }
const now = new Date('2026-03-05T09:00:00+05:30')
const vendorId = await insertVendor(db)
await makeEventMonths(db, ['2026-03-02'])
for (const day of ['2026-03-02', '2026-03-04'])
  await insertEvents(db, [
    { id: randomUUID(), type: 'MENU_VIEW', vendorId, ...momentOf(new Date(`${day}T12:00:00+05:30`)) },
  ])

const catchUp = (at = now) => catchUpRollups(platform, log, at)
const views = async () =>
  (
    await db
      .selectFrom('vendorTotals')
      .select('menuViews')
      .where('vendorId', '=', vendorId)
      .executeTakeFirst()
  )?.menuViews

beforeEach(async () => {
  await db.deleteFrom('totalsReach').execute()
  await db.deleteFrom('vendorTotals').execute()
})

test('a server that was down for nights counts the finished days when it starts', async () => {
  expect(await catchUp()).toEqual({ day: '2026-03-04', differences: 0 })
  expect((await findWatermark(db))?.until).toBe('2026-03-04')
  expect(Math.max(...((await views()) ?? []))).toBe(2)
  expect(jobsOf(platform, log)).toContainEqual(
    expect.objectContaining({ name: 'catch up rollups', pattern: 'at start' }),
  )
})

test('nothing is counted again when the night was not missed, and the next missed night is', async () => {
  await catchUp()
  expect(await catchUp()).toEqual({ day: null })
  expect(await areRollupsComplete({ db }, now)).toBe(true)
  expect(await catchUp(new Date('2026-03-06T09:00:00+05:30'))).toMatchObject({ day: '2026-03-05' })
})

test('of two nodes that start together, one counts', async () => {
  const outcomes = await Promise.all([catchUp(), catchUp(), catchUp()])
  expect(outcomes.filter(({ day }) => day !== null)).toHaveLength(1)

  await db.deleteFrom('totalsReach').execute()
  await withClient(platform.source, 'another node', async (client) => {
    await claimRollups(client)
    expect(await catchUp()).toEqual({ day: null })
  })
})

test('a night whose node stopped is made up for within the hour, and not while another node counts', async () => {
  await withClient(platform.source, 'a node that counts', async (client) => {
    await claimRollups(client)
    expect(await makeNightlyRollups(platform, log, now)).toEqual({ day: null })
    expect(await catchUp()).toEqual({ day: null })
  })
  expect(await areRollupsComplete({ db }, now)).toBe(false)

  const hourly = jobsOf(platform, log).find(({ name }) => name === 'catch up rollups every hour')
  expect(hourly?.pattern).toMatch(/^\d+ \* \* \* \*$/)
  expect(await catchUp()).toEqual({ day: '2026-03-04', differences: 0 })
})
