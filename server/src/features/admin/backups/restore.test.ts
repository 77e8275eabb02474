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
import { partsOf, repack, restPlatform } from '../../../../test/backups.ts'
import { menuWork } from '../../../../test/menu.ts'
import { addressOf } from '../../../../test/start-node.ts'
import { visitMany } from '../../../../test/visits.ts'
import { buildApp } from '../../../app.ts'
import { connect, type Db } from '../../../db/connect.ts'
import { inDatabase, withClient } from '../../../db/with-client.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { newId } from '../../../ids.ts'
import { MANIFEST, type Manifest, ownerOf } from './archive-format.ts'
import { backupFolder, listBackups, removeArchive } from './backup-folder.ts'
import { checkBackups } from './keep-backups.ts'
import { loadArchive } from './load-archive.ts'
import { makeBackupOf } from './make-backup.ts'
import { verifyArchive } from './read-archive.ts'
import { rehearseRestore } from './rehearse-restore.ts'
import { restoreBackup } from './restore-backup.ts'

// Whole databases and processes: a busy machine may take its time.
vi.setConfig({ testTimeout: 180_000 })
const PATIENTLY = { timeout: 60_000 }

const { app, db, platform, signedInVendor } = await createTestApp()
const menu = menuWork(app)
const vendor = await signedInVendor({ description: 'Tab\tNew\nline \\. \\N "quoted" 🍛' })

const newRest = () => restPlatform(platform, mkdtempSync(join(tmpdir(), 'thela-restore-')))
const backUp = () => makeBackupOf(platform, new Date(), 'test')

type Write = { startedAt: number; endedAt: number } & ({ category: string } | { visit: string })
type Vendor = Awaited<ReturnType<typeof signedInVendor>>
type Writing = Awaited<ReturnType<typeof keepWriting>>

