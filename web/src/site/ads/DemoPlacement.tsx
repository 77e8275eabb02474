import { useQuery } from '@tanstack/react-query'
import type { AdType } from '@thela/contract/ads/ad-types'
import type { ListedAd } from '@thela/contract/ads/delivery'
import { useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { adsAroundQuery } from './api.ts'
import { DemoAd } from './DemoAd.tsx'
import type { FoundLocation } from './locate.ts'
import { useRandomAd } from './use-random-ad.ts'

type Props = { type: AdType; title: string; everyMs: number; location: FoundLocation }

/** One place for ads; where they cannot be had, there is none. */
export function DemoPlacement({ type, title, everyMs, location }: Props) {
  const ads = useQuery(adsAroundQuery(type, location))
  if (ads.isError) return null

  return (
    <Card title={title} description={`Another one every ${everyMs / 1000} seconds`}>
      {ads.isPending ? <Skeleton height="10rem" /> : <Shown ads={ads.data} everyMs={everyMs} />}
    </Card>
  )
}

function Shown({ ads, everyMs }: { ads: ListedAd[]; everyMs: number }) {
  const ad = useRandomAd(ads, everyMs)
  const [isClosed, setClosed] = useState(false)

  if (!ad) return <p className="text-ink-soft">No ads of this kind run here.</p>
  if (isClosed) return <p className="text-ink-soft">Closed.</p>
  return <DemoAd key={ad.id} ad={ad} onClose={() => setClosed(true)} />
}
