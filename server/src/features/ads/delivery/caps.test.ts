import { createSecretKey, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../../../scripts/long.ts'
import { atOnce, nthPhone, type Placement, startAdNodes, type Ticket } from '../../../../test/ad-nodes.ts'
import type { Db } from '../../../db/connect.ts'
import { signToken, tagVisitor } from './ad-token.ts'

const { db, key, placeAd, deliverTo, see, killAndRestart } = await startAdNodes()

type Outcome = {
  cap: number
  /** Impressions that were confirmed to a phone. */
  granted: number
  /** Impressions that were refused after a retry: the lost first answer may have confirmed them. */
  unsure: number
  current: number
  verified: number
  events: number
}

/** Checks what must be true of every cap after a run. */
function problemsOf({ cap, granted, unsure, current, verified, events }: Outcome) {
  const problems: string[] = []
  if (current !== cap) problems.push(`${current} counted of ${cap}`)
  if (granted > cap || granted + unsure < cap) problems.push(`${granted} granted of ${cap}, ${unsure} unsure`)
  if (verified !== current) problems.push(`${verified} in the report, ${current} counted`)
  if (events !== current) problems.push(`${events} events, ${current} counted`)
  return problems
}

type Case = { cap: number; phones: number }

const LARGEST_CAP = isLong ? 1000 : 300
/** `npm run test:long` has the largest cap from every number of phones. */
const cases: Case[] = [
  ...[2, 20, 200].flatMap((phones) => [1, 7, 100].map((cap) => ({ cap, phones }))),
  ...(isLong ? [2, 20, 200] : [20]).map((phones) => ({ cap: LARGEST_CAP, phones })),
]

describe(`two nodes, caps from 1 to ${LARGEST_CAP}, each with three times as many impressions from 2 to 200 phones`, () => {
  test('exactly the cap is granted [NODE-02]', async () => {
    expect(await runCases()).toEqual(withoutProblems)
  }, 900_000)

  test('when each node is killed during the run, no impression is granted twice and none is lost', async () => {
    const total = cases.reduce((sum, { cap }) => sum + cap, 0)
    const before = progress.granted
    const work = runCases()
    for (const [n, share] of [0.01, 0.5].entries()) {
      while (progress.granted - before < total * share) await sleep(5)
      await killAndRestart(n)
    }

    expect(await work).toEqual(withoutProblems)
  }, 900_000)
})

const withoutProblems = cases.map((each) => ({ ...each, problems: [] }))

/** Runs all cases at the same time, so that they share batches. */
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

test('forged, replayed and expired tokens change nothing in the database', async () => {
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
    // This token is so new that nobody can have seen the ad yet.
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

test('a database constraint refuses an impression above the cap', async () => {
  const { placementId } = await placeAd(1)
  const raise = db.updateTable('placements').set({ currentImpressions: 2 }).where('id', '=', placementId)
  await expect(raise.execute()).rejects.toThrow('placement_cap_exceeded')
})

test('the checks of this file find a race between reading and writing a cap', async () => {
  await sql`alter table placements drop constraint placement_cap_exceeded`.execute(db)
  const placement = await placeAd(20)
  const { placementId } = placement
  const grants = await atOnce(Array.from({ length: 60 }), 60, () => readThenWrite(db, placementId))
  const outcome = await read(placement, grants)

  expect(problemsOf(outcome)).not.toEqual([])
  expect(outcome.granted).toBeGreaterThan(20)
})

/** The usual faulty way to count: read without a lock, then write. */
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

/** One ticket per phone, so that the limit per visitor is never reached. */
const ticketsFor = (placement: Placement, count: number) =>
  Array.from({ length: count }, (_, n) => deliverTo(nthPhone(n), placement))

type SendOutcome = boolean | 'unsure'

/** The progress of the running cases. */
const progress = { granted: 0 }

const sendAll = ({ adId }: Placement, tickets: Ticket[], phones: number) =>
  atOnce(tickets, phones, (ticket, n) => sendUntilAnswered(adId, ticket, n))

/** Retries on the other node. */
async function sendUntilAnswered(adId: string, ticket: Ticket, node: number) {
  for (let tries = 0; tries < 5000; tries++) {
    const answer = await see(adId, ticket, node + tries).catch(() => undefined)
    if (answer !== undefined) return outcomeOf(answer, tries)
    await sleep(20)
  }
  throw new Error('nobody answers')
}

function outcomeOf(isGranted: boolean, tries: number): SendOutcome {
  if (isGranted) progress.granted++
  return isGranted || tries === 0 ? isGranted : 'unsure'
}

async function read(placement: Placement, answers: SendOutcome[]): Promise<Outcome> {
  const { rows } = await sql<Omit<Outcome, 'granted' | 'unsure'>>`
    select max_impressions as cap, current_impressions as current,
      (select coalesce(sum(verified_impressions), 0) from ad_days d where d.ad_id = p.ad_id) as verified,
      (select count(*) from events e where e.placement_id = p.id) as events
    from placements p where id = ${placement.placementId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the placement is gone')
  const count = (outcome: SendOutcome) => answers.filter((answer) => answer === outcome).length
  return { ...row, granted: count(true), unsure: count('unsure') }
}
