import { createSecretKey, randomBytes } from 'node:crypto'
import type { AdType } from '@thela/contract/ad-input'
import type { Place } from '@thela/contract/ad-targets'
import type { Db } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'
import type { Platform } from '../../platform.ts'
import { recentAdConfig } from '../ad-configuration/read-ad-config.ts'
import { momentOf } from '../events/business-time.ts'
import { findOnlineVendor, type OnlineVendor } from '../menu-page/queries.ts'
import { signToken } from './ad-token.ts'
import { findPlacementIds, readPlacements } from './placement-queries.ts'
import { presentPlacement } from './present-placement.ts'
import { findOrAddSigningKey } from './queries.ts'

export type Wish = { type: AdType; limit: number } & Partial<Record<keyof Place, string>>

const none = { data: [], fallbackToAdSense: false, hasRegionSpecificAds: false }

/** The ads for a menu: chosen by the vendor's place, each with the token of its delivery. */
export function deliverAds({ db, config }: Platform) {
  const adConfig = recentAdConfig(db)
  const keyOf = makeKey(db)

  return async (vendorId: string, wish: Wish) => {
    const vendor = await findOnlineVendor(db, vendorId)
    if (!vendor) throw notFound('Vendor')
    if (!vendor.showAds) return none

    const placements = await choose(db, vendor, wish)
    const key = await keyOf()
    const { googleAds } = await adConfig()
    return {
      data: placements.map((placement) => {
        const token = signToken(key, { placementId: placement.id, adId: placement.adId, vendorId })
        return presentPlacement(placement, { token, vendor, adsense: config.adsense })
      }),
      fallbackToAdSense: placements.length === 0 && googleAds.enabled,
      hasRegionSpecificAds: placements.some(({ locationType }) => locationType !== 'COUNTRY'),
    }
  }
}

/** Banner slots take floating ads where there is no banner (DEC-112). */
async function choose(db: Db, vendor: OnlineVendor, { type, limit, ...named }: Wish) {
  const { day } = momentOf(new Date())
  const place = placeOf(vendor, named)
  const pick = (type: AdType) => findPlacementIds(db, place, { type, day, limit })
  const ids = await pick(type)
  const chosen = ids.length === 0 && type === 'BANNER' ? await pick('FLOATING') : ids
  return chosen.length > 0 ? readPlacements(db, chosen, day) : []
}

/** The vendor's own place; what is asked for fills only what it lacks (DEC-111). */
const placeOf = (vendor: OnlineVendor, named: Omit<Wish, 'type' | 'limit'>): Place => ({
  country: vendor.country || (named.country ?? null),
  state: vendor.state || (named.state ?? null),
  city: vendor.city || (named.city ?? null),
  area: vendor.area || (named.area ?? null),
})

/** The signing key, read once; asked again if that failed. */
export function makeKey(db: Db) {
  let key: ReturnType<typeof read> | undefined
  return () => {
    key ??= read().catch((error) => {
      key = undefined
      throw error
    })
    return key
  }

  async function read() {
    return createSecretKey(await findOrAddSigningKey(db, randomBytes(32)))
  }
}
