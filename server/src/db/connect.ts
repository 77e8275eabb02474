import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { getTypeParser } from './column-types.ts'
import { deadlinesMs } from './deadlines.ts'
import { PoolerClient, TracedClient } from './traced-client.ts'
import type { DB } from './types.ts'

export type Db = Kysely<DB>

/** How to connect to a PostgreSQL server: a connection string, or its parts. */
export type Source = pg.ClientConfig

const LIMITS: pg.PoolConfig = {
  max: 10,
  // Once used, one connection stays open however idle we are, so that a restore sees that the server is running.
  min: 1,
  connectionTimeoutMillis: deadlinesMs.connection,
  query_timeout: deadlinesMs.query,
  statement_timeout: deadlinesMs.statement,
  lock_timeout: deadlinesMs.lock,
  idle_in_transaction_session_timeout: deadlinesMs.idleInTransaction,
  keepAlive: true,
  application_name: 'thela',
}

/** Opens a pool to a PostgreSQL server, given by its URL or its parts; the source may set its own limits. */
export function connect(source: string | pg.PoolConfig) {
  const place = typeof source === 'string' ? { connectionString: source } : source
  const pool = new pg.Pool({ ...LIMITS, Client: TracedClient, types: { getTypeParser }, ...place })
  outliveDatabase(pool)
  dropBusyClients(pool)

  // Keys inside a json column are what someone stored, not names of ours.
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
  const db: Db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins })

  return { db, pool, close: () => pool.end() }
}

/**
 * Opens a pool to a pooler in transaction mode. It passes on no settings of a session, so the pooler sets the
 * timeouts (docs/operations.md), and whatever needs a session of its own uses the direct address.
 */
export const connectThroughPooler = (address: string) =>
  connect({
    connectionString: address,
    Client: PoolerClient,
    application_name: 'thela pooled',
    statement_timeout: undefined,
    lock_timeout: undefined,
    idle_in_transaction_session_timeout: undefined,
  })

/** An unhandled error event ends the process; a pending query is rejected anyway. */
function outliveDatabase(pool: pg.Pool) {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}

/**
 * After a timeout a client may come back with its statement still running or its transaction still open:
 * the next one to use it would write into that transaction and lose it. An ended client is not used again.
 * A client whose statement failed is not busy, although the server reports it as ready only a moment later.
 */
function dropBusyClients(pool: pg.Pool) {
  pool.on('release', (_error, client) => {
    const isAtWork = '_activeQuery' in client && Boolean(client._activeQuery)
    if (isAtWork || client.getTransactionStatus() !== 'I') client.end()
  })
}
