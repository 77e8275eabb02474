import pg from 'pg'
import type { Source } from './connect.ts'
import { deadlinesMs } from './deadlines.ts'

export type Client = pg.Client

/** A separate connection without the time limits of ordinary calls, for long work. */
export async function withClient<T>(source: Source, name: string, work: (client: Client) => Promise<T>) {
  const client = new pg.Client({
    ...source,
    application_name: name,
    connectionTimeoutMillis: deadlinesMs.separateConnection,
  })
  // A lost connection also rejects the pending statement.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * All or nothing. A failure is rolled back by closing the connection: an explicit rollback would wait, perhaps forever,
 * for a table copy that nobody reads any more.
 */
export async function inTransaction<T>(client: Client, begin: string, work: () => Promise<T>) {
  await client.query(begin)
  const result = await work()
  await client.query('commit')
  return result
}

/** The same server, another database. */
export function inDatabase({ connectionString, ...source }: Source, database: string): Source {
  if (!connectionString) return { ...source, database }
  const address = new URL(connectionString)
  address.pathname = `/${database}`
  return { ...source, connectionString: address.href }
}
