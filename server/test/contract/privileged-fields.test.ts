import { everyEndpoint } from '@thela/contract/every-endpoint'
import { expect, test } from 'vitest'
import { createTestApp, registration } from '../app.ts'
import { bareRequest } from './sample-request.ts'

const { app, db, signedInVendor } = await createTestApp()

/** Fields that vendors cannot set for themselves by adding them to a request. */
const privileged = {
  id: 'stolen-id',
  role: 'SUPER_ADMIN',
  isAdmin: true,
  isActive: false,
  isBanned: true,
  banReason: 'planted',
  vendorId: 'stolen-id',
  vendorName: 'stolen-name',
  slug: 'stolen-slug',
  phoneDigits: '1',
  phoneE164: '+1',
  passwordHash: 'planted',
  emailVerified: true,
  emailVerifiedAt: '2020-01-01T00:00:00Z',
  menuRev: 999_999,
  showAds: false,
  impressions: 999_999,
  clicks: 999_999,
  currentImpressions: 999_999,
  createdAt: '2001-01-01T00:00:00Z',
  deletedAt: '2001-01-01T00:00:00Z',
  templateId: 'planted',
  qrCodeUrl: '/uploads/planted.png',
}

test('privileged field names sent to every write endpoint change nothing', async () => {
  const vendor = await signedInVendor()
  const before = await readVendor(vendor.id)
  const writes = everyEndpoint.filter(
    ({ method, path }) => method !== 'GET' && path !== '/api/auth/logout' && !path.includes('/template'),
  )

  for (const endpoint of writes) {
    const payload = { ...validBody(endpoint.path), ...privileged }
    await app.inject({ ...bareRequest(endpoint), headers: vendor.headers, payload })
  }

  const { menuRev, updatedAt, ...after } = await readVendor(vendor.id)
  const { menuRev: revBefore, updatedAt: updatedBefore, ...unchanged } = before
  expect(after).toEqual(unchanged)
  expect(menuRev).toBeLessThan(999_999)
  expect(await db.selectFrom('admins').select('id').execute()).toHaveLength(1)
  expect(writes.length).toBeGreaterThan(5)
})

test('a registration cannot set privileged fields', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/vendor/register',
    payload: { ...privileged, ...registration() },
  })

  const { user } = answer.json()
  expect(user).toMatchObject({
    role: 'VENDOR',
    isActive: true,
    isBanned: false,
    showAds: true,
    emailVerified: false,
  })
  expect(user.id).not.toBe('stolen-id')
  expect(user.createdAt).not.toContain('2001')
})

function readVendor(id: string) {
  return db.selectFrom('vendors').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Values that pass validation for endpoints with required fields. */
const validBody = (path: string) => (path.endsWith('/profile') ? { tagline: null } : {})
