import { levelLabels } from '@thela/contract/ads/ad-targets'
import { targetLevels } from '@thela/contract/values/choices'
import { LocationPicker } from '../../locations/LocationPicker.tsx'
import { chosenLevels, toPlace } from '../../locations/place.ts'
import { Select } from '../../ui/form/Select.tsx'
import { AppliedFilters, type Chip, type FilterList } from '../ad-queue/AppliedFilters.tsx'
import { bandLabels, optionsOf, placeNames, statusLabels } from '../ad-queue/queue-texts.ts'
import type { AreaSearch } from './api.ts'

type AreaCriteria = Omit<AreaSearch, 'page'>

/** The same kind of filters as those of the other queue, with the four levels of a place. */
export function AreaFilters({ list }: { list: FilterList<AreaCriteria> }) {
  return (
    <AppliedFilters
      list={list}
      searchHint="Ad or location"
      chips={chipsOf(list.criteria)}
      fields={(draft, choose) => (
        <>
          <Select
            label="Location type"
            placeholder="All"
            options={targetLevels.map((level) => ({ value: level, label: levelLabels[level] }))}
            value={draft.locationType ?? ''}
            onChange={(event) => choose({ locationType: event.target.value as AreaCriteria['locationType'] })}
          />
          <Select
            label="Priority"
            placeholder="All"
            options={optionsOf(bandLabels)}
            value={draft.priority ?? ''}
            onChange={(event) => choose({ priority: event.target.value as AreaCriteria['priority'] })}
          />
          <Select
            label="Status"
            placeholder="All"
            options={optionsOf(activeLabels)}
            value={draft.isActive ?? ''}
            onChange={(event) => choose({ isActive: event.target.value as AreaCriteria['isActive'] })}
          />
          <div className="col-span-full">
            <LocationPicker optional value={toPlace(draft)} onChange={(next) => choose(chosenLevels(next))} />
          </div>
        </>
      )}
    />
  )
}

const activeLabels = { true: statusLabels.active, false: statusLabels.inactive }
const nowhere = { country: undefined, state: undefined, city: undefined, area: undefined }

function chipsOf({ search, locationType, priority, isActive, ...place }: AreaCriteria) {
  const names = placeNames(place)
  const chips: (Chip<AreaCriteria> | undefined | '')[] = [
    search && { text: `Search: ${search}`, removal: { search: undefined } },
    locationType && {
      text: `Location type: ${levelLabels[locationType]}`,
      removal: { locationType: undefined },
    },
    priority && { text: `Priority: ${bandLabels[priority]}`, removal: { priority: undefined } },
    isActive && { text: `Status: ${activeLabels[isActive]}`, removal: { isActive: undefined } },
    names && { text: `Place: ${names}`, removal: nowhere },
  ]
  return chips.filter((chip) => typeof chip === 'object')
}
