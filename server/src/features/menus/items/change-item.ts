import type { EventType } from '@thela/contract/analytics/event-types'
import type { ItemChange, MenuItem } from '@thela/contract/menus/items'
import type { Db } from '../../../db/connect.ts'
import { invalidField } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { recordEvent } from '../../core/events/record-event.ts'
import { removeUnusedPictures } from '../../core/uploads/remove-unused-pictures.ts'
import { nextBusinessDay } from '../../vendors/record/next-business-day.ts'
import { findVendor, raiseMenuRevision } from '../../vendors/record/queries.ts'
import { limitMenuSize } from '../page-data/limit-menu-size.ts'
import { checkCategory } from './add-item.ts'
import { itemRow } from './item-row.ts'
import { findItem, updateItem } from './queries.ts'

/** Changes an item; fields left out stay, also those that another tab has just saved. */
export async function changeItem(platform: Platform, vendor: Actor, id: string, input: ItemChange) {
  const { before, after } = await platform.db.transaction().execute(async (db) => {
    const saved = await saveItem(db, vendor, id, { input, event: 'MENU_ITEM_UPDATED' })
    if (saved.before.imageUrl !== saved.after.imageUrl)
      await recordEvent(db, 'MENU_ITEM_IMAGE_UPDATED', { vendorId: vendor.id })
    return saved
  })

  if (before.imageUrl !== after.imageUrl) await removeUnusedPictures(platform, vendor.id, [before.imageUrl])
  return after
}

type Save = { input: ItemChange; event: EventType }

/** The part inside the transaction. */
export async function saveItem(db: Db, vendor: Actor, id: string, { input, event }: Save) {
  await raiseMenuRevision(db, vendor.id)
  const before = await findItem(db, vendor.id, id)
  checkPrice(before, input)
  const row = await rowOf(db, vendor.id, { input, before })
  await limitMenuSize(db, vendor.id, () => updateItem(db, vendor.id, id, row))
  await recordChange(db, vendor, {
    action: 'UPDATE',
    entity: 'MENU_ITEM',
    entityId: id,
    event,
    oldValues: valuesBefore(before, input),
    newValues: input,
  })
  return { before, after: await findItem(db, vendor.id, id) }
}

/** An item that loses its variations needs a price of its own. */
function checkPrice(before: MenuItem, { variations, price }: ItemChange) {
  if (before.variations && variations === null && price === undefined)
    throw invalidField('price', 'Price is required')
}

type Change = { input: ItemChange; before: MenuItem }

async function rowOf(db: Db, vendorId: string, { input, before }: Change) {
  const { categoryId, ...change } = itemRow(input, before)
  const row = { ...change, ...(await soldOutOf(db, vendorId, { input, before })) }
  // A form always sends the category; the item moves only when it changes.
  if (!categoryId || categoryId === before.categoryId) return row

  await checkCategory(db, vendorId, categoryId)
  return { ...row, categoryId }
}

/** What is not available has no end; what is said to be available is so at once, unless it is said to be sold out too. */
async function soldOutOf(db: Db, vendorId: string, { input, before }: Change) {
  const { isAvailable, isSoldOutToday } = input
  if (isAvailable === undefined && isSoldOutToday === undefined) return {}
  if (!isSoldOutToday || !(isAvailable ?? before.isAvailable)) return { soldOutUntil: null }

  return { soldOutUntil: await endOfToday(db, vendorId) }
}

/** Until when an item is sold out that is so today. */
export async function endOfToday(db: Db, vendorId: string) {
  return nextBusinessDay(await findVendor(db, vendorId)).toISOString()
}

function valuesBefore(before: MenuItem, input: ItemChange) {
  const names = Object.keys(input) as (keyof ItemChange)[]
  return Object.fromEntries(names.map((name) => [name, before[name]]))
}
