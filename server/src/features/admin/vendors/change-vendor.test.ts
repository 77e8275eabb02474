import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { accountsApi } from '@thela/contract/identity/accounts'
import { describe, expect, test, vi } from 'vitest'
import { createTestApp, PASSWORD, registration } from '../../../../test/app.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'
import { WRONG_PASSWORDS_PER_15_MINUTES } from '../../../http/limits.ts'

const { app, db, send, signedInAdmin, signedInVendor } = await createTestApp()
const admin = await signedInAdmin()

type Vendor = Awaited<ReturnType<typeof signedInVendor>>

const at = (path: string, id: string) => path.replace(':id', id)
const call = (name: keyof typeof adminVendorsApi, id: string, payload?: object, headers = admin.headers) => {
  const { method, path } = adminVendorsApi[name]
  return send(method, at(path, id), { headers, ...(payload ? { payload } : {}) })
}
const login = ({ phone }: Vendor, password = PASSWORD) =>
  send('POST', accountsApi.loginVendor.path, { payload: { phone, password } })
const isSignedIn = async ({ headers }: Vendor) =>
  (await send('GET', accountsApi.readProfile.path, { headers })).statusCode === 200
const menuStatus = async ({ id }: Vendor) =>
  (await send('GET', `/api/public/vendor/${id}/menu-full`)).statusCode
const pageShows = ({ id, user }: Vendor, status: number) =>
  vi.waitFor(async () => expect((await app.inject(`/${user.slug}/${id}`)).statusCode).toBe(status), 10_000)
const logsOf = (id: string) =>
  db
    .selectFrom('auditLogs')
    .select(['action', 'actorId', 'metadata', 'oldValues', 'newValues'])
    .where('entityId', '=', id)
    .where('actorType', '=', 'ADMIN')
    .orderBy('id')
    .execute()
const readRow = (id: string) =>
  db.selectFrom('vendors').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('taking a menu offline and putting it online again', () => {
  test('hides and shows the menu and leaves the vendor signed in [API-57] [VEN-17]', async () => {
    const vendor = await signedInVendor()
    await pageShows(vendor, 200)

    const off = await call('setStatus', vendor.id, { isActive: false })
    expect([off.statusCode, off.json().message]).toEqual([200, 'Vendor status updated successfully!'])
    expect(off.json().vendor).toMatchObject({ id: vendor.id, isActive: false })
    expect(await menuStatus(vendor)).toBe(404)
    expect(await isSignedIn(vendor)).toBe(true)
    await pageShows(vendor, 404)

    const on = await call('setStatus', vendor.id, { isActive: true })
    expect([on.json().vendor.isActive, on.json().message]).toEqual([
      true,
      'Vendor status updated successfully!',
    ])
    expect(await menuStatus(vendor)).toBe(200)
    expect(await logsOf(vendor.id)).toEqual([
      {
        action: 'UPDATE',
        actorId: admin.id,
        metadata: { changed: 'status' },
        oldValues: { isActive: true },
        newValues: { isActive: false },
      },
      expect.objectContaining({ oldValues: { isActive: false }, newValues: { isActive: true } }),
    ])
  })
})

describe('ads on a menu', () => {
  test('can be switched off and on, and the vendor sees it in their activity [API-58] [VEN-16]', async () => {
    const [vendor, other] = [await signedInVendor(), await signedInVendor()]
    const { menuRev } = await readRow(vendor.id)
    const isShown = async ({ id }: Vendor) =>
      (await send('GET', `/api/public/vendor/${id}/menu-full`)).json().vendor.showAds

    const off = await call('setAds', vendor.id, { showAds: false })
    expect([off.statusCode, off.json().vendor.showAds]).toEqual([200, false])
    expect([await isShown(vendor), await isShown(other)]).toEqual([false, true])
    const on = await call('setAds', vendor.id, { showAds: true })
    expect([on.statusCode, on.json().vendor.showAds]).toEqual([200, true])
    expect(await isShown(vendor)).toBe(true)

    expect((await readRow(vendor.id)).menuRev).toBe(menuRev + 2)
    const events = await db
      .selectFrom('events')
      .select('vendorId')
      .where('type', '=', 'VENDOR_SETTINGS_UPDATED')
      .where('vendorId', '=', vendor.id)
      .execute()
    expect(events).toHaveLength(2)
  })

  test('are confirmed as disabled or enabled [VEN-24] [VEN-25]', async () => {
    const { id } = await signedInVendor()
    expect((await call('setAds', id, { showAds: false })).json().message).toBe(
      'Vendor ads disabled successfully!',
    )
    expect((await call('setAds', id, { showAds: true })).json().message).toBe(
      'Vendor ads enabled successfully!',
    )
  })
})

