import type { AdInput } from '@thela/contract/ads/ad-input'
import type { Db } from '../../../db/connect.ts'
import type { Actor } from '../../core/audit-logs/record-change.ts'
import { withIdempotencyKey } from '../../core/idempotency-keys/with-idempotency-key.ts'
import { placeOnSave } from '../queue/place-ad.ts'
import { normalizeAd } from '../record/normalize-ad.ts'
import { presentAd } from '../record/present-ad.ts'
import { raiseDeliveryRevision } from '../record/queries.ts'
import { writeAd } from '../record/write-ad.ts'

export async function addAd(db: Db, admin: Actor, input: AdInput, key?: string) {
  const settled = await normalizeAd(db, input)
  return db.transaction().execute((db) =>
    withIdempotencyKey(db, { callerId: admin.id, key, body: input }, async () => {
      const ad = await writeAd(db, admin, settled)
      await placeOnSave(db, ad)
      await raiseDeliveryRevision(db)
      return presentAd(ad)
    }),
  )
}
