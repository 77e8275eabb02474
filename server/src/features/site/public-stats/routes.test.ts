import { randomUUID } from 'node:crypto'
import type { EventType } from '@thela/contract/analytics/event-types'
import { publicStatsApi } from '@thela/contract/site/public-stats'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { insertEvents } from '../../core/events/queries.ts'

const { app, db, signedInVendor } = await createTestApp()
const read = () => app.inject(publicStatsApi.readStats.path)

const online = await signedInVendor()
const closed = await signedInVendor()
await db.updateTable('vendors').set({ isActive: false }).where('id', '=', closed.id).execute()
for (const { id: vendorId } of [online, closed]) {
  await db.insertInto('categories').values({ vendorId, id: 'c1', name: 'Chaat', position: 1 }).execute()
  await db
    .insertInto('menuItems')
    .values({ vendorId, id: 'i1', categoryId: 'c1', name: 'Pani Puri', price: 40, position: 1 })
    .execute()
}
const visit = (type: EventType) =>
  insertEvents(db, [{ id: randomUUID(), type, ...momentOf(new Date()), vendorId: online.id }])
await visit('MENU_VIEW')
await visit('MENU_VIEW')
await visit('QR_SCAN')

test('everyone can read how many menus are online and how often menus were opened [API-49]', async () => {
  const answer = await read()

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    stats: { totalVendors: 1, totalMenuItems: 1, totalMenuViews: 2, totalQrScans: 1 },
  })
})

test('the numbers are cached for five minutes', async () => {
  await visit('QR_SCAN')
  const answer = await read()

  expect(answer.headers['cache-control']).toBe('public, max-age=300')
  expect(answer.json().stats.totalQrScans).toBe(1)
})
