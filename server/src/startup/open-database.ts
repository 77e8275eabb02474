import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { connect, connectThroughPooler, type Source } from '../db/connect.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { migrate } from '../db/migrate.ts'
import { StartError } from './start-error.ts'

/** Opens the configured database and migrates it to this program's version. */
export async function openDatabase(config: Config) {
  const { source, closers, close } = await findServer(config)
  const { databaseUrl = '', databaseDirectUrl } = config

  try {
    await migrate(source).catch(explain(databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'))
    if (databaseDirectUrl) closers.unshift(holdSession(source))
    const pool = databaseDirectUrl ? connectThroughPooler(databaseUrl) : connect(source)
    closers.unshift(pool.close)
    await pool.pool.query('select 1').catch(explain('DATABASE_URL'))
    return { db: pool.db, source, close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * For a restore, which replaces the content whichever version made it. Its sessions have a name of their own: one
 * that is named like the server's tells a restore that the server is running.
 */
export async function openDatabaseWithoutMigrating(config: Config) {
  const { source, closers, close } = await findServer(config)
  const { db, pool, close: closePool } = connect({ ...source, application_name: 'thela restore' })
  closers.unshift(closePool)

  try {
    await pool
      .query('select 1')
      .catch(explain(config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'))
    return { db, source, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The operator's PostgreSQL, or our own in the data folder, and what is closed in the end, in order. */
async function findServer({ databaseUrl, databaseDirectUrl, dataDir }: Config) {
  const { source, stop } = databaseUrl
    ? { source: { connectionString: databaseDirectUrl ?? databaseUrl }, stop: async () => {} }
    : await startOwn(dataDir)
  const closers = [stop]
  const close = async () => {
    for (const close of closers) await close()
  }
  return { source, closers, close }
}

const SESSION_CHECK_MS = 15_000

/** A restore sees by this session that a server is running: those of a pooler stay open without one. */
function holdSession(source: Source) {
  const { pool, close } = connect({ ...source, max: 1 })
  const reopen = () => pool.query('select 1').catch(() => {})
  reopen()
  const timer = setInterval(reopen, SESSION_CHECK_MS).unref()
  return () => {
    clearInterval(timer)
    return close()
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

const explain = (setting: string) => (error: NodeJS.ErrnoException) => {
  const code = error.code ?? ''
  if (unreachable.has(code)) {
    throw new StartError(
      `The database of ${setting} does not answer (${code}). Is it running, and is the address correct?`,
    )
  }
  if (code.startsWith('28') || code === '3D000') {
    throw new StartError(
      `The database of ${setting} refuses the connection: ${error.message}. Check user, password and database name.`,
    )
  }
  // PgBouncer's answer to the timeouts that are set on connecting.
  if (code === '08P01') {
    throw new StartError(
      `The database of ${setting} refuses the connection: ${error.message}. If that is the address of a pooler, set DATABASE_DIRECT_URL to the address of PostgreSQL itself.`,
    )
  }
  throw error
}
