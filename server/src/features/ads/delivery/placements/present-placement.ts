import { adTypeTraits } from '@thela/contract/ads/ad-types'
import type { AdPlacement, PublicAd } from '@thela/contract/ads/delivery'
import { safeLink } from '@thela/contract/values/safe-link'
import { describeTarget } from '../../record/present-ad.ts'
import { ratio } from '../../record/ratio.ts'
import type { DeliverableAd, DeliverablePlacement } from './queries.ts'

/** The public fields of an ad. */
export function presentPublicAd(ad: DeliverableAd): PublicAd {
  const { latitude, longitude, radiusKm, ...known } = ad
  return {
    ...known,
    linkUrl: safeLink(ad.linkUrl),
    location: describeTarget(ad),
    budget: null,
    ctr: ratio(ad.clicks, ad.impressions),
  }
}

type Context = {
  token: string
  vendor: { businessName: string }
  adsense: { client?: string; slot?: string }
}

export function presentPlacement(placement: DeliverablePlacement, context: Context): AdPlacement {
  const { client, slot } = context.adsense
  const { isAdSense } = adTypeTraits[placement.ad.adType]

  return {
    ...placement,
    ad: presentPublicAd(placement.ad),
    token: context.token,
    googleAd: isAdSense && client ? { client, slot: slot ?? '' } : null,
    vendor: { businessName: context.vendor.businessName },
  }
}
