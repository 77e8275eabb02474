import { analyticsPeriods } from '@thela/contract/values/date-range'
import { Card } from '../../ui/Card.tsx'
import { Select } from '../../ui/Select.tsx'
import { VendorSearch } from '../vendor-figures/VendorSearch.tsx'
import type { AnalyticsSearch } from './analytics-search.ts'
import { periodNames } from './period-names.ts'
import type { AnalyticsPlace } from './search-params.ts'

export function AnalyticsFilters({ place }: { place: AnalyticsPlace }) {
  const { change } = place

  return (
    <Card>
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(16rem,1fr)_11rem_11rem_11rem]">
        <div className="col-span-2 lg:col-span-1">
          <VendorSearch
            label="Search vendors"
            labelShown="Vendor"
            value={place.search ?? ''}
            onSearch={(text) => change({ search: text.trim() || undefined })}
            onPick={({ id }) => change({ vendor: id, search: undefined })}
          />
        </div>
        <Select
          label="Time Range"
          value={place.period}
          onChange={({ target }) => change({ period: target.value as AnalyticsSearch['period'] })}
          options={analyticsPeriods.map((value) => ({ value, label: periodNames[value] }))}
        />
        <Select
          label="Sort By"
          value={place.sortBy}
          onChange={({ target }) => change({ sortBy: target.value as AnalyticsSearch['sortBy'] })}
          options={sorts}
        />
        <Select
          label="Order"
          value={place.order}
          onChange={({ target }) => change({ order: target.value as AnalyticsSearch['order'] })}
          options={orders}
        />
      </div>
    </Card>
  )
}

const sorts = [
  { value: 'totalViews', label: 'Total Views' },
  { value: 'qrScans', label: 'QR Scans' },
  { value: 'items', label: 'Items' },
  { value: 'name', label: 'Name' },
  { value: 'lastActivity', label: 'Last Activity' },
  { value: 'createdAt', label: 'Joined' },
]

const orders = [
  { value: 'desc', label: 'Descending' },
  { value: 'asc', label: 'Ascending' },
]
