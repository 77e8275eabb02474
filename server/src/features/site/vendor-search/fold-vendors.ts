import { foldPhrases } from '@thela/contract/values/fold-text'
import type { Db } from '../../../db/connect.ts'
import { listVendorsToFold, saveSounds } from './queries.ts'

const VENDORS_AT_ONCE = 500

/** Stores what new and changed vendors sound like, so that they are found in any script. */
export async function foldVendors(db: Db) {
  let folded = 0
  for (;;) {
    const vendors = await listVendorsToFold(db, VENDORS_AT_ONCE)
    await saveSounds(
      db,
      vendors.map(({ id, text }) => ({ id, text, sounds: ` ${foldPhrases(text).join(' ')}` })),
    )
    folded += vendors.length
    if (vendors.length < VENDORS_AT_ONCE) return { vendors: folded }
  }
}
