import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram, stopProgram } from './start-program.ts'

/** A folder with a PostgreSQL in it; the servers started here share it. */
export function makePlatform() {
  const folder = mkdtempSync(join(tmpdir(), 'thela-bench-'))
  const host = join(folder, 'postgres/pg')
  const servers: ChildProcess[] = []

  const run = (port: number, env: Record<string, string>, nodeOptions: string[]) =>
    startProgram({
      file: 'server/src/main.ts',
      nodeOptions,
      env: {
        PORT: String(port),
        DATA_DIR: folder,
        DEMO: '0',
        LOG_LEVEL: 'silent',
        RATE_LIMIT_FACTOR: '1000000',
        ...env,
      },
    })

  return {
    /** A first start, which creates the data. */
    async fill(port: number, env: Record<string, string>) {
      await stopProgram(await run(port, env, []))
    },
    async start(port: number, env: Record<string, string> = {}, nodeOptions: string[] = []) {
      const server = await run(port, env, nodeOptions)
      servers.push(server)
      return server.pid as number
    },
    /** How to connect to the database, once the first server runs. */
    database: () => ({
      host,
      user: 'thela',
      database: 'postgres',
      password: readFileSync(join(host, 'password'), 'utf8'),
    }),
    databasePid: () => Number.parseInt(readFileSync(join(host, 'files/postmaster.pid'), 'utf8'), 10),
    /** In reverse order: the first server stops the database. */
    async stop() {
      for (const server of servers.toReversed()) await stopProgram(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
