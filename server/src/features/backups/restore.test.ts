import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, PASSWORD } from '../../../test/app.ts'
import { restPlatform } from '../../../test/backups.ts'
import { menuWork } from '../../../test/menu.ts'
import { visitMany } from '../../../test/visits.ts'
import { buildApp } from '../../app.ts'
import type { Db } from '../../db/connect.ts'
import { backupFolder, listBackups } from './backup-folder.ts'
import { checkBackups } from './keep-backups.ts'
import { loadArchive } from './load-archive.ts'
import { makeBackupOf } from './make-backup.ts'
import { verifyArchive } from './read-archive.ts'
import { restoreBackup } from './restore-backup.ts'

// Whole databases and processes: a busy machine may take its time.
vi.setConfig({ testTimeout: 180_000 })
const PATIENTLY = { timeout: 60_000 }

const { app, db, platform, signedInVendor } = await createTestApp()
const menu = menuWork(app)
const vendor = await signedInVendor({ businessName: 'Tab\tNew\nline \\. \\N "quoted" 🍛' })

const newRest = () => restPlatform(platform, mkdtempSync(join(tmpdir(), 'thela-restore-')))
const backUp = () => makeBackupOf(platform, new Date(), 'test')

/** Adds categories one after the other in several lines at once, until told to stop. */
function keepWriting() {
  const written: { name: string; startedAt: number; endedAt: number }[] = []
  let isOver = false
  const line = async (line: number) => {
    for (let n = 0; !isOver; n++) {
      const name = `line ${line} write ${n}`
      const startedAt = performance.now()
      await menu.addCategory(vendor, { name })
      await platform.files.save(`under-load/${line}-${n}.txt`, Buffer.from(name))
      written.push({ name, startedAt, endedAt: performance.now() })
    }
  }
  const lines = Array.from({ length: 6 }, (_, index) => line(index))
  return {
    written,
    stop: async () => {
      isOver = true
      await Promise.all(lines)
    },
  }
}

test('a backup made while vendors write is one instant, and an empty database becomes that instant', async () => {
  for (let day = 0; day < 60; day += 10) await visitMany(db, vendor.id, { MENU_VIEW: 500 }, { daysAgo: day })
  const writing = keepWriting()
  onTestFinished(writing.stop)
  await expect.poll(() => writing.written.length, PATIENTLY).toBeGreaterThan(30)
  const begin = performance.now()
  const backup = await backUp()
  const end = performance.now()
  await expect.poll(() => writing.written.some(({ startedAt }) => startedAt > end), PATIENTLY).toBe(true)
  await writing.stop()

  const rest = await newRest()
  await sql`drop schema public cascade`.execute(rest.db)
  const manifest = await verifyArchive(backup.path)
  await loadArchive(rest.source, { path: backup.path, manifest })

  const restored = await namesOf(rest.db)
  for (const { name, startedAt, endedAt } of writing.written) {
    if (endedAt < begin) expect(restored).toContain(name)
    if (startedAt > end) expect(restored).not.toContain(name)
  }
  expect(await loggedNames(rest.db)).toEqual(restored)
  expect(await countOf(rest.db, 'areas')).toBe(await countOf(db, 'areas'))
  expect(await countOf(rest.db, 'events')).toBeGreaterThan(3000)
  for (const { name, rows } of manifest.tables)
    expect([name, await countOf(rest.db, name)]).toEqual([name, rows])

  const [stored] = await rest.db.selectFrom('vendors').select('businessName').execute()
  expect(stored?.businessName).toBe(vendor.businessName.trim())
})

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

test('a restore that fails at the last moment leaves database and pictures as they were', async () => {
  const backup = await backUp()
  const rest = await newRest()
  await rest.files.save('own/picture.webp', Buffer.from('mine'))
  await rest.db.insertInto('countries').values({ code: 'ZZ', name: 'Nowhere' }).execute()
  const manifest = await verifyArchive(backup.path)
  const broken = { ...manifest, sequences: [{ name: 'no_such_sequence', last: '1' }] }
  await expect(loadArchive(rest.source, { path: backup.path, manifest: broken })).rejects.toThrow('no_such')

  expect(await nowhere(rest.db)).toHaveLength(1)
  expect(readdirSync(join(rest.config.dataDir, 'uploads'))).toEqual(['own'])
})

test('a database on which Thela works is not restored', async () => {
  const backup = await backUp()
  await expect(restoreBackup(platform, backup.path)).rejects.toThrow('Thela is running on this database')
})

test('the nightly check really restores the newest backup and leaves no trace', async () => {
  const errors: unknown[] = []
  const log = { error: (what: unknown) => errors.push(what) } as unknown as Parameters<typeof checkBackups>[1]
  const backup = await backUp()
  expect(await checkBackups(platform, log)).toEqual({ rehearsed: backup.name, damaged: [] })
  expect(errors).toEqual([])
  const { rows } = await sql`select from pg_database where datname like 'thela_rehearsal%'`.execute(db)
  expect(rows).toEqual([])
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

async function countOf(db: Db, table: string) {
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(
    db,
  )
  return rows[0]?.rows
}

function filesIn(dataDir: string) {
  const folder = join(dataDir, 'uploads')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  )
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}
