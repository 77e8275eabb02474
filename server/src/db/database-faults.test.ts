import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect } from './connect.ts'
import { isDatabaseDown, isSerializationFailure, violatedConstraint } from './database-faults.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = mkdtempSync(path.join(tmpdir(), 'pg-faults-'))
let server: EmbeddedPostgres
let pool: pg.Pool

beforeAll(async () => {
  server = await startEmbeddedPostgres(folder)
  pool = open()
  await pool.query(`
    create table stall (id int constraint stall_taken primary key, price int not null constraint price_positive check (price > 0));
    create table dish (stall_id int constraint dish_has_stall references stall);
    insert into stall values (1, 10), (2, 20);
  `)
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

describe('violatedConstraint', () => {
  test.each([
    ['a duplicate', 'insert into stall values (1, 5)', 'stall_taken'],
    ['a dangling reference', 'insert into dish values (9)', 'dish_has_stall'],
    ['a forbidden value', 'insert into stall values (3, 0)', 'price_positive'],
    ['a missing value', 'insert into stall values (3, null)', undefined],
    ['a mistake in the statement', 'insert into nowhere values (1)', undefined],
  ])(
    'a caller who sent %s learns the constraint, if one refused it',
    async (_what, statement, constraint) => {
      const fault = await faultOf(pool.query(statement))
      expect(violatedConstraint(fault)).toBe(constraint)
      expect(isDatabaseDown(fault)).toBe(false)
      expect(isSerializationFailure(fault)).toBe(false)
    },
  )

  test('a caller with an error from elsewhere learns none', () => {
    expect(
      violatedConstraint(Object.assign(new Error('23505'), { code: '23505', constraint: 'stall_taken' })),
    ).toBeUndefined()
    expect(violatedConstraint(undefined)).toBeUndefined()
  })
})

describe('isSerializationFailure', () => {
  test('a caller whose transaction collided with another may try again', async () => {
    const [first, second] = [await pool.connect(), await pool.connect()]
    for (const client of [first, second]) {
      await client.query('begin isolation level serializable')
      await client.query('select sum(price) from stall')
    }
    await first.query('insert into stall values (11, 1)')
    await second.query('insert into stall values (12, 1)')
    await first.query('commit')
    const fault = await faultOf(second.query('commit'))
    for (const client of [first, second]) client.release(true)

    expect(isSerializationFailure(fault)).toBe(true)
    expect(isDatabaseDown(fault)).toBe(false)
  })

  test('a caller caught in a deadlock may try again', async () => {
    const [first, second] = [await pool.connect(), await pool.connect()]
    for (const [client, row] of [
      [first, 1],
      [second, 2],
    ] as const) {
      await client.query('begin')
      await client.query('update stall set price = price + 1 where id = $1', [row])
    }
    const outcomes = await Promise.allSettled([
      first.query('update stall set price = 1 where id = 2'),
      second.query('update stall set price = 1 where id = 1'),
    ])
    for (const client of [first, second]) client.release(true)

    const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(faults.map(isSerializationFailure)).toEqual([true])
  })
})

describe('isDatabaseDown', () => {
  test('a caller of a server that is not there is told it is down', async () => {
    await expectDown(connect('postgres://thela@127.0.0.1:1/postgres').pool.query('select 1'))
    await expectDown(open({ host: path.join(folder, 'nowhere') }).query('select 1'))
  })

  test('a caller who waits too long is told it is down, whoever keeps the time', async () => {
    await expectDown(open({ statement_timeout: 50 }).query('select pg_sleep(10)'))
    await expectDown(open({ query_timeout: 50 }).query('select pg_sleep(1)'))

    const holder = await pool.connect()
    await holder.query('begin; lock table stall')
    await expectDown(open({ lock_timeout: 50 }).query('select 1 from stall'))
    holder.release(true)
  })

  test('a caller who gets no connection is told it is down', async () => {
    const narrow = open({ max: 1 })
    const holder = await narrow.connect()
    await expectDown(narrow.query('select 1'))
    holder.release()

    const crowd = open({ max: 100 })
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => crowd.connect()))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') outcome.value.release()
    await crowd.end()

    expect(refused.length).toBeGreaterThanOrEqual(40)
    for (const { reason } of refused) expect(isDatabaseDown(reason), String(reason)).toBe(true)
  })

  test('a caller whose connection is cut is told it is down', async () => {
    const client = await pool.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const sleeping = client.query('select pg_sleep(10)')
    await Promise.all([expectDown(sleeping), pool.query('select pg_terminate_backend($1)', [rows[0].pid])])
    await expectDown(client.query('select 1'))
    client.release(true)
  })

  test('callers of a server that is killed are told it is down, until it is back', async () => {
    const sleeping = Array.from({ length: 5 }, () => pool.query('select pg_sleep(10)'))
    await vi.waitFor(async () => expect(await countSleepers()).toBe(5), 10_000)
    process.kill(server.pid as number, 'SIGKILL')

    await Promise.all(sleeping.map(expectDown))
    const faults: unknown[] = []
    await vi.waitFor(
      () => pool.query('select 1').catch((fault) => Promise.reject(faults.push(fault))),
      30_000,
    )
    expect(faults.filter((fault) => !isDatabaseDown(fault))).toEqual([])
  })

  test('a caller with a mistake of another kind is not told so', async () => {
    expect(isDatabaseDown(await faultOf(readFile(path.join(folder, 'no-such-file'))))).toBe(false)
    expect(isDatabaseDown(new Error('something else'))).toBe(false)
    expect(isDatabaseDown('Query read timeout')).toBe(false)
  })
})

const open = (limits: pg.PoolConfig = {}) => connect({ ...server.connection, ...limits }).pool

const faultOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('went well'),
    (fault) => fault,
  )

async function expectDown(promise: Promise<unknown>) {
  const fault = await faultOf(promise)
  expect(isDatabaseDown(fault), String(fault)).toBe(true)
}

async function countSleepers() {
  const { rows } = await pool.query(
    `select count(*) as n from pg_stat_activity where query like '%pg_sleep(10)' and state = 'active'`,
  )
  return rows[0].n
}
