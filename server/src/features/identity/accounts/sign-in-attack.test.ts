import { accountsApi } from '@thela/contract/identity/accounts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, bearer, createTestApp, PASSWORD } from '../../../../test/app.ts'
import { WRONG_PASSWORDS_PER_15_MINUTES } from '../../../http/limits.ts'
import { hashOf } from '../../core/one-time-tokens/secrets.ts'

const { app, db, signedInVendor } = await createTestApp()

type Login = { phone: string; password?: string; deviceTokens?: string[] }

const login = ({ password = 'Wrong0ne!', ...body }: Login, remoteAddress = '127.0.0.1') =>
  app.inject({
    method: 'POST',
    url: accountsApi.loginVendor.path,
    payload: { password, ...body },
    remoteAddress,
  })
const loginAdmin = (payload: object, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'POST', url: accountsApi.loginAdmin.path, payload, remoteAddress })

/** The number of attempts whose password was checked. */
const checkedOf = (answers: { statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode === 401).length

/** Records nine failures from each of twenty addresses and a wait for both new addresses and those that failed before. */
async function simulateAttack(account: string, waitSeconds = 3600) {
  const digits = account.replace('+', '')
  const nextTryAt = sql<string>`now() + make_interval(secs => ${waitSeconds})`
  const buckets = ['accountFromNewAddresses', 'accountFromFailedAddresses']
  const addresses = Array.from({ length: 20 }, (_, n) => `203.0.113.${n}`)
  const attacked = account.includes('@') ? `admin:${account}` : `vendor:${digits}`
  await db
    .insertInto('loginFailures')
    .values([
      ...buckets.map((bucket) => ({ bucket, account: attacked, address: '', failures: 40, nextTryAt })),
      ...addresses.map((address) => ({
        bucket: 'accountAndAddress',
        account: attacked,
        address,
        network: address,
        failures: 9,
      })),
    ])
    .execute()
}

/** Moves all recorded times back instead of waiting. */
const advanceTime = (seconds: number) =>
  sql`update login_failures set first_failed_at = first_failed_at - make_interval(secs => ${seconds}),
    next_try_at = next_try_at - make_interval(secs => ${seconds})`.execute(db)

const secondsOf = (answer: { headers: object }) =>
  Number((answer.headers as Record<string, string>)['retry-after'])

beforeEach(() => db.deleteFrom('loginFailures').execute())

// An attempt is still checked every minute or sooner, so the bounds allow for a slow machine.
test('few of 180 wrong passwords from 20 addresses are checked', async () => {
  const { phone } = await signedInVendor()
  const answers = []
  for (let n = 0; n < 180; n++) answers.push(await login({ phone }, `203.0.113.${n % 20}`))
  expect(checkedOf(answers)).toBeLessThan(60)
}, 180_000)

test('at most ten of 30 simultaneous wrong passwords from one address are checked', async () => {
  const { phone } = await signedInVendor()
  const answers = await Promise.all(Array.from({ length: 30 }, () => login({ phone })))
  // On a slow machine some attempts are refused because the server is busy.
  expect(checkedOf(answers)).toBeLessThanOrEqual(10)
  expect(checkedOf(answers)).toBeGreaterThan(0)
})

test('few of 180 wrong passwords from different /64 subnets of one IPv6 network are checked', async () => {
  const { phone } = await signedInVendor()
  const answers = []
  for (let n = 0; n < 180; n++) answers.push(await login({ phone }, `2001:db8:1:${n.toString(16)}::1`))
  expect(checkedOf(answers)).toBeLessThan(60)
}, 180_000)

describe('an attacker who tries many accounts', () => {
  test.each([
    ['from one address', '203.0.113.7', 100, () => '203.0.113.7'],
    ['from one IPv6 subnet', '2001:db8:7:1::/64', 100, (n: number) => `2001:db8:7:1::${n}`],
    ['from many subnets of one IPv6 network', '2001:db8:7::/48', 300, (n: number) => `2001:db8:7:${n}::1`],
  ])('%s (%s) is slowed after %i wrong passwords', async (_who, address, free, addressOf) => {
    const bucket = address.endsWith('/48') ? 'network' : 'address'
    await login({ phone: '+917000000000' }, addressOf(1))
    await db
      .updateTable('loginFailures')
      .set({ failures: free - 1 })
      .where('bucket', '=', bucket)
      .where('address', '=', address)
      .execute()

    expect((await login({ phone: '+917000000001' }, addressOf(2))).statusCode).toBe(401)
    await sql`update login_failures set next_try_at = next_try_at + interval '1 hour'`.execute(db)
    expect((await login({ phone: '+917000000002' }, addressOf(3))).statusCode).toBe(429)
    await advanceTime(2 * 3600)
    expect((await login({ phone: '+917000000003' }, addressOf(4))).statusCode).toBe(401)
  })
})

describe('while an account is under attack', () => {
  test('its owner can sign in from a known device, even from an attacking address', async () => {
    const { phone } = await signedInVendor()
    const { deviceToken } = (await login({ phone, password: PASSWORD })).json()
    await simulateAttack(phone)

    const owner = { phone, password: PASSWORD, deviceTokens: ['of another account', deviceToken] }
    expect((await login(owner, '198.51.100.1')).statusCode).toBe(200)
    expect((await login(owner, '203.0.113.1')).statusCode).toBe(200)
  })

  test('its owner can sign in from a new device after waiting at most a minute', async () => {
    const { phone } = await signedInVendor()
    await simulateAttack(phone, 55)

    const refused = await login({ phone, password: PASSWORD }, '198.51.100.1')
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'Too many requests. Please try again later.',
    ])
    expect([secondsOf(refused) > 0, secondsOf(refused) <= 60]).toEqual([true, true])
    await advanceTime(secondsOf(refused))
    expect((await login({ phone, password: PASSWORD }, '198.51.100.1')).statusCode).toBe(200)
  })

  test('addresses that failed before do not block a sign-in from a new address', async () => {
    const { phone } = await signedInVendor()
    await simulateAttack(phone)
    await sql`update login_failures set next_try_at = now() where bucket = 'accountFromNewAddresses'`.execute(
      db,
    )

    expect((await login({ phone }, '203.0.113.1')).statusCode).toBe(429)
    expect((await login({ phone, password: PASSWORD }, '198.51.100.1')).statusCode).toBe(200)
  })

  test('an administrator can sign in from a known device too', async () => {
    const { deviceToken } = (await loginAdmin(ADMIN)).json()
    await simulateAttack(ADMIN.email)

    expect((await loginAdmin(ADMIN, '198.51.100.1')).statusCode).toBe(429)
    expect((await loginAdmin({ ...ADMIN, deviceTokens: [deviceToken] }, '198.51.100.1')).statusCode).toBe(200)
  })
})

