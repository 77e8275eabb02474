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
