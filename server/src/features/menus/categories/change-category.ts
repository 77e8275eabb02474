import type { CategoryInput } from '@thela/contract/menus/categories'
import { mergeTranslations } from '@thela/contract/menus/merge-translations'
import type { Db } from '../../../db/connect.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { raiseMenuRevision } from '../../vendors/record/queries.ts'
import { limitMenuSize } from '../page-data/limit-menu-size.ts'
import { findCategory, updateCategory } from './queries.ts'

/** Changes a category's texts; fields left out stay. */
export function changeCategory(db: Db, vendor: Actor, id: string, change: Partial<CategoryInput>) {
  return db.transaction().execute(async (db) => {
    await raiseMenuRevision(db, vendor.id)
    const { name, description, translations } = await findCategory(db, vendor.id, id)
    const { translations: given, ...texts } = change
    const row = given ? { ...texts, translations: mergeTranslations(translations, given) } : texts
    await limitMenuSize(db, vendor.id, () => updateCategory(db, vendor.id, id, row))
    await recordChange(db, vendor, {
      action: 'UPDATE',
      entity: 'CATEGORY',
      entityId: id,
      event: 'CATEGORY_UPDATED',
      oldValues: { name, description, ...(given && { translations }) },
      newValues: change,
    })
    return findCategory(db, vendor.id, id)
  })
}
