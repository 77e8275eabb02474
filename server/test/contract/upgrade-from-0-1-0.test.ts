import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { isLong } from '../../../scripts/long.ts'
import { newId } from '../../src/ids.ts'
import { ADMIN, bearer } from '../app.ts'
import { appProcesses } from '../app-process.ts'
import { findRelease010, unpackRelease } from '../former-release.ts'
import {
  fillPlatform,
  makeBackup,
  observePlatform,
  type Platform,
  signIn,
  spellings,
} from '../platform-of-0-1-0.ts'
import { addressOf } from '../start-node.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

// Part of npm run test:long, in a clone with its history.
const release = isLong ? findRelease010() : undefined

const connection = { ...inject('postgres'), database: `upgrade_${newId()}` }
const dataDir = mkdtempSync(join(tmpdir(), 'thela-upgrade-'))
const env = {
  DATABASE_URL: addressOf(connection),
  DATA_DIR: dataDir,
  PUBLIC_ORIGIN: 'http://thela.test',
  DEMO: '1',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
}
const startNode = appProcesses(connection, env)
type Node = Awaited<ReturnType<typeof startNode>>

const admin = new pg.Client(inject('postgres'))
await admin.connect()
await admin.query(`create database ${connection.database}`)
const database = new pg.Client(connection)
await database.connect()
afterAll(async () => {
  await database.end()
  await admin.query(`drop database ${connection.database} with (force)`)
  await admin.end()
  rmSync(dataDir, { recursive: true, force: true })
})

const program = release ? await unpackRelease(release) : ''

/** Jobs and sign-ins write these at any time: they say nothing of the upgrade. */
const writtenByJobs = ['job_runs', 'serve_tokens', 'daily_visitors', 'visitor_salts', 'sessions']

/** A backup is logged when it is complete; restoring it makes the tables anew, and everybody has to sign in again. */
const besideBackups = ['audit_logs', 'schema_migrations', 'known_devices']

async function leaveFormerPlatform() {
  const node = await startNode(undefined, program)
  const platform = await fillPlatform(node.origin)
  const seen = await observePlatform(node.origin, platform)
  const backup = await makeBackup(node.origin)
  await stop(node)
  await copyTables()
  return { platform, seen, backup }
}

describe.skipIf(!program)('a platform of 0.1.0', () => {
  let former: Awaited<ReturnType<typeof leaveFormerPlatform>>
  beforeAll(async () => {
    former = await leaveFormerPlatform()
  })

  test('loses nothing when this version starts on its data, and 0.1.0 is refused from then on', async () => {
    const { platform, seen } = former
    const headers = bearer(platform.vendors[0]?.token ?? '')
    const node = await startNode()
    expect(await findLostRows()).toEqual([])
    expect(await observePlatform(node.origin, platform)).toEqual(seen)
    await expectSpellings(node.origin, platform)
    expect((await fetch(`${node.origin}/api/auth/profile`, { headers })).status).toBe(200)
    await expect(startNode(undefined, program)).rejects.toThrow('ended by itself')
    expect((await fetch(`${node.origin}/readyz`)).status).toBe(200)
    await stop(node)
  })

  test('is back when its backup is restored by this version', async () => {
    const { platform, seen, backup } = former
    await database.query('delete from vendors')
    await restore(backup)

    expect((await findLostRows()).filter(({ name }) => !besideBackups.includes(name))).toEqual([])
    expect(await observePlatform((await startNode()).origin, platform)).toEqual(seen)
  })
})

/** Whatever the number was stored as, its owner signs in with any spelling. */
async function expectSpellings(origin: string, { vendors }: Platform) {
  for (const [index, [stored, , more]] of spellings.entries())
    for (const phone of [stored, ...more]) {
      const { user } = await signIn(origin, phone)
      expect([phone, user.id]).toEqual([phone, vendors[index]?.id])
    }
}

/** The rows as 0.1.0 left them, beside the tables that this version changes. */
async function copyTables() {
  await database.query('create schema former')
  const { rows } = await database.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
     and relkind in ('r', 'p') and not relispartition and not relname = any($1)`,
    [writtenByJobs],
  )
  for (const { name } of rows) await database.query(`create table former.${name} as table public.${name}`)
}

/** The tables in which a row of 0.1.0 is missing or has another value. */
async function findLostRows() {
  const { rows } = await database.query(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'former' group by table_name`,
  )
  const lost = []
  for (const { name, columns } of rows) {
    const missing = await database.query(
      `select ${columns} from former.${name} except all select ${columns} from public.${name}`,
    )
    if (missing.rowCount) lost.push({ name, rows: missing.rows })
  }
  return lost
}

async function restore(backup: string) {
  const file = join(dataDir, 'backups', backup)
  const script = new URL('../../src/restore.ts', import.meta.url).pathname
  await promisify(execFile)(process.execPath, [script, file], { env: { PATH: process.env.PATH, ...env } })
}

async function stop({ app }: Node) {
  app.kill('SIGTERM')
  await once(app, 'exit')
}
