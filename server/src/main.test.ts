import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../test/free-port.ts'
import { addressOf } from '../test/start-node.ts'
import { readConfig } from './config.ts'
import { connect } from './db/connect.ts'
import { DEMO_ADMIN } from './demo/demo-access.ts'
import { createAdminFromEnvironment } from './features/identity/admins/first-admin.ts'
import { refuseUnsafeSettings } from './startup/refuse-unsafe-start.ts'
import { StartError } from './startup/start-error.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'thela-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the program as `npm start` does; `ready` resolves when it is ready or has exited. */
function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      DEMO: '0',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      ...settings,
    },
  })
  let printed = ''
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        printed += text
        if (printed.includes('is ready')) resolve()
      })
    }
  })
  return {
    child,
    exit,
    ready: Promise.race([ready, exit.then(() => undefined)]),
    printed: () => printed.trim(),
  }
}

test('the server starts on an empty folder, prints the setup link, and stops on SIGTERM', async () => {
  const port = await freePort()
  const app = start({ PORT: String(port) })
  await app.ready

  expect(app.printed()).toContain(`ready at http://localhost:${port}/`)
  expect(app.printed()).toContain('Make the first administrator')
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)

  app.child.kill('SIGTERM')
  expect(await app.exit).toBe(0)
  await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow()
}, 120_000)

test('a port in use is reported in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const app = start({ PORT: String(port) })

  expect(await app.exit).toBe(1)
  expect(app.printed()).toBe(
    `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
  )
  other.close()
}, 120_000)

test('a demo in production without ADMIN_EMAIL and ADMIN_PASSWORD is refused in one line', async () => {
  const app = start({ NODE_ENV: 'production', DEMO: '1', DATA_DIR: '/dev/null/data' })

  expect(await app.exit).toBe(1)
  expect(app.printed()).toBe(
    'In production the demo needs your own administrator: set ADMIN_EMAIL and ADMIN_PASSWORD, or leave DEMO out.',
  )
})

test('production without PUBLIC_ORIGIN is refused in one line', () => {
  expect(refusalOf({ NODE_ENV: 'production' })).toBe(
    'In production PUBLIC_ORIGIN must be set to the address people see, such as https://menus.example: it is part of every QR code and every link in an email.',
  )
})

test.each<Record<string, string>>([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.5' },
  { TRUST_PROXY: 'loopback' },
  { PUBLIC_ORIGIN: 'https://menus.example' },
])('a demo that other machines can reach is refused in one line with the solutions: %o', (setting) => {
  const [[name, value] = []] = Object.entries(setting)
  const refusal = refusalOf({ DEMO: '1', ...setting })

  expect(refusal).toMatch(/^The demo administrator \(.*\) has a publicly known password, .*$/)
  expect(refusal).toContain(`${name}=${value} lets other machines reach it`)
  for (const solution of [
    'HOST=127.0.0.1',
    'DEMO=0',
    'ADMIN_EMAIL',
    'DEMO_OPEN_TO_NETWORK=with-known-passwords',
  ])
    expect(refusal).toContain(solution)
})

/** What the program prints before it ends. */
function refusalOf(settings: Record<string, string>) {
  try {
    refuseUnsafeSettings(readConfig(settings))
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
}

test.each<Record<string, string>>([
  { HOST: '0.0.0.0', DEMO_OPEN_TO_NETWORK: 'with-known-passwords' },
  { HOST: '0.0.0.0', ADMIN_EMAIL: 'ops@example.com', ADMIN_PASSWORD: 'a long administrator phrase' },
  { HOST: '127.0.0.2' },
  { HOST: 'localhost', PUBLIC_ORIGIN: 'http://127.0.0.1:3001' },
])('a demo may start if it is explicitly open, has its own administrator or is local: %o', (settings) => {
  expect(() => refuseUnsafeSettings(readConfig({ DEMO: '1', ...settings }))).not.toThrow()
})

test('a database with the demo administrator is not exposed to other machines', async () => {
  const connection = inject('postgres')
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('create database tried template thela_template')
  const settings = { DATABASE_URL: addressOf({ ...connection, database: 'tried' }), PORT: '0' }
  const known = { ADMIN_EMAIL: DEMO_ADMIN.email, ADMIN_PASSWORD: DEMO_ADMIN.password }
  const { db, close } = connect({ ...connection, database: 'tried' })
  await createAdminFromEnvironment(db, readConfig(known))
  await close()

  const exposed = start({ ...settings, HOST: '0.0.0.0' })
  onTestFinished(() => void exposed.child.kill('SIGKILL'))
  expect(await exposed.exit).toBe(1)
  expect(exposed.printed()).toContain('this data still has it, and HOST=0.0.0.0 lets other machines reach it')
  await client.query('drop database tried with (force)')
  await client.end()
}, 120_000)

test('a data folder that cannot be created is reported in one line', async () => {
  const app = start({ DATA_DIR: '/dev/null/data' })

  expect(await app.exit).toBe(1)
  expect(app.printed()).toMatch(
    /^The data folder \/dev\/null\/data\S* cannot be created .*Choose another one with DATA_DIR\.$/,
  )
})

test('a database that does not answer is reported in one line', async () => {
  const port = await freePort()
  const app = start({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nothing` })

  expect(await app.exit).toBe(1)
  expect(app.printed()).toBe(
    'The database of DATABASE_URL does not answer (ECONNREFUSED). Is it running, and is the address correct?',
  )
})

