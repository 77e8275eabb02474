import { execFileSync } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn, freePorts } from './configuration.ts'
import { type Processes, until } from './processes.ts'

const KINDS = ['account', 'container', 'object'] as const
export type Store = Awaited<ReturnType<typeof startStore>>

/** OpenStack Swift with its S3 protocol: one of each of its servers, and an empty bucket. */
export async function startStore(processes: Processes, root: string) {
  const folder = join(root, 'store')
  const settings = join(folder, 'settings')
  const secret = randomBytes(18).toString('hex')
  const ports = await freePorts([...KINDS, 'proxy'] as const)
  mkdirSync(join(folder, 'devices/one'), { recursive: true })
  mkdirSync(settings)
  fillIn('swift/swift.conf', join(settings, 'swift.conf'), { SECRET: secret })
  fillIn('swift/proxy-server.conf', join(settings, 'proxy-server.conf'), {
    PORT: ports.proxy,
    SECRET: secret,
  })
  for (const kind of KINDS) {
    const values = { PORT: ports[kind], KIND: kind, FOLDER: folder }
    fillIn('swift/storage-server.conf', join(settings, `${kind}-server.conf`), values)
    buildRing(settings, kind, ports[kind])
  }
  execFileSync('chown', ['-R', 'swift:swift', folder])

  const servers = [...KINDS, 'proxy'] as const
  const store = {
    start() {
      for (const server of servers) processes.start(`swift-${server}`, command(settings, server))
    },
    async kill() {
      for (const server of servers) await processes.kill(`swift-${server}`)
    },
    environment: {
      S3_URL: `http://127.0.0.1:${ports.proxy}/thela`,
      S3_ACCESS_KEY_ID: 'thela:thela',
      S3_SECRET_ACCESS_KEY: secret,
    },
  }
  store.start()
  await until('Swift has a bucket', async () => createBucket(store.environment))
  return store
}

/** Where Swift keeps what: everything on one device, once. */
function buildRing(settings: string, kind: (typeof KINDS)[number], port: number) {
  const run = (...args: string[]) =>
    execFileSync('swift-ring-builder', [`${kind}.builder`, ...args], { cwd: settings, stdio: 'pipe' })
  run('create', '4', '1', '0')
  run('add', `r1z1-127.0.0.1:${port}/one`, '1')
  run('rebalance')
}

/** Swift reads /etc/swift wherever it is started, so each server sees the folder of the rehearsal there. */
const command = (settings: string, server: string) => [
  ...['unshare', '--mount', 'sh', '-c', 'mount --bind "$0" /etc/swift && exec "$@"', settings],
  ...[`swift-${server}-server`, `/etc/swift/${server}-server.conf`],
]

type Keys = { S3_URL: string; S3_ACCESS_KEY_ID: string; S3_SECRET_ACCESS_KEY: string }

/** Signed in the first version of S3's signatures, which fits into a line. */
async function createBucket({ S3_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Keys) {
  const date = new Date().toUTCString()
  const signature = createHmac('sha1', S3_SECRET_ACCESS_KEY)
    .update(`PUT\n\n\n\nx-amz-date:${date}\n${new URL(S3_URL).pathname}`)
    .digest('base64')
  const headers = { 'x-amz-date': date, authorization: `AWS ${S3_ACCESS_KEY_ID}:${signature}` }
  const answer = await fetch(S3_URL, { method: 'PUT', headers })
  await answer.arrayBuffer()
  return answer.ok
}
