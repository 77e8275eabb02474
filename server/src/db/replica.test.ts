import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { startPrimaryAndStandby } from '../../test/standby.ts'
import { makeSystemBackup } from '../features/admin/backups/make-backup.ts'
import { verifyArchive } from '../features/admin/backups/read-archive.ts'
import { hasJustWritten, insertAuditLog } from '../features/core/audit-logs/queries.ts'
import { localFiles } from '../files/local-files.ts'
import { connect, type Db } from './connect.ts'
import { askFor, MAX_LAG_MS, openReplica } from './replica.ts'

const { primary, standby } = await startPrimaryAndStandby()
const { db, close } = connect(primary.connection)
const control = connect(standby.connection)
const clock = { ms: 1_000_000 }
const replica = openReplica(db, standby.connection, { hasJustWritten, now: () => clock.ms })
const { reads } = replica
afterAll(async () => {
  await replica.close()
  await control.close()
  await close()
})

const whereAmI = async (db: Db) => {
  const { rows } = await sql<{ isStandby: boolean }>`select pg_is_in_recovery() as is_standby`.execute(db)
  return rows[0]?.isStandby ? 'replica' : 'primary'
}
const ask = () => reads.askAt('replica', whereAmI)

/** Until the replica has everything that was written so far, and is asked. */
async function untilUsed() {
  const { rows } = await sql<{ written: string }>`select pg_current_wal_lsn()::text as written`.execute(db)
  await vi.waitFor(
    async () => {
      expect(await hasReplayed(rows[0]?.written)).toBe(true)
      await replica.check()
      expect(await ask()).toBe('replica')
    },
    { timeout: 60_000, interval: 50 },
  )
}

async function hasReplayed(position: string | undefined) {
  const { rows } = await sql<{ has: boolean }>`
    select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`.execute(control.db)
  return rows[0]?.has
}

const write = (actorId: string | null) =>
  insertAuditLog(db, {
    actorType: 'VENDOR',
    actorId,
    action: 'UPDATE',
    entity: 'VENDOR',
    entityId: actorId,
    ipAddress: null,
  })

async function pause() {
  await sql`select pg_wal_replay_pause()`.execute(control.db)
  await vi.waitFor(async () => {
    const { rows } = await sql<{
      state: string
    }>`select pg_get_wal_replay_pause_state() as state`.execute(control.db)
    expect(rows[0]?.state).toBe('paused')
  }, 60_000)
}
const resume = () => sql`select pg_wal_replay_resume()`.execute(control.db)

test('questions that only read go to the replica [NODE-04]', async () => {
  await untilUsed()
  expect(reads.isReplicaInUse()).toBe(true)
  expect(reads.sourceAt('replica')).toEqual(standby.connection)
  expect(await reads.askAt('primary', whereAmI)).toBe('primary')
})

test('somebody who has just written is answered by the primary, and by the replica again later [NODE-04]', async () => {
  await untilUsed()
  expect(await askFor(reads, 'asha', whereAmI)).toBe('replica')
  await write('asha')
  expect(await askFor(reads, 'asha', whereAmI)).toBe('primary')
  expect(await askFor(reads, 'bina', whereAmI)).toBe('replica')

  await db
    .insertInto('auditLogs')
    .values({
      actorType: 'VENDOR',
      actorId: 'chetan',
      action: 'UPDATE',
      entity: 'VENDOR',
      createdAt: new Date(Date.now() - 60_000).toISOString(),
    })
    .execute()
  expect(await askFor(reads, 'chetan', whereAmI)).toBe('replica')
})

test('a replica that lags more than ten seconds is left out until it has caught up [NODE-04]', async () => {
  await untilUsed()
  await pause()
  await replica.check()
  await write(null)
  clock.ms += MAX_LAG_MS - 1
  await replica.check()
  expect(await ask()).toBe('replica')
  clock.ms += 2
  await replica.check()
  expect(await ask()).toBe('primary')
  expect(await reads.chooseFor('bina')).toBe('primary')
  expect(reads.sourceAt('replica')).toBeUndefined()

  await resume()
  await untilUsed()
})

test('an idle primary does not make its replica look old', async () => {
  await untilUsed()
  clock.ms += 3 * MAX_LAG_MS
  await replica.check()
  expect(await ask()).toBe('replica')
})

test('a question that the replica cannot finish is asked again at the primary, an error of the question is not [NODE-04]', async () => {
  await untilUsed()
  const end = async (db: Db) => {
    const where = await whereAmI(db)
    if (where === 'replica') await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
    return where
  }
  expect(await reads.askAt('replica', end)).toBe('primary')
  expect(await ask()).toBe('primary')

  await untilUsed()
  await expect(reads.askAt('replica', (db) => sql`select 1 / 0`.execute(db))).rejects.toThrow(
    'division by zero',
  )
  const write = (db: Db) => sql`create table seen ()`.execute(db)
  await expect(reads.askAt('replica', write)).rejects.toThrow('read-only transaction')
  expect(reads.isReplicaInUse()).toBe(true)
})

test('a backup copies the replica, or the primary when the replica is left out [NODE-04]', async () => {
  await untilUsed()
  const dataDir = mkdtempSync(join(tmpdir(), 'thela-replica-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const files = localFiles(join(dataDir, 'uploads'))
  const platform = { db, source: primary.connection, files, config: { dataDir }, reads }
  const countLogs = async () => {
    const { path } = await makeSystemBackup(platform, new Date(), 'test')
    const { tables } = await verifyArchive(path)
    return tables.find(({ name }) => name === 'audit_logs')?.rows ?? 0
  }
  const before = await countLogs()
  await untilUsed()
  await pause()
  // The replica has the line about the first backup, and not this one.
  await write(null)
  expect(await countLogs()).toBe(before + 1)
  clock.ms += MAX_LAG_MS + 1
  await replica.check()
  expect(await countLogs()).toBe(before + 3)
  await resume()
})

test('a replica that is gone is left out by itself, also one that was promoted or never was one [NODE-04]', async () => {
  const gone = openReplica(db, { ...standby.connection, host: '/nowhere' }, { hasJustWritten })
  await gone.check()
  expect(await gone.reads.askAt('replica', whereAmI)).toBe('primary')
  await gone.close()

  const itself = openReplica(db, primary.connection, { hasJustWritten })
  await itself.check()
  expect(itself.reads.isReplicaInUse()).toBe(false)
  await itself.close()

  await untilUsed()
  await sql`select pg_promote()`.execute(control.db)
  await replica.check()
  expect(reads.isReplicaInUse()).toBe(false)
})
