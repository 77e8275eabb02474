import type { AdPlacement } from '@thela/contract/ads/delivery'
import { postWithRetries, RETRY_DELAYS_MS } from '../boot/track.ts'

/** Counts impressions and clicks. Each delivery is counted once, however often it is shown. */
export type AdCounter = { see: (placement: AdPlacement) => void; click: (placement: AdPlacement) => void }

export function makeAdCounter(vendorId: string, post = postWithRetries): AdCounter {
  /** The impressions that were sent or answered, by token. */
  const sent = new Map<string, Promise<void>>()
  const lastSeen = new Map<string, AdPlacement>()
  // The server counts a token once, so both may be sent again.
  const send = ({ id, adId, token }: AdPlacement, what: 'impression' | 'click') =>
    post(`/api/public/ads/${adId}/${what}`, { placementId: id, vendorId, token }, RETRY_DELAYS_MS)

  function see(placement: AdPlacement) {
    const seen = sent.get(placement.token) ?? send(placement, 'impression')
    sent.set(placement.token, seen)
    lastSeen.set(placement.id, placement)
    return seen
  }

  return {
    see,
    /** A click counts only after its impression; an ad that is clicked in its first second counts as seen. */
    async click(placement) {
      // The feed may have a new token since this impression was counted.
      const seen = lastSeen.get(placement.id) ?? placement
      await see(seen)
      send(seen, 'click')
    },
  }
}

/** For previews. */
export const noopAdCounter: AdCounter = { see() {}, click() {} }
