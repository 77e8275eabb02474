import { z } from 'zod'

/** Scales all deadlines: on a machine that is busy with tests, a slow database is not an unavailable one. */
const factor = z.coerce.number().min(1).default(1).parse(process.env.DEADLINE_FACTOR)

/** How long we wait for a database that does not answer. */
export const deadlinesMs = {
  /** For checking whether a cached value is current; after that the cached value is served. */
  stale: 300 * factor,
  /** For the settings, when none are known yet. */
  settings: 2000 * factor,
  /** For a batch of visits; after that they are answered with 503. */
  visits: 2000 * factor,
  /** For a batch of ad views; longer than a single statement may take. */
  adViews: 8000 * factor,
  /** For what an answer in parts can do without. */
  part: 1000 * factor,
  /** For a monitor, which gives up sooner than the driver does. */
  readiness: 2000 * factor,
  /** For a connection of the pool, free or new, and for a separate one for long work. */
  connection: 1500 * factor,
  separateConnection: 5000 * factor,
  /** For the lock of a row or table, for a statement, and for its answer to arrive. */
  lock: 2000 * factor,
  statement: 4500 * factor,
  query: 5000 * factor,
  /** For the next statement of a transaction. */
  idleInTransaction: 10_000 * factor,
  /** For a whole answer; longer than anything that it waits for. */
  answer: 9000 * factor,
}
