import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ADMIN } from './credentials.ts'

const port = Number(process.env.E2E_PORT) + 1000

export const OWN_ORIGIN = `http://localhost:${port}`

/** A separate platform, for tests that change settings for everybody on it, or need others from its start. */
export async function startOwnPlatform(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'thela-e2e-own-'))
  const server = spawn('node', ['server/src/main.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '0',
      RATE_LIMIT_FACTOR: '1000',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, fail) => {
    server.stdout.on('data', (text) => String(text).includes('is ready') && ready())
    server.on('exit', () => fail(new Error('the platform stopped unexpectedly')))
  })

  return async function stop() {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
