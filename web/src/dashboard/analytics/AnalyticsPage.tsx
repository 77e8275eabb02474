import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { RefreshButton } from '../../api/RefreshButton.tsx'
import { Card } from '../../ui/Card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ActivityPanel } from './ActivityPanel.tsx'
import { AnalyticsFilter } from './AnalyticsFilter.tsx'
import { analyticsKey, figuresQuery } from './api.ts'
import { CategoryPerformance } from './CategoryPerformance.tsx'
import { DailyViews } from './DailyViews.tsx'
import { EngagementMetrics } from './EngagementMetrics.tsx'
import { EngagementOverview } from './EngagementOverview.tsx'
import { SummaryCards } from './SummaryCards.tsx'
import { periodQuery } from './span.ts'
import { Tips } from './Tips.tsx'
import { useAnalyticsFilter } from './use-analytics-filter.ts'
import { useRefetchOnFocus } from './use-refetch-on-focus.ts'
import { Visitors } from './Visitors.tsx'

export function AnalyticsPage() {
  const { span, type, setSpan, setType } = useAnalyticsFilter()
  const figures = useQuery({
    ...figuresQuery(span, type),
    // Another type of event changes the list of events and no figure.
    placeholderData: (previous, query) =>
      isSame(query?.queryKey[3], periodQuery(span)) ? previous : undefined,
  })
  const hasFailed = figures.isLoadingError
  useRefetchOnFocus()

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      <PageHeader
        title="Analytics"
        description="Who looks at your menu, when, and at what."
        actions={<RefreshButton queryKey={analyticsKey} failure="Failed to refresh analytics" />}
      />
      <AnalyticsFilter span={span} type={type} onSpanChange={setSpan} onTypeChange={setType} />
      {hasFailed ? (
        <Card>
          <QueryFailure query={figures} message="We could not load your analytics." />
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
