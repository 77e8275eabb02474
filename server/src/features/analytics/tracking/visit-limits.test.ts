import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { trackingApi } from '@thela/contract/analytics/tracking'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { insertVendor } from '../../../../test/vendors.ts'
import { VISITS_PER_MINUTE, VISITS_TO_ONE_VENDOR_PER_MINUTE } from '../../../http/limits.ts'

/** Makes the limits so low that a test can reach them. */
const FACTOR = 0.02
const [PER_VENDOR, PER_ADDRESS] = [VISITS_TO_ONE_VENDOR_PER_MINUTE * FACTOR, VISITS_PER_MINUTE * FACTOR]
const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A055F) Chrome/126.0.0.0 Mobile Safari/537.36'
const TOO_MANY = { message: 'Too many requests. Please try again later.' }

const { app, db } = await createTestApp({ rateLimitFactor: FACTOR, trustProxy: 'loopback' })
const origin = await app.listen({ port: 0, host: '127.0.0.1' })

// Visits are limited per minute, so the clock is stopped.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Visit = { path: string; body: object; address: string; userAgent?: string }
type Answer = { status: number; body: unknown; headers: IncomingHttpHeaders }
type Send = (visit: Visit) => Promise<Answer>

/** The fast path takes a body of known length, the router a chunked one. */
const viaFastPath: Send = (visit) => post(visit, (text) => ({ 'content-length': Buffer.byteLength(text) }))
const viaRouter: Send = (visit) => post(visit, () => ({ 'transfer-encoding': 'chunked' }))
const senders = [viaFastPath, viaRouter]

async function post(
  { path, body, address, userAgent = PHONE }: Visit,
  lengthOf: (text: string) => OutgoingHttpHeaders,
): Promise<Answer> {
  const text = JSON.stringify({ eventId: randomUUID(), ...body })
  const headers = {
    'content-type': 'application/json',
    'user-agent': userAgent,
    'x-forwarded-for': address,
    ...lengthOf(text),
  }
  const sent = request(origin + path, { method: 'POST', headers, agent: false }).end(text)
  const [answer] = await once(sent, 'response')
  let received = ''
  for await (const part of answer) received += part
  return { status: answer.statusCode, body: JSON.parse(received), headers: answer.headers }
}

async function createVendor() {
  const vendorId = await insertVendor(db)
  await db.insertInto('categories').values({ vendorId, id: 'c', name: 'Chaat', position: 1 }).execute()
  await db
    .insertInto('menuItems')
    .values({ vendorId, id: 'i', categoryId: 'c', name: 'Pani Puri', price: 40, position: 1 })
    .execute()
  return { vendorId, vendorName: `asha-${vendorId}` }
}

/** Every tracking call, and every way to identify the vendor. */
const callsOf = ({ vendorId, vendorName }: { vendorId: string; vendorName: string }): [string, object][] => [
  [trackingApi.scanQrCode.path, { vendorName }],
  [trackingApi.scanQrCode.path, { vendorId }],
  [trackingApi.scanQrCode.path, { vendorId, vendorName: 'somebody else' }],
  [trackingApi.viewMenu.path, { vendorId, businessSlug: 'stall' }],
  [trackingApi.viewCategory.path, { vendorId, categoryId: 'c' }],
  [trackingApi.clickItem.path, { vendorId, itemId: 'i' }],
  [trackingApi.search.path, { vendorId, query: 'puri' }],
  [trackingApi.favorite.path, { vendorId, itemId: 'i', favorite: true }],
  [trackingApi.share.path, { vendorId, method: 'copy' }],
  [trackingApi.showSlip.path, { vendorId }],
  [trackingApi.sendSlip.path, { vendorId }],
  [trackingApi.openPayment.path, { vendorId }],
]

const viewOf = (vendorId: string, address: string): Visit => ({
  path: trackingApi.viewMenu.path,
  body: { vendorId, businessSlug: 'stall' },
  address,
})

const countStored = async (vendorId: string) =>
  (await db.selectFrom('events').select('id').where('vendorId', '=', vendorId).execute()).length

test('all tracking calls of one address for one vendor share a limit, on the fast path and through the router', async () => {
  const vendor = await createVendor()
  const answers: Answer[] = []
  for (const [path, body] of callsOf(vendor))
    for (const send of senders) answers.push(await send({ path, body, address: '203.0.113.7' }))

  expect(answers.map(({ status }) => status)).toEqual([
    ...Array(PER_VENDOR).fill(202),
    ...Array(answers.length - PER_VENDOR).fill(429),
  ])
  expect(await countStored(vendor.vendorId)).toBe(PER_VENDOR)
  expect((await viaFastPath(viewOf((await createVendor()).vendorId, '203.0.113.7'))).status).toBe(202)
  expect((await viaFastPath(viewOf(vendor.vendorId, '203.0.113.8'))).status).toBe(202)
})

