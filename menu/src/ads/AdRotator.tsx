import type { AdPlacement } from '@thela/contract/ads/delivery'
import { viewableAfterMs } from '@thela/contract/ads/viewability'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { AdLink } from './AdLink.tsx'
import { AdMedia, type VideoManner } from './AdMedia.tsx'
import { AdStyles } from './AdStyles.tsx'
import { AdText } from './AdText.tsx'
import type { AdCounter } from './count-ads.ts'
import { pickOther } from './pick-other.ts'
import { ThirdPartyAd } from './ThirdPartyAd.tsx'
import { useSeen } from './use-seen.ts'

export const ROTATE_EVERY_MS = 60_000

type Props = { ads: AdPlacement[]; everyMs?: number; counter: AdCounter; manner: VideoManner }

/** Shows the first ad, then another by chance every minute. */
export function AdRotator({ ads, everyMs = ROTATE_EVERY_MS, counter, manner }: Props) {
  const [chosenId, setChosenId] = useState(ads[0]?.id)
  const placement = ads.find(({ id }) => id === chosenId) ?? ads[0]
  const rotate = useEffectEvent(() => setChosenId(pickOther(ads, placement)?.id))

  useEffect(() => {
    const timer = setInterval(() => document.hidden || rotate(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])

  return placement ? <Banner placement={placement} counter={counter} manner={manner} /> : null
}

type BannerProps = { placement: AdPlacement; counter: AdCounter; manner: VideoManner }

function Banner({ placement, counter, manner }: BannerProps) {
  const { ad, googleAd } = placement
  const banner = useRef<HTMLDivElement>(null)
  useSeen(banner, {
    key: placement.id,
    afterMs: viewableAfterMs(ad),
    onSeen: () => counter.see(placement),
  })

  return (
    <div ref={banner} className="banner">
      <AdStyles />
      <span className="ad-label">Ad</span>
      {googleAd ? (
        <ThirdPartyAd {...googleAd} />
      ) : (
        <AdLink ad={ad} onClick={() => counter.click(placement)}>
          <AdMedia ad={ad} manner={manner} key={ad.id} />
          <AdText ad={ad} />
        </AdLink>
      )}
    </div>
  )
}
