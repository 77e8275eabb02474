import { adDayOf } from '@thela/contract/ads/ad-problems'
import { missingPlaces } from '@thela/contract/ads/ad-targets'
import { adTypeTraits } from '@thela/contract/ads/ad-types'
import type { QueueAddition } from '@thela/contract/ads/queue'
import type { Db } from '../../../db/connect.ts'
import { invalidField, invalidFields } from '../../../http/errors.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { resolvePlaceNames } from '../record/normalize-ad.ts'
import { type AdRow, lockAd, raiseDeliveryRevision, updateAd } from '../record/queries.ts'
import { findItem } from './items/list-items.ts'
import { placeAd } from './place-ad.ts'
import { isCampaign } from './queries.ts'

/** Puts an ad into the queue, or refreshes its own placement there; campaign placements stay (DEC-121). */
export async function addToQueue(db: Db, admin: Actor, addition: QueueAddition) {
  const { targetLevel, maxImpressions } = addition
  const problems = missingPlaces(targetLevel, addition)
  if (problems.length > 0) throw invalidFields(problems)
  const place = await resolvePlaceNames(db, addition)

  return db.transaction().execute(async (db) => {
    const ad = await lockAd(db, addition.adId)
    await refuseUnqueueable(db, ad)
    const days = daysOf(ad, addition)
    // Remembered with the ad, so that saving it again keeps it.
    if (maxImpressions !== undefined) await updateAd(db, ad.id, { isUnlimited: maxImpressions === null })
    const target = { level: targetLevel, place, maxImpressions, ...days }
    const { id, isRefreshed } = await placeAd(db, ad, target)
    await recordChange(db, admin, {
      action: isRefreshed ? 'UPDATE' : 'CREATE',
      entity: 'AD_QUEUE',
      entityId: id,
      newValues: { adId: ad.id, targetLevel, maxImpressions, ...place, ...days },
    })
    await raiseDeliveryRevision(db)
    return { item: await findItem(db, id), refreshed: isRefreshed }
  })
}

/** Ads that reach menus in another way would be booked twice, or for nothing. */
async function refuseUnqueueable(db: Db, { id, adType }: AdRow) {
  const { target, label } = adTypeTraits[adType]
  if (target === 'circle')
    throw invalidField('adId', `A ${label.toLowerCase()} ad targets a circle, not areas`)
  if (await isCampaign(db, id))
    throw invalidField('adId', 'This ad runs as a campaign, and its areas already share the budget')
}

function daysOf(ad: AdRow, { adType, startDate, endDate }: QueueAddition) {
  if (adType && adType !== ad.adType) throw invalidField('adType', 'Ad type must match the ad')
  const startsOn = startDate ? adDayOf(startDate) : ad.startsOn
  const endsOn = endDate ? adDayOf(endDate) : ad.endsOn
  if (endsOn < startsOn) throw invalidField('endDate', 'End date must be on or after start date')
  return { startsOn, endsOn }
}