test('the addresses of one IPv6 /64 share a limit, on the fast path and through the router', async () => {
  const { vendorId } = await createVendor()
  const statuses: number[] = []
  for (let n = 0; n < PER_VENDOR; n++)
    for (const send of senders) statuses.push((await send(viewOf(vendorId, `2001:db8:1:2::${n}`))).status)

  expect(statuses.filter((status) => status === 202)).toHaveLength(PER_VENDOR)
  expect(await countStored(vendorId)).toBe(PER_VENDOR)
  expect((await viaFastPath(viewOf(vendorId, '2001:db8:1:3::1'))).status).toBe(202)
})

test('simultaneous visits share the limit too', async () => {
  const { vendorId } = await createVendor()
  const visits = Array.from({ length: 2 * PER_VENDOR }, (_, n) => viewOf(vendorId, `2001:db8:1:4::${n}`))
  const answers = await Promise.all(visits.flatMap((visit) => senders.map((send) => send(visit))))

  expect(answers.filter(({ status }) => status === 202)).toHaveLength(PER_VENDOR)
  expect(await countStored(vendorId)).toBe(PER_VENDOR)
})

test('visits to unknown vendors, from robots and with invalid bodies count against the limit of an address', async () => {
  const address = '203.0.113.20'
  const nobody = (n: number) => viewOf(`nobody-${n}`, address)
  const kinds: ((n: number) => Visit)[] = [
    nobody,
    (n) => ({ ...nobody(n), userAgent: 'Googlebot/2.1' }),
    (n) => ({ path: trackingApi.scanQrCode.path, body: { vendorName: `nobody-${n}` }, address }),
    () => ({ ...nobody(0), body: {} }),
  ]
  const statuses: number[] = []
  for (let n = 0; n < PER_ADDRESS; n++) {
    const visit = (kinds[n % kinds.length] as (typeof kinds)[0])(n)
    statuses.push((await (senders[n % senders.length] as Send)(visit)).status)
  }

  expect(statuses).not.toContain(429)
  for (const send of senders) for (const kind of kinds) expect((await send(kind(0))).status).toBe(429)
  expect((await viaFastPath(viewOf('nobody', '203.0.113.21'))).status).toBe(202)
})

test('the limit starts again with the next minute', async () => {
  const { vendorId } = await createVendor()
  const visit = viewOf(vendorId, '203.0.113.30')
  const minute = Math.floor(Date.now() / 60_000) * 60_000
  vi.setSystemTime(minute + 12_300)
  for (let n = 0; n < PER_VENDOR; n++) await viaFastPath(visit)
  const refused = await viaFastPath(visit)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '48'])

  vi.setSystemTime(minute + 60_000)
  expect((await viaFastPath(visit)).status).toBe(202)
})

test('the fast path and the router give the same answer except for the request id', async () => {
  const { vendorId } = await createVendor()
  const exhausted = await createVendor()
  for (let n = 0; n < PER_VENDOR; n++) await viaRouter(viewOf(exhausted.vendorId, '203.0.113.40'))
  for (let n = 0; n < PER_ADDRESS; n++) await viaFastPath(viewOf('nobody', '203.0.113.41'))

  const visits: [Visit, number, unknown][] = [
    [viewOf(vendorId, '203.0.113.40'), 202, { success: true, recorded: true }],
    [
      { ...viewOf(vendorId, '203.0.113.40'), userAgent: 'Googlebot/2.1' },
      202,
      { success: true, recorded: false },
    ],
    [viewOf('nobody', '203.0.113.40'), 202, { success: true, recorded: false }],
    [viewOf(exhausted.vendorId, '203.0.113.40'), 429, TOO_MANY],
    [viewOf(vendorId, '203.0.113.41'), 429, TOO_MANY],
  ]
  for (const [visit, status, body] of visits) {
    const [fast, routed] = (await Promise.all(senders.map((send) => send(visit)))) as [Answer, Answer]

    expect([fast.status, fast.body]).toEqual([status, body])
    expect([routed.status, routed.body]).toEqual([status, body])
    expect(fast.headers['x-request-id']).toBeUndefined()
    expect(routed.headers['x-request-id']).toBeDefined()
    expect(withoutOwn(fast.headers)).toEqual(withoutOwn(routed.headers))
    expect(fast.headers['retry-after'] !== undefined).toBe(status === 429)
  }
})

/** Leaves out the request id and the date, which differ between answers. */
const withoutOwn = ({ 'x-request-id': _id, date: _date, ...headers }: IncomingHttpHeaders) => headers
