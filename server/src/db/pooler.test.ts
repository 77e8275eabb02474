import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupsApi } from '@thela/contract/admin/backups'
import { trackingApi } from '@thela/contract/analytics/tracking'
import { accountsApi } from '@thela/contract/identity/accounts'
import { vendorSearchApi } from '@thela/contract/site/vendor-search'
import { vendorsApi } from '@thela/contract/vendors/profile'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isLong } from '../../../scripts/long.ts'
import { ADMIN, registration } from '../../test/app.ts'
import { appProcesses } from '../../test/app-process.ts'
import { createTestDatabase } from '../../test/database.ts'
import { freePort } from '../../test/free-port.ts'
import { addressOf } from '../../test/start-node.ts'
import { choosePostgresUser, spawnOptions } from './postgres-user.ts'

const main = new URL('../main.ts', import.meta.url).pathname
const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A055F) Chrome/126.0.0.0 Mobile Safari/537.36'

function hasPgBouncer() {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Tried by `npm run test:long` where PgBouncer is installed; otherwise these tests are listed as skipped. */
const isHere = isLong && hasPgBouncer()

// Two sessions for everybody: no statement can count on the session of the one before.
const SESSIONS = 2

const { connection } = await createTestDatabase()
const { host, port, user, password, database } = connection
const folder = mkdtempSync(join(tmpdir(), 'thela-pooler-'))
const pooler = { host: '127.0.0.1', port: await freePort(), user, database }
const startNode = appProcesses(pooler, {
  DATABASE_DIRECT_URL: addressOf(connection),
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
})
let bouncer: ChildProcess | undefined

/** PgBouncer from Debian in transaction mode; like PostgreSQL it does not run as root. */
beforeAll(async () => {
  if (!isHere) return
  writeFileSync(join(folder, 'users.txt'), `"${user}" "${password}"\n`)
  writeFileSync(join(folder, 'pgbouncer.ini'), settings())
  chmodSync(folder, 0o755)
  const as = await choosePostgresUser(folder)
  const [program = '', ...args] = [...as.prefix, 'pgbouncer', join(folder, 'pgbouncer.ini')]
  bouncer = spawn(program, args, { ...spawnOptions(as), stdio: 'ignore' })
  await vi.waitFor(() => tryConnecting(pooler), 60_000)
})
afterAll(async () => {
  if (bouncer) await end(bouncer)
  rmSync(folder, { recursive: true, force: true })
})

const settings = () => `[databases]
${database} = host=${host} port=${port} dbname=${database} connect_query='set statement_timeout = 90000; set lock_timeout = 40000; set idle_in_transaction_session_timeout = 200000'
[pgbouncer]
listen_addr = ${pooler.host}
listen_port = ${pooler.port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = ${SESSIONS}
max_client_conn = 200
`

async function tryConnecting(connection: pg.ClientConfig) {
  const client = new pg.Client(connection)
  await client.connect()
  await client.end()
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const send = async (url: string, method: string, body?: object, token?: string) => {
  const answer = await fetch(url, {
    method,
    headers: {
      'user-agent': PHONE,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body && JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

test.runIf(isHere)(
  'two nodes work through PgBouncer in transaction mode with fewer sessions than clients [NODE-06]',
  async () => {
    const nodes = await Promise.all([startNode(), startNode()])
    const [{ origin }] = nodes
    const registered = await send(origin + accountsApi.registerVendor.path, 'POST', registration())
    expect(registered.status).toBe(201)
    const { token, user } = registered.body

    const calls = Array.from({ length: 300 }, (_, n) => {
      const at = nodes[n % 2]?.origin
      if (n % 3 === 0) return send(at + vendorsApi.readProfile.path, 'GET', undefined, token)
      if (n % 3 === 1) return send(`${at}${vendorSearchApi.searchVendors.path}?search=chaat`, 'GET')
      const visit = { eventId: randomUUID(), vendorId: user.id, businessSlug: 'stall' }
      return send(at + trackingApi.viewMenu.path, 'POST', visit)
    })
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect([...new Set(statuses)].sort()).toEqual([200, 202])

    // A backup holds a lock and a snapshot in a session of its own, past the pooler.
    const admin = await send(origin + accountsApi.loginAdmin.path, 'POST', ADMIN)
    const backup = await send(origin + backupsApi.create.path, 'POST', undefined, admin.body.token)
    expect(backup.status).toBeLessThan(300)
    const client = new pg.Client(connection)
    await client.connect()
    const { rows } = await client.query(
      `select (select count(*)::int from events where type = 'MENU_VIEW') as visits, (
        select count(distinct pid)::int from pg_stat_activity
        where datname = current_database() and application_name = 'thela pooled') as sessions, (
        select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name = 'thela') as direct`,
    )
    await client.end()
    expect(rows[0]).toMatchObject({ visits: 100, direct: 2 })
    expect(rows[0].sessions).toBeLessThanOrEqual(SESSIONS)
  },
)

test.runIf(isHere)(
  'a node that is given only the address of a pooler says what is missing [NODE-06]',
  async () => {
    const { stderr, status } = spawnSync(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: addressOf(pooler),
        DATA_DIR: folder,
        PORT: '0',
        DEMO: '0',
      },
      encoding: 'utf8',
    })
    expect(stderr).toContain('set DATABASE_DIRECT_URL to the address of PostgreSQL itself')
    expect(status).toBe(1)
  },
)
