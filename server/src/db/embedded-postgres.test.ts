import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { StartError } from '../startup/start-error.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

vi.setConfig({ testTimeout: 60_000 })

const isRoot = process.getuid?.() === 0
/** The database program is in the checkout, so the user who runs it must be able to enter that folder. */
const isCheckoutOpen = mayEverybodyEnter(import.meta.dirname)
const scratch = mkdtempSync(path.join(tmpdir(), 'pg-'))
const folder = path.join(scratch, 'first')
const running = new Set<EmbeddedPostgres>()

afterAll(async () => {
  for (const server of running) await server.stop()
  rmSync(scratch, { recursive: true })
})

test('an empty folder gets a durable database that cannot be reached over the network', async () => {
  const server = await start(folder)

  expect(await ask(server, 'show listen_addresses')).toBe('')
  expect(await ask(server, 'show fsync')).toBe('on')
  expect(await ask(server, 'show server_encoding')).toBe('UTF8')
  expect(statSync(path.join(folder, 'pg')).mode & 0o777).toBe(0o700)
  expect(statSync(path.join(folder, 'pg/password')).mode & 0o777).toBe(0o600)
  await expect(
    ask({ ...server, connection: { ...server.connection, password: 'guess' } }, 'select 1'),
  ).rejects.toThrow('password authentication failed')
  await server.stop()
})

test('data is still there after a stop and a start', async () => {
  const before = await start(folder)
  await ask(before, 'create table kept as select 7 as number')
  await before.stop()
  expect(before.pid).toBeUndefined()
  await expect(ask(before, 'select 1')).rejects.toThrow('ENOENT')

  const after = await start(folder)
  expect(await ask(after, 'select number from kept')).toBe(7)
  await after.stop()
})

test('three apps that start at once in an empty folder share one server, and the last one stops it', async () => {
  const empty = path.join(scratch, 'shared')
  const [first, second, third] = await Promise.all([start(empty), start(empty), start(empty)])
  const pid = first.pid
  expect(pid).toBeGreaterThan(0)
  expect([second.pid, third.pid]).toEqual([pid, pid])
  expect(readdirSync(empty)).toEqual(['pg'])

  await Promise.all([third.stop(), first.stop()])
  expect(await ask(second, 'select 1')).toBe(1)
  expect(second.pid).toBe(pid)

  await second.stop()
  expect(second.pid).toBeUndefined()
})

test('an app joins the server that a killed app left behind', async () => {
  const module = new URL('./embedded-postgres.ts', import.meta.url)
  const script = `const { startEmbeddedPostgres } = await import('${module}')
    console.log((await startEmbeddedPostgres(${JSON.stringify(folder)})).pid)`
  const killed = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'exit')

  const server = await start(folder)
  expect(server.pid).toBe(Number(line))
  await server.stop()
})

test('an app gets its server back when the server is killed', async () => {
  const server = await start(folder)
  const pid = server.pid as number
  process.kill(pid, 'SIGKILL')

  await vi.waitFor(async () => expect(await ask(server, 'select 1')).toBe(1), 30_000)
  expect(server.pid).not.toBe(pid)
  await server.stop()
})

test('an app stopped while its server is down leaves no server behind', async () => {
  const server = await start(folder)
  process.kill(server.pid as number, 'SIGKILL')
  await server.stop()
  await vi.waitFor(() => expect(server.pid).toBeUndefined(), 30_000)
})

test('an app starts although the pid in the lock file of a crashed server belongs to another process', async () => {
  const otherProcess = spawn('sleep', ['600'])
  const files = path.join(folder, 'pg/files')
  writeFileSync(path.join(files, 'postmaster.pid'), `${otherProcess.pid}\n${files}\n1700000000\n5432\n`, {
    mode: 0o600,
  })

  const server = await start(folder)
  expect(server.pid).not.toBe(otherProcess.pid)
  expect(otherProcess.exitCode).toBeNull()
  await server.stop()
  otherProcess.kill()
})

test('an app starts in a folder where another was killed while creating the database', async () => {
  const halfMade = path.join(scratch, 'half-made')
  mkdirSync(path.join(halfMade, 'pg.new-0123456789ab/files'), { recursive: true })

  const server = await start(halfMade)
  expect(readdirSync(halfMade)).toEqual(['pg'])
  await server.stop()
})

