import type { MenuSlotType } from '@thela/contract/ads/ad-types'
import type { PublicVendor } from '@thela/contract/menus/page-data'
import { Component, type ReactNode, useEffect, useState } from 'react'
import { speakLater } from '../app/words.ts'
import type { AdSlotName, FillSlot } from '../parts/AdSlot.tsx'
import { type AdCounter, makeAdCounter } from './ad-counter.ts'
import { type AdFeed, makeFeed } from './ad-feed.ts'
import { type AdSettings, fetchAdSettings } from './ad-settings.ts'
import { BannerSlot } from './BannerSlot.tsx'
import { FloatingAd } from './floating/FloatingAd.tsx'

/** What fills the slots of one menu: the banners share one call, the floating ad has its own. */
export async function fillSlots(vendor: PublicVendor): Promise<FillSlot> {
  const sessionStart = Date.now()
  const feedOf = (type: MenuSlotType) => makeFeed(vendor, { type, sessionStart })
  const menu = {
    feeds: { BANNER: feedOf('BANNER'), FLOATING: feedOf('FLOATING') },
    counter: makeAdCounter(vendor.id),
    fetched: fetchAdSettings(),
  }
  await speakLater()

  return (slot) => (
    <AdErrorBoundary>
      <FilledSlot slot={slot} menu={menu} />
    </AdErrorBoundary>
  )
}

type Props = {
  slot: AdSlotName
  menu: { feeds: Record<MenuSlotType, AdFeed>; counter: AdCounter; fetched: Promise<AdSettings> }
}

function FilledSlot({ slot, menu: { feeds, counter, fetched } }: Props) {
  const [settings, setSettings] = useState<AdSettings | null>(null)
  useEffect(() => {
    fetched.then(setSettings)
  }, [fetched])

  if (!settings) return null
  if (slot === 'floating') return <FloatingAd feed={feeds.FLOATING} counter={counter} settings={settings} />
  return <BannerSlot slot={slot} feed={feeds.BANNER} counter={counter} settings={settings} />
}

/** An ad that fails leaves its slot empty: without this, React would remove the whole menu. */
class AdErrorBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override state = { hasFailed: false }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
