import type { Db } from '../../../db/connect.ts'
import { newId } from '../../../ids.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import type { NormalizedAd } from './normalize-ad.ts'
import { findAd, insertAd } from './queries.ts'

/** Writes an ad and its audit log entry, in the caller's transaction. */
export async function writeAd(db: Db, admin: Actor, ad: NormalizedAd) {
  const id = newId()
  await insertAd(db, { id, ...ad })
  await recordChange(db, admin, { action: 'CREATE', entity: 'AD', entityId: id, newValues: ad })
  return findAd(db, id)
}
