import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Cron } from 'croner'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { isLong } from '../../../../../scripts/long.ts'
import { createTestApp } from '../../../../test/app.ts'
import { startNode } from '../../../../test/start-node.ts'
import { seededRandom } from '../../../demo/seeded-random.ts'
import type { Platform } from '../../../platform.ts'
import { jobsOf } from '../../../scheduled-jobs.ts'
import { backupFolder, listArchives, listBackups, removeArchive } from './backup-folder.ts'
import { makeSystemBackup } from './make-backup.ts'
import { catchUpBackup } from './nightly-backups.ts'
import { verifyArchive } from './read-archive.ts'

// These tests copy whole databases and start processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const { connection, db, platform } = await createTestApp()
const folder = backupFolder(platform.config)
const stoppedClock = new URL('../../../../test/stopped-clock.ts', import.meta.url).href
const silentLog = { error: () => {}, warn: () => {} }
// Fewer rows make 45 backups fast.
await sql`truncate countries cascade`.execute(db)

const nightly = (platform: Platform) => {
  const job = jobsOf(platform, silentLog).find(({ name }) => name === 'make backup')
  if (!job) throw new Error('no such job')
  return job
}
const DAY_MS = 24 * 60 * 60_000
const firstNight = new Date('2026-04-01T20:30:00Z')
const night = (n: number) => new Date(firstNight.getTime() + n * DAY_MS)
const days = async () =>
  (await listBackups(folder)).map(({ createdAt }) => (createdAt.getTime() - firstNight.getTime()) / DAY_MS)

function failToList(): never {
  throw new Error('disk')
}

beforeEach(async () => {
  for (const { path } of await listArchives(folder)) await removeArchive(path)
})

test('the backup starts at 2:00 in the time zone of the platform, also in summer time [BKP-08]', () => {
  const { pattern } = nightly(platform)
  const next = (timezone: string) =>
    new Cron(pattern, { timezone, paused: true }).nextRun(new Date('2026-07-01T12:00:00Z'))?.toISOString()

  expect(next('Asia/Kolkata')).toBe('2026-07-01T20:30:00.000Z')
  expect(next('America/New_York')).toBe('2026-07-02T06:00:00.000Z')
})

test('after 45 nights only the manual and nightly backups of the last 30 days are left [BKP-09]', async () => {
  const { run } = nightly(platform)
  const nights = Array.from({ length: 45 }, (_, n) => n).filter(isTaken)
  for (const n of nights) {
    await run(night(n))
    if (n === 10 || n === 20)
      await makeSystemBackup(platform, new Date(night(n).getTime() + DAY_MS / 2), 'by hand')
  }
  const kept = [...nights.filter((n) => n >= 14), 20.5].sort((a, b) => b - a)
  expect(await days()).toEqual(kept)
})

/** On the other nights no server runs, except in `npm run test:long`. */
const isTaken = (n: number) => isLong || n % 4 === 0 || [10, 13, 14].includes(n)

test('the newest good backup is kept, however old it is, and damaged ones are deleted [BKP-09]', async () => {
  const { run } = nightly(platform)
  await run(night(0))
  await run(night(1))
  const [newest] = await listBackups(folder)
  await writeFile(newest?.path ?? '', 'damaged')
  const failing = { ...platform, files: { ...platform.files, list: failToList } }
  await expect(nightly(failing).run(night(60))).rejects.toThrow('disk')
  expect(await days()).toEqual([0])

  await run(night(60))
  expect(await days()).toEqual([60])
  expect(await listArchives(folder)).toHaveLength(1)
})

test('old backups are deleted before the next one is made, even if that one fails', async () => {
  const { run } = nightly(platform)
  for (const n of [0, 1, 2]) await run(night(n))
  const failing = { ...platform, files: { ...platform.files, list: failToList } }
  await expect(nightly(failing).run(night(32))).rejects.toThrow('disk')
  expect(await days()).toEqual([2])

  await makeSystemBackup(platform, night(3), 'by hand')
  await expect(catchUpBackup(failing, night(40))).rejects.toThrow('disk')
  expect(await days()).toEqual([3])
})

