import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const main = new URL('../server/src/main.ts', import.meta.url).pathname

/** A folder with a PostgreSQL in it; the servers started here share it. */
export function makePlatform() {
  const folder = mkdtempSync(join(tmpdir(), 'thela-bench-'))
  const host = join(folder, 'postgres/pg')
  const servers: ChildProcess[] = []

  return {
    async start(port: number, nodeOptions: string[] = [], env: Record<string, string> = {}) {
      const server = spawn(process.execPath, [...nodeOptions, main], {
        env: {
          PATH: process.env.PATH,
          PORT: String(port),
          DATA_DIR: folder,
          DEMO: '0',
          LOG_LEVEL: 'silent',
          RATE_LIMIT_FACTOR: '1000000',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      servers.push(server)
      for await (const text of server.stdout)
        if (String(text).includes('is ready')) return server.pid as number
      throw new Error('the server ended by itself')
    },
    /** How to reach the database, once the first server is up. */
    database: () => ({
      host,
      user: 'thela',
      database: 'postgres',
      password: readFileSync(join(host, 'password'), 'utf8'),
    }),
    databasePid: () => Number.parseInt(readFileSync(join(host, 'files/postmaster.pid'), 'utf8'), 10),
    /** The last started first: the first one then stops the database. */
    async stop() {
      for (const server of servers.toReversed()) {
        if (server.exitCode !== null) continue
        const isOver = once(server, 'exit')
        server.kill('SIGTERM')
        await isOver
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function openStall(port: number, n: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/vendor/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Asha Patel',
      businessName: `Asha Chaat House ${n}`,
      phone: `+9198000${String(n).padStart(5, '0')}`,
      password: 'Passw0rd!',
      country: 'India',
      state: 'Gujarat',
      city: 'Surat',
      area: 'Adajan',
    }),
  })
  const { user, token } = (await answer.json()) as { user: { id: string }; token: string }
  return { id: user.id, token }
}
