import type { UseQueryResult } from '@tanstack/react-query'
import type { PlatformAnalytics } from '@thela/contract/admin/platform-analytics'
import type { VendorsSummary } from '@thela/contract/admin/vendors'
import { ActivityOverTime } from './ActivityOverTime.tsx'
import { HourlyPattern } from './HourlyPattern.tsx'
import { Loaded } from './Loaded.tsx'
import { TopItems } from './TopItems.tsx'
import { VendorComparison } from './VendorComparison.tsx'

type Props = {
  platform: UseQueryResult<PlatformAnalytics>
  summary: UseQueryResult<VendorsSummary>
  /** Whose figures each chart shows, and of when. */
  about: { hours: string; items: string; comparison: string }
  emptyText: string
}

/** The charts of all vendors; the comparison is among those that the summary is about. */
export function Charts({ platform, summary, about, emptyText }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Loaded query={platform} noun="the charts" heights={['24rem', '22rem']}>
        {({ timeSeriesData, hourlyData, topItems }) => (
          <>
            <div className="grid items-start gap-5 xl:grid-cols-2">
              <ActivityOverTime days={timeSeriesData} emptyText={emptyText} />
              <HourlyPattern hours={hourlyData} description={about.hours} emptyText={emptyText} />
            </div>
            <TopItems items={topItems} description={about.items} emptyText={emptyText} />
          </>
        )}
      </Loaded>
      <Loaded query={summary} noun="the comparison" heights={['24rem']}>
        {({ comparison }) => (
          <VendorComparison vendors={comparison} description={about.comparison} emptyText={emptyText} />
        )}
      </Loaded>
    </div>
  )
}
