import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { connect, type Source } from '../db/connect.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { migrate } from '../db/migrate.ts'
import { withClient } from '../db/with-client.ts'
import { StartError } from './start-error.ts'

/** Opens the configured database and migrates it to this program's version. */
export const openDatabase = (config: Config) => open(config, migrate)

/** For a restore, which replaces the content whichever version made it. */
export const openDatabaseWithoutMigrating = (config: Config) =>
  open(config, (source) => withClient(source, 'thela restore', async () => {}))

/** The operator's PostgreSQL, or our own in the data folder. */
async function open(config: Config, prepare: (source: Source) => Promise<void>) {
  const { source, stop } = config.databaseUrl
    ? { source: { connectionString: config.databaseUrl }, stop: async () => {} }
    : await startOwn(config.dataDir)

  try {
    await prepare(source).catch(explainUnreachable)
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

async function startOwn(dataDir: string): Promise<{ source: Source; stop: () => Promise<void> }> {
  makeFolder(dataDir)
  const { connection, stop } = await startEmbeddedPostgres(join(dataDir, 'postgres'))
  return { source: connection, stop }
}

export function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be created (${(error as NodeJS.ErrnoException).code}). Choose another one with DATA_DIR.`,
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
      `The database of DATABASE_URL does not answer (${code}). Is it running, and is the address correct?`,
    )
  }
  if (code.startsWith('28') || code === '3D000') {
    throw new StartError(
      `The database of DATABASE_URL refuses the connection: ${error.message}. Check user, password and database name.`,
    )
  }
  throw error
}
