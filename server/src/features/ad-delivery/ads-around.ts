import type { AdType } from '@thela/contract/ad-input'
import { fallbackLocation } from '@thela/contract/public-ads'
import type { Db } from '../../db/connect.ts'
import { momentOf } from '../events/business-time.ts'
import { presentPublicAd } from './placements/present-placement.ts'
import { listAdsAround, listAdsOfType } from './placements/queries.ts'

type Wish = { type: AdType; latitude?: number; longitude?: number; limit: number }

/** Hyperlocal ads around a point, or around Surat when none is told (DEC-139). */
export async function listAdsFor(db: Db, { type, latitude, longitude, limit }: Wish) {
  const { day } = momentOf(new Date())
  const hasPoint = latitude !== undefined
  const point = hasPoint && longitude !== undefined ? { latitude, longitude } : fallbackLocation
  const ads =
    type === 'HYPERLOCAL'
      ? await listAdsAround(db, { ...point, day, limit })
      : await listAdsOfType(db, { type, day, limit, hasPoint })

  return ads.map(presentPublicAd)
}