test('if no server runs at night, old backups are deleted at startup', async () => {
  for (const n of [0, 1, 31]) await makeSystemBackup(platform, night(n), 'by hand')
  const [, middle, first] = await listBackups(folder)
  const inBetween = new Date(night(31).getTime() + DAY_MS / 2)
  expect(await catchUpBackup(platform, inBetween)).toEqual({
    made: null,
    removed: [middle?.name, first?.name],
  })
  expect(await days()).toEqual([31])

  const { made, removed } = await catchUpBackup(platform, night(70))
  expect(removed).toHaveLength(1)
  expect(await listArchives(folder)).toMatchObject([{ name: made }])
})

test('when two processes start the nightly backup at the same time, only one makes it [BKP-08]', async () => {
  const lastNight = await makeSystemBackup(platform, night(99), 'nightly')
  const countAttempts = await installAttemptCounter()
  const place = { connection, dataDir: platform.config.dataDir }
  const oneSecondBefore = new Date(night(100).getTime() - 1000).toISOString()
  const start = { preload: stoppedClock, settings: { STOPPED_CLOCK_TIME: oneSecondBefore } }
  const nodes = await Promise.all([startNode(place, start), startNode(place, start)])
  expect(await listBackups(folder)).toEqual([lastNight])

  for (const { signal } of nodes) signal('SIGUSR2')
  await expect.poll(countAttempts, { timeout: 60_000 }).toBe(2)
  await expect.poll(finishedNights, { timeout: 60_000 }).toEqual([night(100).toISOString()])
  for (const { stop } of nodes) expect(await stop()).toBe(0)

  expect(await days()).toEqual([100, 99])
  const [made] = await listBackups(folder)
  const log = await db
    .selectFrom('auditLogs')
    .select('entityId')
    .where('entityId', '=', made?.name ?? '')
  expect(await log.execute()).toHaveLength(1)
})

/** Counts the processes that tried to start the nightly backup, successful or not. */
async function installAttemptCounter() {
  await sql`create sequence attempts`.execute(db)
  await sql`
    create function count_attempt() returns trigger language plpgsql as $$
    begin perform nextval('attempts'); return new; end $$`.execute(db)
  await sql`
    create trigger count_attempt before insert on job_runs
    for each row when (new.name = 'make backup') execute function count_attempt()`.execute(db)
  onTestFinished(async () => {
    await sql`drop function count_attempt cascade`.execute(db)
    await sql`drop sequence attempts`.execute(db)
  })
  return async () => {
    const { rows } = await sql<{ attempted: number }>`
      select case when is_called then last_value::int else 0 end as attempted from attempts`.execute(db)
    return rows[0]?.attempted
  }
}

async function finishedNights() {
  const runs = db.selectFrom('jobRuns').select('due').where('name', '=', 'make backup')
  const finished = await runs.where('finishedAt', 'is not', null).execute()
  return finished.map(({ due }) => new Date(due).toISOString())
}

test('a missed nightly backup is made once at startup, and only if it was missed', async () => {
  await nightly(platform).run(night(0))
  expect(await catchUpBackup(platform, new Date(night(1).getTime() - 1))).toEqual({
    made: null,
    removed: [],
  })
  const both = await Promise.all([catchUpBackup(platform, night(1)), catchUpBackup(platform, night(1))])
  expect(both.filter(({ made }) => made !== null)).toHaveLength(1)
  expect(await days()).toEqual([1, 0])
})

test('a backup process killed at any moment leaves no incomplete backup in the list', async () => {
  const seed = 11
  const { next: random } = seededRandom(seed)
  for (let times = 0; times < (isLong ? 20 : 2); times++) {
    const child = startBackupProcess()
    await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data')
    await sleep(random() * 400)
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  for (const { path } of await listBackups(folder)) await expect(verifyArchive(path)).resolves.toBeDefined()
  expect(await listBackups(folder)).toEqual(await listArchives(folder))

  await expect.poll(() => makeSystemBackup(platform, night(200), 'after'), { timeout: 60_000 }).toBeDefined()
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

/** Starts a process that makes one backup after another. */
const startBackupProcess = () =>
  spawn(
    process.execPath,
    [
      new URL('./survives-kill-maker.ts', import.meta.url).pathname,
      JSON.stringify(platform.source),
      platform.config.dataDir,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
