import { createSecretKey, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { atOnce, nthPhone, type Placement, startAdNodes, type Ticket } from '../../../../test/ad-nodes.ts'
import type { Db } from '../../../db/connect.ts'
import { signToken, tagVisitor } from './ad-token.ts'

const { db, key, placeAd, deliverTo, see, killAndRestart } = await startAdNodes()

type Outcome = {
  cap: number
  /** What phones were told. */
  granted: number
  /** Phones whose first answer was lost: they asked again, and a used token is refused. */
  unsure: number
  current: number
  verified: number
  events: number
}

/** What must hold of every cap, however it was reached. */
function problemsOf({ cap, granted, unsure, current, verified, events }: Outcome) {
  const problems: string[] = []
  if (current !== cap) problems.push(`${current} counted of ${cap}`)
  if (granted > cap || granted + unsure < cap) problems.push(`${granted} granted of ${cap}, ${unsure} unsure`)
  if (verified !== current) problems.push(`${verified} in the report, ${current} counted`)
  if (events !== current) problems.push(`${events} events, ${current} counted`)
  return problems
}

type Case = { cap: number; phones: number }

const caps = [1, 7, 100, 1000]
const cases: Case[] = [2, 20, 200].flatMap((phones) => caps.map((cap) => ({ cap, phones })))

describe('two nodes, caps of 1, 7, 100 and 1000, each asked for three times over by 2, 20 and 200 phones', () => {
  test('exactly all is granted', async () => {
    expect(await runCases()).toEqual(withoutProblems)
  }, 300_000)

  test('each node killed in the middle, nothing is granted twice and nothing is lost', async () => {
    const total = cases.reduce((sum, { cap }) => sum + cap, 0)
    const before = told.granted
    const work = runCases()
    for (const [n, share] of [0.01, 0.5].entries()) {
      while (told.granted - before < total * share) await sleep(5)
      await killAndRestart(n)
    }

    expect(await work).toEqual(withoutProblems)
  }, 300_000)
})

const withoutProblems = cases.map((each) => ({ ...each, problems: [] }))

/** All at once: each cap is met in the same batches as the others. */
async function runCases() {
  const orders: (Case & { placement: Placement; tickets: Ticket[] })[] = []
  for (const { cap, phones } of cases) {
    const placement = await placeAd(cap)
    orders.push({ cap, phones, placement, tickets: ticketsFor(placement, cap * 3) })
  }
  const answers = await Promise.all(
    orders.map(({ placement, tickets, phones }) => sendAll(placement, tickets, phones)),
  )
  return Promise.all(
    orders.map(async ({ cap, phones, placement }, n) => {
      const problems = problemsOf(await read(placement, answers[n] ?? []))
      return { cap, phones, problems }
    }),
  )
}

test('forged, replayed and expired tokens move nothing', async () => {
  const placement = await placeAd(5)
  const [first, other] = ticketsFor(placement, 2) as [Ticket, Ticket]
  expect(await see(placement.adId, first, 0)).toBe(true)
  const before = await readAll()

  const { phone } = first
  const delivery = { ...placement, visitor: tagVisitor(key, phone), viewableAfterMs: 1000 }
  const long = new Date(Date.now() - 3 * 60 * 60_000)
  const bad = [
    first.token,
    signToken(key, delivery, long),
    // Just fetched: nobody can have seen the ad yet.
    signToken(key, { ...delivery, viewableAfterMs: 600_000 }),
    signToken(createSecretKey(randomBytes(32)), delivery, new Date(Date.now() - 10_000)),
    `${other.token.slice(0, -1)}!`,
    'nonsense',
    signToken(key, { ...delivery, adId: 'another' }),
  ]
  for (const token of bad)
    for (const node of [0, 1]) expect(await see(placement.adId, { token, phone }, node)).toBe(false)
  expect(await readAll()).toEqual(before)

  function readAll() {
    const tables = ['ads', 'placements', 'ad_days', 'events', 'vendor_days', 'serve_tokens', 'ad_viewers']
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
  const grants = await atOnce(Array.from({ length: 60 }), 60, () => readThenWrite(db, placementId))
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

/** Each to a phone of its own: a cap of thousands is filled by thousands of people. */
const ticketsFor = (placement: Placement, count: number) =>
  Array.from({ length: count }, (_, n) => deliverTo(nthPhone(n), placement))

type Heard = boolean | 'unsure'

/** How far the phones have come. */
const told = { granted: 0 }

const sendAll = ({ adId }: Placement, tickets: Ticket[], phones: number) =>
  atOnce(tickets, phones, (ticket, n) => sendUntilAnswered(adId, ticket, n))

/** Each time to the next node. */
async function sendUntilAnswered(adId: string, ticket: Ticket, node: number) {
  for (let tries = 0; tries < 5000; tries++) {
    const answer = await see(adId, ticket, node + tries).catch(() => undefined)
    if (answer !== undefined) return hear(answer, tries)
    await sleep(20)
  }
  throw new Error('nobody answers')
}

function hear(isGranted: boolean, tries: number): Heard {
  if (isGranted) told.granted++
  return isGranted || tries === 0 ? isGranted : 'unsure'
}

async function read(placement: Placement, answers: Heard[]): Promise<Outcome> {
  const { rows } = await sql<Omit<Outcome, 'granted' | 'unsure'>>`
    select max_impressions as cap, current_impressions as current,
      (select coalesce(sum(verified_impressions), 0) from ad_days d where d.ad_id = p.ad_id) as verified,
      (select count(*) from events e where e.placement_id = p.id) as events
    from placements p where id = ${placement.placementId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the placement is gone')
  const count = (heard: Heard) => answers.filter((answer) => answer === heard).length
  return { ...row, granted: count(true), unsure: count('unsure') }
}
