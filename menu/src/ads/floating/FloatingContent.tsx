import type { AdPlacement } from '@thela/contract/ads/delivery'
import { viewableAfterMs } from '@thela/contract/ads/viewability'
import { safeLink } from '@thela/contract/values/safe-link'
import { useRef } from 'react'
import { AdLink } from '../AdLink.tsx'
import { AdMedia } from '../AdMedia.tsx'
import { AdText } from '../AdText.tsx'
import type { AdManner } from '../ad-manner.ts'
import type { AdCounter } from '../count-ads.ts'
import { ThirdPartyAd } from '../ThirdPartyAd.tsx'
import { useSeen } from '../use-seen.ts'

type Props = {
  /** Null where a third party may fill in. */
  placement: AdPlacement | null
  counter: AdCounter
  manner: AdManner
  isMuted: boolean
  onEnded: () => void
}

export function FloatingContent({ placement, counter, manner, isMuted, onEnded }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const ad = placement?.ad
  const { client, slot } = placement?.googleAd ?? manner
  useSeen(content, {
    key: placement?.id ?? '',
    afterMs: ad ? viewableAfterMs(ad) : 0,
    onSeen: () => placement && counter.see(placement),
  })

  return (
    <div ref={content} className="floater-content">
      {ad && !placement.googleAd ? (
        <AdLink ad={ad} onClick={() => counter.click(placement)}>
          <AdMedia ad={ad} manner={{ ...manner.behavior, isMuted }} onEnded={onEnded} />
          <AdText ad={ad} />
          {manner.ui.showHoverOverlay && safeLink(ad.linkUrl) && (
            <span className="ad-overlay" aria-hidden="true">
              Visit website
            </span>
          )}
        </AdLink>
      ) : (
        <ThirdPartyAd client={client} slot={slot} />
      )}
    </div>
  )
}
