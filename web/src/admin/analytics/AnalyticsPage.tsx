import { useQuery } from '@tanstack/react-query'
import { analyticsPeriods } from '@thela/contract/values/date-range'
import { formatDateTime } from '@thela/contract/values/dates'
import { Download } from 'lucide-react'
import { RefreshButton } from '../../api/RefreshButton.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import {
  csvLineOf,
  downloadVendors,
  ExportButton,
  useExportVendors,
} from '../vendor-figures/ExportButton.tsx'
import { VendorSearch } from '../vendor-figures/VendorSearch.tsx'
import type { AnalyticsSearch } from './analytics-search.ts'
import { analyticsKey, oneVendorQuery, platformQuery } from './api.ts'
import { Notifications } from './Notifications.tsx'
import { OneVendor } from './OneVendor.tsx'
import { PlatformTabs } from './PlatformTabs.tsx'
import {
  type AnalyticsParams,
  type AnalyticsPeriod,
  periodNames,
  useAnalyticsParams,
} from './search-params.ts'
import { analyticsFile } from './vendor-columns.tsx'

export function AnalyticsPage() {
  const params = useAnalyticsParams()

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <AnalyticsHeader params={params} />
      <AnalyticsFilters params={params} />
      {params.vendor ? (
        <OneVendor
          id={params.vendor}
          period={params.period}
          onLeave={() => params.change({ vendor: undefined })}
        />
      ) : (
        <PlatformTabs params={params} />
      )}
    </div>
  )
}

function AnalyticsHeader({ params }: { params: AnalyticsParams }) {
  const lastUpdated = useLastUpdated(params)
  const exporting = useExportVendors(analyticsFile)

  return (
    <PageHeader
      title="Platform Analytics"
      description={lastUpdated && `Last updated: ${lastUpdated}`}
      actions={
        <>
          <Notifications period={params.period} />
          {params.vendor ? (
            <ExportOneVendor id={params.vendor} period={params.period} />
          ) : (
            <ExportButton label="Export" listQuery={params.listQuery} exporting={exporting} />
          )}
          <RefreshButton queryKey={analyticsKey} failure="Failed to refresh analytics" />
        </>
      }
    />
  )
}

/** Nothing when the load failed. */
function useLastUpdated({ vendor, period }: AnalyticsParams) {
  const platform = useQuery({ ...platformQuery(period), enabled: !vendor })
  const one = useQuery({ ...oneVendorQuery(vendor ?? '', period), enabled: Boolean(vendor) })
  const { dataUpdatedAt, isLoadingError } = vendor ? one : platform

  if (isLoadingError) return undefined
  return dataUpdatedAt === 0 ? '…' : formatDateTime(new Date(dataUpdatedAt))
}

/** The same CSV line that the full export has for this vendor. */
function ExportOneVendor({ id, period }: { id: string; period: AnalyticsPeriod }) {
  const vendor = useQuery(oneVendorQuery(id, period)).data?.vendor

  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden />}
      disabled={!vendor}
      onClick={() => vendor && downloadVendors(analyticsFile, [csvLineOf(analyticsFile.columns, vendor)])}
    >
      Export
    </Button>
  )
}

function AnalyticsFilters({ params }: { params: AnalyticsParams }) {
  const { change } = params

  return (
    <Card>
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(16rem,1fr)_11rem_11rem_11rem]">
        <div className="col-span-2 lg:col-span-1">
          <VendorSearch
            label="Search vendors"
            labelShown="Vendor"
            value={params.search ?? ''}
            onSearch={(text) => change({ search: text.trim() || undefined })}
            onPick={({ id }) => change({ vendor: id, search: undefined })}
          />
        </div>
        <Select
          label="Time Range"
          value={params.period}
          onChange={({ target }) => change({ period: target.value as AnalyticsSearch['period'] })}
          options={analyticsPeriods.map((value) => ({ value, label: periodNames[value] }))}
        />
        <Select
          label="Sort By"
          value={params.sortBy}
          onChange={({ target }) => change({ sortBy: target.value as AnalyticsSearch['sortBy'] })}
          options={sorts}
        />
        <Select
          label="Order"
          value={params.order}
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
