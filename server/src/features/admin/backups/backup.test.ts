import { randomBytes } from 'node:crypto'
import { createWriteStream, readdirSync, readFileSync, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { backupsApi } from '@thela/contract/admin/backups'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { partsOf, repack } from '../../../../test/backups.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'
import { withClient } from '../../../db/with-client.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { MANIFEST } from './archive-format.ts'
import { appendTrailer } from './archive-trailer.ts'
import { backupFolder, listArchives, listBackups } from './backup-folder.ts'
import { makeSystemBackup } from './make-backup.ts'
import { claimBackup } from './queries.ts'
import { readEntries, verifyArchive } from './read-archive.ts'

const { db, platform, send, signedInAdmin, signedInVendor } = await createTestApp()
const admin = await signedInAdmin()
const folder = backupFolder(platform.config)
const create = () => send('POST', backupsApi.create.path, { headers: admin.headers })
const stats = async () => (await send('GET', backupsApi.readStats.path, { headers: admin.headers })).json()

test('an administrator sees that there are no backups yet [ENT-51] [API-90]', async () => {
  expect(await stats()).toEqual({
    stats: { totalBackups: 0, totalSizeInMB: 0, newestBackup: null },
    running: null,
  })
})

test('an administrator makes a backup and sees it in the statistics [BKP-01] [BKP-04] [API-91]', async () => {
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

test('a backup contains no temporary file and ends with its manifest', async () => {
  await platform.files.save('qr/x.png.abc.tmp', Buffer.from('half'))
  const { backup } = (await create()).json()
  const names: string[] = []
  for await (const { name } of readEntries(join(folder, backup.name))) names.push(name)
  expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([])
  expect(names.at(-1)).toBe('manifest.json')
})

test('while a backup is being made, the statistics say so and a second one is refused with a message [BKP-03] [API-91]', async () => {
  const { stats: before, running } = await stats()
  expect(running).toBeNull()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
  const files: FileStore = {
    ...platform.files,
    async *list(folder) {
      begin()
      await isReleased
      yield* platform.files.list(folder)
    },
  }
  const making = makeSystemBackup({ ...platform, files }, new Date(), 'test')
  await hasBegun

  const answer = await create()
  expect([answer.statusCode, answer.json()]).toEqual([409, { message: 'A backup is already being made' }])
  expect(await stats()).toEqual({ stats: before, running: { percent: 0 } })

  release()
  await making
  expect(await stats()).toMatchObject({ stats: { totalBackups: before.totalBackups + 1 }, running: null })
})

test('the statistics show the progress of a backup that another server makes', async () => {
  await withClient(platform.source, 'thela backup 42%', async (client) => {
    await claimBackup(client)
    expect((await stats()).running).toEqual({ percent: 42 })
  })
})

test('a backup that cannot be recorded in the audit log is removed', async () => {
  const before = await listArchives(folder)
  const answer = await whileLogIsBroken(db, create)
  expect(answer.statusCode).toBe(500)
  expect(await listArchives(folder)).toEqual(before)
  expect(await listBackups(folder)).toEqual(before)
})

test('a backup fails if the disk fills up, and the next one works once there is space', async () => {
  await insertLargeEvents()
  const before = readdirSync(folder)
  const freeDisk = await fillDisk()
  await expect(makeSystemBackup(platform, new Date(), 'test')).rejects.toThrow('no space left')
  expect(readdirSync(folder)).toEqual(before)

  freeDisk()
  // The database may take a moment to notice that the first connection is closed.
  await expect.poll(listAdvisoryLocks, { timeout: 60_000 }).toEqual([])
  await expect(makeSystemBackup(platform, new Date(), 'test')).resolves.toBeDefined()
}, 120_000)

/** Rows that are larger than the socket buffers and do not compress well, inserted without the limits of a request. */
const insertLargeEvents = () =>
  withClient(platform.source, 'test', (client) =>
    client.query(`
      insert into events (day, id, type, at, details)
      select (now() at time zone 'Asia/Kolkata')::date, 'large ' || n, 'MENU_VIEW', now(), jsonb_build_object('text', (
        select string_agg(md5(n || ' ' || part), '') from generate_series(1, 16) part))
      from generate_series(1, 40000) n`),
  )

async function listAdvisoryLocks() {
  const { rows } = await sql`
    select pid from pg_locks where locktype = 'advisory' and database = (
      select oid from pg_database where datname = current_database())`.execute(db)
  return rows
}

/** Makes writes fail in the middle of the large table and returns a function that frees the disk. */
async function fillDisk() {
  const some = await open(devNull)
  await some.close()
  const spy = vi
    .spyOn(Object.getPrototypeOf(some) as FileHandle, 'createWriteStream')
    .mockImplementation(failAfter3MB as unknown as FileHandle['createWriteStream'])
  onTestFinished(() => spy.mockRestore())
  return () => spy.mockRestore()
}

function failAfter3MB(this: FileHandle) {
  let room = 3 * 1024 * 1024
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      room -= chunk.length
      done(room > 0 ? null : new Error('no space left'))
    },
    destroy: (error, done) => this.close().then(() => done(error), done),
  })
}

test('no URL serves a backup', async () => {
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

const emptyFrame = zstdCompressSync('', { params: { [constants.ZSTD_c_checksumFlag]: 1 } })

test('the content of an archive is one compressed frame', async () => {
  const { path } = await makeSystemBackup(platform, new Date('2026-02-01T00:00:00Z'), 'test')
  const content = readFileSync(path).subarray(0, -2 * TRAILER_BYTES)
  expect(content.indexOf(emptyFrame.subarray(0, 4), 4)).toBe(-1)
})

// Archives used to end with an empty frame, and a file is read in chunks of 64 KB.
test.each([2, 5, 11])(
  'an archive can be read if the last %i bytes of its content are a chunk',
  async (bytes) => {
    const path = join(folder, 'with-empty-frame')
    const part = { name: MANIFEST, bytes: randomBytes(60_000) }
    await repack(path, [part])
    const tar = zstdDecompressSync(readFileSync(path).subarray(0, -TRAILER_BYTES))
    const content = Buffer.concat([uncompressedFrame(tar, 64 * 1024 + bytes - emptyFrame.length), emptyFrame])
    expect(content).toHaveLength(64 * 1024 + bytes)
    await pipeline(Readable.from([content]), appendTrailer(undefined), createWriteStream(path))
    expect(await partsOf(path)).toEqual([part])
  },
)

const TRAILER_BYTES = 40

/** A zstd frame of this length: one block with the content, and empty ones. */
function uncompressedFrame(content: Buffer, length: number) {
  const header = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0x58])
  const block = (size: number, isLast: 0 | 1) => {
    const bytes = Buffer.alloc(3)
    bytes.writeUIntLE((size << 3) | isLast, 0, 3)
    return bytes
  }
  const empty = (length - header.length - content.length) / 3 - 2
  return Buffer.concat([
    header,
    block(content.length, 0),
    content,
    ...Array.from({ length: empty }, () => block(0, 0)),
    block(0, 1),
  ])
}
