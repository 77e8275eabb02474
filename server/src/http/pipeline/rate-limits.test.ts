import { accountsApi } from '@thela/contract/identity/accounts'
import { menuPath } from '@thela/contract/values/slug'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import {
  FILES_PER_MINUTE,
  MENUS_PER_MINUTE,
  SIGN_INS_PER_MINUTE,
  VERIFICATION_EMAILS_PER_15_MINUTES,
} from '../limits.ts'

/** Makes the limits low enough for a test to reach them. */
const FACTOR = 0.05
const SIGN_INS = SIGN_INS_PER_MINUTE * FACTOR
const { app } = await createTestApp({ rateLimitFactor: FACTOR })

test('one address can only try a few logins a minute and then gets the remaining wait', async () => {
  const login = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: accountsApi.loginVendor.path, payload: {}, remoteAddress })
  for (let n = 0; n < SIGN_INS; n++) expect((await login('10.0.0.1')).statusCode).toBe(422)

  const refused = await login('10.0.0.1')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toEqual({ message: 'Too many requests. Please try again later.' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await login('10.0.0.2')).statusCode).toBe(422)
})

test('each vendor can request three verification emails in 15 minutes', async () => {
  const { app, signedInVendor } = await createTestApp({ rateLimitFactor: 1 })
  const [vendor, other] = [await signedInVendor(), await signedInVendor()]
  const resend = async ({ headers }: typeof vendor) =>
    (await app.inject({ method: 'POST', url: accountsApi.resendVerification.path, headers })).statusCode

  for (let n = 0; n < VERIFICATION_EMAILS_PER_15_MINUTES; n++) expect(await resend(vendor)).toBe(400)
  expect(await resend(vendor)).toBe(429)
  expect(await resend(other)).toBe(400)
})

test('all addresses of one IPv6 subnet share the login limit', async () => {
  const { app } = await createTestApp({ rateLimitFactor: FACTOR, trustProxy: 'loopback' })
  const login = async (address: string) => {
    const headers = { 'x-forwarded-for': address }
    return (await app.inject({ method: 'POST', url: accountsApi.loginVendor.path, payload: {}, headers }))
      .statusCode
  }
  for (let n = 1; n <= SIGN_INS; n++) expect(await login(`2001:db8:1:2::${n}`)).toBe(422)

  expect(await login('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe(429)
  expect(await login('2001:db8:1:3::1')).toBe(422)
})

afterEach(() => vi.useRealTimers())

/** Stops the clock, because the counts start again every minute. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'] })

const LOW_FACTOR = 0.001
const [MENUS, FILES] = [MENUS_PER_MINUTE * LOW_FACTOR, FILES_PER_MINUTE * LOW_FACTOR]

test('too many menu requests from one address are refused by the fast path and by the router, with one shared count', async () => {
  const { app, signedInVendor } = await createTestApp({ rateLimitFactor: LOW_FACTOR, trustProxy: 'loopback' })
  const path = encodeURI(menuPath(await signedInVendor()))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (address: string, method = 'GET') =>
    fetch(origin + path, { method, headers: { 'x-forwarded-for': address } })
  const isRouted = ({ headers }: Response) => headers.has('x-request-id')
  let customer = 0
  await expect.poll(async () => isRouted(await ask(`10.0.1.${customer++}`))).toBe(false)
  stopClock()
  const minute = Math.floor(Date.now() / 60_000) * 60_000
  vi.setSystemTime(minute + 12_300)
  await ask('10.0.1.0')

  // HEAD requests are only answered by the router.
  for (let n = 0; n < MENUS; n++) expect((await ask('10.0.0.1', n % 2 ? 'GET' : 'HEAD')).status).toBe(200)
  const [fast, routed] = [await ask('10.0.0.1'), await ask('10.0.0.1', 'HEAD')]
  expect([fast, routed].map(({ status }) => status)).toEqual([429, 429])
  expect([fast, routed].map(({ headers }) => headers.get('retry-after'))).toEqual(['48', '48'])
  expect(isRouted(routed)).toBe(true)
  expect((await ask('10.0.0.2')).status).toBe(200)
})

test('all addresses of one IPv6 subnet share the menu limit', async () => {
  const { app, signedInVendor } = await createTestApp({ rateLimitFactor: LOW_FACTOR, trustProxy: 'loopback' })
  const url = encodeURI(menuPath(await signedInVendor()))
  const ask = async (address: string) =>
    (await app.inject({ url, headers: { 'x-forwarded-for': address } })).statusCode
  stopClock()
  for (let n = 0; n < MENUS; n++) expect(await ask(`2001:db8:1:2::${n}`)).toBe(200)

  expect(await ask('2001:db8:1:2:aaaa::1')).toBe(429)
  expect(await ask('2001:db8:1:3::1')).toBe(200)
})

test('pictures and templates have separate limits for each address', async () => {
  const { app } = await createTestApp({ rateLimitFactor: LOW_FACTOR })
  const ask = async (url: string, remoteAddress = '10.0.0.1') =>
    (await app.inject({ url, remoteAddress })).statusCode
  const [picture, template] = ['/uploads/items/nobody/none.webp', `/t/${'0'.repeat(32)}`]

  for (let n = 0; n < FILES; n++) expect(await ask(picture)).toBe(404)
  expect(await ask(picture)).toBe(429)
  expect(await ask(picture, '10.0.0.2')).toBe(404)
  for (let n = 0; n < FILES; n++) expect(await ask(template)).toBe(404)
  expect(await ask(template)).toBe(429)
})
