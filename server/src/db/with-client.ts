import pg from 'pg'
import type { Source } from './connect.ts'

export type Client = pg.Client

/** A connection of its own without the limits of ordinary calls, for work that takes as long as it takes. */
export async function withClient<T>(source: Source, name: string, work: (client: Client) => Promise<T>) {
  const client = new pg.Client({ ...source, application_name: name, connectionTimeoutMillis: 5_000 })
  // Whoever waits for a statement hears of a lost connection there.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * All of it or nothing. What fails is undone with the connection: to ask for it would wait, perhaps for ever, for a
 * table that is being copied and that nobody reads any more.
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
