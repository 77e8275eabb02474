import { useQuery } from '@tanstack/react-query'
import { formatClockTime } from '@thela/contract/values/dates'
import { timeZoneLabel } from '@thela/contract/values/time-zone'
import * as words from '@thela/words/dashboard/analytics'
import { Clock, Users } from 'lucide-react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { formatDay } from '../../ui/charts/format-day.ts'
import { Heatmap } from '../../ui/charts/Heatmap.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { visitorsQuery } from './api.ts'
import type { Span } from './span.ts'

export function Visitors({ span }: { span: Span }) {
  const query = useQuery(visitorsQuery(span))
  const { data, isLoadingError } = query
  const instead = isLoadingError ? (
    <QueryFailure query={query} message={words.visitorsFailed} />
  ) : (
    !data && <Skeleton height="280px" />
  )

  return (
    <>
      <Card title={words.dailyVisitors} description={words.dailyVisitorsHint}>
        {instead}
        {data && <VisitorBars points={data.data} />}
      </Card>
      <Card title={words.busyHours} description={words.busyHoursHint(words.timeZone(timeZoneLabel()))}>
        {instead}
        {data && <Hours busyHours={data.busyHours} />}
      </Card>
    </>
  )
}

function VisitorBars({ points }: { points: { date: string; visitors: number }[] }) {
  if (points.every(({ visitors }) => visitors === 0))
    return <EmptyState icon={<Users />} title={words.noVisitors} />

  return (
    <BarChart
      label={words.visitorsChart}
      pointLabel={words.day}
      series={[{ label: words.visitors, colour: 'chart-2' }]}
      points={points.map(({ date, visitors }) => ({ name: formatDay(date), values: [visitors] }))}
    />
  )
}

function Hours({ busyHours }: { busyHours: number[][] }) {
  if (busyHours.flat().every((visits) => visits === 0))
    return <EmptyState icon={<Clock />} title={words.noVisits} />

  return <BusyHours busyHours={busyHours} />
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  label: formatClockTime(`${String(hour).padStart(2, '0')}:00`),
  short: words.shortHour(hour),
}))

/** On a phone the hours run down, so that nothing scrolls sideways. */
function BusyHours({ busyHours }: { busyHours: number[][] }) {
  const down = hours.map((hour, index) => ({ ...hour, values: busyHours.map((day) => day[index] ?? 0) }))
  const across = words.weekdays.map((weekday, index) => ({ ...weekday, values: busyHours[index] ?? [] }))

  return (
    <>
      <div className="md:hidden">
        <Heatmap label={words.busyHoursTable} columns={words.weekdays} rows={down} />
      </div>
      <div className="max-md:hidden">
        <Heatmap label={words.busyHoursTable} columns={hours} rows={across} />
      </div>
    </>
  )
}
