import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { trackingApi } from '@thela/contract/analytics/tracking'
import { builtInSettings } from '@thela/contract/core/platform'
import { menuPath } from '@thela/contract/values/slug'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { saveSettings } from '../../features/core/settings/save-settings.ts'
import { MENUS_PER_MINUTE, VISITS_TO_ONE_VENDOR_PER_MINUTE } from '../limits.ts'

/** So few that a test can use them up. */
const FACTOR = 0.01
const METRICS_TOKEN = 'sixteen-letters-or-more'
const settings = { rateLimitFactor: FACTOR, trustProxy: 'loopback', metricsToken: METRICS_TOKEN }
const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A055F) Chrome/126.0.0.0 Mobile Safari/537.36'

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
/** Asks the same twice: as a phone does, which a fast path answers, and in a form that is left to the router. */
type Both = (address: string, headers?: OutgoingHttpHeaders) => Promise<{ fast: Answer; routed: Answer }>
type Ways = {
  both: Both
  /** As it stands in /metrics. */
  route: string
  most: number
  platform: TestApp['platform']
  admin: { id: string }
}

async function listen() {
  const server = await createTestApp({
    ...settings,
    adsense: { client: 'ca-pub-1234567890123456', slot: '1' },
  })
  const vendor = await server.signedInVendor()
  const { id } = await server.signedInAdmin()
  return { ...server, vendor, admin: { id }, origin: await server.app.listen({ port: 0, host: '127.0.0.1' }) }
}
type Listening = Awaited<ReturnType<typeof listen>>

type Sent = { path?: string; method?: string; headers: OutgoingHttpHeaders; body?: string }

async function send(url: string, { path = new URL(url).pathname, body, ...rest }: Sent): Promise<Answer> {
  const asked = request(url, { path, ...rest, agent: false }).end(body)
  const [answer] = await once(asked, 'response')
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts).toString('latin1') }
}

/** The router alone reads a request that names the whole address, as proxies send it. */
function menuWays({ origin, vendor, platform, admin }: Listening): Ways {
  const url = origin + encodeURI(menuPath(vendor))
  const both: Both = async (address, more = {}) => {
    const headers = { 'x-forwarded-for': address, 'accept-encoding': 'br', ...more }
    return { fast: await send(url, { headers }), routed: await send(url, { path: url, headers }) }
  }
  return {
    both,
    route: 'method="GET",route="/:slug/:vendorId"',
    most: MENUS_PER_MINUTE * FACTOR,
    platform,
    admin,
  }
}

/** The router alone reads a body in chunks. */
function visitWays({ origin, vendor, platform, admin }: Listening): Ways {
  const { method, path } = trackingApi.viewMenu
  const visit = (headers: OutgoingHttpHeaders) => {
    const body = JSON.stringify({ eventId: randomUUID(), vendorId: vendor.id, businessSlug: 'stall' })
    const length = headers['transfer-encoding'] ? {} : { 'content-length': body.length }
    return send(origin + path, { method, body, headers: { ...headers, ...length } })
  }
  const both: Both = async (address, more = {}) => {
    const headers = {
      'x-forwarded-for': address,
      'user-agent': PHONE,
      'content-type': 'application/json',
      ...more,
    }
    return { fast: await visit(headers), routed: await visit({ ...headers, 'transfer-encoding': 'chunked' }) }
  }
  return {
    both,
    route: `method="${method}",route="${path}"`,
    most: VISITS_TO_ONE_VENDOR_PER_MINUTE * FACTOR,
    platform,
    admin,
  }
}

const listening = { menus: await listen(), visits: await listen() }
const ways = { menus: menuWays(listening.menus), visits: visitWays(listening.visits) }
const kinds = ['menus', 'visits'] as const

/** The id of a request, and the second of the answer. */
const withoutOwn = ({ 'x-request-id': _id, date: _date, ...headers }: IncomingHttpHeaders) => headers
const isRouted = ({ headers }: Answer) => headers['x-request-id'] !== undefined

function expectSame({ fast, routed }: { fast: Answer; routed: Answer }, status: number) {
  expect([fast.status, routed.status]).toEqual([status, status])
  expect(fast.body).toBe(routed.body)
  expect(withoutOwn(fast.headers)).toEqual(withoutOwn(routed.headers))
}

let visitors = 0
const newAddress = () => `198.51.100.${visitors++ % 250}`

/** Menus are sent before the router once they are in the cache and fresh. */
const warmUp = (kind: (typeof kinds)[number]) =>
  vi.waitFor(async () => {
    const { fast, routed } = await ways[kind].both(newAddress())
    expect([isRouted(fast), isRouted(routed)]).toEqual([false, true])
  }, 10_000)

