import { LocationPicker } from '../../locations/LocationPicker.tsx'
import { chosenIn, placeIn } from '../../locations/place.ts'
import { Select } from '../../ui/Select.tsx'
import { FilterPanel } from '../tables/FilterPanel.tsx'
import type { useVendorsFilter, VendorsFilter } from './use-vendors-filter.ts'

const statuses = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
]

export function VendorsFilters({ address }: { address: ReturnType<typeof useVendorsFilter> }) {
  const { filter, isFiltered, change, clear } = address
  const changeStatus = (status: string) =>
    change({ status: status === 'all' ? undefined : (status as VendorsFilter['status']) })

  return (
    <FilterPanel
      search={filter.search}
      searchHint="Name, business, phone or email"
      onSearch={(search) => change({ search })}
      isFiltered={isFiltered}
      onClear={clear}
      more={<LocationPicker optional value={placeIn(filter)} onChange={(next) => change(chosenIn(next))} />}
    >
      <div className="md:w-40">
        <Select
          label="Status"
          options={statuses}
          value={filter.status ?? 'all'}
          onChange={(event) => changeStatus(event.target.value)}
        />
      </div>
    </FilterPanel>
  )
}
