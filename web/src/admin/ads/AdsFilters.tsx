import { type AdType, adTypeOptions } from '@thela/contract/ads/ad-types'
import { LocationPicker } from '../../locations/LocationPicker.tsx'
import { chosenIn, placeIn } from '../../locations/place.ts'
import { Select } from '../../ui/Select.tsx'
import { FilterPanel } from '../FilterPanel.tsx'
import type { useAdsFilter } from './use-ads-filter.ts'

export function AdsFilters({ address }: { address: ReturnType<typeof useAdsFilter> }) {
  const { asked, isFiltered, change, clear } = address

  return (
    <FilterPanel
      search={asked.search}
      searchHint="Title or description"
      onSearch={(search) => change({ search })}
      isFiltered={isFiltered}
      onClear={clear}
      more={<LocationPicker optional value={placeIn(asked)} onChange={(next) => change(chosenIn(next))} />}
    >
      <div className="md:w-44">
        <Select
          label="Type"
          placeholder="All types"
          options={adTypeOptions}
          value={asked.type ?? ''}
          onChange={(event) => change({ type: (event.target.value as AdType) || undefined })}
        />
      </div>
    </FilterPanel>
  )
}
