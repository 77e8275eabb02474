import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { afterAll } from 'vitest'
import { freePort } from './free-port.ts'
import { addressOf } from './start-node.ts'

const main = new URL('../src/main.ts', import.meta.url).pathname

/** Starts servers in separate processes on one database, as behind a load balancer, and stops them after the test file. */
export function appProcesses(connection: ClientConfig, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'thela-processes-'))
  const apps: ChildProcess[] = []
  afterAll(async () => {
    for (const app of apps) await end(app)
    rmSync(folder, { recursive: true, force: true })
  })

  /** Starts one server, of this program or another release, and returns its origin and process. */
  return async (port?: number, program = main) => {
    const on = port ?? (await freePort())
    const place = { DATABASE_URL: addressOf(connection), DATA_DIR: folder, PORT: String(on) }
    const app = spawnApp(program, { ...place, ...env })
    apps.push(app)
    await isReady(app)
    return { origin: `http://127.0.0.1:${on}`, app }
  }
}

function spawnApp(program: string, env: Record<string, string>) {
  return spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      DEMO: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '100000',
      DEADLINE_FACTOR: '20',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const isReady = (app: ChildProcess) =>
  new Promise<void>((ready, fail) => {
    // The process keeps writing, so its output must be read to the end.
    app.stdout?.on('data', (text) => String(text).includes('is ready') && ready())
    app.on('exit', () => fail(new Error('the app ended by itself')))
  })

async function end(app: ChildProcess) {
  if (app.exitCode !== null || app.signalCode !== null) return
  app.kill('SIGKILL')
  await once(app, 'exit')
}
