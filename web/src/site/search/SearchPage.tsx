import { useQuery } from '@tanstack/react-query'
import { type FoundVendor, SEARCH_MAX } from '@thela/contract/site/vendor-search'
import { MapPin, Search } from 'lucide-react'
import { TextField } from '../../ui/form/TextField.tsx'
import { useDelayedText } from '../../ui/form/use-delayed-text.ts'
import { PageHero } from '../parts/PageHero.tsx'
import { useSearchParams, vendorSearchQuery, type Wanted } from './api.ts'
import { FoundStalls } from './FoundStalls.tsx'

export function SearchPage() {
  const params = useSearchParams()
  const found = useQuery(vendorSearchQuery(params.wanted))

  return (
    <>
      <PageHero
        title="Find a stall"
        text="Look for a stall by its name, what it cooks, or where it stands. A tap opens its menu."
      />
      <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pb-16 sm:pb-24">
        <SearchFields wanted={params.wanted} found={found.data?.vendors ?? []} onChange={params.look} />
        <FoundStalls found={found} params={params} />
      </div>
    </>
  )
}

const DELAY_MS = 300
const CITIES = 'cities-found'

type Props = {
  wanted: Wanted
  found: FoundVendor[]
  onChange: (change: Pick<Wanted, 'search' | 'city'>) => void
}

function SearchFields({ wanted, found, onChange }: Props) {
  const search = useDelayedText(wanted.search ?? '', DELAY_MS, (text) =>
    onChange({ search: text.trim() || undefined }),
  )
  const city = useDelayedText(wanted.city ?? '', DELAY_MS, (text) =>
    onChange({ city: text.trim() || undefined }),
  )
  const cities = [...new Set(found.map(({ city }) => city))]

  return (
    <search className="grid gap-4 sm:grid-cols-[2fr_1fr]">
      <TextField
        label="Search stalls"
        type="search"
        maxLength={SEARCH_MAX}
        placeholder="Name, cuisine, city or area"
        leading={<Search aria-hidden />}
        {...search}
      />
      <TextField
        label="City"
        type="search"
        list={CITIES}
        maxLength={SEARCH_MAX}
        placeholder="All cities"
        leading={<MapPin aria-hidden />}
        {...city}
      />
      <datalist id={CITIES}>
        {cities.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </search>
  )
}
