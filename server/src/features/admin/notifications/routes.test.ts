import { notificationsApi } from '@thela/contract/admin/notifications'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { visitMany } from '../../../../test/visits.ts'

const { db, send, signedInAdmin, signedInVendor } = await createTestApp()
const admin = await signedInAdmin()

const read = async (query = '') =>
  (await send('GET', `${notificationsApi.list.path}?${query}`, { headers: admin.headers })).json()
const names = async (query = '') =>
  (await read(query)).notifications.map(({ vendorName }: { vendorName: string }) => vendorName)

async function addVendor(businessName: string, { ageInDays = 60, ...change } = {}) {
  const { id } = await signedInVendor({ businessName })
  const createdAt = sql<string>`now() - make_interval(days => ${ageInDays})`
  await db
    .updateTable('vendors')
    .set({ createdAt, ...change })
    .where('id', '=', id)
    .execute()
  return id
}

beforeAll(async () => {
  const busy = await addVendor('Busy')
  const quiet = await addVendor('Quiet')
  const once = await addVendor('Once', { ageInDays: 61 })
  await addVendor('Silent')
  await addVendor('Newcomer', { ageInDays: 6 })
  await addVendor('Banned', { isBanned: true } as object)
  await addVendor('Inactive', { isActive: false } as object)
  await addVendor('Deleted', { deletedAt: '2026-01-01T00:00:00Z' } as object)

  await visitMany(db, busy, { MENU_VIEW: 6, QR_SCAN: 4 })
  await visitMany(db, quiet, { MENU_VIEW: 5, QR_SCAN: 4, ITEM_CLICK: 50 })
  await visitMany(db, once, { QR_SCAN: 1 })
  await visitMany(db, once, { MENU_VIEW: 20 }, { daysAgo: 40 })
})

test('a vendor with fewer than ten views gets a notification, except one who registered this week [CONST-35]', async () => {
  const { notifications, pagination } = await read()

  expect(notifications[1]).toEqual({
    id: expect.stringMatching(/^low-activity:[2-9a-z]{12}$/),
    type: 'LOW_ACTIVITY',
    vendorId: notifications[1].id.split(':')[1],
    vendorName: 'Once',
    totalViews: 1,
    message: 'Once has low activity: 1 view in the last 30 days',
    createdAt: expect.stringMatching(/Z$/),
  })
  expect(await names()).toEqual(['Silent', 'Once', 'Quiet'])
  expect(pagination).toMatchObject({ page: 1, limit: 100, total: 3 })
})

test('the notifications depend on the period and are split into pages', async () => {
  expect(await names('period=90d')).toEqual(['Silent', 'Quiet'])
  expect(await names('limit=1&page=2')).toEqual(['Once'])
  expect((await read('period=1d')).notifications[0].message).toBe('Silent has low activity: 0 views today')
})

test('an unknown period, a vendor and a guest are refused', async () => {
  const { headers } = await signedInVendor()
  const { path } = notificationsApi.list
  expect((await send('GET', `${path}?period=2y`, { headers: admin.headers })).statusCode).toBe(422)
  expect((await send('GET', path, { headers })).statusCode).toBe(403)
  expect((await send('GET', path)).statusCode).toBe(401)
})
