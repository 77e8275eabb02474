import { z } from 'zod'

/** Moves all deadlines together: on a machine that is busy with tests, a slow database is not a silent one. */
const factor = z.coerce.number().min(1).default(1).parse(process.env.DEADLINE_FACTOR)

/** How long we wait for a database that is there and does not answer. */
export const deadlinesMs = {
  /** For the confirmation of what we have already; after that the last known is served. */
  stale: 300 * factor,
  /** For the settings, when none are known yet. */
  settings: 2000 * factor,
  /** For a batch of visits; after that they are answered with 503. */
  visits: 2000 * factor,
  /** For a batch of ad views; longer than a single statement may take. */
  adViews: 8000 * factor,
  /** For a monitor, which gives up sooner than the driver does. */
  readiness: 2000 * factor,
}
