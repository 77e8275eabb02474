import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { trackingApi } from '@thela/contract/analytics/tracking'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { insertVendor } from '../../../../test/vendors.ts'
import { VISITS_TO_ONE_VENDOR_PER_MINUTE } from '../../../http/limits.ts'

const { app, db, signedInVendor } = await createTestApp()
const FACTOR = 0.01
const strict = await createTestApp({ rateLimitFactor: FACTOR })
const vendor = await signedInVendor()
const PATH = trackingApi.viewMenu.path
const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A055F) Chrome/126.0.0.0 Mobile Safari/537.36'

const headers = { 'content-type': 'application/json', 'user-agent': PHONE }
const view = (more: object = {}) =>
  JSON.stringify({ eventId: randomUUID(), vendorId: vendor.id, businessSlug: 'stall', ...more })

let origin = ''
beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})

const storedEvents = () =>
  db.selectFrom('events').select(['id', 'type', 'device']).where('visitor', 'is not', null).execute()
/** Only answers of the router have a request id. */
const isRouted = (answer: Response) => answer.headers.has('x-request-id')

test('a valid visit is stored without the router, and its answer has the same headers', async () => {
  const eventId = randomUUID()
  const answer = await fetch(origin + PATH, { method: 'POST', headers, body: view({ eventId }) })
  const routed = await app.inject({ method: 'POST', url: PATH, headers, payload: view() })

  expect(isRouted(answer)).toBe(false)
  expect([answer.status, await answer.json()]).toEqual([202, { success: true, recorded: true }])
  expect([routed.statusCode, routed.json()]).toEqual([202, { success: true, recorded: true }])
  for (const name of ['content-security-policy', 'x-content-type-options', 'content-type', 'referrer-policy'])
    expect(answer.headers.get(name)).toBe(routed.headers[name])
  expect(await storedEvents()).toContainEqual({ id: eventId, type: 'MENU_VIEW', device: 'mobile' })
})

test('a repeated visit counts once, on the fast path and through the router', async () => {
  const body = view()
  const before = (await storedEvents()).length
  for (let n = 0; n < 3; n++) {
    await fetch(origin + PATH, { method: 'POST', headers, body })
    await app.inject({ method: 'POST', url: PATH, headers, payload: body })
  }
  expect(await storedEvents()).toHaveLength(before + 1)
})

const irregular: [string, string, Record<string, string>][] = [
  ['a missing vendor', JSON.stringify({ businessSlug: 'stall' }), {}],
  ['no JSON', '{"vendorId":', {}],
  ['a poisoned name', '{"__proto__":{"a":1},"vendorId":"v","businessSlug":"s"}', {}],
  ['another content type', 'vendorId=1', { 'content-type': 'text/plain' }],
  ['too long a body', view({ businessSlug: 'x'.repeat(5000) }), {}],
  ['nothing', '', {}],
]
test.each(irregular)('%s is left to the router and gets its usual answer', async (_name, body, more) => {
  const answer = await fetch(origin + PATH, { method: 'POST', headers: { ...headers, ...more }, body })
  const routed = await app.inject({
    method: 'POST',
    url: PATH,
    headers: { ...headers, ...more },
    payload: body,
  })

  expect(isRouted(answer)).toBe(true)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect([answer.status, await answer.json()]).toEqual([routed.statusCode, routed.json()])
})

test('each of many simultaneous visits gets its own answer', async () => {
  const send = (body: string) => fetch(origin + PATH, { method: 'POST', headers, body })
  const before = (await storedEvents()).length
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => send(n % 3 === 0 ? '{"vendorId":' : view())),
  )

  for (const [n, answer] of answers.entries()) {
    expect([answer.status, isRouted(answer)]).toEqual(n % 3 === 0 ? [400, true] : [202, false])
  }
  expect(await storedEvents()).toHaveLength(before + 40)
})

test('a robot gets a normal answer and is not counted', async () => {
  const before = (await storedEvents()).length
  const robot = { ...headers, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }
  const answer = await fetch(origin + PATH, { method: 'POST', headers: robot, body: view() })

  expect(await answer.json()).toEqual({ success: true, recorded: false })
  expect(await storedEvents()).toHaveLength(before)
})

async function openSocket() {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8')
  await once(socket, 'connect')
  return socket
}

const headOf = (body: string) =>
  `POST ${PATH} HTTP/1.1\r\nhost: localhost\r\nuser-agent: ${PHONE}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`

test('a visit that arrives in several chunks is counted, and its connection can be reused', async () => {
  const socket = await openSocket()
  for (let n = 0; n < 2; n++) {
    const body = view()
    const head = headOf(body)
    const pieces = [head.slice(0, 20), head.slice(20), body.slice(0, 30), body.slice(30)]
    for (const piece of pieces) {
      socket.write(piece)
      await new Promise((written) => setImmediate(written))
    }
    const [answer] = await once(socket, 'data')
    expect(answer).toMatch(/^HTTP\/1.1 202 [\s\S]*"recorded":true/)
  }
  socket.destroy()
})

test('a visitor who disconnects early is the same visitor as one who stays', async () => {
  const [stays, leaves] = [randomUUID(), randomUUID()]
  const visitorOf = (id: string) =>
    db.selectFrom('events').select('visitor').where('id', '=', id).executeTakeFirst()
  await fetch(origin + PATH, { method: 'POST', headers, body: view({ eventId: stays }) })

  app.server.prependOnceListener('request', ({ socket }) => setImmediate(() => socket.destroy()))
  const socket = await openSocket()
  const body = view({ eventId: leaves })
  socket.write(headOf(body) + body)
  await once(socket, 'close')

  await expect.poll(() => visitorOf(leaves)).toBeDefined()
  expect(await visitorOf(leaves)).toEqual(await visitorOf(stays))
})

afterEach(() => vi.useRealTimers())

test('too many visits from one address to one menu are refused, visits to another menu are not', async () => {
  // Visits are limited per minute, so the clock is stopped.
  vi.useFakeTimers({ toFake: ['Date'] })
  const origin = await strict.app.listen({ port: 0, host: '127.0.0.1' })
  const [one, two] = [await insertVendor(strict.db), await insertVendor(strict.db)]
  const flood = (vendorId: string) =>
    fetch(origin + PATH, { method: 'POST', headers, body: view({ vendorId }) })

  const most = VISITS_TO_ONE_VENDOR_PER_MINUTE * FACTOR
  const statuses = []
  for (let n = 0; n < most; n++) statuses.push((await flood(one)).status)
  const refused = await flood(one)
  expect(statuses).toEqual(Array(most).fill(202))
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { message: 'Too many requests. Please try again later.' },
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await flood(two)).status).toBe(202)
})

test('visits on the fast path are in the request metrics', async () => {
  const { body } = await app.inject('/metrics')
  const [, count] =
    /http_request_seconds_count\{method="POST",route="\/api\/public\/menu-view",status="202"\} (\d+)/.exec(
      body,
    ) ?? []
  expect(Number(count)).toBeGreaterThan(2)
})
