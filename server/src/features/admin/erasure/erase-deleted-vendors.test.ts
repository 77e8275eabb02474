import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { partsOf } from '../../../../test/backups.ts'
import { takePhotos } from '../../../../test/bad-files/photo.ts'
import { form } from '../../../../test/form.ts'
import { menuWork } from '../../../../test/menu.ts'
import { visitMany } from '../../../../test/visits.ts'
import { makeBackupOf } from '../backups/make-backup.ts'
import { eraseDeletedVendors } from './erase-deleted-vendors.ts'

const { app, db, platform, send, signedInAdmin, signedInVendor } = await createTestApp()
const admin = await signedInAdmin()
const menu = menuWork(app)
const photos = await takePhotos()

const DAY_MS = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const files = () =>
  readdirSync(join(platform.config.dataDir, 'uploads'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.\w+$/.test(name),
  )
const remove = (id: string) =>
  send('DELETE', adminVendorsApi.remove.path.replace(':id', id), { headers: admin.headers })

/** With a menu, a picture, a wrong password and some visitors. */
async function busyVendor() {
  const vendor = await signedInVendor({
    name: 'Erasmus Gone',
    businessName: 'Gone Foods',
    email: `gone-${Math.random()}@example.com`,
  })
  const [category = ''] = await menu.categories(vendor, 'Snacks')
  await menu.items(vendor, category, 'Samosa')
  const { headers, payload } = await form({ image: photos.png, folder: 'vendor-logos' })
  await send('POST', '/api/upload/image', { headers: { ...vendor.headers, ...headers }, payload })
  await send('PUT', '/api/vendors/profile', { headers: vendor.headers, payload: { name: 'Erasmus Left' } })
  await send('POST', '/api/auth/vendor/login', { payload: { phone: vendor.phone, password: 'Wrong1!' } })
  await visitMany(db, vendor.id, { MENU_VIEW: 3 })
  return vendor
}

const tablesOf = async (id: string) =>
  Promise.all(
    (['categories', 'menuItems', 'uploads', 'sessions'] as const).map(
      async (table) => (await db.selectFrom(table).selectAll().where('vendorId', '=', id).execute()).length,
    ),
  )

test('thirty days after the deletion nothing of a vendor is left but numbers', async () => {
  const vendor = await busyVendor()
  const neighbour = await busyVendor()
  await remove(vendor.id)

  expect(await eraseDeletedVendors(platform, inDays(29.9))).toEqual({ erased: 0 })
  expect(await tablesOf(vendor.id)).toEqual([1, 1, 1, 0])
  const filesOfBoth = files().length

  expect(await eraseDeletedVendors(platform, inDays(30.1))).toEqual({ erased: 1 })
  expect(await tablesOf(vendor.id)).toEqual([0, 0, 0, 0])
  expect(await db.selectFrom('vendors').select('id').where('id', '=', vendor.id).execute()).toEqual([])
  expect(files()).toHaveLength(filesOfBoth / 2)
  expect(await tablesOf(neighbour.id)).toEqual([1, 1, 1, 1])

  const { rows } = await sql<{ text: string }>`
    select (jsonb_agg(to_jsonb(l)))::text as text from audit_logs l
    where entity_id = ${vendor.id} or actor_id = ${vendor.id}`.execute(db)
  expect(rows[0]?.text).not.toMatch(new RegExp(`Erasmus|Gone|Samosa|${vendor.phone.slice(1)}`))
  const failures = await db.selectFrom('loginFailures').select('account').execute()
  expect(JSON.stringify(failures)).not.toContain(vendor.phone.slice(1))

  const views = await db.selectFrom('vendorDays').select('count').where('vendorId', '=', vendor.id).execute()
  expect(views.some(({ count }) => count === 3)).toBe(true)
})

test('the log says that it happened, and when it runs again nothing does', async () => {
  const vendor = await busyVendor()
  await remove(vendor.id)
  await eraseDeletedVendors(platform, inDays(31))

  const logs = await db
    .selectFrom('auditLogs')
    .select(['actorType', 'action', 'metadata'])
    .where('entityId', '=', vendor.id)
    .orderBy('id')
    .execute()
  expect(logs.at(-1)).toEqual({ actorType: 'SYSTEM', action: 'DELETE', metadata: { erased: true } })
  expect(await eraseDeletedVendors(platform, inDays(31))).toEqual({ erased: 0 })
})

test('one whose files cannot be removed stays for tomorrow and holds up no other', async () => {
  const stuck = await busyVendor()
  const free = await busyVendor()
  await remove(stuck.id)
  await remove(free.id)
  const { path } = await db
    .selectFrom('uploads')
    .select('path')
    .where('vendorId', '=', stuck.id)
    .executeTakeFirstOrThrow()
  const failing = {
    ...platform.files,
    remove: (name: string) =>
      name.startsWith(path) ? Promise.reject(new Error('disk')) : platform.files.remove(name),
  }

  await expect(eraseDeletedVendors({ ...platform, files: failing }, inDays(31))).rejects.toThrow(
    '1 vendors could not be erased',
  )
  expect(await tablesOf(stuck.id)).toEqual([1, 1, 1, 0])
  expect(await tablesOf(free.id)).toEqual([0, 0, 0, 0])
  expect(await eraseDeletedVendors(platform, inDays(31))).toEqual({ erased: 1 })
})

test('thirty days after the deletion no dump and no file names the vendor any more', async () => {
  const vendor = await busyVendor()
  const marks = [vendor.phone.slice(1), vendor.user.email, 'Erasmus', 'Gone Foods', 'gone-foods', 'Samosa']
  const dump = async () => {
    const { path } = await makeBackupOf(platform, new Date(), 'test')
    const parts = await partsOf(path)
    const text = parts.map(({ name, bytes }) => `${name} ${bytes.toString('latin1')}`).join('\n')
    return marks.filter((mark) => text.includes(mark))
  }
  const filesOf = () => files().filter((name) => name.includes(vendor.id))
  await remove(vendor.id)
  // The others of this file were erased or are about to be.
  await eraseDeletedVendors(platform, inDays(29))
  expect(await dump()).toEqual(expect.arrayContaining(marks.slice(0, 3)))
  expect(filesOf()).not.toEqual([])

  await everyOtherVendorLeaves(vendor.id)
  await eraseDeletedVendors(platform, inDays(31))
  expect(await dump()).toEqual([])
  expect(filesOf()).toEqual([])
  for (const name of files()) {
    const bytes = readFileSync(join(platform.config.dataDir, 'uploads', name), 'latin1')
    expect(marks.filter((mark) => bytes.includes(mark))).toEqual([])
  }
})

/** The neighbours of the other tests have the same names. */
async function everyOtherVendorLeaves(id: string) {
  const others = await db
    .selectFrom('vendors')
    .select('id')
    .where('deletedAt', 'is', null)
    .where('id', '<>', id)
    .execute()
  for (const other of others) await remove(other.id)
}
