import { changePrice } from '@thela/contract/menus/change-price'
import type { ChangeOfItems, ItemsChange } from '@thela/contract/menus/item-changes'
import { formatCount } from '@thela/contract/values/numbers'
import type { Db } from '../../../db/connect.ts'
import { badRequest } from '../../../http/errors.ts'
import { newId } from '../../../ids.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { withIdempotencyKey } from '../../core/idempotency-keys/with-idempotency-key.ts'
import { raiseMenuRevision } from '../../vendors/record/queries.ts'
import { checkCategory } from '../items/add-item.ts'
import { endOfToday } from '../items/change-item.ts'
import { limitMenuSizeAt } from '../page-data/limit-menu-size.ts'
import {
  deleteItems,
  type ItemJson,
  moveItems,
  readItems,
  saveSnapshot,
  setAvailability,
  setPrices,
  setSoldOut,
} from './queries.ts'

/** Changes several items at once, all or none, and keeps what they were (DEC-272). */
export function changeItems(db: Db, vendor: Actor, request: ItemsChange, key?: string) {
  return db
    .transaction()
    .execute((db) =>
      withIdempotencyKey(db, { callerId: vendor.id, key, body: request }, () =>
        writeChange(db, vendor, request),
      ),
    )
}

async function writeChange(db: Db, vendor: Actor, { itemIds, change }: ItemsChange) {
  await raiseMenuRevision(db, vendor.id)
  const before = await readItems(db, vendor.id, itemIds)
  if (before.length !== itemIds.length) throw badRequest(NOT_ON_MENU)

  // In the order of the menu, not in the order in which they were marked.
  const ids = before.map(({ id }) => id)
  const write = () => writeItems(db, vendor.id, { before, ids, change })
  await limitMenuSizeAt(db, vendor.id, { field: 'itemIds', write })
  const undoId = newId()
  const after = await readItems(db, vendor.id, ids)
  await saveSnapshot(db, vendor.id, { id: undoId, kind: change.kind, before, after })
  const isDelete = change.kind === 'delete'
  await recordChange(db, vendor, {
    action: isDelete ? 'DELETE' : 'UPDATE',
    entity: 'MENU_ITEM',
    entityId: vendor.id,
    event: isDelete ? 'MENU_ITEM_DELETED' : 'MENU_ITEM_UPDATED',
    oldValues: { items: before.map(({ id, name, price, variations }) => ({ id, name, price, variations })) },
    newValues: { change, itemIds: ids },
  })
  return {
    message: `${itemsInWords(ids.length)} ${isDelete ? 'deleted' : 'changed'}`,
    changedItems: ids.length,
    undoId,
  }
}

const NOT_ON_MENU = 'Some of these items are not on your menu or are listed twice. Please select them again.'

type Change = { before: ItemJson[]; ids: string[]; change: ChangeOfItems }

async function writeItems(db: Db, vendorId: string, { before, ids, change }: Change) {
  if (change.kind === 'availability') return setAvailability(db, vendorId, ids, change.isAvailable)
  if (change.kind === 'soldOutToday') return setSoldOut(db, vendorId, ids, await endOfToday(db, vendorId))
  if (change.kind === 'delete') return deleteItems(db, vendorId, ids)
  if (change.kind === 'category') {
    await checkCategory(db, vendorId, change.categoryId)
    return moveItems(db, vendorId, ids, change.categoryId)
  }
  const prices = before.map(({ id, price, variations }) => ({
    id,
    price: changePrice(price, change),
    variations: variations?.map((size) => ({ ...size, price: changePrice(size.price, change) })) ?? null,
  }))
  return setPrices(db, vendorId, prices)
}

export const itemsInWords = (count: number) => `${formatCount(count)} ${count === 1 ? 'item' : 'items'}`
