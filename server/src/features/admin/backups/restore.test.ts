import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { trackingApi } from '@thela/contract/analytics/tracking'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, PASSWORD } from '../../../../test/app.ts'
import { emptyPlatform, partsOf, repack } from '../../../../test/backups.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { addressOf } from '../../../../test/start-node.ts'
import { readStored } from '../../../../test/stored-files.ts'
import { visitMany } from '../../../../test/visits.ts'
import { buildApp } from '../../../app.ts'
import { connect, type Db } from '../../../db/connect.ts'
import { inDatabase, withClient } from '../../../db/with-client.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { newId } from '../../../ids.ts'
import { MANIFEST, type Manifest, ownerOf } from './archive-format.ts'
import { backupFolder, listBackups, removeArchive } from './backup-folder.ts'
import { loadArchive } from './load-archive.ts'
import { makeSystemBackup } from './make-backup.ts'
import { checkBackups } from './nightly-backups.ts'
import { verifyArchive } from './read-archive.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyRestore } from './verify-restore.ts'

// These tests copy whole databases and start processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })
const LONG_TIMEOUT = { timeout: 60_000 }

const { app, db, platform, signedInVendor } = await createTestApp()
const menu = menuCalls(app)
const vendor = await signedInVendor({ description: 'Tab\tNew\nline \\. \\N "quoted" 🍛' })

const createTarget = () => emptyPlatform(platform, mkdtempSync(join(tmpdir(), 'thela-restore-')))
const backUp = () => makeSystemBackup(platform, new Date(), 'test')

type Write = { startedAt: number; endedAt: number } & ({ category: string } | { visit: string })
type Vendor = Awaited<ReturnType<typeof signedInVendor>>
type Writing = Awaited<ReturnType<typeof keepWriting>>

/** Vendors who add categories and files, and customers who visit, each as fast as the server responds. */
async function keepWriting() {
  const writes: Write[] = []
  let isStopped = false
  async function repeat(write: () => Promise<{ category: string } | { visit: string }>) {
    while (!isStopped) {
      const startedAt = performance.now()
      const what = await write()
      writes.push({ ...what, startedAt, endedAt: performance.now() })
    }
  }
  const work: Promise<void>[] = []
  for (let n = 0; n < 4; n++) {
    const writer = await signedInVendor()
    work.push(repeat(() => addCategory(writer)))
    for (let phone = 0; phone < 12; phone++) work.push(repeat(() => visit(writer)))
  }

  return {
    writes,
    waitForMore: async (count: number) => {
      const enough = writes.length + count
      await expect.poll(() => writes.length, LONG_TIMEOUT).toBeGreaterThanOrEqual(enough)
    },
    stop: async () => {
      isStopped = true
      await Promise.all(work)
    },
  }
}

const fileOf = (category: string) => `under-load/${category}.txt`

async function addCategory(writer: Vendor) {
  const category = randomUUID()
  await platform.files.save(fileOf(category), Buffer.from(category))
  expect((await menu.addCategory(writer, { name: category })).statusCode).toBe(201)
  return { category }
}

async function visit({ id: vendorId, user }: Vendor) {
  const eventId = randomUUID()
  const answer = await app.inject({
    method: 'POST',
    url: trackingApi.viewMenu.path,
    payload: { vendorId, businessSlug: user.slug, eventId },
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' },
  })
  expect(answer.json()).toEqual({ success: true, recorded: true })
  return { visit: eventId }
}

test('a backup made under hundreds of writes a second is a consistent snapshot that can be restored into an empty database', async () => {
  for (let day = 0; day < 60; day += 10) await visitMany(db, vendor.id, { MENU_VIEW: 500 }, { daysAgo: day })
  const writing = await keepWriting()
  onTestFinished(writing.stop)
  await writing.waitForMore(300)
  const { backup, begin, end } = await backUpAmong(writing)
  await writing.waitForMore(300)
  await writing.stop()

  const target = await createTarget()
  await sql`drop schema public cascade`.execute(target.db)
  const manifest = await verifyArchive(backup.path)
  await loadArchive(target.source, { path: backup.path, manifest })

  const categories = await namesOf(target.db)
  const uploads = new Set(manifest.uploads.map(({ path }) => path))
  const kept = new Set([...categories, ...(await idsOfEvents(target.db))])
  const isKept = (write: Write) => kept.has('visit' in write ? write.visit : write.category)
  expect(writing.writes.filter(({ endedAt }) => endedAt < begin).every(isKept)).toBe(true)
  expect(writing.writes.filter(({ startedAt }) => startedAt > end).some(isKept)).toBe(false)
  expect(await loggedNames(target.db)).toEqual(categories)
  expect(categories.filter((name) => !uploads.has(fileOf(name)))).toEqual([])

  await expectOneInstant(target.db, manifest.tables)
  for (const { name, bytes } of await partsOf(backup.path)) {
    const upload = name === MANIFEST ? undefined : ownerOf(name).upload
    if (upload !== undefined)
      expect([upload, bytes]).toEqual([upload, await readStored(platform.files, upload)])
  }
})

