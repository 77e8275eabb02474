import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { EventType } from '@thela/contract/analytics/event-types'
import { periodDays } from '@thela/contract/values/date-range'
import * as words from '@thela/words/dashboard/analytics'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { RefreshButton } from '../../api/RefreshButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Select } from '../../ui/form/Select.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { ActivityPanel } from './ActivityPanel.tsx'
import { analyticsKey, figuresQuery } from './api.ts'
import { CategoryPerformance } from './CategoryPerformance.tsx'
import { DailyViews } from './DailyViews.tsx'
import { EngagementMetrics, EngagementOverview } from './EngagementMetrics.tsx'
import { useRefetchOnFocus } from './refetching.ts'
import { SpanPicker } from './SpanPicker.tsx'
import { Story } from './Story.tsx'
import { SummaryCards } from './SummaryCards.tsx'
import { periodQuery, type Span, STANDARD_PERIOD, spanOf } from './span.ts'
import { Tips } from './Tips.tsx'
import { Visitors } from './Visitors.tsx'

export function AnalyticsPage() {
  const { span, type, setSpan, setType } = useAnalyticsFilter()
  const figures = useQuery({
    ...figuresQuery(span, type),
    // The type filters the list of events, not the figures.
    placeholderData: (previous, query) =>
      isSame(query?.queryKey[3], periodQuery(span)) ? previous : undefined,
  })
  const hasFailed = figures.isLoadingError
  useRefetchOnFocus()

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      <PageHeader
        title={words.title}
        description={words.description}
        actions={<RefreshButton queryKey={analyticsKey} failure={words.refreshFailed} />}
      />
      <AnalyticsFilter span={span} type={type} onSpanChange={setSpan} onTypeChange={setType} />
      <Story span={span} figures={figures.data} hasFailed={hasFailed} />
      {hasFailed ? (
        <Card>
          <QueryFailure query={figures} message={words.failed} />
        </Card>
      ) : (
        <SummaryCards figures={figures.data} />
      )}
      <div className={classNames(row, !hasFailed && 'lg:grid-cols-[20rem_minmax(0,1fr)]')}>
        {!hasFailed && <EngagementMetrics figures={figures.data} />}
        <CategoryPerformance span={span} />
      </div>
      <DailyViews />
      <Visitors span={span} />
      <div className={classNames(row, !hasFailed && 'lg:grid-cols-[minmax(0,1fr)_20rem]')}>
        <ActivityPanel query={figures} span={span} type={type} />
        {!hasFailed && <EngagementOverview figures={figures.data} />}
      </div>
      <Tips />
    </div>
  )
}

const row = 'grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:gap-6'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The filter is kept in the search params, so that it survives a reload. */
function useAnalyticsFilter() {
  const search = useSearch({ from: '/vendor/layout/dashboard/analytics' })
  const navigate = useNavigate({ from: '/dashboard/analytics' })
  const change = (next: object) =>
    navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })

  return {
    span: spanOf(search),
    type: search.type as EventType | undefined,
    setSpan: ({ period, dates }: Span) =>
      change({
        period: period === STANDARD_PERIOD ? undefined : period,
        startDate: dates?.startDate,
        endDate: dates?.endDate,
      }),
    setType: (type: EventType | undefined) => change({ type }),
  }
}

type FilterProps = {
  span: Span
  type: EventType | undefined
  onSpanChange: (span: Span) => void
  onTypeChange: (type: EventType | undefined) => void
}

function AnalyticsFilter({ span, type, onSpanChange, onTypeChange }: FilterProps) {
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <SpanPicker
          label={words.timeRange}
          nameOf={(period) => words.filterPeriod(periodDays[period])}
          span={span}
          onChange={onSpanChange}
        />
        <div className="w-full sm:w-56">
          <Select
            label={words.eventType}
            hint={words.eventTypeHint}
            placeholder={words.allEvents}
            options={types}
            value={type ?? ''}
            onChange={({ target }) => onTypeChange((target.value || undefined) as EventType | undefined)}
          />
        </div>
      </div>
    </Card>
  )
}

const types = [
  { value: 'MENU_VIEW', label: words.menuViews },
  { value: 'QR_SCAN', label: words.qrScans },
]
