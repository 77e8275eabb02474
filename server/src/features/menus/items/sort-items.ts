import type { Db } from '../../../db/connect.ts'
import { badRequest } from '../../../http/errors.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { raiseMenuRevision } from '../../vendors/record/queries.ts'
import { assignPlaces, type Placed } from '../categories/assign-places.ts'
import { listAllItems, listPlaces, movePlaces } from './queries.ts'

/** Puts the listed items in this order within their categories, all of them or none (DEC-030). */
export function sortItems(db: Db, vendor: Actor, ids: string[]) {
  return db.transaction().execute(async (db) => {
    await raiseMenuRevision(db, vendor.id)
    const places = placesByCategory(await listPlaces(db, vendor.id), ids)
    if (!places) throw badRequest('The list has an item that is unknown or stands in it twice')

    await movePlaces(db, vendor.id, places)
    await recordChange(db, vendor, {
      action: 'UPDATE',
      entity: 'MENU_ITEM',
      entityId: vendor.id,
      event: 'MENU_ITEM_REORDERED',
      newValues: { order: ids },
    })
    return listAllItems(db, vendor.id)
  })
}

/** No item leaves its category: each category sorts its own part of the list. */
function placesByCategory(items: (Placed & { categoryId: string })[], ids: string[]) {
  const categoryOf = new Map(items.map(({ id, categoryId }) => [id, categoryId]))
  const shelves = Map.groupBy(ids, (id) => categoryOf.get(id))
  if (shelves.has(undefined)) return undefined

  const places = [...shelves].map(([category, ids]) =>
    assignPlaces(
      items.filter(({ categoryId }) => categoryId === category),
      ids,
    ),
  )
  return places.includes(undefined) ? undefined : new Map(places.flatMap((part) => [...(part ?? [])]))
}
