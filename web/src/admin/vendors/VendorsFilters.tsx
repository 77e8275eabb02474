import { useSearch } from '@tanstack/react-router'
import { LocationPicker } from '../../locations/LocationPicker.tsx'
import { chosenLevels, type Place, toPlace } from '../../locations/place.ts'
import { Select } from '../../ui/form/Select.tsx'
import { FilterPanel } from '../tables/FilterPanel.tsx'
import { useListSearchParams } from '../tables/use-list-search-params.ts'

const statuses = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
]

export function VendorsFilters({ params }: { params: ReturnType<typeof useVendorsParams> }) {
  const { filter, isFiltered, change, clear } = params
  const changeStatus = (status: string) =>
    change({ status: status === 'all' ? undefined : (status as VendorsFilter['status']) })

  return (
    <FilterPanel
      search={filter.search}
      searchHint="Name, business, phone or email"
      onSearch={(search) => change({ search })}
      isFiltered={isFiltered}
      onClear={clear}
      more={
        <LocationPicker optional value={toPlace(filter)} onChange={(next) => change(chosenLevels(next))} />
      }
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

export const PAGE_SIZE = 50

export type VendorsFilter = {
  search?: string
  status?: 'active' | 'inactive'
  page?: number
} & Partial<Place>

export const useVendorsParams = () =>
  useListSearchParams<VendorsFilter>(useSearch({ from: '/admin/layout/admin/vendors' }), PAGE_SIZE)
