import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { post, registerVendor } from '../register-vendor.ts'
import { startProgram, stopProgram } from '../start-program.ts'
import { format, formatBytes, PASSWORD, type Scale } from './scale.ts'

export type Cluster = Awaited<ReturnType<typeof openCluster>>
export type Place = { country: string; state: string; city: string; area: string }
export type Program = Awaited<ReturnType<Cluster['start']>>

export const ADMIN = { email: 'capacity@example.com', password: PASSWORD }
const DATABASE = 'capacity'
const BYTES_PER_EVENT = 450

/**
 * Our own PostgreSQL in a temporary folder. A first program of ours keeps it running with an empty platform; what is
 * measured is a second one beside it, whose database is of this size.
 */
export async function openCluster({ events }: Scale) {
  const folder = mkdtempSync(join(tmpdir(), 'thela-capacity-'))
  const home = join(folder, 'postgres/pg')
  refuseSmallDisk(folder, events)
  let keeper = await keep()

  function keep() {
    return startOn(folder, {})
  }
  const database = (name: string) => ({
    host: home,
    user: 'thela',
    database: name,
    password: readFileSync(join(home, 'password'), 'utf8'),
    statement_timeout: 0,
  })

  return {
    folder,
    prepare: () => prepare(keeper, database('postgres')),
    /** Filling does without the write-ahead log and uses more memory; both need a restart. */
    async useSettings(which: 'for filling' | 'as usual') {
      await withClient(database('postgres'), async (client) => {
        if (which === 'as usual') await client.query('alter system reset all')
        else for (const setting of FILLING) await client.query(`alter system set ${setting}`)
      })
      await keeper.stop()
      keeper = await keep()
    },
    async createDatabase() {
      await withClient(database('postgres'), (client) => client.query(`create database ${DATABASE}`))
      return database(DATABASE)
    },
    connection: () => database(DATABASE),
    databasePid: () => Number.parseInt(readFileSync(join(home, 'files/postmaster.pid'), 'utf8'), 10),
    /** The program that is measured. */
    start: () => startOn(folder, { DATABASE_URL: addressOf(home, database(DATABASE).password) }),
    /** What takes the place of a second machine needs the room of the first. */
    async removeDatabase() {
      await keeper.stop()
      rmSync(join(folder, 'postgres'), { recursive: true, force: true })
    },
    async remove() {
      await keeper.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const FILLING = [
  `wal_level = 'minimal'`,
  'max_wal_senders = 0',
  'synchronous_commit = off',
  'full_page_writes = off',
  'autovacuum = off',
  `maintenance_work_mem = '1GB'`,
]

function refuseSmallDisk(folder: string, events: number) {
  const { bavail, bsize } = statfsSync(folder)
  const [free, needed] = [bavail * bsize, events * BYTES_PER_EVENT]
  if (free < needed)
    throw new Error(
      `${format(events)} events need ${formatBytes(needed)}, and only ${formatBytes(free)} are free.`,
    )
}

/** What the filling needs of a platform that the program itself has made: a password, and the places. */
async function prepare({ port }: { port: number }, connection: pg.ClientConfig) {
  await registerVendor(port, 1)
  return withClient(connection, async (client) => {
    const { rows: vendors } = await client.query('select password_hash from vendors')
    const { rows: places } = await client.query<Place>(`
      select countries.name as country, states.name as state, cities.name as city, areas.name as area
      from areas join cities on cities.id = city_id join states on states.id = state_id
        join countries on countries.id = country_id
      where countries.name = 'India' order by md5(areas.id::text) limit 5000`)
    // With a backup of today, the program does not begin with one while its start is measured.
    await waitFor(async () => {
      const { rows } = await client.query(
        `select from job_runs where name = 'catch up backup' and finished_at is not null`,
      )
      return rows.length > 0
    })
    return { passwordHash: vendors[0].password_hash as string, places }
  })
}

async function startOn(folder: string, env: Record<string, string>) {
  const port = await findFreePort()
  const child = await startProgram({
    file: 'server/src/main.ts',
    env: {
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000000',
      DEADLINE_FACTOR: process.env.DEADLINE_FACTOR ?? '1',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
  })
  return {
    port,
    pid: child.pid as number,
    signInAdmin: async () => (await post('/auth/admin/login', { port, body: ADMIN })).token as string,
    stop: () => stopProgram(child),
  }
}

const addressOf = (socket: string, password: string) =>
  `postgresql://thela:${encodeURIComponent(password)}@${encodeURIComponent(socket)}/${DATABASE}`

export async function withClient<T>(source: pg.ClientConfig, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(source)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function waitFor(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await sleep(200)
}

function findFreePort() {
  const server = createServer()
  return new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}
