import type { AdPlacement } from '@thela/contract/ads/delivery'
import type { Delivered } from '../ad-feed.ts'
import type { Candidate } from './floating-states.ts'

/** A placement, or the room that a third party may fill. */
type FloatingCandidate = Candidate & { placement: AdPlacement | null }

const thirdParty: FloatingCandidate = { id: 'third-party', isVideo: false, placement: null }

/** Nothing floats when nobody pays for it and nobody else may fill in (DEC-109). */
export function candidatesFrom(delivered: Delivered | 'failed' | null): FloatingCandidate[] {
  if (!delivered || delivered === 'failed') return []
  if (delivered.fallbackToAdSense) return [thirdParty]

  return delivered.data.map((placement) => ({
    id: placement.id,
    isVideo: placement.ad.videoUrl !== null,
    placement,
  }))
}
