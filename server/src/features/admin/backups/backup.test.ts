import { readdirSync, readFileSync, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { backupsApi } from '@thela/contract/admin/backups'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'
import { withClient } from '../../../db/with-client.ts'
import { backupFolder, listArchives, listBackups } from './backup-folder.ts'
import { makeBackupOf } from './make-backup.ts'
import { claimBackup } from './queries.ts'
import { readParts, verifyArchive } from './read-archive.ts'

const { db, platform, send, signedInAdmin, signedInVendor } = await createTestApp()
const admin = await signedInAdmin()
const folder = backupFolder(platform.config)
const create = () => send('POST', backupsApi.create.path, { headers: admin.headers })
const stats = async () => (await send('GET', backupsApi.readStats.path, { headers: admin.headers })).json()

test('an administrator without backups reads that there are none [BKP-01] [ENT-51] [API-90]', async () => {
  expect(await stats()).toEqual({
    stats: { totalBackups: 0, totalSizeInMB: 0, newestBackup: null },
    running: null,
  })
})

test('an administrator makes a backup and reads about it [BKP-04] [API-91]', async () => {
  await signedInVendor({ description: 'Tabs\tand\nnew lines \\N 🍛' })
  await platform.files.save('vendor-logos/a b.webp', Buffer.from('a picture'))
  const answer = await create()
  expect(answer.statusCode).toBe(201)
  const { success, message, backup } = answer.json()
  expect({ success, message }).toEqual({ success: true, message: 'Backup created successfully!' })

  const { stats: after, running } = await stats()
  expect(after).toEqual({
    totalBackups: 1,
    totalSizeInMB: backup.sizeInMB,
    newestBackup: backup.createdAt,
  })
  expect(running).toBeNull()
  const path = join(folder, backup.name)
  expect(backup.sizeInMB).toBe(Math.round((statSync(path).size / 1024 / 1024) * 100) / 100)
  expect(statSync(path).mode & 0o777).toBe(0o600)

  const manifest = await verifyArchive(path)
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
    and relkind in ('r', 'p') and not relispartition and relname <> 'schema_migrations' order by 1`.execute(
    db,
  )
  expect(manifest.tables.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name))
  expect(manifest.uploads.map(({ path }) => path)).toContain('vendor-logos/a b.webp')
  const log = await db.selectFrom('auditLogs').selectAll().where('entity', '=', 'BACKUP').execute()
  expect(log).toMatchObject([{ action: 'CREATE', entityId: backup.name, actorId: admin.id }])
})

test('a backup holds no half of a change and no unfinished file', async () => {
  await platform.files.save('qr/x.png.abc.tmp', Buffer.from('half'))
  const { backup } = (await create()).json()
  const names: string[] = []
  for await (const { name } of readParts(join(folder, backup.name))) names.push(name)
  expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([])
  expect(names.at(-1)).toBe('manifest.json')
})

test('while one is being made a second is refused, and everybody sees how far it is [BKP-03]', async () => {
  const before = (await stats()).stats
  await withClient(platform.source, 'thela backup 42%', async (client) => {
    await claimBackup(client)
    const answer = await create()
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ message: 'A backup is already being made' })
    expect(await stats()).toEqual({ stats: before, running: { percent: 42 } })
  })
})

test('without its line in the log there is no backup', async () => {
  const before = await listArchives(folder)
  const answer = await whileLogIsBroken(db, create)
  expect(answer.statusCode).toBe(500)
  expect(await listArchives(folder)).toEqual(before)
  expect(await listBackups(folder)).toEqual(before)
})

test('a disk that is full in the midst of a large table costs this backup, and not the next', async () => {
  // Far more than the sockets between us and the database hold, and nothing that packing makes small.
  await sql`
    insert into events (day, id, type, at, details)
    select current_date, 'large ' || n, 'MENU_VIEW', now(), jsonb_build_object('text', (
      select string_agg(md5(n || ' ' || part), '') from generate_series(1, 16) part))
    from generate_series(1, 40000) n`.execute(db)
  const before = readdirSync(folder)
  const makeRoom = await fillDisk()
  await expect(makeBackupOf(platform, new Date(), 'test')).rejects.toThrow('no space left')
  expect(readdirSync(folder)).toEqual(before)

  makeRoom()
  // The database may take a moment to see that who made the first is gone.
  await expect
    .poll(() => makeBackupOf(platform, new Date(), 'test').catch(() => undefined), { timeout: 60_000 })
    .toBeDefined()
}, 120_000)

/** Lets a file take what comes before the large table and some of it, and no more; answers with what ends that. */
async function fillDisk() {
  const some = await open(devNull)
  await some.close()
  const spy = vi
    .spyOn(Object.getPrototypeOf(some) as FileHandle, 'createWriteStream')
    .mockImplementation(fullSoon as unknown as FileHandle['createWriteStream'])
  onTestFinished(() => spy.mockRestore())
  return () => spy.mockRestore()
}

function fullSoon(this: FileHandle) {
  let room = 3 * 1024 * 1024
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      room -= chunk.length
      done(room > 0 ? null : new Error('no space left'))
    },
    destroy: (error, done) => this.close().then(() => done(error), done),
  })
}

test('no address gives a backup away', async () => {
  const [newest] = await listBackups(folder)
  for (const url of [
    `/backups/${newest?.name}`,
    `/uploads/../backups/${newest?.name}`,
    `/api/backup/${newest?.name}`,
  ]) {
    const answer = await send('GET', url, { headers: admin.headers })
    expect(answer.rawPayload.equals(readFileSync(newest?.path ?? ''))).toBe(false)
  }
})
