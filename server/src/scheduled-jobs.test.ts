import { randomUUID } from 'node:crypto'
import { Cron } from 'croner'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { insertVendor } from '../test/vendors.ts'
import { insertEvents, makeEventMonths } from './features/core/events/queries.ts'
import { runMissedNightlyJobs } from './jobs/start-jobs.ts'
import { jobsOf } from './scheduled-jobs.ts'

const { db, platform } = await createTestApp()
const errors: unknown[] = []
const log = { error: (error: unknown) => errors.push(error), warn: () => {} }
const now = new Date('2026-03-15T12:00:00+05:30')

/** Adds a deleted vendor, an audit log entry and a visit that are past their retention. */
async function addOldData() {
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

async function countOldData() {
  const { rows } = await sql`
    select (select count(*)::int from vendors where deleted_at is not null) as vendors,
      (select count(*)::int from audit_logs where entity = 'OLD') as lines,
      (select count(*)::int from events where day < '2024-03-01') as visits`.execute(db)
  return rows[0]
}

const NONE = { vendors: 0, lines: 0, visits: 0 }
const ONE_EACH = { vendors: 1, lines: 1, visits: 1 }
const jobs = jobsOf(platform, log)
const nightlyJobs = jobs.filter(({ isDaily }) => isDaily)

beforeEach(async () => {
  await db.deleteFrom('jobRuns').execute()
})

test('old accounts, logs and visits are deleted every night', async () => {
  await addOldData()
  for (const { pattern, run } of nightlyJobs) {
    const [first, second] = new Cron(pattern, { paused: true }).nextRuns(2, now) as [Date, Date]
    expect(second.getTime() - first.getTime()).toBe(24 * 60 * 60_000)
    await run(now)
  }
  expect(await countOldData()).toEqual(NONE)
})

test('a server that was down at night runs the jobs when it starts, once a day', async () => {
  await addOldData()
  await runMissedNightlyJobs({ db, log }, jobs, now)
  expect(await countOldData()).toEqual(NONE)

  await addOldData()
  await runMissedNightlyJobs({ db, log }, jobs, new Date(now.getTime() + 23 * 60 * 60_000))
  expect(await countOldData()).toEqual(ONE_EACH)
  await runMissedNightlyJobs({ db, log }, jobs, new Date(now.getTime() + 25 * 60 * 60_000))
  expect(await countOldData()).toEqual(NONE)
  expect(errors).toEqual([])
})

test('a job that failed at night runs at the next start', async () => {
  await addOldData()
  const due = now.toISOString()
  for (const { name } of nightlyJobs)
    await db.insertInto('jobRuns').values({ name, due, finishedAt: due, error: 'no broom' }).execute()

  await runMissedNightlyJobs({ db, log }, jobs, new Date(now.getTime() + 60 * 60_000))
  expect(await countOldData()).toEqual(NONE)
})
