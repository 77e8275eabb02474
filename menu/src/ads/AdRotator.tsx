import type { AdPlacement } from '@thela/contract/ads/delivery'
import { viewableAfterMs } from '@thela/contract/ads/viewability'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { laterWords } from '../app/words.ts'
import type { AdCounter } from './ad-counter.ts'
import { AdLink, AdMedia, AdStyles, AdText, type VideoSettings } from './ad-parts.tsx'
import { ThirdPartyAd } from './ThirdPartyAd.tsx'
import { useSeen } from './use-seen.ts'

export const ROTATE_EVERY_MS = 60_000

type Props = { ads: AdPlacement[]; everyMs?: number; counter: AdCounter; settings: VideoSettings }

/** Shows the first ad, then another random one every minute. */
export function AdRotator({ ads, everyMs = ROTATE_EVERY_MS, counter, settings }: Props) {
  const [chosenId, setChosenId] = useState(ads[0]?.id)
  const placement = ads.find(({ id }) => id === chosenId) ?? ads[0]
  const rotate = useEffectEvent(() => setChosenId(pickOther(ads, placement)?.id))

  useEffect(() => {
    const timer = setInterval(() => document.hidden || rotate(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])

  return placement ? <Banner placement={placement} counter={counter} settings={settings} /> : null
}

type BannerProps = { placement: AdPlacement; counter: AdCounter; settings: VideoSettings }

function Banner({ placement, counter, settings }: BannerProps) {
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
      <span className="ad-label">{laterWords.ad}</span>
      {googleAd ? (
        <ThirdPartyAd {...googleAd} />
      ) : (
        <AdLink ad={ad} onClick={() => counter.click(placement)}>
          <AdMedia ad={ad} settings={settings} key={ad.id} />
          <AdText ad={ad} />
        </AdLink>
      )}
    </div>
  )
}

/** A random ad, but not the current one when there is another (DEC-108). */
export function pickOther<Ad>(ads: Ad[], current: Ad | undefined, random = Math.random) {
  const others = ads.filter((ad) => ad !== current)
  return others[Math.floor(random() * others.length)] ?? current
}
