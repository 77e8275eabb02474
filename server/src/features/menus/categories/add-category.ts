import { type CategoryInput, MAX_CATEGORIES } from '@thela/contract/menus/categories'
import { mergeTranslations } from '@thela/contract/menus/merge-translations'
import type { Db } from '../../../db/connect.ts'
import { invalidField } from '../../../http/errors.ts'
import { newId } from '../../../ids.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { raiseMenuRevision } from '../../vendors/record/queries.ts'
import { limitMenuSize } from '../page-data/limit-menu-size.ts'
import { countCategories, findCategory, insertCategory } from './queries.ts'

export function addCategory(db: Db, vendor: Actor, input: CategoryInput) {
  const { translations = {}, ...texts } = input
  return db.transaction().execute(async (db) => {
    // Raising the revision locks the vendor, so that the count below stays correct.
    await raiseMenuRevision(db, vendor.id)
    if ((await countCategories(db, vendor.id)) >= MAX_CATEGORIES)
      throw invalidField('name', `A menu can have at most ${MAX_CATEGORIES} categories`)

    const id = newId()
    const row = { ...texts, id, translations: mergeTranslations({}, translations) }
    await limitMenuSize(db, vendor.id, () => insertCategory(db, vendor.id, row))
    await recordChange(db, vendor, {
      action: 'CREATE',
      entity: 'CATEGORY',
      entityId: id,
      event: 'CATEGORY_CREATED',
      newValues: input,
    })
    return findCategory(db, vendor.id, id)
  })
}
