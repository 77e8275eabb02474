import type { Platform } from '../../../platform.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { removeUnusedPictures } from '../../core/uploads/remove-unused-pictures.ts'
import { raiseMenuRevision } from '../../vendors/record/queries.ts'
import { deleteItem, findItem } from './queries.ts'

/** Deletes an item and its picture. */
export async function removeItem(platform: Platform, vendor: Actor, id: string) {
  const { imageUrl } = await platform.db.transaction().execute(async (db) => {
    await raiseMenuRevision(db, vendor.id)
    const item = await findItem(db, vendor.id, id)
    await deleteItem(db, vendor.id, id)
    await recordChange(db, vendor, {
      action: 'DELETE',
      entity: 'MENU_ITEM',
      entityId: id,
      event: 'MENU_ITEM_DELETED',
      oldValues: item,
    })
    return item
  })

  await removeUnusedPictures(platform, vendor.id, [imageUrl])
}
