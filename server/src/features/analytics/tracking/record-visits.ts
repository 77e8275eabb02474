import type { Db } from '../../../db/connect.ts'
import { isDatabaseDown } from '../../../db/database-errors.ts'
import { deadlinesMs } from '../../../db/deadlines.ts'
import { HttpError } from '../../../http/errors.ts'
import { groupCommit } from './group-commit.ts'
import { type Refusal, refuseEarly, type Visit } from './refuse-visit.ts'
import { storeVisits } from './store-visits.ts'
import { type IsVisitAllowed, tooManyVisits } from './visit-limits.ts'
import { cacheSalts } from './visitor-hash.ts'

const QUEUE = { maxBatch: 1000, maxWaiting: 20_000, maxWaitMs: deadlinesMs.visits }

type Dependencies = { admitsVendor: IsVisitAllowed; countRefusal: (reason: Refusal) => void }

/** Takes visits one by one and stores them in batches; `countRefusal` gets the reason of each that was not stored. */
export function recordVisits(db: Db, { admitsVendor, countRefusal }: Dependencies) {
  const means = { learnSalts: cacheSalts(db), admitsVendor }
  const queue = groupCommit((visits: Visit[]) => storeVisits(db, means, visits), QUEUE)

  return {
    /** Whether the visit is stored now, be it by this call or by an earlier one with the same event id. */
    async record(visit: Visit) {
      try {
        const refusal = refuseEarly(visit) ?? (await queue.add(visit))
        if (refusal === 'over_limit') throw tooManyVisits()
        if (refusal) countRefusal(refusal)
        return refusal === undefined || refusal === 'repeated'
      } catch (error) {
        countRefusal(reasonOf(error))
        throw error
      }
    },
    drain: queue.drain,
  }
}

function reasonOf(error: unknown): Refusal {
  if (error instanceof HttpError) return error.status === 429 ? 'over_limit' : 'queue_full'
  return isDatabaseDown(error) ? 'database_down' : 'failed'
}
