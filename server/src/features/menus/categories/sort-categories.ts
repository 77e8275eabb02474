import type { Db } from '../../../db/connect.ts'
import { badRequest } from '../../../http/errors.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { raiseMenuRevision } from '../../vendors/record/queries.ts'
import { assignPositions } from './assign-positions.ts'
import { listAllCategories, listPositions, updatePositions } from './queries.ts'

/** Puts the listed categories in this order, all of them or none. */
export function sortCategories(db: Db, vendor: Actor, ids: string[]) {
  return db.transaction().execute(async (db) => {
    await raiseMenuRevision(db, vendor.id)
    const positions = assignPositions(await listPositions(db, vendor.id), ids)
    if (!positions) throw badRequest('The list has an unknown or repeated category')

    await updatePositions(db, vendor.id, positions)
    await recordChange(db, vendor, {
      action: 'UPDATE',
      entity: 'CATEGORY',
      entityId: vendor.id,
      event: 'CATEGORY_REORDERED',
      newValues: { order: ids },
    })
    return listAllCategories(db, vendor.id)
  })
}
