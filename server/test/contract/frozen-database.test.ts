import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { trackingApi } from '@thela/contract/analytics/tracking'
import { platformApi } from '@thela/contract/core/platform'
import { ErrorBody } from '@thela/contract/error-body'
import { categoriesApi } from '@thela/contract/menus/categories'
import { vendorSearchApi } from '@thela/contract/site/vendor-search'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { connect, type Db } from '../../src/db/connect.ts'
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres.ts'
import { repairDay } from '../../src/features/analytics/rollups/rebuild/queries.ts'
import { appProcesses } from '../app-process.ts'
import { freeze } from '../freeze.ts'
import { registerVendorClient, type VendorClient } from '../vendor-client.ts'

/** The time limit of a visit; the test allows twice as much, because the machine may be busy. */
const VISIT_LIMIT_MS = 3000
/** The time limit of any request: `handlerTimeout` in app.ts, with some extra time for a busy machine. */
const CALL_LIMIT_MS = 9000 + 4000
const SETTINGS_CACHED_FOR_MS = 1000
const PHONES = 10

const folder = mkdtempSync(join(tmpdir(), 'thela-frozen-'))
const database = await startEmbeddedPostgres(folder)
const start = appProcesses(database.connection, { DEADLINE_FACTOR: '1' })
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('while the database hangs, visits and all other requests get 503 in time, and visits sent again count once', async () => {
  const { origin, app } = await start()
  const stall = await registerVendorClient(origin)
  const earlier = makeVisits(stall)
  await warmUp(origin, stall, earlier)
  const visits = [...makeVisits(stall), ...makeVisits(stall)]
  const resume = freeze(database.pid as number)
  onTestFinished(resume)

  const first = visits.slice(0, PHONES).map((visit) => send(origin, visit))
  await sleep(500)
  const others = otherCalls(stall).map(([path, init]) => answerTo(origin + path, init))
  const later = visits.slice(PHONES).map((visit) => send(origin, visit))
  const refusedVisits = await answersBefore(sleep(2 * VISIT_LIMIT_MS), [...first, ...later])
  const refused = await answersBefore(sleep(CALL_LIMIT_MS - 2 * VISIT_LIMIT_MS), others)
  resume()

  console.log(`slowest: a visit ${slowest(refusedVisits)} ms, another call ${slowest(refused)} ms`)
  for (const { status, retryAfter, isWellFormed } of refusedVisits)
    expect({ status, retryAfter, isWellFormed }).toEqual({ status: 503, retryAfter: '5', isWellFormed: true })
  for (const { url, status, isWellFormed } of refused)
    expect({ url, status, isWellFormed }).toEqual({ url, status: 503, isWellFormed: true })

  // Phones send each visit again with the same id until it is accepted.
  for (const visit of visits)
    await expect.poll(async () => (await send(origin, visit)).status, { timeout: 60_000 }).toBe(202)
  expect(app.exitCode).toBeNull()
  await expectEachOnce([...earlier, ...visits])
}, 180_000)

/** Opens connections and caches the settings, then waits until the settings must be read again. */
async function warmUp(origin: string, stall: VendorClient, visits: Visit[]) {
  const calls = Array.from({ length: 5 }, () => otherCalls(stall)).flat()
  await Promise.all(calls.map(([path, init]) => answerTo(origin + path, init)))
  for (const visit of visits) expect((await send(origin, visit)).status).toBe(202)
  await sleep(SETTINGS_CACHED_FOR_MS)
}

type Visit = { eventId: string; vendorId: string; businessSlug: string; isChunked: boolean }

/** Half of the visits are chunked, so that the router handles them. */
const makeVisits = ({ id }: VendorClient): Visit[] =>
  Array.from({ length: PHONES }, (_, n) => ({
    eventId: randomUUID(),
    vendorId: id,
    businessSlug: 'stall',
    isChunked: n % 2 === 1,
  }))

function send(origin: string, { isChunked, ...visit }: Visit) {
  const text = JSON.stringify(visit)
  return answerTo(origin + trackingApi.viewMenu.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' },
    body: isChunked ? new Blob([text]).stream() : text,
    ...(isChunked ? { duplex: 'half' } : {}),
  } as RequestInit)
}

const otherCalls = ({ headers }: VendorClient): [string, RequestInit][] => [
  ['/readyz', {}],
  [platformApi.readHealth.path, {}],
  [vendorSearchApi.searchVendors.path, {}],
  [categoriesApi.list.path, { headers }],
  [
    categoriesApi.create.path,
    {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"name":"Drinks"}',
    },
  ],
]

async function answerTo(url: string, init: RequestInit) {
  const started = performance.now()
  const answer = await fetch(url, init)
  const body = await answer.json()
  return {
    url,
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    isWellFormed: answer.status < 400 || ErrorBody.safeParse(body).success,
    ms: Math.round(performance.now() - started),
  }
}

type Answer = Awaited<ReturnType<typeof answerTo>>

/** The responses before the time is over; the test fails if one is missing. */
async function answersBefore(end: Promise<unknown>, answers: Promise<Answer>[]) {
  const answered: Answer[] = []
  const all = Promise.all(answers.map(async (answer) => answered.push(await answer)))
  await Promise.race([all, end])
  expect(answered).toHaveLength(answers.length)
  return answered
}

const slowest = (answers: Answer[]) => Math.max(...answers.map(({ ms }) => ms))

async function expectEachOnce(visits: Visit[]) {
  const { db, close } = connect(database.connection)
  const stored = await readVisits(db)
  const counted = await db
    .selectFrom('vendorDays')
    .select(['day', 'count'])
    .where('type', '=', 'MENU_VIEW')
    .execute()
  const repaired = []
  for (const { day } of counted) repaired.push(...(await repairDay(db, day, 'Asia/Kolkata')))
  await close()

  expect(stored.sort()).toEqual(visits.map(({ eventId }) => eventId).sort())
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(visits.length)
  expect(repaired).toEqual([])
}

const readVisits = async (db: Db) =>
  (await db.selectFrom('events').select('id').where('type', '=', 'MENU_VIEW').execute()).map(({ id }) => id)
