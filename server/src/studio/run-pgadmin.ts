import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ToTool } from './messages.ts'
import type { ToolContext } from './serve-studio.ts'

const START_TIMEOUT_MS = 60_000

/** The operator's own pgAdmin behind our proxy, so that we see whether it is used. */
export async function runPgAdmin(
  { host, port, pgAdminCommand = '' }: ToTool & { type: 'start' },
  { touch }: ToolContext,
) {
  const innerPort = await findFreePort()
  const proxy = startProxy(innerPort, touch)
  await listenOn(proxy, port, host)
  const pgAdmin = spawn(pgAdminCommand, {
    shell: true,
    // Its own process group, so that its child processes end with it.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      PGADMIN_INT_PORT: String(innerPort),
      PGADMIN_LISTEN_PORT: String(innerPort),
      PGADMIN_LISTEN_ADDRESS: '127.0.0.1',
    },
  })
  let hasEnded = false
  pgAdmin.on('exit', () => {
    hasEnded = true
  })

  async function stop() {
    proxy.close()
    if (!hasEnded && pgAdmin.pid) endGroup(pgAdmin.pid)
  }
  try {
    await untilItAnswers(innerPort, () => hasEnded)
  } catch (error) {
    await stop()
    throw error
  }
  pgAdmin.on('exit', () => process.exit(0))
  return { port: (proxy.address() as AddressInfo).port, onMessage: () => {}, stop }
}

function startProxy(innerPort: number, touch: () => unknown) {
  return createServer((visitor) => {
    const inside = connect(innerPort, '127.0.0.1')
    visitor.on('data', touch)
    visitor.on('error', () => inside.destroy())
    inside.on('error', () => visitor.destroy())
    visitor.pipe(inside).pipe(visitor)
  })
}

async function listenOn(server: ReturnType<typeof createServer>, port: number, host = '127.0.0.1') {
  server.listen(port, host)
  await once(server, 'listening')
}

async function findFreePort() {
  const probe = createServer()
  await listenOn(probe, 0)
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

async function untilItAnswers(port: number, hasEnded: () => boolean) {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error('pgAdmin ended as soon as it was started. Check PGADMIN_COMMAND.')
    if (await answers(port)) return
    await sleep(200)
  }
  throw new Error('pgAdmin does not answer on the port in PGADMIN_LISTEN_PORT.')
}

function answers(port: number) {
  const attempt = connect(port, '127.0.0.1')
  return once(attempt, 'connect').then(
    () => attempt.destroy() && true,
    () => false,
  )
}

function endGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // It has already ended.
  }
}
