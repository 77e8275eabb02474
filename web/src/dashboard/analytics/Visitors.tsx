import { useQuery } from '@tanstack/react-query'
import { formatClockTime } from '@thela/contract/values/dates'
import { timeZoneLabel } from '@thela/contract/values/time-zone'
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
    <QueryFailure query={query} message="We could not load your visitors." />
  ) : (
    !data && <Skeleton height="280px" />
  )

  return (
    <>
      <Card
        title="Daily Visitors"
        description="Unique phones and computers each day. We do not track visitors from one day to the next, so a person who visits on two days is counted on both."
      >
        {instead}
        {data && <VisitorBars points={data.data} />}
      </Card>
      <Card
        title="Busy Hours"
        description={`Views and scans by weekday and hour (${timeZoneLabel()}), for all weeks in this period.`}
      >
        {instead}
        {data && <Hours busyHours={data.busyHours} />}
      </Card>
    </>
  )
}

function VisitorBars({ points }: { points: { date: string; visitors: number }[] }) {
  if (points.every(({ visitors }) => visitors === 0))
    return <EmptyState icon={<Users />} title="No visitors in this period" />

  return (
    <BarChart
      label="Unique visitors each day"
      pointLabel="Day"
      series={[{ label: 'Visitors', colour: 'chart-2' }]}
      points={points.map(({ date, visitors }) => ({ name: formatDay(date), values: [visitors] }))}
    />
  )
}

function Hours({ busyHours }: { busyHours: number[][] }) {
  if (busyHours.flat().every((visits) => visits === 0))
    return <EmptyState icon={<Clock />} title="No visits in this period" />

  return <BusyHours busyHours={busyHours} />
}

const LABEL = 'Visits by weekday and hour'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (label) => ({ label, short: label.slice(0, 3) }),
)

const hours = Array.from({ length: 24 }, (_, hour) => ({
  label: formatClockTime(`${String(hour).padStart(2, '0')}:00`),
  short: `${hour % 12 || 12}${hour < 12 ? 'a' : 'p'}`,
}))

/** On a phone the hours run down, so that nothing scrolls sideways. */
function BusyHours({ busyHours }: { busyHours: number[][] }) {
  const down = hours.map((hour, index) => ({ ...hour, values: busyHours.map((day) => day[index] ?? 0) }))
  const across = weekdays.map((weekday, index) => ({ ...weekday, values: busyHours[index] ?? [] }))

  return (
    <>
      <div className="md:hidden">
        <Heatmap label={LABEL} columns={weekdays} rows={down} />
      </div>
      <div className="max-md:hidden">
        <Heatmap label={LABEL} columns={hours} rows={across} />
      </div>
    </>
  )
}
