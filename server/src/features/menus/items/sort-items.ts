import type { ItemOrder } from '@thela/contract/menus/items'
import type { Db } from '../../../db/connect.ts'
import { badRequest } from '../../../http/errors.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { raiseMenuRevision } from '../../vendors/record/queries.ts'
import { assignPositions, type Positioned } from '../categories/assign-positions.ts'
import { checkCategory } from './add-item.ts'
import { findItem, listAllItems, listPositions, updateItem, updatePositions } from './queries.ts'

/** Puts the listed items in this order within their categories, all of them or none (DEC-030, DEC-238). */
export function sortItems(db: Db, vendor: Actor, { itemIds: ids, moved }: ItemOrder) {
  return db.transaction().execute(async (db) => {
    await raiseMenuRevision(db, vendor.id)
    const categoryId = moved && (await moveToCategory(db, vendor.id, moved))
    const places = placesByCategory(await listPositions(db, vendor.id), ids)
    if (!places) throw badRequest('The list has an unknown or repeated item')

    await updatePositions(db, vendor.id, places)
    await recordChange(db, vendor, {
      action: 'UPDATE',
      entity: 'MENU_ITEM',
      entityId: vendor.id,
      event: 'MENU_ITEM_REORDERED',
      ...(moved && { oldValues: { moved: { ...moved, categoryId } } }),
      newValues: { order: ids, ...(moved && { moved }) },
    })
    return listAllItems(db, vendor.id)
  })
}

/** Puts it last in its new category. Returns the category that it left. */
async function moveToCategory(db: Db, vendorId: string, { id, categoryId }: Move) {
  const before = await findItem(db, vendorId, id)
  await checkCategory(db, vendorId, categoryId)
  if (before.categoryId !== categoryId) await updateItem(db, vendorId, id, { categoryId })
  return before.categoryId
}

type Move = NonNullable<ItemOrder['moved']>

/** Each category sorts its own part of the list. */
function placesByCategory(items: (Positioned & { categoryId: string })[], ids: string[]) {
  const categoryOf = new Map(items.map(({ id, categoryId }) => [id, categoryId]))
  const shelves = Map.groupBy(ids, (id) => categoryOf.get(id))
  if (shelves.has(undefined)) return undefined

  const places = [...shelves].map(([category, ids]) =>
    assignPositions(
      items.filter(({ categoryId }) => categoryId === category),
      ids,
    ),
  )
  return places.includes(undefined) ? undefined : new Map(places.flatMap((part) => [...(part ?? [])]))
}
