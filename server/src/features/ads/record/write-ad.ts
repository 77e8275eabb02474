import type { Db } from '../../../db/connect.ts'
import { newId } from '../../../ids.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { findAd, insertAd } from './queries.ts'
import type { SettledAd } from './settle-ad.ts'

/** Writes an ad with its line in the log, in the caller's transaction. */
export async function writeAd(db: Db, admin: Actor, ad: SettledAd) {
  const id = newId()
  await insertAd(db, { id, ...ad })
  await recordChange(db, admin, { action: 'CREATE', entity: 'AD', entityId: id, newValues: ad })
  return findAd(db, id)
}
