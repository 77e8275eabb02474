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
  /** Null is unlimited; left out, the budget decides. */
  maxImpressions?: number | null
}

/** Puts the ad's own placement in the queue or refreshes it; what was delivered stays counted. */
export async function placeAd(db: Db, ad: AdRow, { level, place, maxImpressions, ...days }: Target) {
  const most =
    maxImpressions === undefined ? await impressionsForBudget(db, level, ad.budget) : maxImpressions

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

/**
 * Banners and third-party ads need no step in the queue: they stand where they aim, or everywhere (DEC-116). Those of a
 * campaign stand in its areas, which share the budget.
 */
export async function placeByItself(db: Db, ad: AdRow) {
  if (adTypeTraits[ad.adType].queue !== 'on-save' || (await isCampaign(db, ad.id))) return

  const { startsOn, endsOn } = ad
  await placeAd(db, ad, { level: ad.targetLevel ?? 'COUNTRY', place: ad, startsOn, endsOn })
}

/** What one impression costs, so that all of them together cost the budget. */
export const priceOf = (budget: number | null, maxImpressions: number | null) =>
  budget && maxImpressions ? budget / maxImpressions : 0
