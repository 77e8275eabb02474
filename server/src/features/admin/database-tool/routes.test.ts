import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { getTablesQuery } from '@prisma/studio-core/data/postgres-core'
import { databaseToolApi as api } from '@thela/contract/admin/database-tool'
import { accountsApi } from '@thela/contract/identity/accounts'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { ADMIN, createTestApp } from '../../../../test/app.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'
import { withClient } from '../../../db/with-client.ts'
import { claimBackup } from '../backups/queries.ts'
import { makeToolOperator } from './operate-tool.ts'

// Whole databases and processes: a busy machine may take its time.
vi.setConfig({ testTimeout: 180_000 })

const { db, platform, send, signedInAdmin, signedInVendor } = await createTestApp()
const admin = await signedInAdmin()
await signedInVendor({ businessName: 'Seen Through Glass' })

const start = () => send('POST', api.start.path, { headers: admin.headers })
const stop = () => send('POST', api.stop.path, { headers: admin.headers })
const status = async () => (await send('GET', api.readStatus.path, { headers: admin.headers })).json()
const logged = async () =>
  (
    await db
      .selectFrom('auditLogs')
      .select('metadata')
      .where('entity', '=', 'DATABASE_TOOL')
      .orderBy('id')
      .execute()
  ).map(({ metadata }) => metadata)
const isOpen = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

/** Comes in with the key of an address, as the page does. */
async function enter(address: string) {
  const { origin, hash } = new URL(address)
  const key = new URLSearchParams(hash.slice(1)).get('key')
  const answer = await fetch(`${origin}/key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const ask = async (sql: string, headers: Record<string, string> = { cookie }) =>
    fetch(`${origin}/query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ procedure: 'query', query: { sql, parameters: [] } }),
    })
  const read = async (sql: string) => (await ask(sql)).json()
  const session = async () => (await fetch(`${origin}/session`, { headers: { cookie } })).status
  return { status: answer.status, setCookie: answer.headers.get('set-cookie'), ask, read, session, origin }
}

afterEach(stop)

