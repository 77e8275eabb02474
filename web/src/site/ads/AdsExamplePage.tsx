import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AdType } from '@thela/contract/ads/ad-types'
import { PageHero } from '../parts/PageHero.tsx'
import { textLink } from '../text-link.ts'
import { locationQuery } from './api.ts'
import { DemoPlacement } from './DemoPlacement.tsx'
import { LocationCard } from './LocationCard.tsx'

/** In the order of the page; AdSense runs on menus alone (decision 015). */
const placementOf = {
  HYPERLOCAL: { title: 'Around you', everyMs: 60_000 },
  BANNER: { title: 'Banner', everyMs: 60_000 },
  FLOATING: { title: 'Floating', everyMs: 30_000 },
  GOOGLE_ADSENSE: null,
} satisfies Record<AdType, { title: string; everyMs: number } | null>

const placements = Object.entries(placementOf).flatMap(([type, placement]) =>
  placement ? [{ type: type as AdType, ...placement }] : [],
)

/** How ads come to a place, for those who build with them. */
export function AdsExamplePage() {
  const location = useQuery(locationQuery).data

  return (
    <>
      <PageHero title="Ad integration demo" text="The ads that run around you, each in its own place.">
        <Link to="/" className={textLink}>
          Back to Home
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