test('two servers that start at the same time on a new database both get ready [NODE-02]', async () => {
  const connection = inject('postgres')
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('create database shared')
  const settings = {
    DATABASE_URL: addressOf({ ...connection, database: 'shared' }),
    PORT: '0',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'a long administrator phrase',
  }
  const nodes = [start(settings), start(settings)]
  for (const node of nodes) {
    await node.ready
    expect(node.printed()).toContain('is ready')
  }
  for (const node of nodes) {
    node.child.kill('SIGTERM')
    expect(await node.exit).toBe(0)
  }
  await client.query('drop database shared with (force)')
  await client.end()
}, 120_000)

test('a database of a newer version that lacks what this one needs is refused [NODE-02]', async () => {
  const connection = inject('postgres')
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('create database newer template thela_template')
  const newer = new pg.Client({ ...connection, database: 'newer' })
  await newer.connect()
  await newer.query(
    "insert into schema_migrations (version, name, checksum) values (9999, 'drop_texts_needs_9998', 'x')",
  )
  await newer.end()

  const app = start({ DATABASE_URL: addressOf({ ...connection, database: 'newer' }) })
  expect(await app.exit).toBe(1)
  expect(app.printed()).toBe(
    'The database was made by a newer version of Thela. Start that version, or restore a backup made by this one.',
  )
  await client.query('drop database newer with (force)')
  await client.end()
})

test('a server that cannot delete old visitors logs the error and starts', async () => {
  const connection = inject('postgres')
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('create database stuck template thela_template')
  const stuck = new pg.Client({ ...connection, database: 'stuck' })
  await stuck.connect()
  await stuck.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no broom'; end $$;
    create trigger refuse before delete on daily_visitors execute function refuse()`)
  await stuck.end()

  const database = addressOf({ ...connection, database: 'stuck' })
  const app = start({ DATABASE_URL: database, PORT: '0', LOG_LEVEL: 'error' })
  await app.ready
  expect(app.printed()).toContain('is ready')
  await expect.poll(app.printed, { timeout: 60_000 }).toContain('no broom')

  app.child.kill('SIGTERM')
  expect(await app.exit).toBe(0)
  await client.query('drop database stuck with (force)')
  await client.end()
}, 120_000)

test.each<Record<string, string>>([{ PORT: 'http' }, { PLATFORM_TZ: 'Indian time' }])(
  'an invalid setting is named: %o',
  async (setting) => {
    const app = start(setting)
    expect(await app.exit).toBe(1)
    const [name] = Object.keys(setting)
    expect(app.printed()).toMatch(new RegExp(`^The setting ${name} is invalid: .*README\\.md\\.$`))
  },
)
