import type { PriorityMigration } from '@thela/contract/ads/area-queue'
import type { Db } from '../../../db/connect.ts'
import { HttpError } from '../../../http/errors.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { raiseDeliveryRevision } from '../record/queries.ts'
import { countAll, findWrongPriorities, setPrioritiesByLocation } from './queries.ts'

const SHOWN_CHANGES = 100

/** Gives placements the priority of their location; manual ones only by force (DEC-125). */
export function migratePriorities(
  db: Db,
  admin: Actor,
  { dryRun, force, onlyZeroPriorities }: PriorityMigration,
) {
  if (force && onlyZeroPriorities)
    throw new HttpError(400, 'Migration failed', {
      error: 'Force needs only-zero-priorities off',
    })

  return db.transaction().execute(async (db) => {
    const wrong = await findWrongPriorities(db, { onlyZero: onlyZeroPriorities, withManual: force })
    const scanned = await countAll(db)
    if (!dryRun)
      await write(
        db,
        admin,
        wrong.map(({ id }) => id),
      )

    const updated = dryRun ? 0 : wrong.length
    return {
      message: dryRun ? `Dry run: ${wrong.length} items would change` : 'Migration completed successfully',
      data: {
        dryRun,
        scanned,
        updated,
        skipped: scanned - wrong.length,
        changes: wrong.slice(0, SHOWN_CHANGES),
      },
    }
  })
}

async function write(db: Db, admin: Actor, ids: string[]) {
  await setPrioritiesByLocation(db, ids)
  await recordChange(db, admin, {
    action: 'UPDATE',
    entity: 'AD_QUEUE',
    entityId: 'priorities',
    newValues: { updated: ids.length },
  })
  await raiseDeliveryRevision(db)
}
