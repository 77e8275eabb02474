import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type pg from 'pg'
import { onTestFinished } from 'vitest'

const main = new URL('../src/main.ts', import.meta.url).pathname

type Place = { connection: pg.ClientConfig; dataDir: string }
type Start = { settings?: Record<string, string>; preload?: string }

/** Starts the whole server in a separate process, on a database and folder that others may share, until the test ends. */
export async function startNode({ connection, dataDir }: Place, { settings, preload }: Start = {}) {
  const node = spawn(process.execPath, [...(preload ? ['--import', preload] : []), main], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: addressOf(connection),
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: '0',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    node.kill('SIGKILL')
  })
  await new Promise<void>((ready, fail) => {
    // The process keeps writing, so its output must be read to the end.
    node.stdout.on('data', (text) => String(text).includes('is ready') && ready())
    node.on('exit', () => fail(new Error('the server ended by itself')))
  })

  return {
    signal: (name: NodeJS.Signals) => node.kill(name),
    async stop() {
      node.kill('SIGTERM')
      const [status] = await once(node, 'exit')
      return status as number | null
    },
  }
}

export function addressOf({ host = '', port = 5432, user, password, database }: pg.ClientConfig) {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  return `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
