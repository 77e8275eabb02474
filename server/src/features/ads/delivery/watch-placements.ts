import { cacheFor } from '../../../concurrency/cache-for.ts'
import type { Db } from '../../../db/connect.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { indexPlacements, type PlacementIndex, removePlacement } from './placement-index.ts'
import { listDeliverables, listFilledSince, readRevision } from './queries.ts'

const TRUSTED_FOR_MS = 1000

type Known = { day: string; changed: number; filled: number; index: PlacementIndex }

/** The index, at most a second old on every node: rebuilt when something changed, shortened when a placement is full. */
export function watchPlacements(db: Db, now = () => Date.now()) {
  let known: Known | undefined

  return cacheFor(
    TRUSTED_FOR_MS,
    async () => {
      const { day } = momentOf(new Date(now()))
      const revision = await readRevision(db)
      if (known?.day !== day || known.changed !== revision.changed) {
        known = { day, ...revision, index: indexPlacements(await listDeliverables(db, day)) }
      } else if (known.filled !== revision.filled) {
        for (const id of await listFilledSince(db, known.filled)) removePlacement(known.index, id)
        known.filled = revision.filled
      }
      return known.index
    },
    { now },
  )
}
