import { connect, type Db, type Source } from './connect.ts'

/** Longer than any statement over all vendors takes; one that still hangs then has lost its database. */
const PATIENCE_MS = 30 * 60_000

/** A single connection for work over all vendors, which nobody waits for: the time limits of ordinary calls are not its own. */
export async function withPatientPool<T>(source: Source, work: (db: Db) => Promise<T>) {
  const { db, close } = connect({
    ...source,
    max: 1,
    statement_timeout: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'thela sums',
  })
  try {
    return await work(db)
  } finally {
    await close()
  }
}
