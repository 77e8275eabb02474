import { everyEndpoint } from '@thela/contract/every-endpoint'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { whileLogIsBroken } from '../writes.ts'
import { validRequests } from './valid/every-request.ts'
import { makeWorld, type Rest } from './valid/world.ts'

const world = await makeWorld()
const { app, db } = world
const requests = validRequests(world)

/** Calls that leave no line in the log, and why. */
const unlogged: Record<string, string> = {
  'POST /api/contact': 'a message is itself what is kept',
  'POST /api/auth/resend-verification': 'sends a letter and changes nothing',
  'POST /api/auth/first-admin': 'has its own proof: it works once, before there is an administrator',
}
const counted = /^POST \/api\/public\//
/** They work outside of the database too and have proofs of their own for every step. */
const isOutside = (name: string) => /backup|pgadmin/.test(name)

const writes = everyEndpoint
  .filter(({ method }) => method !== 'GET')
  .map((endpoint) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` }))
  .filter(({ name }) => !counted.test(name) && !(name in unlogged))

const fault = plantFaults()

test('every call that changes something has a request here that succeeds', () => {
  expect(writes.map(({ name }) => name).filter((name) => !(name in requests))).toEqual([])
  expect(Object.keys(requests).filter((name) => !writes.some((write) => write.name === name))).toEqual([])
})

test.each(
  writes.filter(({ name }) => name in requests).map(({ name, endpoint }) => [name, endpoint] as const),
)(
  '%s writes exactly one line with its change, and whichever statement fails nothing is half done',
  async (name, endpoint) => {
    const rest = (await requests[name]?.()) ?? {}
    const send = () => app.inject({ ...rest, ...addressOf(endpoint, rest) })
    const before = await everyRow()

    const refused = await whileLogIsBroken(db, send)
    expect([refused.statusCode, await everyRow()]).toEqual([500, before])

    const answer = await sendUntilDone(send, { before, isOutside: isOutside(name) })
    expect([answer.isDone, answer.body]).toEqual([true, answer.body])
    expect(await countLines()).toBe(before.lines + 1)
  },
  60_000,
)

type Send = () => Promise<{ statusCode: number; body: string }>
type State = Awaited<ReturnType<typeof everyRow>>

/** Makes statement after statement fail until the change is there: whole, with its line, or not at all. */
async function sendUntilDone(send: Send, { before, isOutside }: { before: State; isOutside: boolean }) {
  for (let n = 1; ; n++) {
    fault.plant(isOutside ? Number.POSITIVE_INFINITY : n)
    const { statusCode, body } = await send()
    const wasMet = fault.take()
    if (statusCode < 400 || !wasMet) return { isDone: statusCode < 400, body }

    // A statement after the commit may fail to tell of a change that was made as a whole.
    const after = await everyRow()
    if (after.lines > before.lines) return { isDone: true, body }
    expect([`statement ${n}`, after]).toEqual([`statement ${n}`, before])
  }
}

/** Makes the driver refuse the n-th statement from now, once. */
function plantFaults() {
  const { query } = pg.Client.prototype
  let left = Number.POSITIVE_INFINITY
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    left--
    if (left !== 0) return Reflect.apply(query, this, args)
    return Promise.reject(Object.assign(new Error('planted'), { code: 'XX000' }))
  } as typeof query

  return {
    plant(n: number) {
      left = n
    },
    /** Whether it was met. */
    take() {
      const wasMet = left <= 0
      left = Number.POSITIVE_INFINITY
      return wasMet
    },
  }
}

function addressOf({ method, path }: (typeof everyEndpoint)[number], { params = {} }: Rest) {
  return { method, url: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) }
}

/**
 * A sum over every row of every table, so that no change goes unseen. Left out are the tries at passwords: one is
 * counted before the password is compared, and stays counted when something fails in between.
 */
async function everyRow() {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
    and relkind in ('r', 'p') and not relispartition and relname <> 'login_failures' order by 1`.execute(db)
  const sums = rows.map(
    ({ name }) =>
      sql`select ${name}::text as name, count(*)::int as rows, coalesce(sum(hashtext(t::text)), 0)::text as sum from ${sql.table(name)} t`,
  )
  const state = await sql<object>`${sql.join(sums, sql` union all `)}`.execute(db)
  return { lines: await countLines(), state: state.rows }
}

async function countLines() {
  const { rows } = await sql<{ lines: number }>`select count(*)::int as lines from audit_logs`.execute(db)
  return rows[0]?.lines ?? 0
}
