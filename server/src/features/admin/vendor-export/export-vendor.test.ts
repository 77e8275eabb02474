import { vendorExportApi } from '@thela/contract/admin/vendor-export'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { recordEvent } from '../../core/events/record-event.ts'

const { app, db, signedInVendor, signedInAdmin } = await createTestApp({ rateLimitFactor: 1 })
const { categories, items } = menuCalls(app)
const exportAll = (headers: Record<string, string>) =>
  app.inject({ url: vendorExportApi.exportVendor.path, headers })

test('a vendor exports all their data as a file', async () => {
  const [vendor, other] = [await signedInVendor(), await signedInVendor()]
  const [snacks = ''] = await categories(vendor, 'Snacks', 'Drinks')
  await items(vendor, snacks, 'Samosa', 'Vada')
  const [foreign = ''] = await categories(other, 'Foreign')
  await items(other, foreign, 'Foreign Dish')
  await recordEvent(db, 'MENU_VIEW', { vendorId: vendor.id })
  await recordEvent(db, 'QR_SCAN', { vendorId: vendor.id })

  const answer = await exportAll(vendor.headers)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="menu-\w+\.json"$/)
  expect(answer.json()).toMatchObject({
    vendor: { id: vendor.id, phone: vendor.phone },
    categories: [{ name: 'Snacks', _count: { menuItems: 2 } }, { name: 'Drinks' }],
    items: [{ name: 'Samosa' }, { name: 'Vada' }],
    template: null,
    analytics: {
      summary: { totalViews: 2, menuViews: 1, qrScans: 1 },
      daily: [{ totalViews: 2, menuViews: 1, qrScans: 1 }],
    },
  })
  expect(answer.body).not.toMatch(/Foreign|argon2|assword/)
})

test('a vendor can export only once a minute, from all their sessions together', async () => {
  const vendor = await signedInVendor()
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/vendor/login',
    payload: { phone: vendor.phone, password: vendor.password },
  })

  expect((await exportAll(vendor.headers)).statusCode).toBe(200)
  const again = await exportAll({ authorization: `Bearer ${login.json().token}` })
  expect([again.statusCode, again.json()]).toEqual([
    429,
    { message: 'Too many requests. Please try again later.' },
  ])
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(0)
  expect((await exportAll((await signedInVendor()).headers)).statusCode).toBe(200)
})

test('guests and administrators cannot export', async () => {
  const admin = await signedInAdmin()
  expect([(await exportAll({})).statusCode, (await exportAll(admin.headers)).statusCode]).toEqual([401, 403])
})
