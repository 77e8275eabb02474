import { MAX_MENU_BYTES, MENU_TOO_LARGE } from '@thela/contract/menus/page-data'
import type { Db } from '../../../db/connect.ts'
import { invalidField } from '../../../http/errors.ts'
import { measureMenu } from './queries.ts'

/**
 * Refuses a change that makes a menu grow beyond its limit; one that is already over the limit may only shrink.
 * The caller's transaction has locked the vendor (`raiseMenuRevision`), so nobody else changes the menu meanwhile.
 */
export function limitMenuSize<T>(db: Db, vendorId: string, write: () => Promise<T>) {
  return limitMenuSizeAt(db, vendorId, { field: 'name', write })
}

/** The same with the field at which the request is refused. */
export async function limitMenuSizeAt<T>(db: Db, vendorId: string, { field, write }: Write<T>) {
  const before = await measureMenu(db, vendorId)
  const written = await write()
  const after = await measureMenu(db, vendorId)

  if (after > MAX_MENU_BYTES && after > before) throw invalidField(field, MENU_TOO_LARGE)
  return written
}

type Write<T> = { field: string; write: () => Promise<T> }
