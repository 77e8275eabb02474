import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from './config.ts'
import { connect } from './db/connect.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { migrate } from './db/migrate.ts'
import { StartError } from './start-error.ts'

/** The database of the settings: the operator's PostgreSQL, or our own in the data folder. */
export async function openDatabase(config: Config) {
  const { source, stop } = config.databaseUrl
    ? { source: { connectionString: config.databaseUrl }, stop: async () => {} }
    : await startOwn(config.dataDir)

  try {
    await migrate(source).catch(explainUnreachable)
  } catch (error) {
    await stop()
    throw error
  }
  const { db, close } = connect(source)

  return {
    db,
    source,
    close: async () => {
      await close()
      await stop()
    },
  }
}

async function startOwn(dataDir: string): Promise<{ source: pg.ClientConfig; stop: () => Promise<void> }> {
  makeFolder(dataDir)
  const { connection, stop } = await startEmbeddedPostgres(join(dataDir, 'postgres'))
  return { source: connection, stop }
}

export function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code}). Choose another one with DATA_DIR.`,
    )
  }
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOENT',
  'ECONNRESET',
])

function explainUnreachable(error: NodeJS.ErrnoException): never {
  const code = error.code ?? ''
  if (unreachable.has(code)) {
    throw new StartError(
      `The database of DATABASE_URL does not answer (${code}). Is it running, and is the address right?`,
    )
  }
  if (code.startsWith('28') || code === '3D000') {
    throw new StartError(
      `The database of DATABASE_URL refuses us: ${error.message}. Check user, password and database name.`,
    )
  }
  throw error
}
