import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePorts } from './configuration.ts'
import { answers, type Processes, until } from './processes.ts'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const NODES = ['one', 'two'] as const
type NodeName = (typeof NODES)[number]

export type Nodes = Awaited<ReturnType<typeof startNodes>>

/** Two nodes behind nginx with the cache of `deploy/cluster`. */
export async function startNodes(processes: Processes, root: string, environment: Record<string, string>) {
  const ports = await freePorts([...NODES, 'nginx'] as const)
  const origin = `http://127.0.0.1:${ports.nginx}`
  const start = async (node: NodeName) => {
    const dataDir = join(root, `node-${node}`)
    mkdirSync(dataDir, { recursive: true })
    processes.start(`node-${node}`, [process.execPath, main], {
      env: { ...environment, ...settings(origin), PORT: String(ports[node]), DATA_DIR: dataDir },
    })
    await until(`node ${node} is ready`, () => answers(`http://127.0.0.1:${ports[node]}/readyz`))
  }
  await Promise.all(NODES.map(start))
  const nginx = startNginx(processes, join(root, 'nginx'), ports)
  await until('nginx leads to a node', () => answers(`${origin}/readyz`))

  return {
    origin,
    /** As docs/operations.md says: nginx is told first, and again when the node is ready. */
    async restart(node: NodeName) {
      await nginx.reload([node])
      await processes.terminate(`node-${node}`)
      await start(node)
      await nginx.reload([])
    },
    killAll: () => Promise.all(NODES.map((node) => processes.kill(`node-${node}`))),
    startAll: () => Promise.all(NODES.map(start)),
  }
}

const settings = (origin: string) => ({
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: origin,
  TRUST_PROXY: 'loopback',
  DEMO: '0',
  BACKUP_KEY: 'the same on every node of this rehearsal',
  STOP_DELAY_SECONDS: '6',
  // Two cores for twenty programs: a database that answers after half a second is not gone.
  DEADLINE_FACTOR: process.env.DEADLINE_FACTOR ?? '3',
  // All customers and vendors of the rehearsal have one address.
  RATE_LIMIT_FACTOR: '1000',
})

function startNginx(processes: Processes, folder: string, ports: Record<NodeName | 'nginx', number>) {
  mkdirSync(folder)
  const site = readFileSync(new URL('../cluster/nginx.conf', import.meta.url), 'utf8')
    .replace('thela-1:3001', `127.0.0.1:${ports.one}`)
    .replace('thela-2:3001', `127.0.0.1:${ports.two}`)
    .replace('listen 80', `listen 127.0.0.1:${ports.nginx}`)
    .replaceAll('/var/log/nginx/access', join(folder, '../logs/nginx-access'))
    .replaceAll('/var/cache/nginx', folder)
  const writeSite = (down: NodeName[]) => {
    const text = down.reduce((text, node) => text.replace(`server 127.0.0.1:${ports[node]}`, '$& down'), site)
    writeFileSync(join(folder, 'site.conf'), text)
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  writeSite([])
  writeFileSync(
    join(folder, 'nginx.conf'),
    // A reload ends connections that are kept open, and a request that is just being sent with them.
    `user root; daemon off; pid ${folder}/pid; error_log stderr;
    events {} http { keepalive_timeout 0; ${temporary} include ${folder}/site.conf; }`,
  )
  const nginx = processes.start('nginx', ['nginx', '-c', join(folder, 'nginx.conf')])
  const workers = () => {
    const { pid } = nginx
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  }
  return {
    async reload(down: NodeName[]) {
      const old = workers()
      writeSite(down)
      nginx.kill('SIGHUP')
      await until('nginx has reloaded', async () => !workers().some((pid) => old.includes(pid)))
    },
  }
}
