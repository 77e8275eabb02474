import { accountsApi } from '@thela/contract/identity/accounts'
import { expect, test } from 'vitest'
import product from '../../../package.json' with { type: 'json' }
import { createTestApp } from '../../test/app.ts'
import { errorResponse } from './reply-with-error.ts'

const { app, signedInVendor } = await createTestApp()

test('an unknown API address is not found and answered in JSON', async () => {
  const answer = await app.inject('/api/nothing/here')
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Resource not found.' }])
  expect(answer.headers['content-type']).toContain('application/json')
})

test('invalid JSON is refused with a clear message', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: accountsApi.loginVendor.path,
    headers: { 'content-type': 'application/json' },
    payload: '{"phone":',
  })
  expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'Invalid JSON format' }])
})

test('a body over a megabyte is refused', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: accountsApi.loginVendor.path,
    payload: { phone: '1'.repeat(1_100_000), password: 'x' },
  })
  expect(answer.statusCode).toBe(413)
  expect(answer.json().message).toBe('The request is too large')
})

test.each(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])('a full disk (%s) is answered with 507', (code) => {
  const { status, body } = errorResponse(Object.assign(new Error('write failed'), { code }), app.log)
  expect([status, body]).toEqual([
    507,
    { message: 'The server has no space left to store this. Please try again later.' },
  ])
})

test('public endpoints ignore an invalid token', async () => {
  const answer = await app.inject({
    url: '/api/public/settings',
    headers: { authorization: 'Bearer nonsense' },
  })
  expect(answer.statusCode).toBe(200)
})

test('every response has a request id and the security headers', async () => {
  const { headers } = await app.inject('/api/health')

  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+')*;/)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['x-powered-by']).toBeUndefined()
})

test('a built file has a policy of its own, because it obeys that of the page that loads it', async () => {
  const { body } = await app.inject('/dashboard')
  const [script = ''] = body.match(/\/assets\/[\w-]+\.js/) ?? []
  const { statusCode, headers } = await app.inject(script)

  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toBe("default-src 'none'")
})

test('the health, liveness and readiness checks respond', async () => {
  expect((await app.inject('/api/health')).json()).toMatchObject({ status: 'ok', version: product.version })
  expect((await app.inject('/livez')).json()).toEqual({ status: 'ok' })
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' })
})

test('metrics can only be read from the same machine', async () => {
  await signedInVendor()
  const here = await app.inject('/metrics')
  expect(here.body).toContain(
    'http_request_seconds_count{method="POST",route="/api/auth/vendor/register",status="201"}',
  )
  expect((await app.inject({ url: '/metrics', remoteAddress: '10.1.2.3' })).statusCode).toBe(404)
  const headers = { 'x-forwarded-for': '10.1.2.3' }
  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
})

test('the OpenAPI document describes the API, and its page can be opened', async () => {
  const document = (await app.inject('/api/docs/openapi.json')).json()
  expect(document.paths['/api/auth/vendor/login'].post.summary).toBe(
    'A vendor signs in with phone and password',
  )
  const page = await app.inject('/api/docs/')
  expect(page.body).toContain('<html')
  // The page is on the same origin as the session tokens.
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'unsafe-inline';/)
  expect(page.headers['content-security-policy']).not.toContain('unsafe-eval')
})
