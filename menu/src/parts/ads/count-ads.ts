import type { AdPlacement } from '@thela/contract/public-ads'
import { PAUSES, postQuietly } from '../../track.ts'

/** What is counted of ads. A delivery is seen once, however often it comes around. */
export type AdCounter = { see: (placement: AdPlacement) => void; click: (placement: AdPlacement) => void }

export function countAds(vendorId: string, post = postQuietly): AdCounter {
  const seen = new Set<string>()
  const send = ({ id, adId, token }: AdPlacement, what: 'impression' | 'click', pauses?: number[]) =>
    post(`/api/public/ads/${adId}/${what}`, { placementId: id, vendorId, token }, pauses)

  return {
    see(placement) {
      if (seen.has(placement.token)) return
      seen.add(placement.token)
      send(placement, 'impression', PAUSES)
    },
    // Nothing tells one click from another: sent again, it might count twice.
    click: (placement) => send(placement, 'click'),
  }
}

/** For previews. */
export const countNothing: AdCounter = { see() {}, click() {} }