test('the data folder may have a path too long for a socket', async () => {
  const deep = path.join(scratch, 'long '.repeat(20).trim(), `it's "odd", $HOME`)
  const server = await start(deep)

  expect(await ask(server, 'select 1')).toBe(1)
  expect(statSync(server.connection.host).mode & 0o777).toBe(0o700)
  await server.stop()
  rmSync(server.connection.host, { recursive: true })
})

test('a data folder of another PostgreSQL version is refused and not changed', async () => {
  const version = path.join(folder, 'pg/files/PG_VERSION')
  const own = readFileSync(version, 'utf8')
  writeFileSync(version, '14\n')

  const refusal = await refusalOf(folder)
  expect(refusal).toContain(`The data folder ${folder} was made by PostgreSQL 14`)
  expect(readFileSync(version, 'utf8')).toBe('14\n')
  writeFileSync(version, own)
})

test('a data folder that is not writable is refused with a message', async () => {
  const file = path.join(scratch, 'a-file')
  writeFileSync(file, '')
  expect(await refusalOf(path.join(file, 'data'))).toContain(`The data folder ${file}/data is not writable`)

  const foreign = path.join(scratch, 'foreign')
  mkdirSync(foreign, { mode: 0o500 })
  if (!isRoot) expect(await refusalOf(foreign)).toContain(`The data folder ${foreign} is not writable`)
})

test('a folder with other files is refused and not changed', async () => {
  const taken = path.join(scratch, 'taken')
  mkdirSync(path.join(taken, 'pg'), { recursive: true })
  writeFileSync(path.join(taken, 'pg/letters.txt'), 'dear')

  expect(await refusalOf(taken)).toContain(`could not make its files in ${taken}/pg`)
  expect(readFileSync(path.join(taken, 'pg/letters.txt'), 'utf8')).toBe('dear')
  expect(readdirSync(taken)).toEqual(['pg'])
})

test.runIf(isRoot)('root owns the database in a folder that only root can enter', async () => {
  expect(statSync(scratch).mode & 0o777).toBe(0o700)
  expect(statSync(path.join(folder, 'pg/files/PG_VERSION')).uid).toBe(0)
})

test.runIf(isRoot && isCheckoutOpen)('root without user namespaces runs the database as nobody', async () => {
  const open = makeOpenFolder()
  forbidNamespaces(open)
  try {
    const server = await start(open)
    expect(await ask(server, 'select 1')).toBe(1)
    expect(statSync(path.join(open, 'pg/files/PG_VERSION')).uid).not.toBe(0)
    await server.stop()
  } finally {
    vi.unstubAllEnvs()
  }

  const later = await start(open)
  expect(await ask(later, 'select 1')).toBe(1)
  await later.stop()
  rmSync(open, { recursive: true })
})

test.runIf(isRoot)(
  'without user namespaces the error names the folder that the database cannot reach',
  async () => {
    const open = makeOpenFolder()
    forbidNamespaces(open)
    try {
      const closed = path.join(scratch, 'closed')
      const unreachable = isCheckoutOpen ? closed : path.resolve(import.meta.dirname, '../../..')
      expect(await refusalOf(closed)).toContain(`cannot reach ${unreachable}`)
    } finally {
      vi.unstubAllEnvs()
      rmSync(open, { recursive: true })
    }
  },
)

async function start(folder: string) {
  const server = await startEmbeddedPostgres(folder)
  running.add(server)
  return server
}

async function ask({ connection }: EmbeddedPostgres, question: string) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query({ text: question, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

async function refusalOf(folder: string) {
  const error = await startEmbeddedPostgres(folder).then(
    () => expect.unreachable('started'),
    (error) => error,
  )
  expect(error).toBeInstanceOf(StartError)
  expect(error.message).not.toContain('\n')
  return error.message
}

function mayEverybodyEnter(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0
  return isOpen && (folder === '/' || mayEverybodyEnter(path.dirname(folder)))
}

function makeOpenFolder() {
  const open = mkdtempSync(path.join(tmpdir(), 'pg-open-'))
  chmodSync(open, 0o755)
  return open
}

/** Without `unshare` in the PATH the app assumes that namespaces are not allowed. */
function forbidNamespaces(open: string) {
  const programs = path.join(open, 'programs')
  mkdirSync(programs)
  for (const name of ['id', 'test']) symlinkSync(`/usr/bin/${name}`, path.join(programs, name))
  vi.stubEnv('PATH', programs)
}
