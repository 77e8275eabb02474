import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@thela/contract/values/dates'
import { RefreshButton } from '../../api/RefreshButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ExportButton } from '../vendor-figures/ExportButton.tsx'
import { useExportVendors } from '../vendor-figures/use-export-vendors.ts'
import { analyticsFile } from './analytics-file.ts'
import { analyticsKey, oneVendorQuery, platformQuery } from './api.ts'
import { ExportOneVendor } from './ExportOneVendor.tsx'
import { Notifications } from './Notifications.tsx'
import type { AnalyticsPlace } from './search-params.ts'

export function AnalyticsHeader({ place }: { place: AnalyticsPlace }) {
  const lastUpdated = useLastUpdated(place)
  const file = useExportVendors(analyticsFile)

  return (
    <PageHeader
      title="Platform Analytics"
      description={lastUpdated && `Last updated: ${lastUpdated}`}
      actions={
        <>
          <Notifications period={place.period} />
          {place.vendor ? (
            <ExportOneVendor id={place.vendor} period={place.period} />
          ) : (
            <ExportButton label="Export" asked={place.asked} file={file} />
          )}
          <RefreshButton queryKey={analyticsKey} failure="Failed to refresh analytics" />
        </>
      }
    />
  )
}

/** Nothing when the load failed. */
function useLastUpdated({ vendor, period }: AnalyticsPlace) {
  const platform = useQuery({ ...platformQuery(period), enabled: !vendor })
  const one = useQuery({ ...oneVendorQuery(vendor ?? '', period), enabled: Boolean(vendor) })
  const { dataUpdatedAt, isLoadingError } = vendor ? one : platform

  if (isLoadingError) return undefined
  return dataUpdatedAt === 0 ? '…' : formatDateTime(new Date(dataUpdatedAt))
}
