import { accountsApi } from '@thela/contract/accounts'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/app.ts'

const { app } = await createTestApp({ rateLimitFactor: 0.05 })

test('one address cannot try login after login, and is told when to come back', async () => {
  const login = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: accountsApi.loginVendor.path, payload: {}, remoteAddress })
  for (let n = 0; n < 3; n++) expect((await login('10.0.0.1')).statusCode).toBe(422)

  const refused = await login('10.0.0.1')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toEqual({ message: 'Too many requests. Please try again later.' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await login('10.0.0.2')).statusCode).toBe(422)
})

test('a vendor has three letters in a quarter of an hour, whatever others ask for', async () => {
  const { app, signedInVendor } = await createTestApp({ rateLimitFactor: 1 })
  const [vendor, other] = [await signedInVendor(), await signedInVendor()]
  const resend = async ({ headers }: typeof vendor) =>
    (await app.inject({ method: 'POST', url: accountsApi.resendVerification.path, headers })).statusCode

  for (let n = 0; n < 3; n++) expect(await resend(vendor)).toBe(400)
  expect(await resend(vendor)).toBe(429)
  expect(await resend(other)).toBe(400)
})

test('an IPv6 line is one caller, whichever of its many addresses it uses', async () => {
  const { app } = await createTestApp({ rateLimitFactor: 0.05, trustProxy: 'loopback' })
  const login = async (address: string) => {
    const headers = { 'x-forwarded-for': address }
    return (await app.inject({ method: 'POST', url: accountsApi.loginVendor.path, payload: {}, headers }))
      .statusCode
  }
  for (let n = 1; n <= 3; n++) expect(await login(`2001:db8:1:2::${n}`)).toBe(422)

  expect(await login('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe(429)
  expect(await login('2001:db8:1:3::1')).toBe(422)
})