test('an account that does not exist is limited and answered exactly like one that does', async () => {
  const { phone } = await signedInVendor()
  const answersFor = async (phone: string) => {
    const answers = []
    for (let n = 0; n < 10; n++) answers.push(await login({ phone }, `203.0.113.${n}`))
    await sql`update login_failures set next_try_at = now() + interval '1 hour' where next_try_at is not null`.execute(
      db,
    )
    answers.push(await login({ phone }, '198.51.100.9'))
    return answers.map((answer) => [answer.statusCode, answer.json(), secondsOf(answer) > 3000])
  }
  const known = await answersFor(phone)
  await db.deleteFrom('loginFailures').execute()

  expect(await answersFor('+911111111111')).toEqual(known)
  expect(known.at(-1)?.[0]).toBe(429)
})

describe('a device token', () => {
  test('has its own limit of ten wrong passwords in 15 minutes', async () => {
    const { phone } = await signedInVendor()
    const { deviceToken } = (await login({ phone, password: PASSWORD })).json()
    const wrong = () => login({ phone, deviceTokens: [deviceToken] })
    expect(checkedOf(await Promise.all(Array.from({ length: 30 }, wrong)))).toBe(
      WRONG_PASSWORDS_PER_15_MINUTES,
    )

    const right = { phone, password: PASSWORD, deviceTokens: [deviceToken] }
    expect((await login(right)).statusCode).toBe(429)
    expect((await login({ phone, password: PASSWORD })).statusCode).toBe(200)
  })

  test('stays the same from one sign-in to the next and is stored as a hash', async () => {
    const { phone, id } = await signedInVendor()
    const { deviceToken } = (await login({ phone, password: PASSWORD })).json()
    const again = await login({ phone, password: PASSWORD, deviceTokens: [deviceToken] })
    expect(again.json().deviceToken).toBe(deviceToken)

    const rows = await db.selectFrom('knownDevices').selectAll().where('vendorId', '=', id).execute()
    // The registration added one device and this sign-in the other.
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(deviceToken)
  })

  test('is not accepted for another account, nor if it is invented', async () => {
    const [vendor, other] = [await signedInVendor(), await signedInVendor()]
    const { deviceToken } = (await login({ phone: other.phone, password: PASSWORD })).json()
    await simulateAttack(vendor.phone)

    const credentials = { phone: vendor.phone, password: PASSWORD }
    for (const deviceTokens of [[deviceToken], [`qd_${'x'.repeat(43)}`], ['']])
      expect((await login({ ...credentials, deviceTokens }, '198.51.100.1')).statusCode).toBe(429)
  })

  test('is not accepted as a session token', async () => {
    const { phone } = await signedInVendor()
    const { deviceToken } = (await login({ phone, password: PASSWORD })).json()
    const answer = await app.inject({ url: accountsApi.readProfile.path, headers: bearer(deviceToken) })
    expect(answer.statusCode).toBe(401)
  })

  test('becomes invalid when the password changes, except on the device that changed it', async () => {
    const { phone, headers } = await signedInVendor()
    const signIn = async () => (await login({ phone, password: PASSWORD })).json().deviceToken as string
    const [own, other] = [await signIn(), await signIn()]
    const payload = { currentPassword: PASSWORD, newPassword: 'sixsix', deviceTokens: [own] }
    await app.inject({ method: 'POST', url: accountsApi.changePassword.path, headers, payload })

    const deviceTokenAfterSignIn = async (token: string) =>
      (await login({ phone, password: 'sixsix', deviceTokens: [token] })).json().deviceToken
    expect(await deviceTokenAfterSignIn(own)).toBe(own)
    expect(await deviceTokenAfterSignIn(other)).not.toBe(other)
  })

  test('is stored only for the twenty devices that signed in last', async () => {
    const { phone, id } = await signedInVendor()
    const { rows } = await sql`
      insert into known_devices (token_hash, vendor_id, last_used_at)
      select sha256(n::text::bytea), ${id}, now() - make_interval(days => n) from generate_series(1, 30) n
      returning token_hash`.execute(db)
    expect(rows).toHaveLength(30)
    const { deviceToken } = (await login({ phone, password: PASSWORD })).json()

    const kept = await db.selectFrom('knownDevices').select('tokenHash').where('vendorId', '=', id).execute()
    expect(kept).toHaveLength(20)
    expect(kept.some(({ tokenHash }) => tokenHash.equals(hashOf(deviceToken)))).toBe(true)
  })
})
