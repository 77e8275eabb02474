import { laterWords } from '../app/words.ts'
import type { AdSlotName } from '../parts/AdSlot.tsx'
import { AdRotator } from './AdRotator.tsx'
import type { AdCounter } from './ad-counter.ts'
import { type AdFeed, useFeed } from './ad-feed.ts'
import { AdStyles } from './ad-parts.tsx'
import type { AdSettings } from './ad-settings.ts'
import { ThirdPartyAd } from './ThirdPartyAd.tsx'

export type AdParts = { feed: AdFeed; counter: AdCounter; settings: AdSettings }

const firstAd: Partial<Record<AdSlotName, number>> = { middle: 1, bottom: 2 }

/** One of the three banners of a menu; each starts one further in the list, so that they differ where they can. */
export function BannerSlot({ slot, feed, counter, settings }: AdParts & { slot: AdSlotName }) {
  const delivered = useFeed(feed)
  if (!delivered) return null
  if (delivered === 'failed') return <Notice text={laterWords.adFailed} />
  if (delivered.fallbackToAdSense)
    return (
      <>
        <AdStyles />
        <ThirdPartyAd client={settings.client} slot={settings.slot} />
      </>
    )

  const ads = rotate(delivered.data, firstAd[slot] ?? 0)
  if (ads.length === 0) return <Notice text={laterWords.noAds} />
  const { behavior } = settings
  return <AdRotator ads={ads} counter={counter} settings={{ ...behavior, isMuted: true }} />
}

function Notice({ text }: { text: string }) {
  return (
    <div className="ad-room">
      <AdStyles />
      <p>{text}</p>
    </div>
  )
}

function rotate<Ad>(ads: Ad[], by: number) {
  const start = by % Math.max(1, ads.length)
  return [...ads.slice(start), ...ads.slice(0, start)]
}
