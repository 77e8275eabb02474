import { useQuery } from '@tanstack/react-query'
import { type FoundVendor, SEARCH_MAX } from '@thela/contract/site/vendor-search'
import * as words from '@thela/words/site/search'
import { MapPin, Search } from 'lucide-react'
import { TextField } from '../../ui/form/TextField.tsx'
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts'
import { PageHero } from '../parts/PageHero.tsx'
import { useSearchParams, type VendorSearch, vendorSearchQuery } from './api.ts'
import { VendorResults } from './VendorResults.tsx'

export function SearchPage() {
  const params = useSearchParams()
  const found = useQuery(vendorSearchQuery(params.criteria))

  return (
    <>
      <PageHero title={words.title} text={words.text} />
      <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pb-16 sm:pb-24">
        <SearchFields
          criteria={params.criteria}
          found={found.data?.vendors ?? []}
          onChange={params.changeSearch}
        />
        <VendorResults found={found} params={params} />
      </div>
    </>
  )
}

const DELAY_MS = 300
const CITIES = 'cities-found'

type Props = {
  criteria: VendorSearch
  found: FoundVendor[]
  onChange: (change: Pick<VendorSearch, 'search' | 'city'>) => void
}

function SearchFields({ criteria, found, onChange }: Props) {
  const search = useDebouncedText(criteria.search ?? '', DELAY_MS, (text) =>
    onChange({ search: text.trim() || undefined }),
  )
  const city = useDebouncedText(criteria.city ?? '', DELAY_MS, (text) =>
    onChange({ city: text.trim() || undefined }),
  )
  const cities = [...new Set(found.map(({ city }) => city))]

  return (
    <search className="grid gap-4 sm:grid-cols-[2fr_1fr]">
      <TextField
        label={words.searchLabel}
        type="search"
        maxLength={SEARCH_MAX}
        placeholder={words.searchPlaceholder}
        leading={<Search aria-hidden />}
        {...search}
      />
      <TextField
        label={words.cityLabel}
        type="search"
        list={CITIES}
        maxLength={SEARCH_MAX}
        placeholder={words.allCities}
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
