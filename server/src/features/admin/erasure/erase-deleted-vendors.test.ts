import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { partsOf } from '../../../../test/backups.ts'
import { takePhotos } from '../../../../test/bad-files/photo.ts'
import { form } from '../../../../test/form.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { visitMany } from '../../../../test/visits.ts'
import { makeSystemBackup } from '../backups/make-backup.ts'
import { eraseDeletedVendors } from './erase-deleted-vendors.ts'

const { app, db, platform, send, signedInAdmin, signedInVendor } = await createTestApp()
const admin = await signedInAdmin()
const menu = menuCalls(app)
const photos = await takePhotos()

const DAY_MS = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const files = () =>
  readdirSync(join(platform.config.dataDir, 'uploads'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.\w+$/.test(name),
  )
const remove = (id: string) =>
  send('DELETE', adminVendorsApi.remove.path.replace(':id', id), { headers: admin.headers })

/** A vendor with a menu, a picture, a failed sign-in and some visits. */
async function addBusyVendor() {
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

test('thirty days after the deletion only the visit counts of a vendor are left', async () => {
  const vendor = await addBusyVendor()
  const other = await addBusyVendor()
  await remove(vendor.id)

  expect(await eraseDeletedVendors(platform, inDays(29.9))).toEqual({ erased: 0 })
  expect(await tablesOf(vendor.id)).toEqual([1, 1, 1, 0])
  const filesOfBoth = files().length

  expect(await eraseDeletedVendors(platform, inDays(30.1))).toEqual({ erased: 1 })
  expect(await tablesOf(vendor.id)).toEqual([0, 0, 0, 0])
  expect(await db.selectFrom('vendors').select('id').where('id', '=', vendor.id).execute()).toEqual([])
  expect(files()).toHaveLength(filesOfBoth / 2)
  expect(await tablesOf(other.id)).toEqual([1, 1, 1, 1])

  const { rows } = await sql<{ text: string }>`
    select (jsonb_agg(to_jsonb(l)))::text as text from audit_logs l
    where entity_id = ${vendor.id} or actor_id = ${vendor.id}`.execute(db)
  expect(rows[0]?.text).not.toMatch(new RegExp(`Erasmus|Gone|Samosa|${vendor.phone.slice(1)}`))
  const failures = await db.selectFrom('loginFailures').select('account').execute()
  expect(JSON.stringify(failures)).not.toContain(vendor.phone.slice(1))

  const views = await db.selectFrom('vendorDays').select('count').where('vendorId', '=', vendor.id).execute()
  expect(views.some(({ count }) => count === 3)).toBe(true)
})

test('the audit log records the erasure, and a second run erases nothing', async () => {
  const vendor = await addBusyVendor()
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

test('a vendor whose files cannot be removed is retried the next day and does not stop the others', async () => {
  const stuck = await addBusyVendor()
  const removable = await addBusyVendor()
  await remove(stuck.id)
  await remove(removable.id)
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
  expect(await tablesOf(removable.id)).toEqual([0, 0, 0, 0])
  expect(await eraseDeletedVendors(platform, inDays(31))).toEqual({ erased: 1 })
})

test('thirty days after the deletion no backup and no file contains data of the vendor', async () => {
  const vendor = await addBusyVendor()
  const personalData = [
    vendor.phone.slice(1),
    vendor.user.email,
    'Erasmus',
    'Gone Foods',
    'gone-foods',
    'Samosa',
  ]
  const personalDataInBackup = async () => {
    const { path } = await makeSystemBackup(platform, new Date(), 'test')
    const parts = await partsOf(path)
    const text = parts.map(({ name, bytes }) => `${name} ${bytes.toString('latin1')}`).join('\n')
    return personalData.filter((value) => text.includes(value))
  }
  const filesOf = () => files().filter((name) => name.includes(vendor.id))
  await remove(vendor.id)
  // After 29 days the data of the vendor is still there.
  await eraseDeletedVendors(platform, inDays(29))
  expect(await personalDataInBackup()).toEqual(expect.arrayContaining(personalData.slice(0, 3)))
  expect(filesOf()).not.toEqual([])

  await deleteOtherVendors(vendor.id)
  await eraseDeletedVendors(platform, inDays(31))
  expect(await personalDataInBackup()).toEqual([])
  expect(filesOf()).toEqual([])
  for (const name of files()) {
    const bytes = readFileSync(join(platform.config.dataDir, 'uploads', name), 'latin1')
    expect(personalData.filter((value) => bytes.includes(value))).toEqual([])
  }
})

/** The vendors of the other tests have the same names, so they are deleted too. */
async function deleteOtherVendors(id: string) {
  const others = await db
    .selectFrom('vendors')
    .select('id')
    .where('deletedAt', 'is', null)
    .where('id', '<>', id)
    .execute()
  for (const other of others) await remove(other.id)
}
