import type { Db } from '../../../db/connect.ts'
import type { Platform } from '../../../platform.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { removeUnusedPictures } from '../../core/uploads/remove-unused-pictures.ts'
import { raiseMenuRevision } from '../../vendors/record/queries.ts'
import { deleteCategory, deleteItemsOfCategory, findCategory, markCategoryDeleted } from './queries.ts'

/** Hides a category and its items from the menu; a nightly job deletes them permanently. */
export function hideCategory(db: Db, vendor: Actor, id: string) {
  return db.transaction().execute(async (db) => {
    await raiseMenuRevision(db, vendor.id)
    const { name } = await findCategory(db, vendor.id, id)
    await markCategoryDeleted(db, vendor.id, id)
    await recordRemoval(db, vendor, id, { name, isHidden: true })
  })
}

/** Deletes a category with its items and their pictures. */
export async function removeCategory(platform: Platform, vendor: Actor, id: string) {
  const pictures = await platform.db.transaction().execute(async (db) => {
    await raiseMenuRevision(db, vendor.id)
    const { name } = await findCategory(db, vendor.id, id)
    const pictures = await deleteItemsOfCategory(db, vendor.id, id)
    await deleteCategory(db, vendor.id, id)
    await recordRemoval(db, vendor, id, { name, items: pictures.length })
    return pictures
  })

  await removeUnusedPictures(platform, vendor.id, pictures)
  return { deletedItems: pictures.length }
}

function recordRemoval(db: Db, vendor: Actor, id: string, oldValues: object) {
  return recordChange(db, vendor, {
    action: 'DELETE',
    entity: 'CATEGORY',
    entityId: id,
    event: 'CATEGORY_DELETED',
    oldValues,
  })
}