/** Makes sure that 300 writes happen between the snapshot and its first table, and that writes continue during the whole backup. */
async function backUpAmong(writing: Writing) {
  const files: FileStore = {
    ...platform.files,
    async *list(folder) {
      await writing.waitForMore(300)
      yield* platform.files.list(folder)
    },
  }
  const begin = performance.now()
  const backup = await makeSystemBackup({ ...platform, files }, new Date(), 'test')
  const end = performance.now()

  const during = writing.writes.filter(({ endedAt }) => endedAt > begin && endedAt < end)
  const quarterOf = ({ endedAt }: Write) => Math.floor(((endedAt - begin) / (end - begin)) * 4)
  expect(new Set(during.map(quarterOf))).toEqual(new Set([0, 1, 2, 3]))
  console.log(`${Math.round((during.length * 1000) / (end - begin))} writes a second during the backup`)
  return { backup, begin, end }
}

/** The first tables only get new rows and the second ones count them; all other tables do not change. */
const GROWING = ['categories', 'audit_logs', 'events', 'daily_visitors']
const COUNTING = ['vendors', 'vendor_days', 'visitor_days']

/** Every restored row still exists now, and the restored counters match the restored rows. */
async function expectOneInstant(past: Db, tables: { name: string; rows: number }[]) {
  for (const { name, rows } of tables) {
    const [then, now] = [await rowsOf(past, name), new Set(await rowsOf(db, name))]
    expect([name, then.length]).toEqual([name, rows])
    if (!COUNTING.includes(name)) expect([name, then.filter((row) => !now.has(row))]).toEqual([name, []])
    if (![...COUNTING, ...GROWING].includes(name)) expect([name, now.size]).toEqual([name, rows])
  }
  expect(await counterErrors(past)).toEqual(await counterErrors(db))
}

/** The difference between each vendor's counters and the rows that they count. */
async function counterErrors(db: Db) {
  const { rows } = await sql`
    select to_jsonb(v) - 'menu_rev' - 'updated_at' as vendor,
      menu_rev - (select count(*) from categories c where c.vendor_id = v.id) as revisions,
      (select sum(count) from vendor_days d where d.vendor_id = v.id)
        - (select count(*) from events e where e.vendor_id = v.id) as events
    from vendors v order by id`.execute(db)
  return rows
}

test('the server starts on a restored backup, and vendors can sign in and change their menus', async () => {
  const backup = await backUp()
  const target = await createTarget()
  await target.files.save('stranger/gone.webp', Buffer.from('of another life'))
  await restoreBackup(target, backup.path)

  const restored = await buildApp(target)
  expect((await restored.inject('/readyz')).statusCode).toBe(200)
  const login = await restored.inject({
    method: 'POST',
    url: '/api/auth/vendor/login',
    payload: { phone: vendor.phone, password: PASSWORD },
  })
  expect(login.statusCode).toBe(200)
  const headers = { authorization: `Bearer ${login.json().token}` }
  const added = await menuCalls(restored).addCategory({ headers }, { name: 'After the restore' })
  expect(added.statusCode).toBe(201)
  expect((await restored.inject({ url: '/api/categories', headers: vendor.headers })).statusCode).toBe(401)
  await restored.close()
  expect(filesIn(target.config.dataDir)).toEqual(filesIn(platform.config.dataDir))
})

test('a restore first saves the current data as a backup, which can be restored too', async () => {
  const target = await createTarget()
  await target.db.insertInto('countries').values({ code: 'ZZ', name: 'Nowhere' }).execute()
  const backup = await backUp()
  const { restorePoint } = await restoreBackup(target, backup.path)
  expect(await findTestCountry(target.db)).toEqual([])

  const [point] = await listBackups(backupFolder(target.config))
  expect(point?.name).toBe(restorePoint)
  await restoreBackup(target, point?.path ?? '')
  expect(await findTestCountry(target.db)).toHaveLength(1)
})

