import { MAX_MENU_BYTES, MENU_TOO_LARGE } from '@thela/contract/menus/page-data'
import type { Db } from '../../../db/connect.ts'
import { invalidField } from '../../../http/errors.ts'
import { measureMenu } from './queries.ts'

/**
 * Refuses a change that makes a menu grow beyond its limit; one that is over the limit already may only shrink.
 * The caller's transaction holds the vendor (`raiseMenuRevision`), so nobody else changes the menu in between.
 */
export async function limitMenuSize<T>(db: Db, vendorId: string, write: () => Promise<T>) {
  const before = await measureMenu(db, vendorId)
  const written = await write()
  const after = await measureMenu(db, vendorId)

  if (after > MAX_MENU_BYTES && after > before) throw invalidField('name', MENU_TOO_LARGE)
  return written
}
