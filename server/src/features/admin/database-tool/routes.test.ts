import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { getTablesQuery } from '@prisma/studio-core/data/postgres-core'
import { databaseToolApi as api } from '@thela/contract/admin/database-tool'
import { accountsApi } from '@thela/contract/identity/accounts'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { ADMIN, createTestApp } from '../../../../test/app.ts'
import { freePort } from '../../../../test/free-port.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'
import type { Config } from '../../../config.ts'
import { withClient } from '../../../db/with-client.ts'
import { claimBackup } from '../backups/queries.ts'
import { makeToolOperator } from './operate-tool.ts'

// These tests copy whole databases and start processes, which is slow on a busy machine.
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

/** Signs in with the key in the address, as the page does. */
async function openTool(address: string) {
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

// Its process runs on from test to test.
afterAll(stop)

test('the status says whether the tool runs, and where [DBT-01] [API-87] [ENT-52]', async () => {
  await stop()
  expect(await status()).toEqual({ isRunning: false, url: null, isReadOnly: true })

  const [address = ''] = (await start()).json().url.split('#')
  expect(await status()).toEqual({ isRunning: true, url: address, isReadOnly: true })
  expect(await isOpen(address)).toBe(true)

  await stop()
  expect(await status()).toEqual({ isRunning: false, url: null, isReadOnly: true })
  expect(await isOpen(address)).toBe(false)
})

test('starting the tool returns its address with a key, and another key when it runs already [DBT-04] [DBT-08] [API-88]', async () => {
  const started = (await start()).json()
  expect(started).toMatchObject({ success: true, isRunning: true, message: 'pgAdmin started successfully!' })
  expect(started.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#key=[\w-]{32}$/)
  expect((await status()).isRunning).toBe(true)

  const again = (await start()).json()
  expect(again).toMatchObject({ success: true, isRunning: true })
  expect(again.url.split('#')[0]).toBe(started.url.split('#')[0])
  expect(again.url).not.toBe(started.url)
})

test('stopping the tool says that it has stopped [DBT-06] [API-89]', async () => {
  await start()
  expect((await stop()).json()).toEqual({
    success: true,
    isRunning: false,
    message: 'pgAdmin stopped successfully!',
  })
})

test('the tool runs on the configured port, which is 5050 unless set [DBT-03]', async () => {
  const { readConfig } = await import('../../../config.ts')
  expect(readConfig({}).databaseTool).toEqual({
    host: '127.0.0.1',
    port: 5050,
    origin: undefined,
    pgAdminCommand: undefined,
  })

  const port = await freePort()
  const operator = operatorWith({ port })
  expect(new URL(await operator.start(caller)).port).toBe(String(port))
  await operator.close()
})

test('a key works only once, and nobody can query without one', async () => {
  const { url } = (await start()).json()
  const first = await openTool(url)
  expect(first.status).toBe(204)
  expect(first.setCookie).toMatch(/HttpOnly; SameSite=Strict/)
  expect(await first.read('select business_name from vendors')).toEqual([
    null,
    [{ business_name: 'Seen Through Glass' }],
  ])
  expect((await openTool(url)).status).toBe(401)
  expect((await first.ask('select 1', {})).status).toBe(401)
  expect((await first.ask('select 1', { cookie: 'thela_studio=guess' })).status).toBe(401)
})

const byLogout = ({ headers }: Admin) => send('POST', accountsApi.logout.path, { headers })
/** Changes the password and changes it back, from a session that stays signed in. */
const byNewPassword = async () => {
  const passwords = [ADMIN.password, 'another administrator phrase', ADMIN.password]
  for (const [index, newPassword] of passwords.slice(1).entries()) {
    const payload = { currentPassword: passwords[index], newPassword }
    await send('POST', accountsApi.changePassword.path, { headers: admin.headers, payload })
  }
}
const byExpiry = ({ token }: Admin) =>
  db.updateTable('sessions').set({ expiresAt: sql`now()` }).where('tokenHash', '=', hashOf(token)).execute()
type Admin = Awaited<ReturnType<typeof signedInAdmin>>

test.each([
  ['logs out', byLogout],
  ['has an expired session', byExpiry],
  ['has the password changed elsewhere', byNewPassword],
])(
  'an administrator who %s loses access to the tool, and their unused keys no longer work',
  async (_how, endSession) => {
    const leavingAdmin = await signedInAdmin()
    const begin = () => send('POST', api.start.path, { headers: leavingAdmin.headers })
    const activeTool = await openTool((await begin()).json().url)
    const { url: unused } = (await begin()).json()
    const otherTool = await openTool((await start()).json().url)
    expect(await activeTool.read('select 1 as one')).toEqual([null, [{ one: 1 }]])

    await endSession(leavingAdmin)
    const before = (await logged()).length
    expect([(await activeTool.ask('select 2')).status, await activeTool.session()]).toEqual([401, 401])
    expect((await openTool(unused)).status).toBe(401)
    expect(await logged()).toHaveLength(before)
    expect((await otherTool.ask('select 3')).status).toBe(200)
  },
)

test('advisory locks taken by a statement are released after it, so that they cannot block a backup', async () => {
  const { read } = await openTool((await start()).json().url)
  const lockStatements = [
    `select pg_advisory_lock(hashtext('thela makes a backup'))`,
    'select pg_advisory_lock(1), pg_advisory_lock_shared(2), pg_advisory_lock(3, 4)',
    'select pg_advisory_lock(5), 1 / 0',
  ]
  for (const sql of lockStatements) await read(sql)

  expect(await withClient(platform.source, 'thela backup', claimBackup)).toBe(true)
  const { rows } = await sql`
    select from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and application_name = 'thela database tool'`.execute(db)
  expect(rows).toEqual([])
})

test('prepared statements and listeners do not stay on the connection', async () => {
  const { read } = await openTool((await start()).json().url)
  await read('prepare planted as select 1')
  await read('listen planted')
  for (let connection = 0; connection < 3; connection++) {
    expect(await read('select name from pg_prepared_statements')).toEqual([null, []])
    expect(await read('select pg_listening_channels()')).toEqual([null, []])
  }
})

test('requests from another site are refused', async () => {
  const { origin, ask } = await openTool((await start()).json().url)
  expect((await ask('select 1', { origin: 'http://evil.example' })).status).toBe(403)
  const { port } = new URL(origin)
  const { request } = await import('node:http')
  const rebound = request({ host: '127.0.0.1', port, path: '/', headers: { host: `evil.example:${port}` } })
  rebound.end()
  const [answer] = await once(rebound, 'response')
  expect(answer.statusCode).toBe(403)
})

test('the link uses the configured address of a tunnel or proxy, and the tool accepts requests from it [DBT-09]', async () => {
  const { readConfig } = await import('../../../config.ts')
  const { databaseTool } = readConfig({
    DATABASE_TOOL_ORIGIN: 'https://db.thela.test/',
    DATABASE_TOOL_PORT: '0',
  })
  const { request } = await import('node:http')
  const port = await freePort()
  const operator = operatorWith({ ...databaseTool, port })
  const address = new URL(await operator.start({ ...caller, tokenHash: hashOf(admin.token) }))
  expect(address.origin).toBe('https://db.thela.test')

  const payload = JSON.stringify({ key: new URLSearchParams(address.hash.slice(1)).get('key') })
  const headers = { host: address.host, origin: address.origin, 'content-type': 'application/json' }
  const ask = async (more: object) => {
    const call = request({
      host: '127.0.0.1',
      port,
      path: '/key',
      method: 'POST',
      headers: { ...headers, ...more },
    })
    call.end(payload)
    const [answer] = await once(call, 'response')
    return answer.resume()
  }
  expect((await ask({ origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await ask({ host: 'evil.example' })).statusCode).toBe(403)
  const entered = await ask({})
  expect([entered.statusCode, entered.headers['set-cookie'][0]]).toEqual([
    204,
    expect.stringMatching(/; Secure$/),
  ])
  await operator.close()
})

test('the status says whether the tool is read-only, as the built-in studio is [DBT-10]', async () => {
  const own = await createTestApp({
    databaseTool: { host: '127.0.0.1', port: 0, origin: undefined, pgAdminCommand: 'pgadmin4' },
  })
  const { headers } = await own.signedInAdmin()
  expect((await own.send('GET', api.readStatus.path, { headers })).json().isReadOnly).toBe(false)
  expect((await status()).isReadOnly).toBe(true)
})

test('an administrator can neither write data nor read secrets in the tool', async () => {
  const { read } = await openTool((await start()).json().url)
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
  // These succeed but change nothing, because each statement runs alone in a transaction that is rolled back.
  const harmless = ['set transaction read write', 'commit', "set default_transaction_read_only = 'off'"]

  for (const sql of refused) {
    const [error] = await read(sql)
    expect([sql, error?.message]).toEqual([
      sql,
      expect.stringMatching(/permission denied|read-only|multiple commands|must be superuser/),
    ])
    for (const attempt of harmless) await read(attempt)
  }
  expect(await read('select name from vendors')).toEqual([null, [{ name: 'Asha Patel' }]])
})

test('no column whose name suggests a secret can be read, except those known to be harmless', async () => {
  const { read } = await openTool((await start()).json().url)
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

test('the studio lists only readable tables and columns, so that every listed table opens', async () => {
  const { read } = await openTool((await start()).json().url)
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

test('every start, query and stop is in the audit log, and a query that cannot be logged is refused', async () => {
  const before = (await logged()).length
  const { read } = await openTool((await start()).json().url)
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

test('the tool does not start if the audit log cannot be written', async () => {
  await stop()
  const answer = await whileLogIsBroken(db, start)
  expect(answer.statusCode).toBe(500)
  expect(await status()).toEqual({ isRunning: false, url: null, isReadOnly: true })
})

test('a tool that cannot start gives the reason and leaves nothing running', async () => {
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

test('an idle tool stops by itself, and the audit log records it', async () => {
  const operator = makeToolOperator(platform, { idleMs: 200 })
  const [address = ''] = (await operator.start(caller)).split('#')
  await expect.poll(() => operator.status(), { timeout: 60_000 }).toBeNull()
  expect(await isOpen(address)).toBe(false)
  await expect
    .poll(async () => (await logged()).at(-1), { timeout: 60_000 })
    .toMatchObject({ changed: 'stopped', why: expect.any(String) })
})

test("an operator's own pgAdmin is started behind the same address and stopped with it", async () => {
  const answers = `require("http").createServer((q, a) => a.end(process.env.PGADMIN_LISTEN_PORT)).listen(process.env.PGADMIN_LISTEN_PORT, "127.0.0.1")`
  const operator = operatorWith({ pgAdminCommand: `'${process.execPath}' -e '${answers}'` })
  const address = await operator.start(caller)
  const pgAdminUrl = `http://127.0.0.1:${await (await fetch(address)).text()}/`
  expect(await isOpen(pgAdminUrl)).toBe(true)

  await operator.close()
  await expect.poll(() => isOpen(pgAdminUrl), { timeout: 60_000 }).toBe(false)
  expect(await isOpen(address)).toBe(false)
})

test('a command that exits at once fails with a hint about what to check', async () => {
  const operator = operatorWith({ pgAdminCommand: 'exit 3' })
  await expect(operator.start(caller)).rejects.toMatchObject({
    status: 503,
    message: 'Failed to start pgAdmin: pgAdmin ended as soon as it was started. Check PGADMIN_COMMAND.',
  })
  expect(await operator.status()).toBeNull()
})

const caller = { role: 'SUPER_ADMIN' as const, id: admin.id, ip: '127.0.0.1', tokenHash: Buffer.alloc(0) }

const hashOf = (token: string) => createHash('sha256').update(token).digest()

const operatorWith = (databaseTool: Partial<Config['databaseTool']>) =>
  makeToolOperator({
    ...platform,
    config: { ...platform.config, databaseTool: { ...platform.config.databaseTool, ...databaseTool } },
  })
