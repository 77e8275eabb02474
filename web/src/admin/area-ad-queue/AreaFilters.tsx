import { levelLabels, type PriorityBand, type TargetLevel } from '@thela/contract/ads/ad-targets'
import { targetLevels } from '@thela/contract/values/choices'
import { LocationPicker } from '../../locations/LocationPicker.tsx'
import { chosenIn, placeIn } from '../../locations/place.ts'
import { Select } from '../../ui/form/Select.tsx'
import { bandLabels, statusLabels } from '../ad-queue/queue-words.ts'
import { FilterPanel } from '../tables/FilterPanel.tsx'
import type { AreaSearch } from './api.ts'

type Props = {
  list: { filter: AreaSearch; isFiltered: boolean; change: (part: AreaSearch) => void; clear: () => void }
}

export function AreaFilters({ list: { filter, isFiltered, change, clear } }: Props) {
  return (
    <FilterPanel
      search={filter.search}
      searchHint="Ad or location"
      onSearch={(search) => change({ search })}
      isFiltered={isFiltered}
      onClear={clear}
      more={<LocationPicker optional value={placeIn(filter)} onChange={(next) => change(chosenIn(next))} />}
    >
      <Select
        label="Location type"
        placeholder="All"
        options={targetLevels.map((level) => ({ value: level, label: levelLabels[level] }))}
        value={filter.locationType ?? ''}
        onChange={(event) => change({ locationType: (event.target.value as TargetLevel) || undefined })}
      />
      <Select
        label="Priority"
        placeholder="All"
        options={Object.entries(bandLabels).map(([value, label]) => ({ value, label }))}
        value={filter.priority ?? ''}
        onChange={(event) => change({ priority: (event.target.value as PriorityBand) || undefined })}
      />
      <Select
        label="Status"
        placeholder="All"
        options={[
          { value: 'true', label: statusLabels.active },
          { value: 'false', label: statusLabels.inactive },
        ]}
        value={filter.isActive ?? ''}
        onChange={(event) =>
          change({ isActive: (event.target.value as AreaSearch['isActive']) || undefined })
        }
      />
    </FilterPanel>
  )
}
