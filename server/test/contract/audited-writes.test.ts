import { everyEndpoint } from '@thela/contract/every-endpoint'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { isLong } from '../../../scripts/long.ts'
import { whileLogIsBroken } from '../writes.ts'
import { validRequests } from './valid/every-request.ts'
import { createFixtures, type Rest } from './valid/fixtures.ts'

const world = await createFixtures()
const { app, db } = world
const requests = validRequests(world)

/** Endpoints that write no log entry, with the reason. */
const unlogged: Record<string, string> = {
  'POST /api/contact': 'the stored message is the record itself',
  'POST /api/auth/resend-verification': 'sends an email and changes nothing',
  'POST /api/dish-library/recognise': 'reads the library and changes nothing',
  'POST /api/menu-photos': 'reads a photo and keeps nothing of it',
  'POST /api/auth/first-admin': 'has its own test: it works only once, before there is an administrator',
}
const counted = /^POST \/api\/public\//
/** These endpoints also work outside the database and have their own tests for each step. */
const isOutside = (name: string) => /backup|pgadmin/.test(name)

const writes = everyEndpoint
  .filter(({ method }) => method !== 'GET')
  .map((endpoint) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` }))
  .filter(({ name }) => !counted.test(name) && !(name in unlogged))

const NEVER = Number.POSITIVE_INFINITY
const fault = setUpFaultInjection()
await createTableReader()

test('every endpoint that changes something has a valid request for these tests', () => {
  expect(writes.map(({ name }) => name).filter((name) => !(name in requests))).toEqual([])
  expect(Object.keys(requests).filter((name) => !writes.some((write) => write.name === name))).toEqual([])
})

test.each(
  writes.filter(({ name }) => name in requests).map(({ name, endpoint }) => [name, endpoint] as const),
)(
  '%s writes exactly one log entry with its change, and is rolled back when a statement fails',
  async (name, endpoint) => {
    const rest = (await requests[name]?.()) ?? {}
    const send = () => app.inject({ ...rest, ...addressOf(endpoint, rest) })
    const before = await readAllTables()

    const { refused, untilLog } = await whileLogIsBroken(db, async () => {
      fault.failAt(NEVER)
      return { refused: await send(), untilLog: fault.sent() }
    })
    expect([refused.statusCode, await readAllTables()]).toEqual([500, before])

    const statements = isOutside(name) ? [NEVER] : statementsToFail(untilLog)
    const answer = await sendUntilDone(send, { before, statements })
    expect([answer.isDone, answer.body]).toEqual([true, answer.body])
    expect(await countLogEntries()).toBe(before.logEntries + 1)
  },
  60_000,
)

type Send = () => Promise<{ statusCode: number; body: string }>
type State = Awaited<ReturnType<typeof readAllTables>>

/** Every statement in `npm run test:long`, else the first, one between, and all after the log entry. */
function* statementsToFail(untilLog: number) {
  if (!isLong) yield* [1, Math.ceil(untilLog / 2)]
  for (let n = isLong ? 1 : untilLog; ; n++) yield n
}

/** Fails one statement after another until the change is done, and checks that a failed change leaves nothing. */
async function sendUntilDone(
  send: Send,
  { before, statements }: { before: State; statements: Iterable<number> },
) {
  let [isDone, body] = [false, '']
  for (const n of statements) {
    fault.failAt(n)
    const answer = await send()
    const hasFailed = fault.reset()
    ;[isDone, body] = [answer.statusCode < 400, answer.body]
    if (isDone || !hasFailed) break

    // A statement after the commit can fail although the change is complete.
    const after = await readAllTables()
    isDone = after.logEntries > before.logEntries
    if (isDone) break
    expect([`statement ${n}`, after]).toEqual([`statement ${n}`, before])
  }
  return { isDone, body }
}

/** Makes the driver reject the n-th statement from now, once. */
function setUpFaultInjection() {
  const { query } = pg.Client.prototype
  let [sent, failing] = [0, NEVER]
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    sent++
    if (sent !== failing) return Reflect.apply(query, this, args)
    return Promise.reject(Object.assign(new Error('planted'), { code: 'XX000' }))
  } as typeof query

  return {
    failAt(n: number) {
      sent = 0
      failing = n
    },
    sent: () => sent,
    /** Stops the failures and returns whether one happened. */
    reset() {
      const hasFailed = sent >= failing
      failing = NEVER
      return hasFailed
    },
  }
}

function addressOf({ method, path }: (typeof everyEndpoint)[number], { params = {} }: Rest) {
  return { method, url: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) }
}

/**
 * The rows of every table and the newest transaction that wrote one: a new or changed row has a newer one, and where one
 * is deleted there are fewer. Failed sign-ins are left out: an attempt is counted before the password is checked and
 * stays counted when something fails in between.
 */
async function readAllTables() {
  const { rows } = await sql<{ state: string }>`select state from read_every_table() state`.execute(db)
  return { logEntries: await countLogEntries(), tables: rows.map(({ state }) => state) }
}

/** A function keeps its plan: planning a statement on all tables takes longer than running it. */
async function createTableReader() {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
    and relkind in ('r', 'p') and not relispartition and relname <> 'login_failures' order by 1`.execute(db)
  const reads = rows.map(
    ({ name }) =>
      `select concat_ws(' ', '${name}', count(*), coalesce(max(xmin::text::bigint), 0)) from "${name}"`,
  )
  await sql`
    create function read_every_table() returns setof text language plpgsql as
    ${sql.lit(`begin return query ${reads.join(' union all ')}; end`)}`.execute(db)
}

async function countLogEntries() {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_logs`.execute(db)
  return rows[0]?.count ?? 0
}
