import { type Place, placeNames } from '@thela/contract/ads/ad-targets'
import type { Ad } from '@thela/contract/ads/ads'
import { endOfDay, startOfDay } from '@thela/contract/values/day-bounds'
import type { AdRow } from './queries.ts'
import { ratio } from './ratio.ts'

/** The ad as the back office sees it. */
export function presentAd({ radiusKm, startsOn, endsOn, ...ad }: AdRow): Ad {
  return {
    ...ad,
    radius: radiusKm,
    location: describeTarget({ ...ad, radiusKm }),
    startDate: startOfDay(startsOn).toISOString(),
    endDate: endOfDay(endsOn).toISOString(),
    ctr: ratio(ad.clicks, ad.impressions),
  }
}

type Target = Place & { latitude: number | null; longitude: number | null; radiusKm: number | null }

/** 'Adajan, Surat, Gujarat, India' or '21.17, 72.83 (5 km)'; null for an ad that runs everywhere (DEC-168). */
export function describeTarget({ latitude, longitude, radiusKm, ...place }: Target) {
  if (latitude !== null && longitude !== null) return `${latitude}, ${longitude} (${radiusKm} km)`
  return describePlace(place) || null
}

const describePlace = (place: Place) =>
  placeNames
    .map((name) => place[name])
    .filter(Boolean)
    .reverse()
    .join(', ')
