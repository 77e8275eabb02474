import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { AdStyles } from '../AdStyles.tsx'
import { useFeed } from '../ad-feed.ts'
import type { AdParts } from '../BannerSlot.tsx'
import { candidatesFrom } from './candidates.ts'
import { FloatingBar } from './FloatingBar.tsx'
import { FloatingContent } from './FloatingContent.tsx'
import { displayMs } from './floating-states.ts'
import { useFloatingAd } from './use-floating-ad.ts'

/** A small card in the corner where nothing of the menu stands; it comes and goes by itself. */
export function FloatingAd({ feed, counter, manner }: AdParts) {
  const delivered = useFeed(feed)
  const candidates = useMemo(() => candidatesFrom(delivered), [delivered])
  const floating = useFloatingAd(candidates, manner.timings)
  const [isMuted, setMuted] = useState(manner.behavior.muteVideosByDefault)
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
        <aside className="floater" aria-label="Advertisement" onKeyDown={closeByKey}>
          <FloatingBar
            floating={floating}
            title={shown.placement?.ad.title ?? 'Advertisement'}
            ui={manner.ui}
            sound={shown.isVideo ? { isMuted, setMuted } : null}
          />
          {!floating.isMinimised && (
            <FloatingContent
              key={shown.id}
              placement={shown.placement}
              counter={counter}
              manner={manner}
              isMuted={isMuted}
              onEnded={floating.endVideo}
            />
          )}
          {manner.ui.showProgressBar && (
            <progress max={displayMs(shown, manner.timings)} value={floating.leftMs} aria-hidden="true" />
          )}
        </aside>
      )}
    </div>
  )
}