describe('a ban', () => {
  test('ends all sessions, hides the menu and blocks sign-in until it is lifted [API-59] [VEN-18]', async () => {
    const vendor = await signedInVendor()
    await pageShows(vendor, 200)

    const banned = await call('setBan', vendor.id, { isBanned: true, reason: ' Sold fake sweets ' })
    expect([banned.statusCode, banned.json().message]).toEqual([200, 'Vendor banned successfully!'])
    expect(banned.json().vendor).toMatchObject({ isBanned: true, banReason: 'Sold fake sweets' })
    expect(await isSignedIn(vendor)).toBe(false)
    expect(await db.selectFrom('sessions').selectAll().where('vendorId', '=', vendor.id).execute()).toEqual(
      [],
    )
    expect(await menuStatus(vendor)).toBe(404)
    await pageShows(vendor, 404)
    expect((await login(vendor)).json().message).toBe(
      'Your account has been banned. Reason: Sold fake sweets',
    )

    const lifted = await call('setBan', vendor.id, { isBanned: false })
    expect(lifted.json()).toMatchObject({
      vendor: { isBanned: false, banReason: null },
      message: 'Vendor unbanned successfully!',
    })
    expect((await login(vendor)).statusCode).toBe(200)
    expect(await isSignedIn(vendor)).toBe(false)
    expect(await logsOf(vendor.id)).toMatchObject([
      { metadata: { changed: 'ban' }, newValues: { isBanned: true, banReason: 'Sold fake sweets' } },
      { oldValues: { isBanned: true, banReason: 'Sold fake sweets' }, newValues: { isBanned: false } },
    ])
  })

  test.each([{ isBanned: true }, { isBanned: true, reason: ' ' }, { isBanned: true, reason: null }])(
    'needs a reason: %j [VEN-12]',
    async (payload) => {
      const { id } = await signedInVendor()
      const answer = await call('setBan', id, payload)
      expect([answer.statusCode, answer.json().details]).toEqual([
        422,
        [{ path: 'reason', msg: 'Ban reason is required' }],
      ])
      expect((await readRow(id)).isBanned).toBe(false)
    },
  )
})

describe('a new password', () => {
  test('replaces the old one for signing in and ends all sessions [API-60]', async () => {
    const vendor = await signedInVendor()
    const answer = await call('resetPassword', vendor.id, { newPassword: 'eight-or-more' })

    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Password reset successfully!' }])
    expect(await isSignedIn(vendor)).toBe(false)
    expect((await login(vendor)).statusCode).toBe(401)
    expect((await login(vendor, 'eight-or-more')).statusCode).toBe(200)

    const logs = await logsOf(vendor.id)
    expect(logs).toEqual([
      {
        action: 'UPDATE',
        actorId: admin.id,
        metadata: { changed: 'password' },
        oldValues: null,
        newValues: null,
      },
    ])
  })

  test('works at once, even after too many wrong passwords', async () => {
    const vendor = await signedInVendor()
    for (let n = 0; n < WRONG_PASSWORDS_PER_15_MINUTES; n++) await login(vendor, 'Wrong0ne!')
    expect((await login(vendor)).statusCode).toBe(429)

    await call('resetPassword', vendor.id, { newPassword: 'eight-or-more' })
    expect((await login(vendor, 'eight-or-more')).statusCode).toBe(200)
  })

  async function expectRefused(payload: object, msg: string) {
    const vendor = await signedInVendor()
    const answer = await call('resetPassword', vendor.id, payload)
    expect([answer.statusCode, answer.json().details]).toEqual([422, [{ path: 'newPassword', msg }]])
    expect([await isSignedIn(vendor), (await login(vendor)).statusCode]).toEqual([true, 200])
  }

  test('is required [VEN-13] [VEN-14]', async () => {
    for (const payload of [{}, { newPassword: '' }]) await expectRefused(payload, 'Password is required')
  })

  test('has at least 8 and at most 128 characters [VEN-15]', async () => {
    await expectRefused({ newPassword: 'seven77' }, 'Password must be at least 8 characters')
    await expectRefused({ newPassword: 'x'.repeat(129) }, 'Password must be at most 128 characters')
    const { id } = await signedInVendor()
    expect((await call('resetPassword', id, { newPassword: 'eight888' })).statusCode).toBe(200)
  })
})

