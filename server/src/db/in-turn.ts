import type { Source } from './connect.ts'
import { withClient } from './with-client.ts'

/** One process after the other; the turn goes with the connection, however that ends. */
export const inTurn = <T>(source: Source, work: () => Promise<T>) =>
  withClient(source, 'thela start', async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('thela prepares to start'))`)
    return work()
  })
