import type { PublicVendor } from '@thela/contract/menus/page-data'
import { useEffect, useState } from 'react'
import type { AdPlace, FillSlot } from '../AdSlot.tsx'
import { FloatingAd } from '../floating-ad/FloatingAd.tsx'
import { AdFence } from './AdFence.tsx'
import { type AdFeed, makeFeed } from './ad-feed.ts'
import { type AdManner, readManner } from './ad-manner.ts'
import { BannerSlot } from './BannerSlot.tsx'
import { type AdCounter, countAds } from './count-ads.ts'

/** What fills the slots of one menu: the banners share one call, the floating ad has its own. */
export function fillSlots(vendor: PublicVendor): FillSlot {
  const sessionStart = Date.now()
  const menu = {
    banners: makeFeed(vendor, { type: 'BANNER', sessionStart }),
    floating: makeFeed(vendor, { type: 'FLOATING', sessionStart }),
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
  menu: { banners: AdFeed; floating: AdFeed; counter: AdCounter; told: Promise<AdManner> }
}

function Filling({ place, menu: { banners, floating, counter, told } }: Props) {
  const [manner, setManner] = useState<AdManner | null>(null)
  useEffect(() => {
    told.then(setManner)
  }, [told])

  if (!manner) return null
  if (place === 'floating') return <FloatingAd feed={floating} counter={counter} manner={manner} />
  return <BannerSlot place={place} feed={banners} counter={counter} manner={manner} />
}
