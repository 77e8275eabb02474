import { MAX_ITEMS } from '@thela/contract/menus/items'
import type { Db } from '../../../db/connect.ts'
import { badRequest, HttpError } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { withIdempotencyKey } from '../../core/idempotency-keys/with-idempotency-key.ts'
import { removeUnusedPictures } from '../../core/uploads/remove-unused-pictures.ts'
import { raiseMenuRevision } from '../../vendors/record/queries.ts'
import { countItems } from '../items/queries.ts'
import { limitMenuSizeAt } from '../page-data/limit-menu-size.ts'
import { itemsInWords } from './change-items.ts'
import {
  changedColumns,
  deleteOldSnapshots,
  type ItemJson,
  reinsertItems,
  restoreItems,
  takeSnapshot,
} from './queries.ts'

type Snapshot = NonNullable<Awaited<ReturnType<typeof takeSnapshot>>>

/** Puts back what several items were; what somebody has changed since stays, and is named. */
export function undoChange(db: Db, vendor: Actor, id: string, key?: string) {
  return db
    .transaction()
    .execute((db) =>
      withIdempotencyKey(db, { callerId: vendor.id, key, body: { undo: id } }, () => restore(db, vendor, id)),
    )
}

async function restore(db: Db, vendor: Actor, id: string) {
  await raiseMenuRevision(db, vendor.id)
  const snapshot = await takeSnapshot(db, vendor.id, id)
  if (!snapshot) throw new HttpError(404, 'This can no longer be undone')

  const became = new Map(snapshot.after.map((item) => [item.id, item]))
  const changed = snapshot.before.filter((item) => isChanged(snapshot.kind, item, became.get(item.id)))
  const write = () => putBack(db, vendor.id, { ...snapshot, before: changed })
  const restored = new Set(await limitMenuSizeAt(db, vendor.id, { field: 'id', write }))
  const lost = changed.filter((item) => !restored.has(item.id))
  await recordChange(db, vendor, {
    action: snapshot.kind === 'delete' ? 'CREATE' : 'UPDATE',
    entity: 'MENU_ITEM',
    entityId: vendor.id,
    event: snapshot.kind === 'delete' ? 'MENU_ITEM_CREATED' : 'MENU_ITEM_UPDATED',
    newValues: { undone: snapshot.kind, itemIds: [...restored] },
  })
  const rest = lost.length > 0 ? `; ${itemsInWords(lost.length)} could not be restored` : ''
  return {
    message: `${itemsInWords(restored.size)} restored${rest}`,
    restoredItems: restored.size,
    notRestored: lost.map(({ name }) => name),
  }
}

/** An item that was sold out already did not become it. */
function isChanged(kind: Snapshot['kind'], before: ItemJson, after: ItemJson | undefined) {
  if (kind === 'delete' || !after) return true
  return changedColumns[kind].some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

async function putBack(db: Db, vendorId: string, { kind, before, after }: Snapshot) {
  if (kind !== 'delete') return restoreItems(db, vendorId, { kind, before, after })

  const restored = await reinsertItems(db, vendorId, before)
  if ((await countItems(db, vendorId)) > MAX_ITEMS)
    throw badRequest('The menu has no room for the deleted items any more')
  return restored
}

/** Deletes what can no longer be undone, with the pictures of deleted items. */
export async function deleteOldChanges(platform: Platform, now = new Date()) {
  const pictures = await deleteOldSnapshots(platform.db, now)
  for (const { vendorId, imageUrl } of pictures) await removeUnusedPictures(platform, vendorId, [imageUrl])
}
