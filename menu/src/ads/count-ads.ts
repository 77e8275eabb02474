import type { AdPlacement } from '@thela/contract/ads/delivery'
import { PAUSES, postQuietly } from '../boot/track.ts'

/** What is counted of ads. A delivery is seen once, however often it comes around. */
export type AdCounter = { see: (placement: AdPlacement) => void; click: (placement: AdPlacement) => void }

export function countAds(vendorId: string, post = postQuietly): AdCounter {
  /** The impressions on their way or answered, by token. */
  const sent = new Map<string, Promise<void>>()
  const lastSeen = new Map<string, AdPlacement>()
  // The server counts a token once, so both may be sent again.
  const send = ({ id, adId, token }: AdPlacement, what: 'impression' | 'click') =>
    post(`/api/public/ads/${adId}/${what}`, { placementId: id, vendorId, token }, PAUSES)

  function see(placement: AdPlacement) {
    const seen = sent.get(placement.token) ?? send(placement, 'impression')
    sent.set(placement.token, seen)
    lastSeen.set(placement.id, placement)
    return seen
  }

  return {
    see,
    /** A click counts only after its impression; an ad that is clicked in its first second has been seen as well. */
    async click(placement) {
      // The ask may have brought a new token since this showing was counted.
      const seen = lastSeen.get(placement.id) ?? placement
      await see(seen)
      send(seen, 'click')
    },
  }
}

/** For previews. */
export const countNothing: AdCounter = { see() {}, click() {} }
