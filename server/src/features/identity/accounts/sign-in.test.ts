import { AdminUser, accountsApi } from '@thela/contract/identity/accounts'
import { VendorProfile } from '@thela/contract/vendors/profile'
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

test('a vendor can sign in whatever spaces and punctuation the phone number contains', async () => {
  const { phone } = await signedInVendor({ phone: '+919911122233' })
  const typed = phone.replace('+91', '+91 (').replace('1112', '1112) -')
  expect((await login({ phone: typed, password: PASSWORD })).statusCode).toBe(200)
})

test('a vendor who registered with +91 can sign in with ten digits, with or without a 0 in front', async () => {
  const { id } = await signedInVendor({ phone: '+919911122244' })
  for (const phone of ['9911122244', '099111 22244', '00919911122244', '+91 99111 22244']) {
    const answer = await login({ phone, password: PASSWORD })
    expect([phone, answer.statusCode, answer.json().user?.id]).toEqual([phone, 200, id])
  }
})

test('a vendor who registered with ten digits can sign in with +91', async () => {
  const { id } = await signedInVendor({ phone: '9911122255' })
  for (const phone of ['9911122255', '+919911122255', '0 9911122255']) {
    const answer = await login({ phone, password: PASSWORD })
    expect([phone, answer.statusCode, answer.json().user?.id]).toEqual([phone, 200, id])
  }
})

test('a vendor signs in with every spelling of the number, whichever one was registered [QUICK-10]', async () => {
  const us = { country: 'United States', state: 'California' }
  for (const [registered, more, spellings] of [
    ['+91 99001 00101', {}, ['9900100101', '09900100101', '91 99001-00101', '९९००१००१०१']],
    ['0 99001 00102', {}, ['9900100102', '+919900100102', '0091 99001 00102', '૯૯૦૦૧૦૦૧૦૨']],
    ['(415) 555-0142', us, ['+1 415 555 0142', '14155550142', '415 555 0142']],
    ['+14155550143', us, ['(415) 555-0143', '001 415 555 0143']],
    ['+44 20 7946 0123', {}, ['0044 20 7946 0123', '+44 (0)20 7946 0123']],
    ['99001 00103', { country: 'Atlantis' }, ['9900100103', '+91 99001 00103', '09900100103']],
  ] as const) {
    const { id } = await signedInVendor({ phone: registered, ...more })
    for (const phone of [registered, ...spellings]) {
      const answer = await login({ phone, password: PASSWORD })
      expect([phone, answer.statusCode, answer.json().user?.id]).toEqual([phone, 200, id])
    }
  }
})

test('a number of a country that administrators added is found in its spellings too [QUICK-10]', async () => {
  await db.insertInto('countries').values({ code: 'NP', name: 'Nepal' }).execute()
  const { id } = await signedInVendor({ phone: '984-1234567', country: 'Nepal' })
  for (const phone of ['+977 984-1234567', '0984-1234567', '9841234567'])
    expect([phone, (await login({ phone, password: PASSWORD })).json().user?.id]).toEqual([phone, id])
})

test('where two vendors have the same ten digits, each signs in with the number as registered', async () => {
  const indian = await signedInVendor({ phone: '+919911122266' })
  const american = await signedInVendor({ phone: '9911122266', country: 'United States' })
  const idFor = async (phone: string) => (await login({ phone, password: PASSWORD })).json().user.id

  expect(await idFor('+919911122266')).toBe(indian.id)
  expect(await idFor('9911122266')).toBe(american.id)
})

test.each([
  ['an Indian vendor', { phone: '+919911122277' }, ['9911122277', '09911122277', '+919911122277']],
  [
    'an American vendor',
    { phone: '4155550177', country: 'United States' },
    ['+14155550177', '(415) 555-0177', '1 415 555 0177'],
  ],
  ['nobody in India', undefined, ['9911122288', '0 99111 22288', '+919911122288', '00919911122288']],
  ['nobody in America', undefined, ['4155550188', '+1 415 555 0188', '14155550188']],
])(
  'wrong passwords of %s count together, however the number is written [QUICK-10]',
  async (_, vendor, spellings) => {
    if (vendor) await signedInVendor(vendor)
    for (let n = 0; n < WRONG_PASSWORDS_PER_15_MINUTES; n++)
      await login({ phone: spellings[n % spellings.length], password: 'Wrong0ne!' })

    for (const phone of spellings)
      expect([phone, (await login({ phone, password: PASSWORD })).statusCode]).toEqual([phone, 429])
  },
)

test('an administrator signs in at a separate endpoint, and isAdmin has no effect [API-07] [AUTH-34]', async () => {
  const answer = await loginAdmin({ ...ADMIN, isAdmin: true })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().user).toMatchObject({ email: ADMIN.email, role: 'SUPER_ADMIN', phone: null })
  expect(answer.json().token).toMatch(/^qa_/)

  expect((await loginAdmin({ email: 'x@example.com', password: PASSWORD, isAdmin: true })).statusCode).toBe(
    401,
  )
  expect((await login({ phone: vendor.phone, password: 'wrong-one', isAdmin: true })).statusCode).toBe(401)
  const asVendor = await login({ phone: vendor.phone, password: PASSWORD, isAdmin: true })
  expect(asVendor.json().user.role).toBe('VENDOR')
  expect((await loginAdmin({ phone: vendor.phone, password: PASSWORD })).statusCode).toBe(422)
})

type Answer = Awaited<ReturnType<typeof login>>

function messageOf(answer: Answer) {
  expect(answer.statusCode).toBe(422)
  return answer.json().details[0].msg
}