test('data of a newer version is replaced too, and saved as a backup for that version', async () => {
  const backup = await backUp()
  const target = await createTarget()
  await sql`insert into schema_migrations (version, name, checksum) values (9999, 'future', 'x')`.execute(
    target.db,
  )
  await sql`alter table audit_logs rename to chronicle`.execute(target.db)
  await target.db.insertInto('countries').values({ code: 'ZZ', name: 'Nowhere' }).execute()

  expect(await runRestore(target, backup.path)).toContain('Restored what was there at')
  expect(await findTestCountry(target.db)).toEqual([])
  const [point] = await listBackups(backupFolder(target.config))
  const { schemaVersion, tables } = await verifyArchive(point?.path ?? '')
  expect([schemaVersion, tables.map(({ name }) => name)]).toEqual([
    9999,
    expect.arrayContaining(['chronicle']),
  ])
})

test("a backup works beside the operator's own tables, and the restore lists the tables that it leaves out", async () => {
  await sql`create table own_notes as select name from vendors`.execute(db)
  await sql`create table own_days (id serial, day date) partition by range (day)`.execute(db)
  await sql`create table own_days_rest partition of own_days default`.execute(db)
  await sql`insert into own_days (day) values ('2026-01-01')`.execute(db)
  onTestFinished(async () => {
    await sql`drop table own_notes, own_days`.execute(db)
  })
  const backup = await backUp()
  const target = await createTarget()

  const { leftOut } = await restoreBackup(target, backup.path)
  expect(leftOut.sort()).toEqual(['own_days', 'own_days_id_seq', 'own_notes'])
  expect(await namesOf(target.db)).toEqual(await namesOf(db))
  expect(await verifyRestore(platform.source, backup.path)).toBeUndefined()
})

test('a restore into an empty database saves the existing pictures as a backup', async () => {
  const backup = await backUp()
  const target = await createTarget()
  await sql`drop schema public cascade`.execute(target.db)
  await sql`create schema public`.execute(target.db)
  await target.files.save('own/picture.webp', Buffer.from('mine'))

  expect(await runRestore(target, backup.path)).toContain('Restored what was there at')
  const [point] = await listBackups(backupFolder(target.config))
  const { uploads } = await verifyArchive(point?.path ?? '')
  expect(uploads.map(({ path }) => path)).toEqual(['own/picture.webp'])
})

/** Runs the same command as `npm run restore` and returns its output. */
async function runRestore({ source, config }: Awaited<ReturnType<typeof createTarget>>, file: string) {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: addressOf(source),
    DATA_DIR: config.dataDir,
    BACKUP_KEY: config.backupKey,
  }
  const restore = new URL('../../../restore.ts', import.meta.url).pathname
  const { stdout } = await promisify(execFile)(process.execPath, [restore, file], { env })
  return stdout
}

test('a restore that fails just before the commit changes neither the database nor the pictures', async () => {
  const backup = await backUp()
  const target = await createTarget()
  await target.files.save('own/picture.webp', Buffer.from('mine'))
  await target.db.insertInto('countries').values({ code: 'ZZ', name: 'Nowhere' }).execute()
  const manifest = await verifyArchive(backup.path)
  const beforeCommit = () => Promise.reject(new Error('at the last moment'))
  await expect(loadArchive(target.source, { path: backup.path, manifest, beforeCommit })).rejects.toThrow(
    'at the last moment',
  )

  expect(await findTestCountry(target.db)).toHaveLength(1)
  expect(readdirSync(join(target.config.dataDir, 'uploads'))).toEqual(['own'])
})

test('a restore refuses to start while the folder of an interrupted restore exists, and changes nothing', async () => {
  const backup = await backUp()
  const target = await createTarget()
  await target.files.save('own/picture.webp', Buffer.from('mine'))
  const former = join(target.config.dataDir, 'uploads.former')
  mkdirSync(former)

  await expect(restoreBackup(target, backup.path)).rejects.toThrow(`left ${former}`)
  expect(existsSync(former)).toBe(true)
  expect(readdirSync(join(target.config.dataDir, 'uploads'))).toEqual(['own'])
})

test('a restore is refused while Thela is running on the database', async () => {
  const backup = await backUp()
  await expect(restoreBackup(platform, backup.path)).rejects.toThrow('Thela is running on this database')
})

test('a restore is refused even if the running Thela has been idle for an hour', async () => {
  const backup = await backUp()
  const target = await createTarget()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { pool, close } = connect(target.source)
  onTestFinished(close)
  await Promise.all([pool.query('select 1'), pool.query('select 2'), pool.query('select 3')])
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  vi.useRealTimers()

  await expect(restoreBackup(target, backup.path)).rejects.toThrow('Thela is running on this database')
})

