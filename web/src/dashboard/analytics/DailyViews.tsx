import { useQuery } from '@tanstack/react-query'
import type { DailyPoint } from '@thela/contract/analytics/vendor-analytics'
import { periodDays } from '@thela/contract/values/date-range'
import { formatDate } from '@thela/contract/values/dates'
import { timeZoneLabel } from '@thela/contract/values/time-zone'
import * as words from '@thela/words/dashboard/analytics'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { formatDay } from '../../ui/charts/format-day.ts'
import { LineChart } from '../../ui/charts/LineChart.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { dailyQuery } from './api.ts'
import { SpanPicker } from './SpanPicker.tsx'
import { type Span, STANDARD_PERIOD } from './span.ts'

const series = [{ label: words.totalViews }, { label: words.directViews }, { label: words.qrScans }]

/** Has its own date range, so that a month can be seen next to today's figures. */
export function DailyViews() {
  const [span, setSpan] = useState<Span>({ period: STANDARD_PERIOD })
  const query = useQuery(dailyQuery(span))
  const { data, isLoadingError } = query

  return (
    <Card title={words.dailyViews} description={words.dailyViewsHint(words.timeZone(timeZoneLabel()))}>
      <div className="grid gap-4">
        <SpanPicker
          label={words.chartPeriod}
          nameOf={(period) => words.chartPeriodOf(periodDays[period])}
          span={span}
          onChange={setSpan}
          cancellable
        />
        {isLoadingError && <QueryFailure query={query} message={words.dailyViewsFailed} />}
        {!data && !isLoadingError && <Skeleton height="310px" />}
        {data && (
          <>
            <ViewLines points={data.data} />
            <p className="text-ink-faint text-xs">
              {words.availableFrom(formatDate(data.metadata.vendorJoinDate))}
            </p>
          </>
        )}
      </div>
    </Card>
  )
}

function ViewLines({ points }: { points: DailyPoint[] }) {
  if (points.every(({ totalViews }) => totalViews === 0))
    return <EmptyState icon={<Eye />} title={words.noViews} />

  return (
    <LineChart
      label={words.dailyViewsChart}
      pointLabel={words.day}
      series={series}
      points={points.map(({ date, totalViews, menuViews, qrScans }) => ({
        name: formatDay(date),
        values: [totalViews, menuViews, qrScans],
      }))}
    />
  )
}
