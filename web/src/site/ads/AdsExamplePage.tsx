import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AdType } from '@thela/contract/ads/ad-types'
import type { ListedAd } from '@thela/contract/ads/delivery'
import * as words from '@thela/words/site/ads-demo'
import { useEffect, useEffectEvent, useState } from 'react'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { textLink } from '../links.ts'
import { PageHero } from '../parts/PageHero.tsx'
import { adsAroundQuery, locationQuery } from './api.ts'
import { DemoAd } from './DemoAd.tsx'
import { LocationCard } from './LocationCard.tsx'
import type { FoundLocation } from './locate.ts'

/** In the order of the page; AdSense runs on menus alone (decision 015). */
const placementOf = {
  HYPERLOCAL: { title: words.nearYou, everyMs: 60_000 },
  BANNER: { title: words.banner, everyMs: 60_000 },
  FLOATING: { title: words.floating, everyMs: 30_000 },
  GOOGLE_ADSENSE: null,
} satisfies Record<AdType, { title: string; everyMs: number } | null>

const placements = Object.entries(placementOf).flatMap(([type, placement]) =>
  placement ? [{ type: type as AdType, ...placement }] : [],
)

/** Shows how ads are delivered, for developers. */
export function AdsExamplePage() {
  const location = useQuery(locationQuery).data

  return (
    <>
      <PageHero title={words.exampleTitle} text={words.exampleText}>
        <Link to="/" className={textLink}>
          {words.backToHome}
        </Link>
      </PageHero>
      <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 pb-16 sm:pb-24">
        <LocationCard />
        <div className="grid items-start gap-6 lg:grid-cols-3">
          {location &&
            placements.map((placement) => (
              <DemoPlacement key={placement.type} {...placement} location={location} />
            ))}
        </div>
      </div>
    </>
  )
}

type Props = { type: AdType; title: string; everyMs: number; location: FoundLocation }

/** One ad placement; hidden when its ads cannot be loaded. */
function DemoPlacement({ type, title, everyMs, location }: Props) {
  const ads = useQuery(adsAroundQuery(type, location))
  if (ads.isError) return null

  return (
    <Card title={title} description={words.changesEvery(everyMs / 1000)}>
      {ads.isPending ? <Skeleton height="10rem" /> : <Shown ads={ads.data} everyMs={everyMs} />}
    </Card>
  )
}

function Shown({ ads, everyMs }: { ads: ListedAd[]; everyMs: number }) {
  const ad = useRandomAd(ads, everyMs)
  const [isClosed, setClosed] = useState(false)

  if (!ad) return <p className="text-ink-soft">{words.noneOfType}</p>
  if (isClosed) return <p className="text-ink-soft">{words.closed}</p>
  return <DemoAd key={ad.id} ad={ad} onClose={() => setClosed(true)} />
}

/** One of the list by chance, and another after each interval. */
function useRandomAd(ads: ListedAd[], everyMs: number) {
  const [ad, setAd] = useState(() => pickFrom(ads))
  const change = useEffectEvent(() => setAd(pickFrom(ads.filter((other) => other.id !== ad?.id)) ?? ad))

  useEffect(() => {
    const timer = setInterval(() => change(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return ad
}

const pickFrom = (ads: ListedAd[]) => ads[Math.floor(Math.random() * ads.length)]
