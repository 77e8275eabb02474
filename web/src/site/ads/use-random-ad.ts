import type { ListedAd } from '@thela/contract/ads/delivery'
import { useEffect, useEffectEvent, useState } from 'react'

/** One of the list by chance, and another after each interval. */
export function useRandomAd(ads: ListedAd[], everyMs: number) {
  const [ad, setAd] = useState(() => pickFrom(ads))
  const change = useEffectEvent(() => setAd(pickFrom(ads.filter((other) => other.id !== ad?.id)) ?? ad))

  useEffect(() => {
    const timer = setInterval(() => change(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return ad
}

const pickFrom = (ads: ListedAd[]) => ads[Math.floor(Math.random() * ads.length)]