const errors: unknown[] = []
const log = { error: (what: unknown) => errors.push(what) } as unknown as Parameters<typeof checkBackups>[1]
const checkDatabases = async () => {
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database where datname like 'thela_restore_check%'`.execute(db)
  return rows.map(({ name }) => name)
}

const runAsAdmin = (statement: string) =>
  withClient(platform.source, 'someone', (client) => client.query(statement))

test('the nightly check restores the newest backup and drops its database afterwards', async () => {
  const backup = await backUp()
  expect(await checkBackups(platform, log)).toEqual({ verified: backup.name, damaged: [] })
  expect(errors).toEqual([])
  expect(await checkDatabases()).toEqual([])
})

test('the next check drops the database of an interrupted check, but none that is in use', async () => {
  const [unused, used] = [`thela_restore_check_${newId()}`, `thela_restore_check_${newId()}`]
  for (const name of [unused, used]) await runAsAdmin(`create database ${name}`)
  onTestFinished(async () => {
    await runAsAdmin(`drop database ${used}`)
  })
  await backUp()
  await withClient(inDatabase(platform.source, used), 'someone', async () => {
    await checkBackups(platform, log)
    expect(await checkDatabases()).toEqual([used])
  })
  await expect.poll(() => sessionsOn(used), LONG_TIMEOUT).toBe(0)
})

async function sessionsOn(database: string) {
  const { rows } = await sql`select from pg_stat_activity where datname = ${database}`.execute(db)
  return rows.length
}

test('a check without permission to create a database fails, and the backup still counts as good', async () => {
  const role = `limited_${newId()}`
  await runAsAdmin(`create role ${role} login password 'x'`)
  onTestFinished(async () => {
    await runAsAdmin(`drop role ${role}`)
  })
  const { name } = await backUp()
  const limited = { ...platform, source: { ...platform.source, user: role, password: 'x' } }
  await expect(checkBackups(limited, log)).rejects.toThrow('permission denied to create database')
  expect((await listBackups(backupFolder(platform.config)))[0]?.name).toBe(name)
})

test('a backup that cannot be restored counts as damaged, even if all its checksums are right', async () => {
  const { name, path } = await backUp()
  const parts = (await partsOf(path)).map((part) =>
    part.name === MANIFEST ? { ...part, bytes: withoutBounds(part.bytes) } : part,
  )
  await repack(path, parts)
  onTestFinished(() => removeArchive(path))

  expect(await checkBackups(platform, log)).toEqual({ verified: null, damaged: [name] })
  expect(errors).toMatchObject([{ damaged: [name], failure: expect.stringContaining('bound') }])
  expect((await listBackups(backupFolder(platform.config))).map((backup) => backup.name)).not.toContain(name)
})

function withoutBounds(bytes: Buffer) {
  const manifest: Manifest = JSON.parse(bytes.toString())
  const partitions = manifest.partitions.map((partition) => ({ ...partition, bound: 'DEFAULT' }))
  return Buffer.from(JSON.stringify({ ...manifest, partitions }))
}

test('rows of every length in a partitioned table are restored', async () => {
  await sql`
    insert into events (day, id, type, at, details)
    select (now() at time zone 'Asia/Kolkata')::date, 'long ' || n, 'MENU_VIEW', now(), jsonb_build_object('text', repeat('x', n * 7919 % 900))
    from generate_series(1, 3000) n`.execute(db)
  // Deleted rows leave gaps in the old table that the restored one does not have.
  await sql`delete from events where length(id) = 9 and id like '%3'`.execute(db)
  const { path } = await backUp()
  expect(await verifyRestore(platform.source, path)).toBeUndefined()
})

test('a restored database has every index, key and rule of the one that was saved', async () => {
  const target = await createTarget()
  const { path } = await backUp()
  await restoreBackup(target, path)

  expect(await rulesOf(target.db)).toEqual(await rulesOf(db))
})

async function rulesOf(db: Db) {
  const { rows } = await sql<{ rule: string }>`
    select indexdef || ' valid ' || indisvalid as rule from pg_indexes
      join pg_index on indexrelid = format('public.%I', indexname)::regclass where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select attrelid::regclass || ' ' || attname || ' ' || attnotnull from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0
    order by rule`.execute(db)
  return rows.map(({ rule }) => rule)
}

const findTestCountry = (db: Db) =>
  db.selectFrom('countries').select('code').where('code', '=', 'ZZ').execute()

const namesOf = async (db: Db) =>
  (await db.selectFrom('categories').select('name').orderBy('name').execute()).map(({ name }) => name)

async function loggedNames(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select new_values->>'name' as name from audit_logs where entity = 'CATEGORY' and action = 'CREATE'
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

async function rowsOf(db: Db, table: string) {
  const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(db)
  return rows.map(({ row }) => row)
}

const idsOfEvents = async (db: Db) =>
  (await db.selectFrom('events').select('id').execute()).map(({ id }) => id)

function filesIn(dataDir: string) {
  const folder = join(dataDir, 'uploads')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  )
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}