test('the tool is stopped, runs, and is stopped again [DBT-01] [DBT-04] [DBT-06] [DBT-08] [API-87] [API-88] [API-89] [ENT-52]', async () => {
  expect(await status()).toEqual({ isRunning: false, url: null })

  const started = (await start()).json()
  expect(started).toMatchObject({ success: true, isRunning: true, message: 'pgAdmin started successfully!' })
  expect(started.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#key=[\w-]{32}$/)
  const [address = ''] = started.url.split('#')
  expect(await status()).toEqual({ isRunning: true, url: address })
  expect(await isOpen(address)).toBe(true)

  const again = (await start()).json()
  expect(again).toMatchObject({ success: true, isRunning: true })
  expect(again.url.split('#')[0]).toBe(address)
  expect(again.url).not.toBe(started.url)

  expect((await stop()).json()).toEqual({
    success: true,
    isRunning: false,
    message: 'pgAdmin stopped successfully!',
  })
  expect(await status()).toEqual({ isRunning: false, url: null })
  expect(await isOpen(address)).toBe(false)
})

test('it runs on port 5050 unless told otherwise [DBT-03]', async () => {
  const { readConfig } = await import('../../../config.ts')
  expect(readConfig({}).databaseTool).toEqual({ port: 5050, pgAdminCommand: undefined })
})

test('a key opens the tool once, and nobody without one reads anything', async () => {
  const { url } = (await start()).json()
  const first = await enter(url)
  expect(first.status).toBe(204)
  expect(first.setCookie).toMatch(/HttpOnly; SameSite=Strict/)
  expect(await first.read('select business_name from vendors')).toEqual([
    null,
    [{ business_name: 'Seen Through Glass' }],
  ])
  expect((await enter(url)).status).toBe(401)
  expect((await first.ask('select 1', {})).status).toBe(401)
  expect((await first.ask('select 1', { cookie: 'thela_studio=guess' })).status).toBe(401)
})

const byLogout = ({ headers }: Admin) => send('POST', accountsApi.logout.path, { headers })
/** There and back, by a session that stays. */
const byNewPassword = async () => {
  const passwords = [ADMIN.password, 'another administrator phrase', ADMIN.password]
  for (const [index, newPassword] of passwords.slice(1).entries()) {
    const payload = { currentPassword: passwords[index], newPassword }
    await send('POST', accountsApi.changePassword.path, { headers: admin.headers, payload })
  }
}
const byTheClock = ({ token }: Admin) =>
  db
    .updateTable('sessions')
    .set({ expiresAt: sql`now()` })
    .where('tokenHash', '=', createHash('sha256').update(token).digest())
    .execute()
type Admin = Awaited<ReturnType<typeof signedInAdmin>>

test.each([
  ['logs out', byLogout],
  ['stays too long', byTheClock],
  ['has the password changed elsewhere', byNewPassword],
])('whoever %s has left the tool too, and a key that was not used yet opens nothing', async (_how, leave) => {
  const leaver = await signedInAdmin()
  const begin = () => send('POST', api.start.path, { headers: leaver.headers })
  const inside = await enter((await begin()).json().url)
  const { url: unused } = (await begin()).json()
  const stayer = await enter((await start()).json().url)
  expect(await inside.read('select 1 as one')).toEqual([null, [{ one: 1 }]])

  await leave(leaver)
  const before = (await logged()).length
  expect([(await inside.ask('select 2')).status, await inside.session()]).toEqual([401, 401])
  expect((await enter(unused)).status).toBe(401)
  expect(await logged()).toHaveLength(before)
  expect((await stayer.ask('select 3')).status).toBe(200)
})

test('a lock that a statement took is gone when it is answered, so that nobody keeps a backup from being made', async () => {
  const { read } = await enter((await start()).json().url)
  const takes = [
    `select pg_advisory_lock(hashtext('thela makes a backup'))`,
    'select pg_advisory_lock(1), pg_advisory_lock_shared(2), pg_advisory_lock(3, 4)',
    'select pg_advisory_lock(5), 1 / 0',
  ]
  for (const sql of takes) await read(sql)

  expect(await withClient(platform.source, 'thela backup', claimBackup)).toBe(true)
  const { rows } = await sql`
    select from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and application_name = 'thela database tool'`.execute(db)
  expect(rows).toEqual([])
})

test('what a statement set for its connection does not reach the next one', async () => {
  const { read } = await enter((await start()).json().url)
  await read('prepare planted as select 1')
  await read('listen planted')
  for (let connection = 0; connection < 3; connection++) {
    expect(await read('select name from pg_prepared_statements')).toEqual([null, []])
    expect(await read('select pg_listening_channels()')).toEqual([null, []])
  }
})

test('another site that calls this machine is not let in', async () => {
  const { origin, ask } = await enter((await start()).json().url)
  expect((await ask('select 1', { origin: 'http://evil.example' })).status).toBe(403)
  const { port } = new URL(origin)
  const { request } = await import('node:http')
  const rebound = request({ host: '127.0.0.1', port, path: '/', headers: { host: `evil.example:${port}` } })
  rebound.end()
  const [answer] = await once(rebound, 'response')
  expect(answer.statusCode).toBe(403)
})

test('whoever is inside can only read, whatever is tried', async () => {
  const { read } = await enter((await start()).json().url)
  const refused = [
    "update vendors set name = 'x'",
    'delete from audit_logs',
    'create table mine (id int)',
    "commit; update vendors set name = 'x'",
    "copy vendors to program 'cat'",
    "select pg_read_file('/etc/passwd')",
    'select token_hash from sessions',
    'select salt from visitor_salts',
    'select signing_key from ad_delivery',
    'select password_hash from admins',
    'select * from vendors',
    "select nextval('audit_logs_id_seq')",
    'set role thela',
  ]
  // These succeed and change nothing: a statement is alone in a transaction that is taken back.
  const useless = ['set transaction read write', 'commit', "set default_transaction_read_only = 'off'"]

  for (const sql of refused) {
    const [error] = await read(sql)
    expect([sql, error?.message]).toEqual([
      sql,
      expect.stringMatching(/permission denied|read-only|multiple commands|must be superuser/),
    ])
    for (const attempt of useless) await read(attempt)
  }
  expect(await read('select name from vendors')).toEqual([null, [{ name: 'Asha Patel' }]])
})

test('no column that sounds like a secret can be read, save those known to be none', async () => {
  const { read } = await enter((await start()).json().url)
  const [, readable] = await read(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'
      and (column_name ~ 'hash|salt|key|secret|token|password' or data_type = 'bytea')
    order by name`)

  expect(readable.map(({ name }: { name: string }) => name)).toEqual([
    'ad_videos.sha256',
    'admins.must_change_password',
    'idempotency_keys.key',
    'idempotency_keys.request_hash',
    'template_uploads.hash',
    'uploads.sha256',
  ])
})

test('the studio lists what can be read, so that every table it shows opens', async () => {
  const { read } = await enter((await start()).json().url)
  const [, listed] = await read(getTablesQuery({ noParameters: true }).sql)
  const ours: Listed[] = listed.filter(({ schema }: Listed) => schema === 'public')

  for (const { name, columns } of ours) {
    const names = columns.map((column) => `"${column.name}"`).join(', ')
    expect([name, await read(`select ${names} from "${name}" limit 1`)]).toEqual([
      name,
      [null, expect.any(Array)],
    ])
  }
  const names = ours.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['vendors', 'admins', 'audit_logs']))
  expect(names).not.toContain('sessions')
})

type Listed = { schema: string; name: string; columns: { name: string }[] }

test('every start, query and stop is in the log, and a query that cannot be written down is not answered', async () => {
  const before = (await logged()).length
  const { read } = await enter((await start()).json().url)
  await read('select 1 as one')
  const [error] = await whileLogIsBroken(db, () => read('select 2'))
  expect(error.message).toBe('The query could not be written into the audit log.')
  await stop()

  expect((await logged()).slice(before)).toEqual([
    { changed: 'started' },
    { query: 'select 1 as one' },
    { changed: 'stopped' },
  ])
})

test('without its line in the log nothing is started', async () => {
  const answer = await whileLogIsBroken(db, start)
  expect(answer.statusCode).toBe(500)
  expect(await status()).toEqual({ isRunning: false, url: null })
})

test('a tool that cannot start says why, and nothing is left running', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const operator = operatorWith({ port })
  await expect(operator.start(caller)).rejects.toMatchObject({
    status: 503,
    message: expect.stringMatching(/^Failed to start pgAdmin: .*EADDRINUSE/),
  })
  expect(await operator.status()).toBeNull()
  taken.close()
})

test('a tool that nobody uses stops by itself, and the log says so', async () => {
  const operator = makeToolOperator(platform, { idleMs: 200 })
  const [address = ''] = (await operator.start(caller)).split('#')
  await expect.poll(() => operator.status(), { timeout: 60_000 }).toBeNull()
  expect(await isOpen(address)).toBe(false)
  await expect
    .poll(async () => (await logged()).at(-1), { timeout: 60_000 })
    .toMatchObject({ changed: 'stopped', why: expect.any(String) })
})

test("an operator's own pgAdmin runs behind the same door, and ends with it", async () => {
  const answers = `require("http").createServer((q, a) => a.end(process.env.PGADMIN_LISTEN_PORT)).listen(process.env.PGADMIN_LISTEN_PORT, "127.0.0.1")`
  const operator = operatorWith({ pgAdminCommand: `'${process.execPath}' -e '${answers}'` })
  const address = await operator.start(caller)
  const inside = `http://127.0.0.1:${await (await fetch(address)).text()}/`
  expect(await isOpen(inside)).toBe(true)

  await operator.close()
  await expect.poll(() => isOpen(inside), { timeout: 60_000 }).toBe(false)
  expect(await isOpen(address)).toBe(false)
})

test('a command that ends at once is a failure that says what to check', async () => {
  const operator = operatorWith({ pgAdminCommand: 'exit 3' })
  await expect(operator.start(caller)).rejects.toMatchObject({
    status: 503,
    message: 'Failed to start pgAdmin: pgAdmin ended as soon as it was started. Check PGADMIN_COMMAND.',
  })
  expect(await operator.status()).toBeNull()
})

const caller = { role: 'SUPER_ADMIN' as const, id: admin.id, ip: '127.0.0.1', tokenHash: Buffer.alloc(0) }

const operatorWith = (databaseTool: { port?: number; pgAdminCommand?: string }) =>
  makeToolOperator({
    ...platform,
    config: { ...platform.config, databaseTool: { port: 0, pgAdminCommand: undefined, ...databaseTool } },
  })
