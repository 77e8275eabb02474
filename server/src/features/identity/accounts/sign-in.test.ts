import { accountsApi } from '@thela/contract/identity/accounts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ADMIN, bearer, createTestApp, PASSWORD, registration } from '../../../../test/app.ts'
import { WRONG_PASSWORDS_PER_15_MINUTES } from '../../../http/limits.ts'

const { app, db, signedInVendor, signedInAdmin } = await createTestApp()

const login = (payload: object) => app.inject({ method: 'POST', url: accountsApi.loginVendor.path, payload })
const loginAdmin = (payload: object) =>
  app.inject({ method: 'POST', url: accountsApi.loginAdmin.path, payload })
const profile = (headers: Record<string, string> = {}) =>
  app.inject({ url: accountsApi.readProfile.path, headers })

const vendor = await signedInVendor()

test('a vendor signs in with phone and password [API-06] [AUTH-34]', async () => {
  const answer = await login({ phone: vendor.phone, password: PASSWORD })

  expect(answer.statusCode).toBe(200)
  expect(answer.json().user).toMatchObject({ id: vendor.id, role: 'VENDOR', phone: vendor.phone })
  expect((await profile(bearer(answer.json().token))).json().vendor.id).toBe(vendor.id)
})

test('only the digits of the phone count', async () => {
  const { phone } = await signedInVendor({ phone: '+919911122233' })
  const typed = phone.replace('+91', '+91 (').replace('1112', '1112) -')
  expect((await login({ phone: typed, password: PASSWORD })).statusCode).toBe(200)
})

test('an administrator signs in by another door, and isAdmin grants nothing [API-07] [AUTH-34]', async () => {
  const answer = await loginAdmin({ ...ADMIN, isAdmin: true })
  expect(answer.json().user).toMatchObject({ email: ADMIN.email, role: 'SUPER_ADMIN', phone: null })
  expect(answer.json().token).toMatch(/^qa_/)

  expect((await loginAdmin({ email: 'x@example.com', password: PASSWORD, isAdmin: true })).statusCode).toBe(
    401,
  )
  expect((await login({ phone: vendor.phone, password: 'wrong-one', isAdmin: true })).statusCode).toBe(401)
})

test.each<[object, string, string]>([
  [{ password: 'x' }, 'Phone number is required', 'AUTH-05'],
  [{ phone: 'call me', password: 'x' }, 'Please enter a valid phone number', 'AUTH-06'],
  [{ phone: '123' }, 'Password is required', 'AUTH-07'],
])('a vendor login of %j says %s [%s]', async (payload, msg, _id) => {
  const answer = await login(payload)
  expect([answer.statusCode, answer.json().details[0].msg]).toEqual([422, msg])
})

test.each<[object, string, string]>([
  [{ password: 'x' }, 'Email is required', 'AUTH-14'],
  [{ email: 'nobody', password: 'x' }, 'Please enter a valid email address', 'AUTH-15'],
  [{ email: 'a@example.com' }, 'Password is required', 'AUTH-16'],
])('an admin login of %j says %s [%s]', async (payload, msg, _id) => {
  const answer = await loginAdmin(payload)
  expect([answer.statusCode, answer.json().details[0].msg]).toEqual([422, msg])
})

test('an admin password may be short: it is only compared [AUTH-17]', async () => {
  expect((await loginAdmin({ email: ADMIN.email, password: 'x' })).statusCode).toBe(401)
})

test('a wrong password and an unknown phone get the same answer', async () => {
  const wrong = await login({ phone: vendor.phone, password: 'Wrong0ne!' })
  const unknown = await login({ phone: '+911111111111', password: PASSWORD })

  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toEqual({ message: 'Invalid credentials' })
  expect(unknown.json()).toEqual(wrong.json())
})

test('after ten wrong passwords even the right one must wait', async () => {
  const { phone } = await signedInVendor()
  for (let n = 0; n < WRONG_PASSWORDS_PER_15_MINUTES; n++) await login({ phone, password: 'Wrong0ne!' })

  const answer = await login({ phone, password: PASSWORD })
  expect([answer.statusCode, answer.json().message]).toEqual([
    429,
    'Too many requests. Please try again later.',
  ])
  const seconds = Number(answer.headers['retry-after'])
  expect([seconds > 0, seconds <= 15 * 60]).toEqual([true, true])

  await db.updateTable('loginFailures').set({ firstFailedAt: sql`now() - interval '16 minutes'` }).execute()
  expect((await login({ phone, password: PASSWORD })).statusCode).toBe(200)
})

