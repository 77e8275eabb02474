import { accountsApi } from '@thela/contract/identity/accounts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ADMIN, bearer, createTestApp, PASSWORD } from '../../../../test/app.ts'
import { WRONG_PASSWORDS_PER_15_MINUTES } from '../../../http/limits.ts'
import { insertAdmin } from '../admins/queries.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { updatePasswordHash } from '../passwords/queries.ts'

const { app, db, signedInVendor, signedInAdmin } = await createTestApp()

const change = (headers: Record<string, string>, payload: object) =>
  app.inject({ method: 'POST', url: accountsApi.changePassword.path, headers, payload })
const login = (payload: object) => app.inject({ method: 'POST', url: accountsApi.loginVendor.path, payload })
const isSignedIn = async (headers: Record<string, string>) =>
  (await app.inject({ url: accountsApi.readProfile.path, headers })).statusCode === 200

test('a vendor who changes the password stays signed in here and is signed out elsewhere [API-11]', async () => {
  const vendor = await signedInVendor()
  const other = bearer((await login({ phone: vendor.phone, password: PASSWORD })).json().token)

  const answer = await change(vendor.headers, { currentPassword: PASSWORD, newPassword: 'sixsix' })
  expect([answer.statusCode, answer.json().message]).toEqual([200, 'Password changed successfully!'])
  expect([await isSignedIn(vendor.headers), await isSignedIn(other)]).toEqual([true, false])
  expect((await login({ phone: vendor.phone, password: PASSWORD })).statusCode).toBe(401)
  expect((await login({ phone: vendor.phone, password: 'sixsix' })).statusCode).toBe(200)
})

test('a wrong current password is answered with a message and the vendor stays signed in [API-11]', async () => {
  const vendor = await signedInVendor()
  const answer = await change(vendor.headers, { currentPassword: 'Wrong0ne!', newPassword: 'sixsix' })

  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Current password is incorrect'])
  expect(await isSignedIn(vendor.headers)).toBe(true)
})

test('after ten wrong current passwords even the right one is refused', async () => {
  const vendor = await signedInVendor()
  for (let n = 0; n < WRONG_PASSWORDS_PER_15_MINUTES; n++)
    await change(vendor.headers, { currentPassword: `Wrong${n}!`, newPassword: 'sixsix' })
  expect(
    (await change(vendor.headers, { currentPassword: PASSWORD, newPassword: 'sixsix' })).statusCode,
  ).toBe(429)
})

async function messagesFor(payload: object) {
  const { headers } = await signedInVendor()
  const answer = await change(headers, payload)
  return answer.statusCode === 422 ? answer.json().details.map(({ msg }: { msg: string }) => msg) : []
}

test('a password change needs the current and a new password [PROF-31] [PROF-32]', async () => {
  for (const currentPassword of [undefined, ''])
    expect(await messagesFor({ currentPassword, newPassword: 'sixsix' })).toEqual([
      'Current password is required',
    ])
  for (const newPassword of [undefined, ''])
    expect((await messagesFor({ currentPassword: PASSWORD, newPassword }))[0]).toBe(
      'New password is required',
    )
})

test('a new password has at least six characters [PROF-33]', async () => {
  expect(await messagesFor({ currentPassword: PASSWORD, newPassword: 'five5' })).toEqual([
    'Password must be at least 6 characters',
  ])
  expect(await messagesFor({ currentPassword: PASSWORD, newPassword: 'sixsix' })).toEqual([])
})

test.each([
  ['eleven char', 'Password must be at least 12 characters'],
  ['administrator1', 'This password is too common. Please choose another one.'],
])('an administrator cannot change the password to %s', async (newPassword, msg) => {
  const { headers } = await signedInAdmin()
  const answer = await change(headers, { currentPassword: ADMIN.password, newPassword })
  expect([answer.statusCode, answer.json().details]).toEqual([422, [{ path: 'newPassword', msg }]])
})

test('an administrator can change their own password', async () => {
  const admin = await signedInAdmin()
  const answer = await change(admin.headers, {
    currentPassword: ADMIN.password,
    newPassword: 'another phrase',
  })
  expect(answer.statusCode).toBe(200)

  const logs = await db.selectFrom('auditLogs').selectAll().where('entity', '=', 'ADMIN').execute()
  expect(logs.at(-1)).toMatchObject({
    action: 'UPDATE',
    actorId: admin.id,
    metadata: { changed: 'password' },
  })
})

test.each([
  ['123456', 'This password is too common. Please choose another one.'],
  ['Admin@123', 'This password is too common. Please choose another one.'],
])('a vendor cannot change the password to %s', async (newPassword, msg) => {
  const { headers } = await signedInVendor()
  const answer = await change(headers, { currentPassword: PASSWORD, newPassword })
  expect([answer.statusCode, answer.json().details]).toEqual([422, [{ path: 'newPassword', msg }]])
})

test('a vendor cannot use their own phone number as password', async () => {
  const { headers, phone } = await signedInVendor()
  const answer = await change(headers, { currentPassword: PASSWORD, newPassword: phone.slice(-10) })
  const msg = 'Please do not use your phone number as your password.'
  expect([answer.statusCode, answer.json().details]).toEqual([422, [{ path: 'newPassword', msg }]])
})

type Person = Parameters<typeof updatePasswordHash>[1]

/** Sets another password after the old one is read but before it is checked: the check waits for the locked table. */
async function whilePasswordIsReset<T>(person: Person, newPassword: string, work: () => PromiseLike<T>) {
  const passwordHash = await hashPassword(newPassword)
  const { answer } = await db.transaction().execute(async (db) => {
    await sql`lock table login_failures`.execute(db)
    const answer = Promise.resolve(work())
    const waiting = sql`select from pg_locks where not granted and relation = 'login_failures'::regclass`
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
    await updatePasswordHash(db, person, passwordHash)
    return { answer }
  })
  return answer
}

test('a password reset wins over a change that the vendor makes at the same time', async () => {
  const { id, phone, headers } = await signedInVendor()
  const answer = await whilePasswordIsReset({ vendorId: id }, 'by the admin', () =>
    change(headers, { currentPassword: PASSWORD, newPassword: 'sixsix' }),
  )

  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Current password is incorrect'])
  expect((await login({ phone, password: 'sixsix' })).statusCode).toBe(401)
  expect((await login({ phone, password: 'by the admin' })).statusCode).toBe(200)
})

test('a vendor whose password is reset during sign-in gets no session for the old one', async () => {
  const { id, phone } = await signedInVendor()
  const answer = await whilePasswordIsReset({ vendorId: id }, 'by the admin', () =>
    login({ phone, password: PASSWORD }),
  )
  expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Invalid credentials' }])
})

test('an administrator whose password changes during sign-in gets no session for the old one', async () => {
  const newcomer = { email: 'second@example.com', password: 'eight-or-more' }
  const passwordHash = await hashPassword(newcomer.password)
  const { id } = await insertAdmin(db, { id: 'second', name: 'Second', email: newcomer.email, passwordHash })
  const answer = await whilePasswordIsReset({ adminId: id }, 'another phrase', () =>
    app.inject({ method: 'POST', url: accountsApi.loginAdmin.path, payload: newcomer }),
  )
  expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Invalid credentials' }])
})
