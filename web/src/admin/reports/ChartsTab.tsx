import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { VendorsSummary } from '@thela/contract/admin-vendors'
import { ActivityOverTime } from '../vendor-figures/ActivityOverTime.tsx'
import { HourlyPattern } from '../vendor-figures/HourlyPattern.tsx'
import { Loaded } from '../vendor-figures/Loaded.tsx'
import { TopItems } from '../vendor-figures/TopItems.tsx'
import { VendorComparison } from '../vendor-figures/VendorComparison.tsx'
import { platformQuery } from './api.ts'

const emptyText = 'No Analytics Data'

/** Days, hours and items are those of all vendors; the comparison is among those that the filters leave. */
export function ChartsTab({ summary }: { summary: UseQueryResult<VendorsSummary> }) {
  const platform = useQuery(platformQuery)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Loaded query={platform} noun="the charts" heights={['24rem', '22rem']}>
        {({ timeSeriesData, hourlyData, topItems }) => (
          <>
            <div className="grid items-start gap-5 xl:grid-cols-2">
              <ActivityOverTime days={timeSeriesData} emptyText={emptyText} />
              <HourlyPattern
                hours={hourlyData}
                description="All vendors, 24 hours, last 30 days (Indian time)."
                emptyText={emptyText}
              />
            </div>
            <TopItems
              items={topItems}
              description="All vendors, most clicked, last 30 days."
              emptyText={emptyText}
            />
          </>
        )}
      </Loaded>
      <Loaded query={summary} noun="the comparison" heights={['23rem']}>
        {({ comparison }) => (
          <VendorComparison
            vendors={comparison}
            description="Top 10 of the vendors shown, last 30 days."
            emptyText={emptyText}
          />
        )}
      </Loaded>
    </div>
  )
}
