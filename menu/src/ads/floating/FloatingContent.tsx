import type { AdPlacement } from '@thela/contract/ads/delivery'
import { viewableAfterMs } from '@thela/contract/ads/viewability'
import { safeLink } from '@thela/contract/values/safe-link'
import { useRef } from 'react'
import { laterWords } from '../../app/words.ts'
import type { AdCounter } from '../ad-counter.ts'
import { AdLink, AdMedia, AdText } from '../ad-parts.tsx'
import type { AdSettings } from '../ad-settings.ts'
import { ThirdPartyAd } from '../ThirdPartyAd.tsx'
import { useSeen } from '../use-seen.ts'

type Props = {
  /** Null where a third party may fill the slot. */
  placement: AdPlacement | null
  counter: AdCounter
  settings: AdSettings
  isMuted: boolean
  onEnded: () => void
}

export function FloatingContent({ placement, counter, settings, isMuted, onEnded }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const ad = placement?.ad
  const { client, slot } = placement?.googleAd ?? settings
  useSeen(content, {
    key: placement?.id ?? '',
    afterMs: ad ? viewableAfterMs(ad) : 0,
    onSeen: () => placement && counter.see(placement),
  })

  return (
    <div ref={content} className="floater-content">
      {ad && !placement.googleAd ? (
        <AdLink ad={ad} onClick={() => counter.click(placement)}>
          <AdMedia ad={ad} settings={{ ...settings.behavior, isMuted }} onEnded={onEnded} />
          <AdText ad={ad} />
          {settings.ui.showHoverOverlay && safeLink(ad.linkUrl) && (
            <span className="ad-overlay" aria-hidden="true">
              {laterWords.visitWebsite}
            </span>
          )}
        </AdLink>
      ) : (
        <ThirdPartyAd client={client} slot={slot} />
      )}
    </div>
  )
}
