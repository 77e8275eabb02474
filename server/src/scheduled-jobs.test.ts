import { randomUUID } from 'node:crypto'
import { Cron } from 'croner'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { insertVendor } from '../test/vendors.ts'
import { insertEvents, makeEventMonths } from './features/core/events/queries.ts'
import { makeUpForNight } from './jobs/start-jobs.ts'
import { jobsOf } from './scheduled-jobs.ts'

const { db, platform } = await createTestApp()
const complaints: unknown[] = []
const log = { error: (error: unknown) => complaints.push(error), warn: () => {} }
const now = new Date('2026-03-15T12:00:00+05:30')

/** A vendor, a line of the log and a visit that are older than anything is kept. */
async function leaveOldThings() {
  await makeEventMonths(db, ['2024-02-29'])
  await insertVendor(db, { deletedAt: '2026-02-12T00:00:00Z' })
  await db
    .insertInto('auditLogs')
    .values({ actorType: 'SYSTEM', action: 'CREATE', entity: 'OLD', createdAt: '2025-03-14T00:00:00Z' })
    .execute()
  const day = '2024-02-29'
  const visit = { id: randomUUID(), day, hour: 12, type: 'MENU_VIEW' as const, at: `${day}T07:00:00Z` }
  await insertEvents(db, [{ ...visit, vendorId: null }])
}

async function countOldThings() {
  const { rows } = await sql`
    select (select count(*)::int from vendors where deleted_at is not null) as vendors,
      (select count(*)::int from audit_logs where entity = 'OLD') as lines,
      (select count(*)::int from events where day < '2024-03-01') as visits`.execute(db)
  return rows[0]
}

const NONE = { vendors: 0, lines: 0, visits: 0 }
const ONE_EACH = { vendors: 1, lines: 1, visits: 1 }
const jobs = jobsOf(platform, log)
const promised = jobs.filter(({ isPromised }) => isPromised)

beforeEach(async () => {
  await db.deleteFrom('jobRuns').execute()
})

test('every night old accounts, logs and visits go', async () => {
  await leaveOldThings()
  for (const { pattern, run } of promised) {
    const [first, second] = new Cron(pattern, { paused: true }).nextRuns(2, now) as [Date, Date]
    expect(second.getTime() - first.getTime()).toBe(24 * 60 * 60_000)
    await run(now)
  }
  expect(await countOldThings()).toEqual(NONE)
})

test('a server that was not up at night does it when it starts, and no second time that day', async () => {
  await leaveOldThings()
  await makeUpForNight({ db, log }, jobs, now)
  expect(await countOldThings()).toEqual(NONE)

  await leaveOldThings()
  await makeUpForNight({ db, log }, jobs, new Date(now.getTime() + 23 * 60 * 60_000))
  expect(await countOldThings()).toEqual(ONE_EACH)
  await makeUpForNight({ db, log }, jobs, new Date(now.getTime() + 25 * 60 * 60_000))
  expect(await countOldThings()).toEqual(NONE)
  expect(complaints).toEqual([])
})

test('what failed in the night is done at the next start', async () => {
  await leaveOldThings()
  const due = now.toISOString()
  for (const { name } of promised)
    await db.insertInto('jobRuns').values({ name, due, finishedAt: due, error: 'no broom' }).execute()

  await makeUpForNight({ db, log }, jobs, new Date(now.getTime() + 60 * 60_000))
  expect(await countOldThings()).toEqual(NONE)
})
