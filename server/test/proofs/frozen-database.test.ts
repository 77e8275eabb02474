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
import { mendDay } from '../../src/features/analytics/rollups/rebuild/queries.ts'
import { appProcesses } from '../app-process.ts'
import { freeze } from '../freeze.ts'
import { openStall, type Stall } from '../stall.ts'

/** What a visit may take. Here it has twice as long, because the machine is busy; without a limit it takes far longer. */
const VISIT_LIMIT_MS = 3000
/** What any call may take: `handlerTimeout` in app.ts, and some time for a busy machine. */
const CALL_LIMIT_MS = 9000 + 4000
const SETTINGS_TRUSTED_FOR_MS = 1000
const PHONES = 10

const folder = mkdtempSync(join(tmpdir(), 'thela-frozen-'))
const database = await startEmbeddedPostgres(folder)
const start = appProcesses(database.connection, { DEADLINE_FACTOR: '1' })
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('while the database hangs visits are sent away soon and every other call in time; sent again, each counts once', async () => {
  const { origin, app } = await start()
  const stall = await openStall(origin)
  const earlier = makeVisits(stall)
  await keepBusy(origin, stall, earlier)
  const visits = [...makeVisits(stall), ...makeVisits(stall)]
  const thaw = freeze(database.pid as number)
  onTestFinished(thaw)

  const first = visits.slice(0, PHONES).map((visit) => send(origin, visit))
  await sleep(500)
  const others = otherCalls(stall).map(([path, init]) => answerTo(origin + path, init))
  const later = visits.slice(PHONES).map((visit) => send(origin, visit))
  const sentAway = await before(sleep(2 * VISIT_LIMIT_MS), [...first, ...later])
  const refused = await before(sleep(CALL_LIMIT_MS - 2 * VISIT_LIMIT_MS), others)
  thaw()

  console.log(`slowest: a visit ${slowest(sentAway)} ms, another call ${slowest(refused)} ms`)
  for (const { status, retryAfter, isShaped } of sentAway)
    expect({ status, retryAfter, isShaped }).toEqual({ status: 503, retryAfter: '5', isShaped: true })
  for (const { url, status, isShaped } of refused)
    expect({ url, status, isShaped }).toEqual({ url, status: 503, isShaped: true })

  // As phones do: again and again, each visit under the id it had.
  for (const visit of visits)
    await expect.poll(async () => (await send(origin, visit)).status, { timeout: 60_000 }).toBe(202)
  expect(app.exitCode).toBeNull()
  await expectEachOnce([...earlier, ...visits])
}, 180_000)

/** As on a busy evening: connections are open, the settings are known, and old enough to be asked for again. */
async function keepBusy(origin: string, stall: Stall, visits: Visit[]) {
  const calls = Array.from({ length: 5 }, () => otherCalls(stall)).flat()
  await Promise.all(calls.map(([path, init]) => answerTo(origin + path, init)))
  for (const visit of visits) expect((await send(origin, visit)).status).toBe(202)
  await sleep(SETTINGS_TRUSTED_FOR_MS)
}

type Visit = { eventId: string; vendorId: string; businessSlug: string; isChunked: boolean }

/** Half of them go to the router. */
const makeVisits = ({ id }: Stall): Visit[] =>
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

const otherCalls = ({ headers }: Stall): [string, RequestInit][] => [
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
    isShaped: answer.status < 400 || ErrorBody.safeParse(body).success,
    ms: Math.round(performance.now() - started),
  }
}

type Answer = Awaited<ReturnType<typeof answerTo>>

/** What was answered until then: all of it, or the test fails. */
async function before(end: Promise<unknown>, answers: Promise<Answer>[]) {
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
  const mended = []
  for (const { day } of counted) mended.push(...(await mendDay(db, day, 'Asia/Kolkata')))
  await close()

  expect(stored.sort()).toEqual(visits.map(({ eventId }) => eventId).sort())
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(visits.length)
  expect(mended).toEqual([])
}

const readVisits = async (db: Db) =>
  (await db.selectFrom('events').select('id').where('type', '=', 'MENU_VIEW').execute()).map(({ id }) => id)