test('ten wrong passwords count together from all addresses of one IPv6 line', async () => {
  const { phone } = await signedInVendor()
  const from = (remoteAddress: string, password: string) =>
    app.inject({
      method: 'POST',
      url: accountsApi.loginVendor.path,
      payload: { phone, password },
      remoteAddress,
    })
  for (let n = 0; n < WRONG_PASSWORDS_PER_15_MINUTES; n++) await from(`2001:db8:1:2::${n}`, 'Wrong0ne!')

  expect((await from('2001:db8:1:2::abcd', PASSWORD)).statusCode).toBe(429)
  expect((await from('2001:db8:1:3::1', PASSWORD)).statusCode).toBe(200)
})

test('a banned vendor learns it only with the right password, and his sessions are over', async () => {
  const banned = await signedInVendor()
  await db
    .updateTable('vendors')
    .set({ isBanned: true, banReason: 'spam' })
    .where('id', '=', banned.id)
    .execute()

  expect((await login({ phone: banned.phone, password: 'Wrong0ne!' })).statusCode).toBe(401)
  const answer = await login({ phone: banned.phone, password: PASSWORD })
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    'Your account has been banned. Reason: spam',
  ])
  expect((await profile(banned.headers)).statusCode).toBe(401)
})

test('an inactive vendor may still sign in', async () => {
  const inactive = await signedInVendor()
  await db.updateTable('vendors').set({ isActive: false }).where('id', '=', inactive.id).execute()

  const answer = await login({ phone: inactive.phone, password: PASSWORD })
  expect([answer.statusCode, answer.json().user.isActive]).toEqual([200, false])
})

test('without a token the answer is that one must sign in, with a bad one that the session is over', async () => {
  expect((await profile()).json()).toEqual({ message: 'Authentication required' })
  expect((await profile({ authorization: 'Bearer nonsense' })).json()).toEqual({
    message: 'Session expired. Please login again.',
  })
})

test('the profile is the vendor for a vendor and the user for an administrator [API-10]', async () => {
  const admin = await signedInAdmin()
  const answer = await profile(vendor.headers)

  expect(answer.json().vendor.id).toBe(vendor.id)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await profile(admin.headers)).json().user).toMatchObject({
    email: ADMIN.email,
    role: 'SUPER_ADMIN',
  })
})

test('an expired session is over', async () => {
  const { headers, id } = await signedInVendor()
  await db.updateTable('sessions').set({ expiresAt: sql`now()` }).where('vendorId', '=', id).execute()
  expect((await profile(headers)).statusCode).toBe(401)
})

test('logging out ends this session, and logging out twice is fine', async () => {
  const { headers, id } = await signedInVendor()
  const logout = () => app.inject({ method: 'POST', url: accountsApi.logout.path, headers })

  expect((await logout()).json()).toEqual({ message: 'Logged out successfully' })
  expect((await profile(headers)).statusCode).toBe(401)
  expect((await logout()).statusCode).toBe(200)

  const events = await db.selectFrom('events').select('type').where('vendorId', '=', id).execute()
  expect(events.filter(({ type }) => type === 'VENDOR_LOGOUT')).toHaveLength(1)
})

test('only a hash of the token is stored', async () => {
  const rows = await db.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(vendor.token.slice(3))
})

test('an administrator adds another, whose address is free [API-09]', async () => {
  const admin = await signedInAdmin()
  const add = (payload: object) =>
    app.inject({ method: 'POST', url: accountsApi.registerAdmin.path, headers: admin.headers, payload })
  const newcomer = { name: 'Second', email: 'second@example.com', password: 'eight-or-more' }

  const answer = await add(newcomer)
  expect([answer.statusCode, answer.json().user.role]).toEqual([201, 'SUPER_ADMIN'])
  expect((await loginAdmin(newcomer)).statusCode).toBe(200)

  const again = await add({ ...newcomer, email: 'SECOND@example.com' })
  expect([again.statusCode, again.json().message]).toEqual([409, 'Email already registered'])
  expect((await add({ ...newcomer, password: 'short' })).json().details[0].msg).toBe(
    'Password must be at least 12 characters',
  )
  expect((await add({ ...newcomer, password: 'password1234' })).json().details).toEqual([
    { path: 'password', msg: 'This password is too common. Please choose another one.' },
  ])
})

test('a vendor cannot make an administrator [AUTH-31]', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: accountsApi.registerAdmin.path,
    headers: vendor.headers,
    payload: { name: 'Me', email: 'me@example.com', password: 'eight-or-more' },
  })
  expect(answer.statusCode).toBe(403)
  expect(answer.json().message).toBe('Access denied. You do not have permission to perform this action.')
})

test('registering answers the same fields as signing in', async () => {
  const payload = registration()
  const registered = await app.inject({ method: 'POST', url: accountsApi.registerVendor.path, payload })
  const signedIn = await login(payload)
  expect(Object.keys(signedIn.json().user)).toEqual(Object.keys(registered.json().user))
})
