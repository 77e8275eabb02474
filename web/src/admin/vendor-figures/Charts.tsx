import type { UseQueryResult } from '@tanstack/react-query'
import type {
  HourPoint,
  PlatformAnalytics,
  PlatformInParts,
  SeriesPoint,
} from '@thela/contract/admin/platform-analytics'
import type { AdminVendor, SummaryInParts, VendorsSummary } from '@thela/contract/admin/vendors'
import type { TopItem } from '@thela/contract/analytics/vendor-activity'
import { AreaChart } from '../../ui/charts/AreaChart.tsx'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { PieChart } from '../../ui/charts/PieChart.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { CHART_DAYS, chartOfDays, chartOfHours, isEmpty } from './charts.ts'
import { NoFigures } from './Figure.tsx'
import { QueryContent } from './QueryContent.tsx'

type Props = {
  platform: UseQueryResult<PlatformAnalytics | PlatformInParts>
  summary: UseQueryResult<VendorsSummary | SummaryInParts>
  /** The description of each chart: which vendors and which period. */
  about: { hours: string; items: string; comparison: string }
  emptyText: string
}

/** The charts of all vendors; the comparison is among those that the summary is about. */
export function Charts({ platform, summary, about, emptyText }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <QueryContent query={platform} noun="the charts" heights={['24rem', '22rem']}>
        {({ timeSeriesData, hourlyData, topItems }) => (
          <>
            <div className="grid items-start gap-5 xl:grid-cols-2">
              <ActivityOverTime days={timeSeriesData} emptyText={emptyText} />
              <HourlyPattern hours={hourlyData} description={about.hours} emptyText={emptyText} />
            </div>
            <TopItems items={topItems} description={about.items} emptyText={emptyText} />
          </>
        )}
      </QueryContent>
      <QueryContent query={summary} noun="the comparison" heights={['24rem']}>
        {({ comparison }) => (
          <VendorComparison vendors={comparison} description={about.comparison} emptyText={emptyText} />
        )}
      </QueryContent>
    </div>
  )
}

type ActivityOverTimeProps = { days: readonly SeriesPoint[]; emptyText: string }

export function ActivityOverTime({ days, emptyText }: ActivityOverTimeProps) {
  const week = days.slice(-CHART_DAYS)

  return (
    <Card title="Activity Over Time" description={`All vendors, last ${CHART_DAYS} days.`}>
      {isEmpty(week) ? (
        <NoFigures text={emptyText} />
      ) : (
        <AreaChart {...chartOfDays(`Activity over time, last ${CHART_DAYS} days`, week)} />
      )}
    </Card>
  )
}

type HourlyPatternProps = { hours: readonly HourPoint[]; description: string; emptyText: string }

export function HourlyPattern({ hours, description, emptyText }: HourlyPatternProps) {
  return (
    <Card title="Hourly Activity Pattern" description={description}>
      {isEmpty(hours) ? (
        <NoFigures text={emptyText} />
      ) : (
        <BarChart {...chartOfHours('Hourly activity pattern, 24 hours', hours)} />
      )}
    </Card>
  )
}

type TopItemsProps = { items: readonly TopItem[]; description: string; emptyText: string }

export function TopItems({ items, description, emptyText }: TopItemsProps) {
  return (
    <Card title="Top Items by Popularity" description={description}>
      {items.length === 0 ? (
        <NoFigures text={emptyText} />
      ) : (
        <PieChart
          label="Top items by popularity"
          pointLabel="Item"
          valueLabel="Clicks"
          points={items.map(({ name, views, percentage }) => ({
            name: `${name}, ${percentage}%`,
            values: [views],
          }))}
        />
      )}
    </Card>
  )
}

type VendorComparisonProps = { vendors: readonly AdminVendor[]; description: string; emptyText: string }

const series = [{ label: 'Views' }, { label: 'QR Scans' }]

/** Those who were seen, the most seen first. */
export function VendorComparison({ vendors, description, emptyText }: VendorComparisonProps) {
  const seen = vendors.filter(({ totalViews = 0 }) => totalViews > 0)

  return (
    <Card title="Vendor Performance Comparison" description={description}>
      {seen.length === 0 ? (
        <NoFigures text={emptyText} />
      ) : (
        <BarChart
          bars="horizontal"
          label="Vendor performance comparison, top 10"
          pointLabel="Vendor"
          series={series}
          points={seen.map(({ businessName, totalViews = 0, qrScans = 0 }) => ({
            name: businessName,
            values: [totalViews, qrScans],
          }))}
        />
      )}
    </Card>
  )
}
