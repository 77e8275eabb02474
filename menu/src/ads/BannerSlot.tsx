import type { AdPlace } from '../parts/AdSlot.tsx'
import { AdRotator } from './AdRotator.tsx'
import { AdStyles } from './AdStyles.tsx'
import { type AdFeed, useFeed } from './ad-feed.ts'
import type { AdManner } from './ad-manner.ts'
import type { AdCounter } from './count-ads.ts'
import { ThirdPartyAd } from './ThirdPartyAd.tsx'

export type AdParts = { feed: AdFeed; counter: AdCounter; manner: AdManner }

const turns: Partial<Record<AdPlace, number>> = { middle: 1, bottom: 2 }

/** One of the three banners of a menu; each begins one further in the list, so that they differ where they can. */
export function BannerSlot({ place, feed, counter, manner }: AdParts & { place: AdPlace }) {
  const delivered = useFeed(feed)
  if (!delivered) return null
  if (delivered === 'failed') return <Said text="Ad loading failed. Please try again later." />
  if (delivered.fallbackToAdSense)
    return (
      <>
        <AdStyles />
        <ThirdPartyAd client={manner.client} slot={manner.slot} />
      </>
    )

  const ads = turned(delivered.data, turns[place] ?? 0)
  if (ads.length === 0) return <Said text="No ads available for this vendor location" />
  const { behavior } = manner
  return <AdRotator ads={ads} counter={counter} manner={{ ...behavior, isMuted: true }} />
}

function Said({ text }: { text: string }) {
  return (
    <div className="ad-room">
      <AdStyles />
      <p>{text}</p>
    </div>
  )
}

function turned<Ad>(ads: Ad[], by: number) {
  const start = by % Math.max(1, ads.length)
  return [...ads.slice(start), ...ads.slice(0, start)]
}
