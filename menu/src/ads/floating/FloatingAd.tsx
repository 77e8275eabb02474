import type { AdPlacement } from '@thela/contract/ads/delivery'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { laterWords } from '../../app/words.ts'
import { type Delivered, useFeed } from '../ad-feed.ts'
import { AdStyles } from '../ad-parts.tsx'
import type { AdParts } from '../BannerSlot.tsx'
import { FloatingBar } from './FloatingBar.tsx'
import { FloatingContent } from './FloatingContent.tsx'
import { type Candidate, displayMs } from './floating-states.ts'
import { useFloatingAd } from './use-floating-ad.ts'

/** A small card in the corner of the menu that appears and disappears by itself. */
export function FloatingAd({ feed, counter, settings }: AdParts) {
  const delivered = useFeed(feed)
  const candidates = useMemo(() => candidatesFrom(delivered), [delivered])
  const floating = useFloatingAd(candidates, settings.timings)
  const [isMuted, setMuted] = useState(settings.behavior.muteVideosByDefault)
  const hasFloated = useRef(false)
  const { shown } = floating
  hasFloated.current ||= shown !== null

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') floating.close()
  }

  if (!hasFloated.current) return null
  return (
    <div className="floats">
      <AdStyles />
      {shown && (
        <aside className="floater" aria-label={laterWords.advertisement} onKeyDown={closeByKey}>
          <FloatingBar
            floating={floating}
            title={shown.placement?.ad.title ?? laterWords.advertisement}
            ui={settings.ui}
            sound={shown.isVideo ? { isMuted, setMuted } : null}
          />
          {!floating.isMinimised && (
            <FloatingContent
              key={shown.id}
              placement={shown.placement}
              counter={counter}
              settings={settings}
              isMuted={isMuted}
              onEnded={floating.endVideo}
            />
          )}
          {settings.ui.showProgressBar && (
            <progress max={displayMs(shown, settings.timings)} value={floating.leftMs} aria-hidden="true" />
          )}
        </aside>
      )}
    </div>
  )
}

/** A placement, or null for a slot that a third party may fill. */
type FloatingCandidate = Candidate & { placement: AdPlacement | null }

const thirdParty: FloatingCandidate = { id: 'third-party', isVideo: false, placement: null }

/** No candidates when there is neither an ad nor a third party (DEC-109). */
export function candidatesFrom(delivered: Delivered | 'failed' | null): FloatingCandidate[] {
  if (!delivered || delivered === 'failed') return []
  if (delivered.fallbackToAdSense) return [thirdParty]

  return delivered.data.map((placement) => ({
    id: placement.id,
    isVideo: placement.ad.videoUrl !== null,
    placement,
  }))
}
