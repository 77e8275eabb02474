import { type AdType, adTypeTraits } from '@thela/contract/ads/ad-types'
import { fallbackLocation } from '@thela/contract/ads/delivery'
import { viewableAfterMs } from '@thela/contract/ads/viewability'
import type { Platform } from '../../../platform.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { signToken, tagVisitor, type Visitor } from './ad-token.ts'
import { presentPublicAd } from './placements/present-placement.ts'
import { listAdsInCircles, listAdsOfType } from './placements/queries.ts'
import { signingKeyReader } from './signing-key.ts'

type AroundRequest = { type: AdType; latitude?: number; longitude?: number; limit: number }

/** Hyperlocal ads around a point, or around Surat when none is given (DEC-139). Their tokens bill nothing. */
export function listAdsAround({ db }: Platform) {
  const keyOf = signingKeyReader(db)

  return async ({ type, latitude, longitude, limit }: AroundRequest, seenBy: Visitor) => {
    const { day } = momentOf(new Date())
    const hasPoint = latitude !== undefined
    const point = hasPoint && longitude !== undefined ? { latitude, longitude } : fallbackLocation
    const ads =
      adTypeTraits[type].target === 'circle'
        ? await listAdsInCircles(db, { type, ...point, day, limit })
        : await listAdsOfType(db, { type, day, limit, hasPoint })

    const key = await keyOf()
    const visitor = tagVisitor(key, seenBy)
    return ads.map((ad) => ({
      ...presentPublicAd(ad),
      token: signToken(key, { adId: ad.id, visitor, viewableAfterMs: viewableAfterMs(ad) }),
    }))
  }
}