test('an administrator cannot reset a password to a common one or to the vendor phone number', async () => {
  const { id, phone } = await signedInVendor()
  const errorsFor = async (newPassword: string) =>
    (await call('resetPassword', id, { newPassword })).json().details

  expect(await errorsFor('password')).toEqual([
    { path: 'newPassword', msg: 'This password is too common. Please choose another one.' },
  ])
  expect(await errorsFor(phone.slice(-10))).toEqual([
    { path: 'newPassword', msg: 'Please do not use your phone number as your password.' },
  ])
})

describe('deleting a vendor', () => {
  test('hides the vendor at once and frees the phone number and email [API-55]', async () => {
    const vendor = await signedInVendor({ email: 'gone@example.com' })
    await pageShows(vendor, 200)

    const answer = await call('remove', vendor.id)
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Vendor deleted successfully!' }])
    expect(await isSignedIn(vendor)).toBe(false)
    expect((await login(vendor)).statusCode).toBe(401)
    expect(await menuStatus(vendor)).toBe(404)
    expect((await call('read', vendor.id)).statusCode).toBe(404)
    await pageShows(vendor, 404)

    const again = await send('POST', accountsApi.registerVendor.path, {
      payload: registration({ phone: vendor.phone, email: 'gone@example.com' }),
    })
    expect(again.statusCode).toBe(201)
    expect(await logsOf(vendor.id)).toMatchObject([
      { action: 'DELETE', oldValues: { phone: vendor.phone, email: 'gone@example.com' } },
    ])
    expect((await call('remove', vendor.id)).statusCode).toBe(404)
  })
})

const writes = [
  ['setStatus', { isActive: false }],
  ['setAds', { showAds: false }],
  ['setBan', { isBanned: true, reason: 'x' }],
  ['resetPassword', { newPassword: 'eight-or-more' }],
  ['remove', undefined],
] as const

test.each(writes)(
  '%s is rolled back with its sessions if the audit log cannot be written',
  async (name, payload) => {
    const vendor = await signedInVendor()
    const before = await readRow(vendor.id)
    const answer = await whileLogIsBroken(db, () => call(name, vendor.id, payload))

    expect(answer.statusCode).toBe(500)
    expect(await readRow(vendor.id)).toEqual(before)
    expect(await isSignedIn(vendor)).toBe(true)
  },
)

test.each(writes)(
  '%s is refused for vendors, for guests and for an unknown vendor',
  async (name, payload) => {
    const vendor = await signedInVendor()
    const before = await readRow(vendor.id)

    expect((await call(name, vendor.id, payload, vendor.headers)).statusCode).toBe(403)
    expect((await call(name, vendor.id, payload, {} as typeof admin.headers)).statusCode).toBe(401)
    const unknown = await call(name, 'nobody', payload)
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Vendor not found'])
    expect(await readRow(vendor.id)).toEqual(before)
  },
)

test.each(['setStatus', 'setAds', 'setBan'] as const)(
  '%s with a missing or invalid value is refused',
  async (name) => {
    const { id } = await signedInVendor()
    expect((await call(name, id, {})).statusCode).toBe(422)
    expect((await call(name, id, { isActive: 'no', showAds: 1, isBanned: 'yes' })).statusCode).toBe(422)
  },
)
