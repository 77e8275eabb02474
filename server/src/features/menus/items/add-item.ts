import { MAX_ITEMS, type NewItem } from '@thela/contract/menus/items'
import type { Db } from '../../../db/connect.ts'
import { invalidField } from '../../../http/errors.ts'
import { newId } from '../../../ids.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { withIdempotencyKey } from '../../core/idempotency-keys/with-idempotency-key.ts'
import { raiseMenuRevision } from '../../vendors/record/queries.ts'
import { hasCategory } from '../categories/queries.ts'
import { limitMenuSize } from '../page-data/limit-menu-size.ts'
import { itemRow } from './item-row.ts'
import { countItems, findItem, insertItem } from './queries.ts'

export function addItem(db: Db, vendor: Actor, item: NewItem, key?: string) {
  return db
    .transaction()
    .execute((db) =>
      withIdempotencyKey(db, { callerId: vendor.id, key, body: item }, () => writeItem(db, vendor, item)),
    )
}

async function writeItem(db: Db, vendor: Actor, { price, ...input }: NewItem) {
  // Raising the revision locks the vendor, so that the count below stays correct.
  await raiseMenuRevision(db, vendor.id)
  await checkCategory(db, vendor.id, input.categoryId)
  if ((await countItems(db, vendor.id)) >= MAX_ITEMS)
    throw invalidField('name', `A menu can have at most ${MAX_ITEMS.toLocaleString('en')} items`)

  const { name, categoryId } = input
  const id = newId()
  const row = { price: price ?? 0, ...itemRow(input), id, name, categoryId }
  await limitMenuSize(db, vendor.id, () => insertItem(db, vendor.id, row))
  await recordChange(db, vendor, {
    action: 'CREATE',
    entity: 'MENU_ITEM',
    entityId: id,
    event: 'MENU_ITEM_CREATED',
    newValues: { price, ...input },
  })
  return findItem(db, vendor.id, id)
}

/** Another vendor's category does not exist for this one. */
export async function checkCategory(db: Db, vendorId: string, categoryId: string) {
  if (!(await hasCategory(db, vendorId, categoryId)))
    throw invalidField('categoryId', 'Please select a category')
}
