import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PageHero } from '../PageHero.tsx'
import { textLink } from '../text-link.ts'
import { locationQuery } from './api.ts'
import { DemoPlacement } from './DemoPlacement.tsx'
import { LocationCard } from './LocationCard.tsx'

const placements = [
  { type: 'HYPERLOCAL', title: 'Around you', everyMs: 60_000 },
  { type: 'BANNER', title: 'Banner', everyMs: 60_000 },
  { type: 'FLOATING', title: 'Floating', everyMs: 30_000 },
] as const

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
