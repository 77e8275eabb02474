import type { AdInput } from '@thela/contract/ads/ad-input'
import type { Db } from '../../../db/connect.ts'
import { newId } from '../../../ids.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { doOnce } from '../../core/idempotency-keys/do-once.ts'
import { raiseDeliveryRevision } from '../delivery/queries.ts'
import { placeByItself } from '../queue/place-ad.ts'
import { presentAd } from '../record/present-ad.ts'
import { findAd, insertAd } from '../record/queries.ts'
import { type SettledAd, settleAd } from '../record/settle-ad.ts'

export async function addAd(db: Db, admin: Actor, input: AdInput, key?: string) {
  const settled = await settleAd(db, input)
  return db.transaction().execute((db) =>
    doOnce(db, { callerId: admin.id, key, body: input }, async () => {
      const ad = await writeAd(db, admin, settled)
      await placeByItself(db, ad)
      await raiseDeliveryRevision(db)
      return presentAd(ad)
    }),
  )
}

/** Writes an ad with its line in the log, in the caller's transaction. */
export async function writeAd(db: Db, admin: Actor, ad: SettledAd) {
  const id = newId()
  await insertAd(db, { id, ...ad })
  await recordChange(db, admin, { action: 'CREATE', entity: 'AD', entityId: id, newValues: ad })
  return findAd(db, id)
}
