import type { Db } from '../../../db/connect.ts'
import { badRequest } from '../../../http/errors.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { raiseMenuRevision } from '../../vendors/record/queries.ts'
import { assignPlaces } from './assign-places.ts'
import { listAllCategories, listPlaces, movePlaces } from './queries.ts'

/** Puts the listed categories in this order, all of them or none. */
export function sortCategories(db: Db, vendor: Actor, ids: string[]) {
  return db.transaction().execute(async (db) => {
    await raiseMenuRevision(db, vendor.id)
    const places = assignPlaces(await listPlaces(db, vendor.id), ids)
    if (!places) throw badRequest('The list has a category that is unknown or stands in it twice')

    await movePlaces(db, vendor.id, places)
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
