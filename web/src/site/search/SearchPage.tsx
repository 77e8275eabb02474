import { useQuery } from '@tanstack/react-query'
import { PageHero } from '../parts/PageHero.tsx'
import { vendorSearchQuery } from './api.ts'
import { FoundStalls } from './FoundStalls.tsx'
import { SearchFields } from './SearchFields.tsx'
import { useSearchPlace } from './use-search-place.ts'

export function SearchPage() {
  const place = useSearchPlace()
  const found = useQuery(vendorSearchQuery(place.wanted))

  return (
    <>
      <PageHero
        title="Find a stall"
        text="Look for a stall by its name, what it cooks, or where it stands. A tap opens its menu."
      />
      <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pb-16 sm:pb-24">
        <SearchFields wanted={place.wanted} found={found.data?.vendors ?? []} onChange={place.look} />
        <FoundStalls found={found} place={place} />
      </div>
    </>
  )
}
