import type { Source } from './connect.ts'
import { withClient } from './with-client.ts'

/** Lets one process at a time prepare the database; the lock ends with its connection, however that ends. */
export const withStartupLock = <T>(source: Source, work: () => Promise<T>) =>
  withClient(source, 'thela start', async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('thela prepares to start'))`)
    return work()
  })
