import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { getTypeParser } from './column-types.ts'
import type { DB } from './types.ts'

export type Db = Kysely<DB>

/** Where a PostgreSQL is and who we are there: its address, or its parts. */
export type Source = pg.ClientConfig

const LIMITS: pg.PoolConfig = {
  max: 10,
  // Once used, one connection stays however idle we are: by it a restore knows that someone works here.
  min: 1,
  connectionTimeoutMillis: 1_500,
  query_timeout: 5_000,
  statement_timeout: 4_500,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  application_name: 'thela',
}

/** Opens a pool to a PostgreSQL, named by its address or in parts; the source may set its own limits. */
export function connect(source: string | pg.PoolConfig) {
  const place = typeof source === 'string' ? { connectionString: source } : source
  const pool = new pg.Pool({ ...LIMITS, types: { getTypeParser }, ...place })
  outliveDatabase(pool)
  dropBusyClients(pool)

  // Keys inside a json column are what someone stored, not names of ours.
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
  const db: Db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins })

  return { db, pool, close: () => pool.end() }
}

/** An error event that nobody hears ends the process; whoever waits for a query gets the error there. */
function outliveDatabase(pool: pg.Pool) {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}

/**
 * After a timeout a client may come back with its statement still running or its transaction still open:
 * the next one to use it would write into that transaction and lose it. An ended client is not used again.
 * One whose statement was refused is at no work, though it hears a moment later that it is ready.
 */
function dropBusyClients(pool: pg.Pool) {
  pool.on('release', (_error, client) => {
    const isAtWork = '_activeQuery' in client && Boolean(client._activeQuery)
    if (isAtWork || client.getTransactionStatus() !== 'I') client.end()
  })
}