/** Limits are counted by the minute of the clock, which must not end in between. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'] })
afterEach(() => vi.useRealTimers())

test.each(kinds)('the fast path of %s answers as the router does', async (kind) => {
  // Between two answers a menu may be replaced by one that is compressed further.
  const { fast } = await vi.waitFor(async () => {
    const answers = await ways[kind].both(newAddress())
    expect([isRouted(answers.fast), isRouted(answers.routed)]).toEqual([false, true])
    expectSame(answers, kind === 'menus' ? 200 : 202)
    return answers
  }, 10_000)
  expect(fast.headers['content-security-policy']).toBeDefined()
})

test.each<OutgoingHttpHeaders>([{ 'accept-encoding': 'gzip' }, { 'accept-encoding': 'identity' }])(
  'a browser that asks for %o gets the same menu on both ways',
  async (headers) => {
    await warmUp('menus')
    stopClock()
    const { fast, routed } = await ways.menus.both('203.0.113.2', headers)

    expect([isRouted(fast), isRouted(routed)]).toEqual([false, true])
    expectSame({ fast, routed }, 200)
  },
)

test('a browser that has the menu already hears so on both ways', async () => {
  await warmUp('menus')
  stopClock()
  const { etag } = (await ways.menus.both('203.0.113.3')).fast.headers
  const { fast, routed } = await ways.menus.both('203.0.113.3', { 'if-none-match': etag })

  expect([isRouted(fast), isRouted(routed)]).toEqual([false, true])
  expectSame({ fast, routed }, 304)
})

test.each(kinds)(
  'an IPv6 line has one count of %s for both ways and hears the same after it',
  async (kind) => {
    const { both, most } = ways[kind]
    await warmUp(kind)
    stopClock()
    // In the minute before: a page that was checked in the future would be believed until that time has come.
    vi.setSystemTime((Math.floor(Date.now() / 60_000) - 1) * 60_000 + 12_300)
    for (let n = 0; n < most / 2; n++) {
      const { fast, routed } = await both(`2001:db8:1:2::${n}`)
      expect([fast.status, routed.status]).toEqual(kind === 'menus' ? [200, 200] : [202, 202])
    }

    const { fast, routed } = await both('2001:db8:1:2:aaaa:bbbb:cccc:dddd')
    expectSame({ fast, routed }, 429)
    expect([isRouted(fast), isRouted(routed)]).toEqual([false, true])
    expect(fast.headers['retry-after']).toBe('48')
    expect((await both('2001:db8:1:3::1')).fast.status).toBe(kind === 'menus' ? 200 : 202)
  },
)

async function readCounts({ app }: Listening, route: string) {
  const { body } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  const lines = body.split('\n').filter((line) => line.includes(route))
  const count = (name: string, label = '') =>
    lines.flatMap((line) =>
      line.startsWith(name) && line.includes(label) ? [Number(line.split(' ').at(-1))] : [],
    )
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
  return {
    all: sum(count('http_request_seconds_count')),
    refused: sum(count('http_request_seconds_count', 'status="429"')),
    inBuckets: sum(count('http_request_seconds_bucket', 'le="+Inf"')),
  }
}

test.each(kinds)('the monitor sees %s of both ways in the same counters', async (kind) => {
  const { both, route, most } = ways[kind]
  await warmUp(kind)
  stopClock()
  const before = await readCounts(listening[kind], route)
  const answers: Answer[] = []
  for (let n = 0; n <= most / 2; n++) answers.push(...Object.values(await both('203.0.113.4')))
  vi.useRealTimers()

  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(2)
  expect(answers.filter(isRouted)).toHaveLength(answers.length / 2)
  // The router counts an answer after it has left.
  await expect
    .poll(() => readCounts(listening[kind], route))
    .toEqual({
      all: before.all + answers.length,
      refused: before.refused + 2,
      inBuckets: before.inBuckets + answers.length,
    })
})

test.each(kinds)('under maintenance the two ways of %s say the same', async (kind) => {
  const { both, platform, admin } = ways[kind]
  await warmUp(kind)
  const caller = { role: 'SUPER_ADMIN', id: admin.id, ip: '127.0.0.1', tokenHash: '' } as never
  await saveSettings(platform, caller, { ...builtInSettings, maintenanceMode: true })
  await vi.waitFor(async () => expect((await both('203.0.113.5')).fast.status).toBe(503), 10_000)

  const { fast, routed } = await both('203.0.113.6')
  expectSame({ fast, routed }, 503)
})