test('a vendor login needs a valid phone number and a password [AUTH-05] [AUTH-06] [AUTH-07]', async () => {
  for (const phone of [undefined, '', ' '])
    expect(messageOf(await login({ phone, password: 'x' }))).toBe('Phone number is required')
  for (const phone of ['call me', '98x76', '98.76', '98/76'])
    expect(messageOf(await login({ phone, password: 'x' }))).toBe('Please enter a valid phone number')
  for (const password of [undefined, ''])
    expect(messageOf(await login({ phone: '123', password }))).toBe('Password is required')
  expect((await login({ phone: '+91 (111) 222-333', password: 'x' })).statusCode).toBe(401)
})

test('an admin login needs a valid email and a password [AUTH-14] [AUTH-15] [AUTH-16]', async () => {
  for (const email of [undefined, '', ' '])
    expect(messageOf(await loginAdmin({ email, password: 'x' }))).toBe('Email is required')
  for (const email of ['nobody', 'nobody@', '@example.com', 'no body@example.com'])
    expect(messageOf(await loginAdmin({ email, password: 'x' }))).toBe('Please enter a valid email address')
  for (const password of [undefined, ''])
    expect(messageOf(await loginAdmin({ email: 'a@example.com', password }))).toBe('Password is required')
})

test('an admin login with a short password is checked, not refused as invalid [AUTH-17]', async () => {
  expect((await loginAdmin({ email: ADMIN.email, password: 'x' })).statusCode).toBe(401)
})

test('a wrong password and an unknown phone number get the same response', async () => {
  const wrong = await login({ phone: vendor.phone, password: 'Wrong0ne!' })
  const unknown = await login({ phone: '+911111111111', password: PASSWORD })

  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toEqual({ message: 'Invalid credentials' })
  expect(unknown.json()).toEqual(wrong.json())
})

test('after ten wrong passwords even the right one is refused for 15 minutes', async () => {
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

test('wrong passwords from all addresses of one IPv6 subnet count together', async () => {
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

test('a banned vendor is told so only with the right password, and their sessions end', async () => {
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

test('an inactive vendor can still sign in', async () => {
  const inactive = await signedInVendor()
  await db.updateTable('vendors').set({ isActive: false }).where('id', '=', inactive.id).execute()

  const answer = await login({ phone: inactive.phone, password: PASSWORD })
  expect([answer.statusCode, answer.json().user.isActive]).toEqual([200, false])
})

test('a request without a token needs authentication, and one with a bad token has an expired session', async () => {
  expect((await profile()).json()).toEqual({ message: 'Authentication required' })
  expect((await profile({ authorization: 'Bearer nonsense' })).json()).toEqual({
    message: 'Session expired. Please login again.',
  })
})

test('the profile contains the vendor for a vendor and the user for an administrator [API-10]', async () => {
  const admin = await signedInAdmin()
  const answer = await profile(vendor.headers)

  expect(answer.json().vendor.id).toBe(vendor.id)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await profile(admin.headers)).json().user).toMatchObject({
    email: ADMIN.email,
    role: 'SUPER_ADMIN',
  })
})

test('an expired session is refused', async () => {
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

test('an administrator adds another one whose email is not in use [API-09]', async () => {
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

test('only administrators can list the administrators, without their passwords [API-130]', async () => {
  const list = (headers: Record<string, string>) => app.inject({ url: accountsApi.listAdmins.path, headers })
  const { id, headers } = await signedInAdmin()
  const answer = await list(headers)

  expect(answer.statusCode).toBe(200)
  expect(answer.json().admins[0]).toEqual({
    id,
    name: 'Administrator',
    email: ADMIN.email,
    phone: null,
    role: 'SUPER_ADMIN',
    createdAt: expect.any(String),
  })
  expect(answer.json().admins.map(({ email }: { email: string }) => email)).toContain('second@example.com')
  expect((await list(vendor.headers)).statusCode).toBe(403)
  expect((await list({})).statusCode).toBe(401)
})

test('a registered vendor has the role VENDOR and an added administrator SUPER_ADMIN, and there is no other role [AUTH-31]', async () => {
  const admin = await signedInAdmin()
  const roleOf = async (headers: Record<string, string>) => {
    const { vendor, user } = (await profile(headers)).json()
    return (vendor ?? user).role
  }
  const newVendor = await app.inject({
    method: 'POST',
    url: accountsApi.registerVendor.path,
    payload: registration({ role: 'SUPER_ADMIN' }),
  })

  expect(await roleOf(bearer(newVendor.json().token))).toBe('VENDOR')
  expect(await roleOf(admin.headers)).toBe('SUPER_ADMIN')
  expect([VendorProfile.shape.role.values, AdminUser.shape.role.values]).toEqual([
    new Set(['VENDOR']),
    new Set(['SUPER_ADMIN']),
  ])
})

test('a vendor cannot add an administrator', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: accountsApi.registerAdmin.path,
    headers: vendor.headers,
    payload: { name: 'Me', email: 'me@example.com', password: 'eight-or-more' },
  })
  expect(answer.statusCode).toBe(403)
  expect(answer.json().message).toBe('Access denied. You do not have permission to perform this action.')
})

test('a registration returns the same fields as a sign-in', async () => {
  const payload = registration()
  const registered = await app.inject({ method: 'POST', url: accountsApi.registerVendor.path, payload })
  const signedIn = await login(payload)
  expect(Object.keys(signedIn.json().user)).toEqual(Object.keys(registered.json().user))
})
