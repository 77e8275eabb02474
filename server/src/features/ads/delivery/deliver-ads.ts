import type { Place } from '@thela/contract/ads/ad-targets'
import { type AdType, adTypeTraits } from '@thela/contract/ads/ad-types'
import { viewableAfterMs } from '@thela/contract/ads/viewability'
import { notFound } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { findOnlineVendor, type OnlineVendor } from '../../menus/page-data/queries.ts'
import { recentAdConfig } from '../configuration/read-ad-config.ts'
import { signToken, tagVisitor, type Visitor } from './ad-token.ts'
import { circleKeyOf } from './circles.ts'
import { keysFor, pickAds } from './pick-ads.ts'
import type { PlacementIndex } from './placement-index.ts'
import { presentPlacement } from './placements/present-placement.ts'
import { readPlacements } from './placements/queries.ts'
import { signingKeyReader } from './signing-key.ts'
import { watchPlacements } from './watch-placements.ts'

export type AdRequest = { type: AdType; limit: number } & Partial<Record<keyof Place, string>>

const none = { data: [], fallbackToAdSense: false, hasRegionSpecificAds: false }

/** The ads for a menu: chosen by the vendor's place, each with a signed token. */
export function deliverAds({ db, config }: Platform) {
  const adConfig = recentAdConfig(db)
  const keyOf = signingKeyReader(db)
  const placements = watchPlacements(db)

  return async (vendorId: string, request: AdRequest, seenBy: Visitor) => {
    const vendor = await findOnlineVendor(db, vendorId)
    if (!vendor) throw notFound('Vendor')
    if (!vendor.showAds) return none

    const ids = chooseIds(await placements(), vendor, request)
    const shown = await readPlacements(db, ids, momentOf(new Date()).day)
    const key = await keyOf()
    const visitor = tagVisitor(key, seenBy)
    const { googleAds } = await adConfig()
    return {
      data: shown.map((placement) => {
        const { id: placementId, adId, ad } = placement
        const viewable = viewableAfterMs(ad)
        const token = signToken(key, { placementId, adId, vendorId, visitor, viewableAfterMs: viewable })
        return presentPlacement(placement, { token, vendor, adsense: config.adsense })
      }),
      fallbackToAdSense: shown.length === 0 && googleAds.enabled,
      hasRegionSpecificAds: shown.some(({ locationType }) => locationType !== 'COUNTRY'),
    }
  }
}

function chooseIds(index: PlacementIndex, vendor: OnlineVendor, { type, limit, ...named }: AdRequest) {
  const place = placeOf(vendor, named)
  const { slotTakes, showsCircles } = adTypeTraits[type]
  const circles = showsCircles ? circleKeyOf(index, vendor) : undefined

  for (const taken of slotTakes) {
    const keys = keysFor(taken, place)
    if (circles && taken === type) keys.unshift(circles)
    const picked = pickAds(index, keys, limit)
    if (picked.length > 0) return picked.map((n) => index.ids[n] as string)
  }
  return []
}

/** The vendor's own place; the request fills in only missing parts (DEC-111). */
const placeOf = (vendor: OnlineVendor, named: Omit<AdRequest, 'type' | 'limit'>): Place => ({
  country: vendor.country || (named.country ?? null),
  state: vendor.state || (named.state ?? null),
  city: vendor.city || (named.city ?? null),
  area: vendor.area || (named.area ?? null),
})
