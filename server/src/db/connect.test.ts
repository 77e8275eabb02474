import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect } from './connect.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = mkdtempSync(path.join(tmpdir(), 'pg-connect-'))
let server: EmbeddedPostgres
let main: ReturnType<typeof connect>

beforeAll(async () => {
  server = await startEmbeddedPostgres(folder)
  main = connect(server.connection)
  await main.pool.query('create table note (words text not null)')
})

afterAll(async () => {
  await main.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

test('dates are read as text, counts and amounts as numbers, timestamps in UTC', async () => {
  const { rows } = await sql`select
    date '2026-02-28' as day_of_sale,
    array[date '2026-02-28'] as days,
    9007199254740991::int8 as count,
    array[1::int8, null] as counts,
    9999999999.99::numeric(12, 2) as amount,
    array[0.10::numeric(12, 2)] as amounts,
    timestamptz '2026-02-28 23:59:59.5+05:30' as sold_at
  `.execute(main.db)

  expect(rows).toEqual([
    {
      dayOfSale: '2026-02-28',
      days: ['2026-02-28'],
      count: 9007199254740991,
      counts: [1, null],
      amount: 9999999999.99,
      amounts: [0.1],
      soldAt: '2026-02-28T18:29:59.500Z',
    },
  ])
})

test('keys inside stored JSON are not converted to camel case', async () => {
  const { rows } = await sql`select '{"half_plate": {"price_inr": 40}}'::jsonb as menu_note`.execute(main.db)
  expect(rows).toEqual([{ menuNote: { half_plate: { price_inr: 40 } } }])
})

test('every connection has timeouts, which the tests multiply by 20', async () => {
  const { rows } = await main.pool.query(`select
    current_setting('application_name') as name, current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`)
  expect(rows).toEqual([{ name: 'thela', statement: '90s', lock: '40s', idle: '200s' }])
  expect(main.pool.options).toMatchObject({
    max: 10,
    connectionTimeoutMillis: 30_000,
    query_timeout: 100_000,
    keepAlive: true,
  })
})

test('the pool survives the loss of its connections, active or idle', async () => {
  const active = await main.pool.connect()
  const idle = await main.pool.connect()
  const ends = [active, idle].map((client) => new Promise<void>((resolve) => client.once('end', resolve)))
  idle.release()

  const killer = connect({ ...server.connection, application_name: 'killer' })
  await killer.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'thela'`,
  )
  await killer.close()
  await Promise.all(ends)
  active.release()

  const { rows } = await main.pool.query('select 1 as one')
  expect(rows).toEqual([{ one: 1 }])
})

test('a write never runs inside the unfinished transaction of a request that timed out', async () => {
  const narrow = connect({ ...server.connection, max: 1, query_timeout: 200 })
  const { rows } = await vi.waitFor(() => narrow.pool.query('select pg_backend_pid() as pid'), 10_000)
  process.kill(rows[0].pid, 'SIGSTOP')
  await expect(narrow.db.transaction().execute(async () => {})).rejects.toThrow('Query read timeout')
  process.kill(rows[0].pid, 'SIGCONT')

  await vi.waitFor(() => sql`insert into note (words) values ('kept')`.execute(narrow.db), 10_000)
  await narrow.close()
  const kept = await main.pool.query('select words from note')
  expect(kept.rows).toEqual([{ words: 'kept' }])
})

test('a failed statement does not close its connection', async () => {
  const narrow = connect({ ...server.connection, max: 1 })
  const readPid = async () => (await narrow.pool.query('select pg_backend_pid() as pid')).rows[0].pid
  const before = await readPid()

  // Rolling back so many tables takes a while: the error has arrived, but the connection is not ready yet.
  const refused = sql`do $$ begin
    for n in 1..300 loop execute format('create table refused_%s (words text)', n); end loop;
    raise exception 'refused';
  end $$`
  await expect(refused.execute(narrow.db)).rejects.toThrow('refused')
  expect(await readPid()).toBe(before)
  await narrow.close()
})

test('a database can be given by its URL', async () => {
  const { host, user, password, database } = server.connection
  const address = `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&application_name=visitor`
  const { pool, close } = connect(address)
  const { rows } = await pool.query(`select current_setting('application_name') as name`)
  expect(rows).toEqual([{ name: 'visitor' }])
  await close()
})
