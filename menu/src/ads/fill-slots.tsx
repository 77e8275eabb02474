import type { MenuSlotType } from '@thela/contract/ads/ad-types'
import type { PublicVendor } from '@thela/contract/menus/page-data'
import { useEffect, useState } from 'react'
import type { AdPlace, FillSlot } from '../parts/AdSlot.tsx'
import { AdFence } from './AdFence.tsx'
import { type AdFeed, makeFeed } from './ad-feed.ts'
import { type AdManner, readManner } from './ad-manner.ts'
import { BannerSlot } from './BannerSlot.tsx'
import { type AdCounter, countAds } from './count-ads.ts'
import { FloatingAd } from './floating/FloatingAd.tsx'

/** What fills the slots of one menu: the banners share one call, the floating ad has its own. */
export function fillSlots(vendor: PublicVendor): FillSlot {
  const sessionStart = Date.now()
  const feedOf = (type: MenuSlotType) => makeFeed(vendor, { type, sessionStart })
  const menu = {
    feeds: { BANNER: feedOf('BANNER'), FLOATING: feedOf('FLOATING') },
    counter: countAds(vendor.id),
    told: readManner(),
  }

  return (place) => (
    <AdFence>
      <Filling place={place} menu={menu} />
    </AdFence>
  )
}

type Props = {
  place: AdPlace
  menu: { feeds: Record<MenuSlotType, AdFeed>; counter: AdCounter; told: Promise<AdManner> }
}

function Filling({ place, menu: { feeds, counter, told } }: Props) {
  const [manner, setManner] = useState<AdManner | null>(null)
  useEffect(() => {
    told.then(setManner)
  }, [told])

  if (!manner) return null
  if (place === 'floating') return <FloatingAd feed={feeds.FLOATING} counter={counter} manner={manner} />
  return <BannerSlot place={place} feed={feeds.BANNER} counter={counter} manner={manner} />
}