/** Vendors who add to their menus and pictures, and customers who visit, as fast as they are answered. */
async function keepWriting() {
  const writes: Write[] = []
  let isOver = false
  async function go(write: () => Promise<{ category: string } | { visit: string }>) {
    while (!isOver) {
      const startedAt = performance.now()
      const what = await write()
      writes.push({ ...what, startedAt, endedAt: performance.now() })
    }
  }
  const work: Promise<void>[] = []
  for (let n = 0; n < 4; n++) {
    const writer = await signedInVendor()
    work.push(go(() => addCategory(writer)))
    for (let phone = 0; phone < 12; phone++) work.push(go(() => visit(writer)))
  }

  return {
    writes,
    more: async (count: number) => {
      const enough = writes.length + count
      await expect.poll(() => writes.length, PATIENTLY).toBeGreaterThanOrEqual(enough)
    },
    stop: async () => {
      isOver = true
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

test('a backup made under hundreds of writes a second is one instant, and an empty database becomes that instant', async () => {
  for (let day = 0; day < 60; day += 10) await visitMany(db, vendor.id, { MENU_VIEW: 500 }, { daysAgo: day })
  const writing = await keepWriting()
  onTestFinished(writing.stop)
  await writing.more(300)
  const { backup, begin, end } = await backUpAmong(writing)
  await writing.more(300)
  await writing.stop()

  const rest = await newRest()
  await sql`drop schema public cascade`.execute(rest.db)
  const manifest = await verifyArchive(backup.path)
  await loadArchive(rest.source, { path: backup.path, manifest })

  const categories = await namesOf(rest.db)
  const uploads = new Set(manifest.uploads.map(({ path }) => path))
  const kept = new Set([...categories, ...(await idsOfEvents(rest.db))])
  const isKept = (write: Write) => kept.has('visit' in write ? write.visit : write.category)
  expect(writing.writes.filter(({ endedAt }) => endedAt < begin).every(isKept)).toBe(true)
  expect(writing.writes.filter(({ startedAt }) => startedAt > end).some(isKept)).toBe(false)
  expect(await loggedNames(rest.db)).toEqual(categories)
  expect(categories.filter((name) => !uploads.has(fileOf(name)))).toEqual([])

  await expectOneInstant(rest.db, manifest.tables)
  for (const { name, bytes } of await partsOf(backup.path)) {
    const upload = name === MANIFEST ? undefined : ownerOf(name).upload
    if (upload !== undefined) expect([upload, bytes]).toEqual([upload, await platform.files.read(upload)])
  }
})

/** Between the instant and its first table there are 300 writes more, and writing never pauses until the end. */
async function backUpAmong(writing: Writing) {
  const files: FileStore = {
    ...platform.files,
    list: async (folder, since) => {
      await writing.more(300)
      return platform.files.list(folder, since)
    },
  }
  const begin = performance.now()
  const backup = await makeBackupOf({ ...platform, files }, new Date(), 'test')
  const end = performance.now()

  const during = writing.writes.filter(({ endedAt }) => endedAt > begin && endedAt < end)
  const quarterOf = ({ endedAt }: Write) => Math.floor(((endedAt - begin) / (end - begin)) * 4)
  expect(new Set(during.map(quarterOf))).toEqual(new Set([0, 1, 2, 3]))
  console.log(`${Math.round((during.length * 1000) / (end - begin))} writes a second during the backup`)
  return { backup, begin, end }
}

/** Tables to which rows are only added, and tables that count them. All others stay as they are. */
const GROWING = ['categories', 'audit_logs', 'events', 'daily_visitors']
const COUNTING = ['vendors', 'vendor_days', 'visitor_days']

/** Each row of the past is a row of today, and whatever counts the rows counts those of the past. */
async function expectOneInstant(past: Db, tables: { name: string; rows: number }[]) {
  for (const { name, rows } of tables) {
    const [then, now] = [await rowsOf(past, name), new Set(await rowsOf(db, name))]
    expect([name, then.length]).toEqual([name, rows])
    if (!COUNTING.includes(name)) expect([name, then.filter((row) => !now.has(row))]).toEqual([name, []])
    if (![...COUNTING, ...GROWING].includes(name)) expect([name, now.size]).toEqual([name, rows])
  }
  expect(await miscounted(past)).toEqual(await miscounted(db))
}

/** How far each vendor's revision and counted days are from the rows they count. */
async function miscounted(db: Db) {
  const { rows } = await sql`
    select to_jsonb(v) - 'menu_rev' - 'updated_at' as vendor,
      menu_rev - (select count(*) from categories c where c.vendor_id = v.id) as revisions,
      (select sum(count) from vendor_days d where d.vendor_id = v.id)
        - (select count(*) from events e where e.vendor_id = v.id) as events
    from vendors v order by id`.execute(db)
  return rows
}

test('the program starts on what was restored, and its people sign in and write', async () => {
  const backup = await backUp()
  const rest = await newRest()
  await rest.files.save('stranger/gone.webp', Buffer.from('of another life'))
  await restoreBackup(rest, backup.path)

  const restored = await buildApp(rest)
  expect((await restored.inject('/readyz')).statusCode).toBe(200)
  const login = await restored.inject({
    method: 'POST',
    url: '/api/auth/vendor/login',
    payload: { phone: vendor.phone, password: PASSWORD },
  })
  expect(login.statusCode).toBe(200)
  const headers = { authorization: `Bearer ${login.json().token}` }
  const added = await menuWork(restored).addCategory({ headers }, { name: 'After the restore' })
  expect(added.statusCode).toBe(201)
  expect((await restored.inject({ url: '/api/categories', headers: vendor.headers })).statusCode).toBe(401)
  await restored.close()
  expect(filesIn(rest.config.dataDir)).toEqual(filesIn(platform.config.dataDir))
})

test('what was there before a restore is itself a backup', async () => {
  const rest = await newRest()
  await rest.db.insertInto('countries').values({ code: 'ZZ', name: 'Nowhere' }).execute()
  const backup = await backUp()
  const { restorePoint } = await restoreBackup(rest, backup.path)
  expect(await nowhere(rest.db)).toEqual([])

  const [point] = await listBackups(backupFolder(rest.config))
  expect(point?.name).toBe(restorePoint)
  await restoreBackup(rest, point?.path ?? '')
  expect(await nowhere(rest.db)).toHaveLength(1)
})

test('what a newer version made is replaced too, and kept for that version', async () => {
  const backup = await backUp()
  const rest = await newRest()
  await sql`insert into schema_migrations (version, name, checksum) values (9999, 'future', 'x')`.execute(
    rest.db,
  )
  await sql`alter table audit_logs rename to chronicle`.execute(rest.db)
  await rest.db.insertInto('countries').values({ code: 'ZZ', name: 'Nowhere' }).execute()

  expect(await runRestore(rest, backup.path)).toContain('Restored what was there at')
  expect(await nowhere(rest.db)).toEqual([])
  const [point] = await listBackups(backupFolder(rest.config))
  const { schemaVersion, tables } = await verifyArchive(point?.path ?? '')
  expect([schemaVersion, tables.map(({ name }) => name)]).toEqual([
    9999,
    expect.arrayContaining(['chronicle']),
  ])
})

test("an operator's own tables cost nobody the backup, and who restores hears which were left out", async () => {
  await sql`create table own_notes as select name from vendors`.execute(db)
  await sql`create table own_days (id serial, day date) partition by range (day)`.execute(db)
  await sql`create table own_days_rest partition of own_days default`.execute(db)
  await sql`insert into own_days (day) values ('2026-01-01')`.execute(db)
  onTestFinished(async () => {
    await sql`drop table own_notes, own_days`.execute(db)
  })
  const backup = await backUp()
  const rest = await newRest()

  const { leftOut } = await restoreBackup(rest, backup.path)
  expect(leftOut.sort()).toEqual(['own_days', 'own_days_id_seq', 'own_notes'])
  expect(await namesOf(rest.db)).toEqual(await namesOf(db))
  expect(await rehearseRestore(platform.source, backup.path)).toBeUndefined()
})

test('a restore into an empty database keeps the pictures that were there', async () => {
  const backup = await backUp()
  const rest = await newRest()
  await sql`drop schema public cascade`.execute(rest.db)
  await sql`create schema public`.execute(rest.db)
  await rest.files.save('own/picture.webp', Buffer.from('mine'))

  expect(await runRestore(rest, backup.path)).toContain('Restored what was there at')
  const [point] = await listBackups(backupFolder(rest.config))
  const { uploads } = await verifyArchive(point?.path ?? '')
  expect(uploads.map(({ path }) => path)).toEqual(['own/picture.webp'])
})

/** As npm run restore does; answers with what it says. */
async function runRestore({ source, config }: Awaited<ReturnType<typeof newRest>>, file: string) {
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

test('a restore that fails at the last moment leaves database and pictures as they were', async () => {
  const backup = await backUp()
  const rest = await newRest()
  await rest.files.save('own/picture.webp', Buffer.from('mine'))
  await rest.db.insertInto('countries').values({ code: 'ZZ', name: 'Nowhere' }).execute()
  const manifest = await verifyArchive(backup.path)
  const beforeCommit = () => Promise.reject(new Error('at the last moment'))
  await expect(loadArchive(rest.source, { path: backup.path, manifest, beforeCommit })).rejects.toThrow(
    'at the last moment',
  )

  expect(await nowhere(rest.db)).toHaveLength(1)
  expect(readdirSync(join(rest.config.dataDir, 'uploads'))).toEqual(['own'])
})

test('what a restore left that was cut off is neither deleted nor put in the place of the pictures', async () => {
  const backup = await backUp()
  const rest = await newRest()
  await rest.files.save('own/picture.webp', Buffer.from('mine'))
  const former = join(rest.config.dataDir, 'uploads.former')
  mkdirSync(former)

  await expect(restoreBackup(rest, backup.path)).rejects.toThrow(`left ${former}`)
  expect(existsSync(former)).toBe(true)
  expect(readdirSync(join(rest.config.dataDir, 'uploads'))).toEqual(['own'])
})

test('a database on which Thela works is not restored', async () => {
  const backup = await backUp()
  await expect(restoreBackup(platform, backup.path)).rejects.toThrow('Thela is running on this database')
})

test('a database is not restored under a Thela that nobody has used for an hour', async () => {
  const backup = await backUp()
  const rest = await newRest()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { pool, close } = connect(rest.source)
  onTestFinished(close)
  await Promise.all([pool.query('select 1'), pool.query('select 2'), pool.query('select 3')])
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  vi.useRealTimers()

  await expect(restoreBackup(rest, backup.path)).rejects.toThrow('Thela is running on this database')
})

const errors: unknown[] = []
const log = { error: (what: unknown) => errors.push(what) } as unknown as Parameters<typeof checkBackups>[1]
const rehearsals = async () => {
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database where datname like 'thela_rehearsal%'`.execute(db)
  return rows.map(({ name }) => name)
}

const administer = (statement: string) =>
  withClient(platform.source, 'someone', (client) => client.query(statement))

test('the nightly check really restores the newest backup and leaves no trace', async () => {
  const backup = await backUp()
  expect(await checkBackups(platform, log)).toEqual({ rehearsed: backup.name, damaged: [] })
  expect(errors).toEqual([])
  expect(await rehearsals()).toEqual([])
})

test('a check that was cut off leaves a database to the next one, which spares those in use', async () => {
  const [unused, used] = [`thela_rehearsal_${newId()}`, `thela_rehearsal_${newId()}`]
  for (const name of [unused, used]) await administer(`create database ${name}`)
  onTestFinished(async () => {
    await administer(`drop database ${used}`)
  })
  await backUp()
  await withClient(inDatabase(platform.source, used), 'someone', async () => {
    await checkBackups(platform, log)
    expect(await rehearsals()).toEqual([used])
  })
  await expect.poll(() => sessionsOn(used), PATIENTLY).toBe(0)
})

async function sessionsOn(database: string) {
  const { rows } = await sql`select from pg_stat_activity where datname = ${database}`.execute(db)
  return rows.length
}

test('a check that may not make a database says so, and the backup stays one', async () => {
  const role = `limited_${newId()}`
  await administer(`create role ${role} login password 'x'`)
  onTestFinished(async () => {
    await administer(`drop role ${role}`)
  })
  const { name } = await backUp()
  const limited = { ...platform, source: { ...platform.source, user: role, password: 'x' } }
  await expect(checkBackups(limited, log)).rejects.toThrow('permission denied to create database')
  expect((await listBackups(backupFolder(platform.config)))[0]?.name).toBe(name)
})

test('a backup that does not go back into its tables is none, though not a bit of it is wrong', async () => {
  const { name, path } = await backUp()
  const parts = (await partsOf(path)).map((part) =>
    part.name === MANIFEST ? { ...part, bytes: withoutBounds(part.bytes) } : part,
  )
  await repack(path, parts)
  onTestFinished(() => removeArchive(path))

  expect(await checkBackups(platform, log)).toEqual({ rehearsed: null, damaged: [name] })
  expect(errors).toMatchObject([{ damaged: [name], failure: expect.stringContaining('bound') }])
  expect((await listBackups(backupFolder(platform.config))).map((backup) => backup.name)).not.toContain(name)
})

function withoutBounds(bytes: Buffer) {
  const manifest: Manifest = JSON.parse(bytes.toString())
  const partitions = manifest.partitions.map((partition) => ({ ...partition, bound: 'DEFAULT' }))
  return Buffer.from(JSON.stringify({ ...manifest, partitions }))
}

test('rows of every length come back, though a table with partitions puts them elsewhere', async () => {
  await sql`
    insert into events (day, id, type, at, details)
    select current_date, 'long ' || n, 'MENU_VIEW', now(), jsonb_build_object('text', repeat('x', n * 7919 % 900))
    from generate_series(1, 3000) n`.execute(db)
  // Where rows are gone there are gaps, which the new table does not have.
  await sql`delete from events where length(id) = 9 and id like '%3'`.execute(db)
  const { path } = await backUp()
  expect(await rehearseRestore(platform.source, path)).toBeUndefined()
})

const nowhere = (db: Db) => db.selectFrom('countries').select('code').where('code', '=', 'ZZ').execute()

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
