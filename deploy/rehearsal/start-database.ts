import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn, freePorts } from './configuration.ts'
import { answers, type Processes, until } from './processes.ts'

const ADDRESS = '127.0.0.1'
const MEMBERS = ['a', 'b'] as const

/** A machine with PostgreSQL and its Patroni. */
export type Member = (typeof MEMBERS)[number]
export type Database = Awaited<ReturnType<typeof startDatabase>>

/** PostgreSQL with a synchronous standby under Patroni and etcd, HAProxy before both, and PgBouncer before HAProxy. */
export async function startDatabase(processes: Processes, root: string) {
  const place = await configure(join(root, 'database'))
  const { folder, ports, password } = place
  const asks = (member: Member, state: string) =>
    answers(`http://${ADDRESS}:${ports[`${member}Rest`]}/${state}`)
  const start = (member: Member) =>
    processes.start(`patroni-${member}`, ['patroni', join(folder, `${member}.yaml`)], { user: 'postgres' })
  // It is a child of Patroni and not ours.
  const killPostgres = (member: Member) => {
    const pid = readPid(join(folder, member, 'files/postmaster.pid'))
    if (pid) process.kill(pid, 'SIGKILL')
  }
  processes.onEnd(() => MEMBERS.forEach(killPostgres))

  processes.start('etcd', etcd(place), { user: 'postgres' })
  await until('etcd answers', () => answers(`http://${ADDRESS}:${ports.etcd}/health`))
  start('a')
  await until('a leads', () => asks('a', 'primary'))
  start('b')
  await until('b is the synchronous standby', () => asks('b', 'synchronous'))
  processes.start('haproxy', ['haproxy', '-f', join(folder, 'haproxy.cfg')], { user: 'postgres' })
  await createDatabase(place)
  processes.start('pgbouncer', ['pgbouncer', join(folder, 'pgbouncer.ini')], { user: 'postgres' })

  const addressAt = (port: number) => `postgres://thela:${password}@${ADDRESS}:${port}/thela`
  return {
    start,
    asks,
    /** As when the machine is gone: neither ends in order, and nobody tells etcd. */
    async lose(member: Member) {
      await processes.kill(`patroni-${member}`)
      killPostgres(member)
    },
    environment: {
      DATABASE_URL: addressAt(ports.pooler),
      DATABASE_DIRECT_URL: addressAt(ports.primary),
      DATABASE_REPLICA_URL: addressAt(ports.replica),
    },
    /** At whichever leads. */
    query: (sql: string) => runSql(place, sql, 'thela'),
  }
}

type Place = Awaited<ReturnType<typeof configure>>

async function configure(folder: string) {
  const names = ['etcd', 'etcdPeer', 'a', 'aRest', 'b', 'bRest', 'primary', 'replica', 'pooler'] as const
  const ports = await freePorts(names)
  const password = randomBytes(18).toString('hex')
  const at = (port: number) => `${ADDRESS}:${port}`
  mkdirSync(folder)
  for (const member of MEMBERS) {
    mkdirSync(join(folder, member))
    fillIn('patroni.yaml', join(folder, `${member}.yaml`), {
      NAME: member,
      ADDRESS,
      NETWORK: `${ADDRESS}/32`,
      PORT: ports[member],
      REST_PORT: ports[`${member}Rest`],
      ETCD: at(ports.etcd),
      FOLDER: join(folder, member),
      PASSWORD: password,
    })
  }
  fillIn('haproxy.cfg', join(folder, 'haproxy.cfg'), {
    PRIMARY: at(ports.primary),
    REPLICA: at(ports.replica),
    A: at(ports.a),
    B: at(ports.b),
    A_REST_PORT: ports.aRest,
    B_REST_PORT: ports.bRest,
  })
  const pooler = { ADDRESS, PORT: ports.pooler, PRIMARY_PORT: ports.primary, FOLDER: folder }
  fillIn('pgbouncer.ini', join(folder, 'pgbouncer.ini'), pooler)
  writeFileSync(join(folder, 'users.txt'), `"thela" "${password}"\n`)
  execFileSync('chown', ['-R', 'postgres:postgres', folder])
  return { folder, ports, password }
}

function etcd({ folder, ports }: Place) {
  const [client, peer] = [`http://${ADDRESS}:${ports.etcd}`, `http://${ADDRESS}:${ports.etcdPeer}`]
  const options = {
    name: 'one',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `one=${peer}`,
  }
  return ['etcd', ...Object.entries(options).map(([name, value]) => `--${name}=${value}`)]
}

async function createDatabase(place: Place) {
  const run = (sql: string) => runSql(place, sql, 'postgres')
  // It begins with both in turn, so that three answers of the primary are none of the standby.
  await until('HAProxy leads to the primary', async () =>
    [1, 2, 3].every(() => run('select pg_is_in_recovery()') === 'f'),
  )
  run(`create role thela login createdb createrole password '${place.password}'`)
  run('create database thela owner thela')
}

/** `role` is also the name of its database. */
const runSql = ({ ports, password }: Place, sql: string, role: string) =>
  execFileSync('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-c', sql], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      PATH: process.env.PATH,
      PGHOST: ADDRESS,
      PGPORT: String(ports.primary),
      PGUSER: role,
      PGPASSWORD: password,
      PGDATABASE: role,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/** The first line of PostgreSQL's own file, if that process is still one. */
function readPid(file: string) {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' ? pid : undefined
  } catch {
    return undefined
  }
}
