import { type ChildProcess, spawn } from 'node:child_process'
import { createSecretKey, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../ids.ts'
import { signToken } from './ad-token.ts'
import { findOrAddSigningKey } from './queries.ts'

const main = new URL('../../main.ts', import.meta.url).pathname
const { db, connection } = await createTestDatabase()
const key = createSecretKey(await findOrAddSigningKey(db, randomBytes(32)))
const folder = mkdtempSync(join(tmpdir(), 'thela-caps-'))
const nodes: { port: number; app: ChildProcess }[] = []

beforeAll(async () => {
  for (let n = 0; n < 2; n++) {
    const port = await freePort()
    nodes.push({ port, app: await startApp(port) })
  }
}, 60_000)
afterAll(() => {
  for (const { app } of nodes) app.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

type Outcome = { cap: number; granted: number; current: number; verified: number; events: number }

/** What must hold of every cap, however it was reached. */
function problemsOf({ cap, granted, current, verified, events }: Outcome) {
  const problems: string[] = []
  if (current !== cap) problems.push(`${current} counted of ${cap}`)
  if (granted > cap) problems.push(`${granted} granted of ${cap}`)
  if (verified !== current) problems.push(`${verified} in the report, ${current} counted`)
  if (events !== current) problems.push(`${events} events, ${current} counted`)
  return problems
}

describe('two nodes, demand three times the cap', () => {
  test.each([2, 20, 200])(
    'of caps of 1, 7, 100 and 1000, asked for by %i phones each, exactly all is granted',
    async (phones) => {
      const caps = [1, 7, 100, 1000]
      const placements: Placement[] = []
      for (const cap of caps) placements.push(await placeAd(cap))
      // All at once: each cap is met in the same batches as the others.
      const answers = await Promise.all(
        placements.map((placement, n) => sendAll(tokensFor(placement, (caps[n] ?? 0) * 3), phones)),
      )

      for (const [n, placement] of placements.entries()) {
        const outcome = await read(placement, answers[n] ?? [])
        expect(problemsOf(outcome)).toEqual([])
        expect([outcome.cap, outcome.granted]).toEqual([caps[n], caps[n]])
      }
    },
    300_000,
  )

  test('a node killed in the middle grants nothing twice and loses nothing', async () => {
    const placement = await placeAd(1000)
    const tokens = tokensFor(placement, 3000)
    const node = nodes[1] as (typeof nodes)[number]
    const work = sendAll(tokens, 60)
    while ((await currentOf(placement)) < 150) await sleep(2)
    node.app.kill('SIGKILL')
    await once(node.app, 'exit')
    node.app = await startApp(node.port)

    expect(problemsOf(await read(placement, await work))).toEqual([])
  }, 300_000)
})

test('forged, replayed and expired tokens move nothing', async () => {
  const placement = await placeAd(5)
  const [first = '', ...others] = tokensFor(placement, 2)
  expect(await see(placement.adId, first, 0)).toBe(true)
  const before = await readAll()

  const long = new Date(Date.now() - 3 * 60 * 60_000)
  const bad = [
    first,
    signToken(key, placement, long),
    signToken(createSecretKey(randomBytes(32)), placement),
    `${others[0]?.slice(0, -1)}!`,
    'nonsense',
    signToken(key, { ...placement, adId: 'another' }),
  ]
  for (const token of bad)
    for (const node of [0, 1]) expect(await see(placement.adId, token, node)).toBe(false)
  expect(await readAll()).toEqual(before)

  function readAll() {
    const tables = ['ads', 'placements', 'ad_days', 'events', 'vendor_days', 'serve_tokens']
    return Promise.all(
      tables.map(
        async (name) => (await sql`select * from ${sql.table(name)} order by 1, 2`.execute(db)).rows,
      ),
    )
  }
})

test('the database itself refuses the impression too many', async () => {
  const { placementId } = await placeAd(1)
  const raise = db.updateTable('placements').set({ currentImpressions: 2 }).where('id', '=', placementId)
  await expect(raise.execute()).rejects.toThrow('placement_cap_exceeded')
})

test('the checker sees a cap that is read first and written then', async () => {
  await sql`alter table placements drop constraint placement_cap_exceeded`.execute(db)
  const placement = await placeAd(20)
  const { placementId } = placement
  const grants = await atOnce(Array.from({ length: 60 }), 8, () => readThenWrite(db, placementId))
  const outcome = await read(placement, grants)

  expect(problemsOf(outcome)).not.toEqual([])
  expect(outcome.granted).toBeGreaterThan(20)
})

/** How caps are overrun elsewhere. */
async function readThenWrite(db: Db, id: string) {
  const { left } = await db
    .selectFrom('placements')
    .select(sql<number>`max_impressions - current_impressions`.as('left'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (left <= 0) return false
  await db
    .updateTable('placements')
    .set({ currentImpressions: sql`current_impressions + 1` })
    .where('id', '=', id)
    .execute()
  return true
}

type Placement = { placementId: string; adId: string; vendorId: string }

async function placeAd(cap: number): Promise<Placement> {
  const [adId, placementId] = [newId(), newId()]
  const days = { startsOn: '2020-01-01', endsOn: '2090-01-01' }
  await db
    .insertInto('ads')
    .values({ id: adId, title: 'Chai', linkUrl: 'https://chai.example', adType: 'FLOATING', ...days })
    .execute()
  await db
    .insertInto('placements')
    .values({ id: placementId, adId, source: 'AD', locationType: 'COUNTRY', maxImpressions: cap, ...days })
    .execute()
  return { placementId, adId, vendorId: 'nobody' }
}

const tokensFor = (placement: Placement, count: number) =>
  Array.from({ length: count }, () => signToken(key, placement))

/** Every token is sent until it is answered, each time to the next node. */
async function sendAll(tokens: string[], phones: number) {
  const adId = tokens[0]?.split('.')[1] ?? ''
  return atOnce(tokens, phones, async (token, n) => {
    for (let node = n; ; node++) {
      const answer = await see(adId, token as string, node).catch(() => undefined)
      if (answer !== undefined) return answer
      await sleep(20)
    }
  })
}

async function atOnce<Item, Answer>(
  items: Item[],
  phones: number,
  use: (item: Item, n: number) => Promise<Answer>,
) {
  const answers: Answer[] = []
  let next = 0
  async function phone() {
    while (next < items.length) {
      const n = next++
      answers[n] = await use(items[n] as Item, n)
    }
  }
  await Promise.all(Array.from({ length: phones }, phone))
  return answers
}

async function see(adId: string, token: string, node: number) {
  const answer = await fetch(`http://127.0.0.1:${nodes[node % 2]?.port}/api/public/ads/${adId}/impression`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' },
    body: JSON.stringify({ token }),
  })
  if (answer.status !== 202) throw new Error(`${answer.status}`)
  return ((await answer.json()) as { recorded: boolean }).recorded
}

async function currentOf({ placementId }: Placement) {
  const { currentImpressions } = await db
    .selectFrom('placements')
    .select('currentImpressions')
    .where('id', '=', placementId)
    .executeTakeFirstOrThrow()
  return currentImpressions
}

async function read(placement: Placement, answers: boolean[]): Promise<Outcome> {
  const { rows } = await sql<Omit<Outcome, 'granted'>>`
    select max_impressions as cap, current_impressions as current,
      (select coalesce(sum(verified_impressions), 0) from ad_days d where d.ad_id = p.ad_id) as verified,
      (select count(*) from events e where e.placement_id = p.id) as events
    from placements p where id = ${placement.placementId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the placement is gone')
  return { ...row, granted: answers.filter(Boolean).length }
}

async function startApp(port: number) {
  const { host = '', user, password, database } = connection
  const secret = typeof password === 'string' ? `:${password}` : ''
  const socket = encodeURIComponent(host)
  const address = `postgres://${user}${secret}@localhost:${connection.port}/${database}?host=${socket}`
  const app = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: address,
      DATA_DIR: folder,
      PORT: String(port),
      DEMO: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, fail) => {
    // It goes on talking, so its words are read on.
    app.stdout.on('data', (text) => String(text).includes('is ready') && ready())
    app.on('exit', () => fail(new Error('the app ended by itself')))
  })
  return app
}

async function freePort() {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
