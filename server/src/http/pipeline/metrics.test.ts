import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'

const TOKEN = 'sixteen-letters-or-more'
const { app } = await createTestApp()
const behindProxy = await createTestApp({ trustProxy: 'loopback' })
const withToken = await createTestApp({ trustProxy: 'loopback', metricsToken: TOKEN })

const statusOf = async (from: typeof app, headers: Record<string, string> = {}) =>
  (await from.inject({ url: '/metrics', headers })).statusCode

test('without a proxy the metrics can be read from the same machine', async () => {
  for (const host of ['localhost:3001', '127.0.0.1:3001', '[::1]:3001'])
    expect([host, await statusOf(app, { host })]).toEqual([host, 200])
})

test.each<Record<string, string>>([
  { 'x-forwarded-for': '1.2.3.4' },
  { 'x-forwarded-host': 'menus.example' },
  { 'x-forwarded-proto': 'https' },
  { 'x-real-ip': '1.2.3.4' },
  { forwarded: 'for=1.2.3.4' },
  { via: '1.1 proxy' },
  { host: 'menus.example' },
])('a request with the proxy headers %o cannot read the metrics', async (headers) => {
  expect(await statusOf(app, headers)).toBe(404)
})

test('behind a proxy nobody can read the metrics without a token, even if the proxy adds no headers', async () => {
  expect(await statusOf(behindProxy.app)).toBe(404)
  expect(await statusOf(behindProxy.app, { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
})

test('if a token is configured, the metrics can be read from everywhere but only with it', async () => {
  const authorization = `Bearer ${TOKEN}`
  expect(await statusOf(withToken.app, { authorization, 'x-forwarded-for': '1.2.3.4' })).toBe(200)
  expect(await statusOf(withToken.app, { authorization: `${authorization}x` })).toBe(404)
  expect(await statusOf(withToken.app)).toBe(404)
})
