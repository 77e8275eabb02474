import type { EventBreakdown as Breakdown, SeriesPoint } from '@thela/contract/admin/platform-analytics'
import { labelOfEvent } from '@thela/contract/analytics/event-types'
import type { RecentActivity as Activity } from '@thela/contract/analytics/vendor-activity'
import { periodDays } from '@thela/contract/values/date-range'
import { formatRelativeTime } from '@thela/contract/values/dates'
import { formatCount } from '@thela/contract/values/numbers'
import { timeZoneLabel } from '@thela/contract/values/time-zone'
import { Activity as ActivityIcon } from 'lucide-react'
import { LineChart } from '../../ui/charts/LineChart.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { chartOfDays, isEmpty } from '../vendor-figures/charts.ts'
import { Figure, NoFigures } from '../vendor-figures/Figure.tsx'
import { type AnalyticsPeriod, periodNames } from './search-params.ts'

type DailyActivityProps = { days: readonly SeriesPoint[]; period: AnalyticsPeriod }

export function DailyActivity({ days, period }: DailyActivityProps) {
  const ofPeriod = days.slice(-periodDays[period])

  return (
    <Card title="Daily Activity" description={`${periodNames[period]}, day by day (${timeZoneLabel()}).`}>
      {isEmpty(ofPeriod) ? (
        <NoFigures text="No Analytics Data" />
      ) : (
        <LineChart {...chartOfDays(`Daily activity, ${periodNames[period].toLowerCase()}`, ofPeriod)} />
      )}
    </Card>
  )
}

/** The documented types, also with zero events, and any other type that occurred (DEC-064). */
export function EventBreakdown({ breakdown }: { breakdown: Breakdown }) {
  const types = Object.entries(breakdown).sort(([, a], [, b]) => b - a)
  const isQuiet = types.every(([, count]) => count === 0)

  return (
    <Card title="Event Breakdown" description="How many times each event happened in this period.">
      {isQuiet ? (
        <NoFigures text="No event data available" />
      ) : (
        <dl>
          {types.map(([type, count]) => (
            <Figure key={type} label={labelOfEvent(type)}>
              {formatCount(count)}
            </Figure>
          ))}
        </dl>
      )}
    </Card>
  )
}

type RecentActivityProps = { events: readonly Activity[]; now: Date }

export function RecentActivity({ events, now }: RecentActivityProps) {
  return (
    <Card title="Recent Activity" flush>
      {events.length === 0 ? (
        <EmptyState
          icon={<ActivityIcon />}
          title="No recent activity"
          text="Visits, scans and changes in this period appear here."
        />
      ) : (
        <ul className="pb-2">
          {events.map(({ id, type, vendorName, createdAt }) => (
            <li key={id} className="flex items-baseline gap-3 px-4 py-2 text-sm md:px-5">
              <span className="min-w-0 flex-1 truncate">
                <span className="font-medium">{labelOfEvent(type)}</span>
                {vendorName && <span className="text-ink-soft"> · {vendorName}</span>}
              </span>
              <time dateTime={createdAt} className="shrink-0 text-ink-faint text-xs">
                {formatRelativeTime(createdAt, now)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
