import { type Place, placeAtLevel, priorityOfLevel, type TargetLevel } from '@thela/contract/ads/ad-targets'
import { adTypeTraits } from '@thela/contract/ads/ad-types'
import type { Db } from '../../../db/connect.ts'
import { newId } from '../../../ids.ts'
import type { AdRow } from '../record/queries.ts'
import { impressionsForBudget } from './impressions-for-budget.ts'
import { isCampaign, upsertOwnPlacement } from './queries.ts'

type Target = {
  level: TargetLevel
  place: Partial<Place>
  startsOn: string
  endsOn: string
  /** Null is unlimited; left out, the ad's own setting decides, then its budget. */
  maxImpressions?: number | null
}

/** Adds the ad's own placement to the queue or refreshes it; delivered impressions stay counted. */
export async function placeAd(db: Db, ad: AdRow, { level, place, maxImpressions, ...days }: Target) {
  const most = maxImpressions === undefined ? await impressionsOf(db, level, ad) : maxImpressions

  const placement = {
    id: newId(),
    adId: ad.id,
    source: 'AD',
    locationType: level,
    ...placeAtLevel(level, place),
    ...days,
    priority: priorityOfLevel[level],
    maxImpressions: most,
    price: priceOf(ad.budget, most),
  }
  return upsertOwnPlacement(db, placement, ad.budget ?? 0)
}

/** What the ad may be shown without another word from an administrator; null is unlimited. */
export const impressionsOf = async (
  db: Db,
  level: TargetLevel,
  { isUnlimited, budget }: Pick<AdRow, 'isUnlimited' | 'budget'>,
) => (isUnlimited ? null : impressionsForBudget(db, level, budget))

/**
 * Banners, third-party ads and circles are queued when they are saved: at their target, or everywhere (DEC-116).
 * Those of a campaign are in its areas, which share the budget. A circle has no place and costs what an area costs.
 */
export async function placeOnSave(db: Db, ad: AdRow) {
  const { queue, target } = adTypeTraits[ad.adType]
  const isCircle = target === 'circle'
  if ((!isCircle && queue !== 'on-save') || (await isCampaign(db, ad.id))) return

  const { startsOn, endsOn } = ad
  const level = isCircle ? 'AREA' : (ad.targetLevel ?? 'COUNTRY')
  await placeAd(db, ad, { level, place: isCircle ? {} : ad, startsOn, endsOn })
}

/** What one impression costs, so that all of them together cost the budget. */
export const priceOf = (budget: number | null, maxImpressions: number | null) =>
  budget && maxImpressions ? budget / maxImpressions : 0
