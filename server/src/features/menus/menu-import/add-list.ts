import { MAX_CATEGORIES } from '@thela/contract/menus/categories'
import { nothingSaid } from '@thela/contract/menus/diets'
import { defaultFlags, noDetails } from '@thela/contract/menus/item-fields'
import { MAX_ITEMS } from '@thela/contract/menus/items'
import { type ListedItem, type MenuImport, TOO_MANY_ITEMS } from '@thela/contract/menus/menu-import'
import { keepVariations, mergeTranslations } from '@thela/contract/menus/merge-translations'
import { formatCount } from '@thela/contract/values/numbers'
import type { Db } from '../../../db/connect.ts'
import { invalidField } from '../../../http/errors.ts'
import { newId } from '../../../ids.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { withIdempotencyKey } from '../../core/idempotency-keys/with-idempotency-key.ts'
import { raiseMenuRevision } from '../../vendors/record/queries.ts'
import { countCategories } from '../categories/queries.ts'
import { markColumns } from '../items/item-row.ts'
import { countItems } from '../items/queries.ts'
import { limitMenuSizeAt } from '../page-data/limit-menu-size.ts'
import { insertItems, insertMissingCategories, type ListedRow, listCategoryIds } from './queries.ts'

/** Adds the categories and items of a list to the menu, all or none (DEC-268). */
export function addList(db: Db, vendor: Actor, list: MenuImport, key?: string) {
  return db
    .transaction()
    .execute((db) =>
      withIdempotencyKey(db, { callerId: vendor.id, key, body: list }, () => writeList(db, vendor, list)),
    )
}

async function writeList(db: Db, vendor: Actor, { categories }: MenuImport) {
  // Raising the revision locks the vendor, so that the counts below stay correct.
  await raiseMenuRevision(db, vendor.id)
  await checkItemCount(db, vendor.id, categories.flatMap(({ items }) => items).length)

  const write = () => writeRows(db, vendor.id, categories)
  const { addedCategories, itemIds } = await limitMenuSizeAt(db, vendor.id, { field: 'categories', write })
  const added = { addedCategories, addedItems: itemIds.length }
  await recordChange(db, vendor, {
    action: 'CREATE',
    entity: 'MENU_ITEM',
    entityId: vendor.id,
    event: 'MENU_ITEM_CREATED',
    newValues: { ...added, itemIds },
  })
  return { message: `${inWords(itemIds.length, 'item')} added to your menu`, ...added }
}

async function checkItemCount(db: Db, vendorId: string, count: number) {
  const room = Math.max(0, MAX_ITEMS - (await countItems(db, vendorId)))
  if (count > room)
    throw invalidField(
      'categories',
      `${TOO_MANY_ITEMS}: there is room for ${formatCount(room)} more, and this list has ${formatCount(count)}`,
    )
}

async function writeRows(db: Db, vendorId: string, categories: MenuImport['categories']) {
  const names = categories.map(({ name }) => name)
  const before = await countCategories(db, vendorId)
  const addedCategories = await insertMissingCategories(
    db,
    vendorId,
    categories.map(({ name, translations = {} }) => ({
      id: newId(),
      name,
      translations: mergeTranslations({}, translations),
    })),
  )
  if (before + addedCategories > MAX_CATEGORIES)
    throw invalidField(
      'categories',
      `A menu can have at most ${MAX_CATEGORIES} categories: there is room for ${Math.max(0, MAX_CATEGORIES - before)} more, and this list has ${addedCategories} new ones`,
    )

  const categoryIds = await listCategoryIds(db, vendorId, names)
  const rows = categories.flatMap(({ items }, n) =>
    items.map((item) => ({ ...rowOf(item), id: newId(), categoryId: categoryIds[n] ?? '' })),
  )
  await insertItems(db, vendorId, rows)
  return { addedCategories, itemIds: rows.map(({ id }) => id) }
}

/** With variations the item's own price is 0 (DEC-032). */
const rowOf = ({
  price,
  variations = null,
  translations = {},
  mark,
  isVeg,
  ...item
}: ListedItem): ListedRow => ({
  description: null,
  ...defaultFlags,
  ...nothingSaid,
  ...noDetails,
  ...item,
  ...markColumnsOf({ mark, isVeg }),
  variations,
  translations: keepVariations(
    mergeTranslations({}, translations),
    (variations ?? []).map(({ id }) => id),
  ),
  price: variations ? 0 : (price ?? 0),
})

/** What a list does not say is not assumed (DEC-316). */
function markColumnsOf({ mark, isVeg }: Pick<ListedItem, 'mark' | 'isVeg'>) {
  const said = isVeg ? 'veg' : 'nonveg'
  return { isVeg: false, markIfNotVeg: null, ...markColumns(mark ?? (isVeg === undefined ? null : said)) }
}

const inWords = (count: number, thing: string) => `${formatCount(count)} ${thing}${count === 1 ? '' : 's'}`
