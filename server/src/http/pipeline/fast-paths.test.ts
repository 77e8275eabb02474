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

/** Makes the limits low enough for a test to reach them. */
const FACTOR = 0.01
const METRICS_TOKEN = 'sixteen-letters-or-more'
const settings = { rateLimitFactor: FACTOR, trustProxy: 'loopback', metricsToken: METRICS_TOKEN }
const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A055F) Chrome/126.0.0.0 Mobile Safari/537.36'

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
/** Sends the same request twice: once so that the fast path answers it, and once so that only the router can. */
type Both = (address: string, headers?: OutgoingHttpHeaders) => Promise<{ fast: Answer; routed: Answer }>
type Paths = {
  both: Both
  /** The labels of the route in /metrics. */
  route: string
  limit: number
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
  const sent = request(url, { path, ...rest, agent: false }).end(body)
  const [answer] = await once(sent, 'response')
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts).toString('latin1') }
}

/** Only the router answers a request with an absolute URL, as proxies send it. */
function menuPaths({ origin, vendor, platform, admin }: Listening): Paths {
  const url = origin + encodeURI(menuPath(vendor))
  const both: Both = async (address, more = {}) => {
    const headers = { 'x-forwarded-for': address, 'accept-encoding': 'br', ...more }
    return { fast: await send(url, { headers }), routed: await send(url, { path: url, headers }) }
  }
  return {
    both,
    route: 'method="GET",route="/:slug/:vendorId"',
    limit: MENUS_PER_MINUTE * FACTOR,
    platform,
    admin,
  }
}

/** Only the router reads a chunked body. */
function visitPaths({ origin, vendor, platform, admin }: Listening): Paths {
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
    limit: VISITS_TO_ONE_VENDOR_PER_MINUTE * FACTOR,
    platform,
    admin,
  }
}

const listening = { menus: await listen(), visits: await listen() }
const paths = { menus: menuPaths(listening.menus), visits: visitPaths(listening.visits) }
const kinds = ['menus', 'visits'] as const

/** Removes the headers that differ for every request. */
const withoutRequestHeaders = ({ 'x-request-id': _id, date: _date, ...headers }: IncomingHttpHeaders) =>
  headers
const isRouted = ({ headers }: Answer) => headers['x-request-id'] !== undefined

function expectSame({ fast, routed }: { fast: Answer; routed: Answer }, status: number) {
  expect([fast.status, routed.status]).toEqual([status, status])
  expect(fast.body).toBe(routed.body)
  expect(withoutRequestHeaders(fast.headers)).toEqual(withoutRequestHeaders(routed.headers))
}

let visitors = 0
const newAddress = () => `198.51.100.${visitors++ % 250}`

/** Waits until the menu is cached, because only then the fast path sends it. */
const warmUp = (kind: (typeof kinds)[number]) =>
  vi.waitFor(async () => {
    const { fast, routed } = await paths[kind].both(newAddress())
    expect([isRouted(fast), isRouted(routed)]).toEqual([false, true])
  }, 10_000)

/** Stops the clock, because the counts start again every minute. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'] })
afterEach(() => vi.useRealTimers())

test.each(kinds)('the fast path of %s gives the same response as the router', async (kind) => {
  // Between two responses a better compressed menu may replace the first one.
  const { fast } = await vi.waitFor(async () => {
    const answers = await paths[kind].both(newAddress())
    expect([isRouted(answers.fast), isRouted(answers.routed)]).toEqual([false, true])
    expectSame(answers, kind === 'menus' ? 200 : 202)
    return answers
  }, 10_000)
  expect(fast.headers['content-security-policy']).toBeDefined()
})

test.each<OutgoingHttpHeaders>([{ 'accept-encoding': 'gzip' }, { 'accept-encoding': 'identity' }])(
  'a browser with the headers %o gets the same menu from the fast path and the router',
  async (headers) => {
    await warmUp('menus')
    stopClock()
    const { fast, routed } = await paths.menus.both('203.0.113.2', headers)

    expect([isRouted(fast), isRouted(routed)]).toEqual([false, true])
    expectSame({ fast, routed }, 200)
  },
)

test('a browser with a cached menu gets "not modified" from the fast path and the router', async () => {
  await warmUp('menus')
  stopClock()
  const { etag } = (await paths.menus.both('203.0.113.3')).fast.headers
  const { fast, routed } = await paths.menus.both('203.0.113.3', { 'if-none-match': etag })

  expect([isRouted(fast), isRouted(routed)]).toEqual([false, true])
  expectSame({ fast, routed }, 304)
})

test.each(kinds)(
  'one IPv6 subnet has a shared count of %s for the fast path and the router, and both refuse in the same way',
  async (kind) => {
    const { both, limit } = paths[kind]
    await warmUp(kind)
    stopClock()
    // The time is in the previous minute, because a page checked in the future would count as fresh until then.
    vi.setSystemTime((Math.floor(Date.now() / 60_000) - 1) * 60_000 + 12_300)
    for (let n = 0; n < limit / 2; n++) {
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

test.each(kinds)('the metrics count %s of the fast path and the router together', async (kind) => {
  const { both, route, limit } = paths[kind]
  await warmUp(kind)
  stopClock()
  const before = await readCounts(listening[kind], route)
  const answers: Answer[] = []
  for (let n = 0; n <= limit / 2; n++) answers.push(...Object.values(await both('203.0.113.4')))
  vi.useRealTimers()

  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(2)
  expect(answers.filter(isRouted)).toHaveLength(answers.length / 2)
  // The router counts a response after it is sent.
  await expect
    .poll(() => readCounts(listening[kind], route))
    .toEqual({
      all: before.all + answers.length,
      refused: before.refused + 2,
      inBuckets: before.inBuckets + answers.length,
    })
})

test.each(kinds)(
  'during maintenance the fast path and the router give the same response for %s',
  async (kind) => {
    const { both, platform, admin } = paths[kind]
    await warmUp(kind)
    const caller = { role: 'SUPER_ADMIN', id: admin.id, ip: '127.0.0.1', tokenHash: '' } as never
    await saveSettings(platform, caller, { ...builtInSettings, maintenanceMode: true })
    await vi.waitFor(async () => expect((await both('203.0.113.5')).fast.status).toBe(503), 10_000)

    const { fast, routed } = await both('203.0.113.6')
    expectSame({ fast, routed }, 503)
  },
)
