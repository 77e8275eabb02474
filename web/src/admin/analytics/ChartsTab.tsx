import { useQuery } from '@tanstack/react-query'
import { ActivityOverTime } from '../vendor-figures/ActivityOverTime.tsx'
import { summaryQuery } from '../vendor-figures/api.ts'
import { HourlyPattern } from '../vendor-figures/HourlyPattern.tsx'
import { Loaded } from '../vendor-figures/Loaded.tsx'
import { TopItems } from '../vendor-figures/TopItems.tsx'
import { VendorComparison } from '../vendor-figures/VendorComparison.tsx'
import { analyticsKey, keptFresh, platformQuery } from './api.ts'
import { type AnalyticsPeriod, periodNames } from './period-names.ts'

const emptyText = 'No event data available'

export function ChartsTab({ period }: { period: AnalyticsPeriod }) {
  const platform = useQuery(platformQuery(period))
  const summary = useQuery({ ...summaryQuery(analyticsKey, { period }), ...keptFresh })
  const inPeriod = periodNames[period].toLowerCase()

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Loaded query={platform} noun="the charts" heights={['24rem', '22rem']}>
        {({ timeSeriesData, hourlyData, topItems }) => (
          <>
            <div className="grid items-start gap-5 xl:grid-cols-2">
              <ActivityOverTime days={timeSeriesData} emptyText={emptyText} />
              <HourlyPattern
                hours={hourlyData}
                description={`All vendors, 24 hours, ${inPeriod} (Indian time).`}
                emptyText={emptyText}
              />
            </div>
            <TopItems items={topItems} description={`Most clicked, ${inPeriod}.`} emptyText={emptyText} />
          </>
        )}
      </Loaded>
      <Loaded query={summary} noun="the comparison" heights={['24rem']}>
        {({ comparison }) => (
          <VendorComparison
            vendors={comparison}
            description={`Top 10 by views, ${inPeriod}.`}
            emptyText={emptyText}
          />
        )}
      </Loaded>
    </div>
  )
}
