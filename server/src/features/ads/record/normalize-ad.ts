import type { AdInput } from '@thela/contract/ads/ad-input'
import { adDayOf } from '@thela/contract/ads/ad-problems'
import { type Place, placeAtLevel } from '@thela/contract/ads/ad-targets'
import { adTypeTraits } from '@thela/contract/ads/ad-types'
import type { Db } from '../../../db/connect.ts'
import { resolvePlace } from '../../places/locations/resolve-place.ts'

type AdWithoutPlace = Omit<AdInput, 'country' | 'state' | 'city' | 'area'>
type Form = AdWithoutPlace & Partial<Pick<AdInput, 'country' | 'state' | 'city' | 'area'>>

/** The form as it is stored: resolved place names, no place below the target level, a circle only for its type. */
export async function normalizeAd(db: Db, ad: Form) {
  const isCircle = adTypeTraits[ad.adType].target === 'circle'
  const targetLevel = isCircle ? null : (ad.targetLevel ?? null)

  return {
    title: ad.title,
    description: ad.description ?? null,
    adType: ad.adType,
    linkUrl: ad.linkUrl,
    imageUrl: ad.imageUrl ?? null,
    videoUrl: ad.videoUrl ?? null,
    startsOn: adDayOf(ad.startDate),
    endsOn: adDayOf(ad.endDate),
    budget: ad.budget ?? null,
    isActive: ad.isActive ?? true,
    isUnlimited: ad.isUnlimited ?? false,
    targetLevel,
    ...placeAtLevel(targetLevel, await resolvePlaceNames(db, ad)),
    ...circleOf(isCircle ? ad : {}),
  }
}

const circleOf = ({ latitude, longitude, radius }: Partial<AdInput>) => ({
  latitude: latitude ?? null,
  longitude: longitude ?? null,
  radiusKm: radius ?? null,
})

export type NormalizedAd = Awaited<ReturnType<typeof normalizeAd>>

/** Country and state may be given by their codes (DEC-007). */
export async function resolvePlaceNames(db: Db, { country, state, city, area }: Partial<Place>) {
  const given = { country: country ?? undefined, state: state ?? undefined }
  return { ...given, ...(await resolvePlace(db, given)), city: city ?? undefined, area: area ?? undefined }
}
