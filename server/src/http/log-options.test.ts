import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { logOptions } from './log-options.ts'

const SECRET = 'hJ3dL0-secret_of-somebody'

/** The log of one request at the most detailed level. */
async function loggedFor(url: string, headers: Record<string, string> = {}) {
  let log = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk
      done()
    },
  })
  const app = Fastify({ logger: { ...logOptions('trace'), stream } })
  app.get('/auth/verify-email', async (request) => {
    request.log.info({ req: request, headers: request.headers }, 'seen')
    throw new Error('broken')
  })
  await app.inject({ url, headers })
  await app.close()
  return log
}

test.each([
  `/auth/verify-email?token=${SECRET}`,
  `/auth/verify-email?a=1&TOKEN=${SECRET}&b=2`,
  `/auth/verify-email?%74oken=${SECRET}`,
  `/auth/verify-email?anything=${SECRET}`,
  `/auth/verify-email?a=1;token=${SECRET}`,
])('a secret in the address %s is not logged', async (url) => {
  const referer = `http://thela.test${url}`
  const log = await loggedFor(url, { referer, authorization: `Bearer ${SECRET}`, cookie: SECRET })
  expect(log).not.toContain(SECRET)
  expect(log).toContain('"url":"/auth/verify-email"')
})

test('the method, path, host and client address are logged', async () => {
  const [line = ''] = (await loggedFor('/auth/verify-email?page=2'))
    .split('\n')
    .filter((line) => line.includes('"req"'))
  expect(JSON.parse(line).req).toMatchObject({
    method: 'GET',
    url: '/auth/verify-email',
    host: 'localhost:80',
    remoteAddress: '127.0.0.1',
  })
})
