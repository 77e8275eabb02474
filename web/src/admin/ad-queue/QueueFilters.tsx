import { adTypeOptions, adTypeTraits } from '@thela/contract/ads/ad-types'
import { firstQueueLocations } from '@thela/contract/ads/queue'
import { Select } from '../../ui/form/Select.tsx'
import { AppliedFilters, type Chip, type FilterList } from './AppliedFilters.tsx'
import type { QueueSearch } from './api.ts'
import { bandLabels, optionsOf, statusLabels } from './queue-texts.ts'

type QueueCriteria = Omit<QueueSearch, 'page' | 'limit'>
type Props = { list: FilterList<QueueCriteria>; locations: string[] }

export function QueueFilters({ list, locations }: Props) {
  return (
    <AppliedFilters
      list={list}
      searchHint="ads, vendors, or locations"
      chips={chipsOf(list.criteria)}
      fields={(draft, choose) => (
        <>
          <Select
            label="Ad type"
            placeholder="All types"
            options={adTypeOptions}
            value={draft.adType ?? ''}
            onChange={(event) => choose({ adType: event.target.value as QueueCriteria['adType'] })}
          />
          <Select
            label="Status"
            placeholder="All"
            options={optionsOf(statusLabels)}
            value={draft.status ?? ''}
            onChange={(event) => choose({ status: event.target.value as QueueCriteria['status'] })}
          />
          <Select
            label="Location"
            placeholder="All locations"
            options={allLocations(locations).map((name) => ({ value: name, label: name }))}
            value={draft.location ?? ''}
            onChange={(event) => choose({ location: event.target.value })}
          />
          <Select
            label="Priority"
            placeholder="All"
            options={optionsOf(bandLabels)}
            value={draft.priority ?? ''}
            onChange={(event) => choose({ priority: event.target.value as QueueCriteria['priority'] })}
          />
        </>
      )}
    />
  )
}

const allLocations = (found: string[]) => [...new Set([...firstQueueLocations, ...found])]

function chipsOf({ search, adType, status, location, priority }: QueueCriteria) {
  const chips: (Chip<QueueCriteria> | false | undefined | '')[] = [
    search && { text: `Search: ${search}`, removal: { search: undefined } },
    adType && { text: `Type: ${adTypeTraits[adType].label}`, removal: { adType: undefined } },
    status && { text: `Status: ${statusLabels[status]}`, removal: { status: undefined } },
    location && { text: `Location: ${location}`, removal: { location: undefined } },
    priority && { text: `Priority: ${bandLabels[priority]}`, removal: { priority: undefined } },
  ]
  return chips.filter((chip) => typeof chip === 'object')
}
