import type { AdInput } from '@thela/contract/ads/ad-input'
import type { Db } from '../../../db/connect.ts'
import type { Actor } from '../../core/audit-logs/record-change.ts'
import { doOnce } from '../../core/idempotency-keys/do-once.ts'
import { placeByItself } from '../queue/place-ad.ts'
import { presentAd } from '../record/present-ad.ts'
import { raiseDeliveryRevision } from '../record/queries.ts'
import { settleAd } from '../record/settle-ad.ts'
import { writeAd } from '../record/write-ad.ts'

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
