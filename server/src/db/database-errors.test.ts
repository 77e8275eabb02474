import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect } from './connect.ts'
import { isDatabaseDown, isSerializationFailure, violatedConstraint } from './database-errors.ts'
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
  ])('returns the violated constraint, if any, for %s', async (_what, statement, constraint) => {
    const error = await errorOf(pool.query(statement))
    expect(violatedConstraint(error)).toBe(constraint)
    expect(isDatabaseDown(error)).toBe(false)
    expect(isSerializationFailure(error)).toBe(false)
  })

  test('returns undefined for errors that are not from the database', () => {
    expect(
      violatedConstraint(Object.assign(new Error('23505'), { code: '23505', constraint: 'stall_taken' })),
    ).toBeUndefined()
    expect(violatedConstraint(undefined)).toBeUndefined()
  })
})

describe('isSerializationFailure', () => {
  test('is true for a transaction that conflicts with another', async () => {
    const [first, second] = [await pool.connect(), await pool.connect()]
    for (const client of [first, second]) {
      await client.query('begin isolation level serializable')
      await client.query('select sum(price) from stall')
    }
    await first.query('insert into stall values (11, 1)')
    await second.query('insert into stall values (12, 1)')
    await first.query('commit')
    const error = await errorOf(second.query('commit'))
    for (const client of [first, second]) client.release(true)

    expect(isSerializationFailure(error)).toBe(true)
    expect(isDatabaseDown(error)).toBe(false)
  })

  test('is true for a deadlock', async () => {
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

    const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(errors.map(isSerializationFailure)).toEqual([true])
  })
})

describe('isDatabaseDown', () => {
  test('is true when the server is not running', async () => {
    await expectDown(connect('postgres://thela@127.0.0.1:1/postgres').pool.query('select 1'))
    await expectDown(open({ host: path.join(folder, 'nowhere') }).query('select 1'))
  })

  test('is true after a statement, query or lock timeout', async () => {
    await expectDown(open({ statement_timeout: 50 }).query('select pg_sleep(10)'))
    await expectDown(open({ query_timeout: 50 }).query('select pg_sleep(1)'))

    const holder = await pool.connect()
    await holder.query('begin; lock table stall')
    await expectDown(open({ lock_timeout: 50 }).query('select 1 from stall'))
    holder.release(true)
  })

  test('is true when there is no free connection', async () => {
    const narrow = open({ max: 1 })
    const holder = await narrow.connect()
    // Set only now: the first connection may take its time.
    narrow.options.connectionTimeoutMillis = 50
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

  test('is true when the connection is terminated', async () => {
    const client = await pool.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const sleeping = client.query('select pg_sleep(10)')
    await Promise.all([expectDown(sleeping), pool.query('select pg_terminate_backend($1)', [rows[0].pid])])
    await expectDown(client.query('select 1'))
    client.release(true)
  })

  test('is true for a write at a standby that does not lead yet', async () => {
    const standby = open({ options: '-c default_transaction_read_only=on' })
    await expectDown(standby.query('insert into stall values (99, 1)'))
  })

  test('is true for a killed server until it is back', async () => {
    const sleeping = Array.from({ length: 5 }, () => pool.query('select pg_sleep(10)'))
    await vi.waitFor(async () => expect(await countSleepers()).toBe(5), 10_000)
    process.kill(server.pid as number, 'SIGKILL')

    await Promise.all(sleeping.map(expectDown))
    const errors: unknown[] = []
    await vi.waitFor(
      () => pool.query('select 1').catch((error) => Promise.reject(errors.push(error))),
      30_000,
    )
    expect(errors.filter((error) => !isDatabaseDown(error))).toEqual([])
  })

  test('is false for other errors', async () => {
    expect(isDatabaseDown(await errorOf(readFile(path.join(folder, 'no-such-file'))))).toBe(false)
    expect(isDatabaseDown(new Error('something else'))).toBe(false)
    expect(isDatabaseDown('Query read timeout')).toBe(false)
  })
})

const open = (limits: pg.PoolConfig = {}) => connect({ ...server.connection, ...limits }).pool

const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('went well'),
    (error) => error,
  )

async function expectDown(promise: Promise<unknown>) {
  const error = await errorOf(promise)
  expect(isDatabaseDown(error), String(error)).toBe(true)
}

async function countSleepers() {
  const { rows } = await pool.query(
    `select count(*) as n from pg_stat_activity where query like '%pg_sleep(10)' and state = 'active'`,
  )
  return rows[0].n
}
