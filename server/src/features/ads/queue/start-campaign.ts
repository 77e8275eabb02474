import { campaignAdProblems } from '@thela/contract/ads/ad-problems'
import {
  levelOfPlace,
  missingPlaces,
  placeAtLevel,
  priorityOfLevel,
  type TargetLevel,
} from '@thela/contract/ads/ad-targets'
import { adTypeTraits } from '@thela/contract/ads/ad-types'
import type { Campaign } from '@thela/contract/ads/area-queue'
import type { Db } from '../../../db/connect.ts'
import { invalidField, invalidFields } from '../../../http/errors.ts'
import { newId } from '../../../ids.ts'
import type { Actor } from '../../core/audit-logs/record-change.ts'
import { withIdempotencyKey } from '../../core/idempotency-keys/with-idempotency-key.ts'
import { normalizeAd, resolvePlaceNames } from '../record/normalize-ad.ts'
import { presentAd } from '../record/present-ad.ts'
import { type AdRow, raiseDeliveryRevision } from '../record/queries.ts'
import { writeAd } from '../record/write-ad.ts'
import { findItems } from './items/list-items.ts'
import { impressionsOf, priceOf } from './place-ad.ts'
import { insertPlacements, type NewPlacement } from './queries.ts'

/** Creates an ad and one placement for each area (DEC-131). The areas share the budget: it is spent once. */
export async function startCampaign(db: Db, admin: Actor, campaign: Campaign, key?: string) {
  const { adData, targetingAreas } = campaign
  checkCampaign(campaign)
  const { isUnlimited = adData.maxImpressions === null } = adData
  const settled = await normalizeAd(db, { ...adData, isUnlimited })
  const places = await Promise.all(targetingAreas.map((area) => resolvePlaceNames(db, area)))

  return db.transaction().execute((db) =>
    withIdempotencyKey(db, { callerId: admin.id, key, body: campaign }, async () => {
      const ad = await writeAd(db, admin, settled)
      const placements: NewPlacement[] = []
      for (const place of places) placements.push(await planPlacement(db, ad, { ...campaign, place }))
      await insertPlacements(db, placements)
      await raiseDeliveryRevision(db)
      const ids = placements.map(({ id }) => id)
      return { ad: presentAd(ad), items: await findItems(db, ids) }
    }),
  )
}

/** The campaign's areas are the target, so only the ad's days can be wrong; an area names every place above it. */
function checkCampaign({ adData, targetingAreas }: Campaign) {
  const { target, label } = adTypeTraits[adData.adType]
  if (target === 'circle')
    throw invalidField('adData.adType', `A ${label.toLowerCase()} ad targets a circle, not areas`)
  const problems = campaignAdProblems(adData).map(({ path, message }) => ({
    path: `adData.${path}`,
    message,
  }))
  const gaps = targetingAreas.flatMap((area, n) =>
    missingPlaces(levelOfPlace(area) ?? 'COUNTRY', area).map(({ path, message }) => ({
      path: `targetingAreas[${n}].${path}`,
      message,
    })),
  )
  if (problems.length + gaps.length > 0) throw invalidFields([...problems, ...gaps])
}

type Plan = Pick<Campaign, 'adData' | 'targetingAreas' | 'useLocationBasedPriority' | 'priority'> & {
  place: Awaited<ReturnType<typeof resolvePlaceNames>>
}

async function planPlacement(db: Db, ad: AdRow, plan: Plan): Promise<NewPlacement> {
  const { place, targetingAreas, useLocationBasedPriority, priority = 0 } = plan
  const level: TargetLevel = levelOfPlace(place) ?? 'COUNTRY'
  const share = ad.budget && Math.floor((ad.budget * 100) / targetingAreas.length) / 100
  const given = plan.adData.maxImpressions
  const maxImpressions =
    given === undefined ? await impressionsOf(db, level, { ...ad, budget: share }) : given

  return {
    id: newId(),
    adId: ad.id,
    source: 'CAMPAIGN',
    locationType: level,
    ...placeAtLevel(level, place),
    priority: useLocationBasedPriority ? priorityOfLevel[level] : priority,
    isAutoPriority: useLocationBasedPriority,
    maxImpressions,
    price: priceOf(share, maxImpressions),
    startsOn: ad.startsOn,
    endsOn: ad.endsOn,
  }
}
