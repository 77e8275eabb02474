import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { trackingApi } from '@thela/contract/analytics/tracking'
import { menuPath } from '@thela/contract/values/slug'
import { vendorsApi } from '@thela/contract/vendors/profile'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { appProcesses } from '../../../test/app-process.ts'
import { openFastPath } from './fast-path.ts'
import { makePipeline } from './pipeline.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

const { app, platform, connection, signedInVendor } = await createTestApp({ trustProxy: '127.0.0.1' })
const vendor = await signedInVendor()
const observer = new pg.Client(connection)
await observer.connect()
afterAll(() => observer.end())
const startNode = appProcesses(connection, { LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' })

/** The newest statements of each connection that name this id. */
async function statementsOf(id: string) {
  const { rows } = await observer.query<{ query: string }>(
    `select query from pg_stat_activity where datname = current_database() and query like $1`,
    [`/* %${id}% */ %`],
  )
  return rows.map(({ query }) => query)
}

const readProfile = (headers: Record<string, string>, remoteAddress?: string) =>
  app.inject({
    method: 'GET',
    url: vendorsApi.readProfile.path,
    headers: { ...vendor.headers, ...headers },
    remoteAddress,
  })

test('the trace id of a traceparent is the id of the request, in its answer and in SQL [NODE-10]', async () => {
  const answer = await readProfile({ traceparent, 'x-request-id': 'from-the-proxy' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-request-id']).toBe(TRACE)
  expect(await statementsOf(TRACE)).not.toEqual([])
})

test('without one, the id that a trusted proxy gave goes from the answer to SQL, also past a body [NODE-10]', async () => {
  const id = 'd41d8cd98f00b204e9800998ecf8427e'
  const answer = await app.inject({
    method: 'PUT',
    url: vendorsApi.updateProfile.path,
    headers: { ...vendor.headers, 'x-request-id': id },
    payload: { tagline: 'Since 1987' },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-request-id']).toBe(id)
  expect(await statementsOf(id)).toContain(`/* ${id} */ commit`)
})

test('an id from anyone else is not taken over [NODE-10]', async () => {
  const answer = await readProfile({ 'x-request-id': 'from-a-stranger' }, '203.0.113.9')
  expect(answer.headers['x-request-id']).toMatch(UUID)
})

test.each<Record<string, string>>([
  { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` },
  { traceparent: `00-${TRACE}-${'0'.repeat(16)}-01` },
  { traceparent: `ff-${TRACE}-00f067aa0ba902b7-01` },
  { traceparent: `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01` },
  { traceparent: `${traceparent}x` },
  { 'x-request-id': '*/ drop table vendors; /*' },
  { 'x-request-id': 'a'.repeat(65) },
  { 'x-request-id': '' },
])('%o is not an id, and the request gets a new one [NODE-10]', async (headers) => {
  const answer = await readProfile(headers)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-request-id']).toMatch(UUID)
})

test('a fresh menu and a visit with a traceparent are answered with its id, and the visit is stored under it [NODE-10]', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const menu = (headers: Record<string, string> = {}) =>
    fetch(origin + encodeURI(menuPath(vendor.user)), { headers })
  // Until the fast path answers, which names no id.
  await vi.waitFor(async () => expect((await menu()).headers.get('x-request-id')).toBeNull(), 10_000)
  expect((await menu({ traceparent })).headers.get('x-request-id')).toBe(TRACE)

  const trace = 'a'.repeat(32)
  const { method, path } = trackingApi.viewMenu
  const visit = await fetch(origin + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Linux; Android 14; SM-A055F) Chrome/126.0.0.0 Mobile Safari/537.36',
      traceparent: traceparent.replace(TRACE, trace),
    },
    body: JSON.stringify({ vendorId: vendor.id, businessSlug: 'stall' }),
  })
  expect(visit.headers.get('x-request-id')).toBe(trace)
  expect(await visit.json()).toEqual({ success: true, recorded: true })
  expect((await statementsOf(trace)).join()).toContain('events')
})

test('every line of the log about a request has its id [NODE-10]', async () => {
  const { origin, app: node } = await startNode()
  let log = ''
  node.stdout?.on('data', (text) => {
    log += text
  })
  const answer = await fetch(`${origin}/api/vendors/profile`, { headers: { traceparent } })
  expect(answer.headers.get('x-request-id')).toBe(TRACE)

  await expect.poll(() => log).toContain('request completed')
  const lines = log
    .split('\n')
    .filter((line) => line.includes('incoming request') || line.includes('request completed'))
  expect(lines.map((line) => JSON.parse(line).reqId)).toEqual([TRACE, TRACE])
})

test('no trace is recorded unless whoever runs a node brings OpenTelemetry along [NODE-10]', () => {
  const lock = readFileSync(new URL('../../../../package-lock.json', import.meta.url), 'utf8')
  const installed = Object.keys(JSON.parse(lock).packages)
  expect(installed).toContain('node_modules/fastify')
  // The API alone does nothing.
  expect(installed.filter((path) => path.includes('/@opentelemetry/'))).toEqual([
    'node_modules/@opentelemetry/api',
  ])
})

test('an error before the router is logged with the id of its answer [NODE-10]', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const pipeline = makePipeline(platform.config, async () => ({ maintenanceMode: false }) as never)
  const { refuse, answersOf } = openFastPath(pipeline, pino(stream))
  const server = createServer((request, response) =>
    refuse({ request, response, countAnswer: answersOf('POST', '/'), startedAt: 0 }, new Error('no broom')),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')

  const { port } = server.address() as AddressInfo
  const id = 'given-by-nginx'
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-request-id': id } })
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([500, id])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ reqId: id, msg: 'no broom' }])
})
