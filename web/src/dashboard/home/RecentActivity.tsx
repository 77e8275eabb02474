import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AnalyticsEvent } from '@thela/contract/analytics/vendor-analytics'
import * as words from '@thela/words/dashboard/home'
import { Activity } from 'lucide-react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { ActivityList, ActivitySkeletons } from '../analytics/ActivityList.tsx'

export function RecentActivity({ query }: { query: UseQueryResult<AnalyticsEvent[]> }) {
  return (
    <Card
      title={words.recentActivity}
      flush
      actions={
        <Link to="/dashboard/analytics" className={viewAll}>
          {words.viewAll}
        </Link>
      }
    >
      <Entries query={query} />
    </Card>
  )
}

function Entries({ query }: { query: UseQueryResult<AnalyticsEvent[]> }) {
  const { data: events, isLoadingError, dataUpdatedAt } = query
  if (isLoadingError) return <QueryFailure query={query} message={words.activityFailed} />
  if (!events) return <ActivitySkeletons />
  if (events.length === 0) return <NothingYet />
  return <ActivityList events={events} now={new Date(dataUpdatedAt)} />
}

function NothingYet() {
  return <EmptyState icon={<Activity />} title={words.noActivity} text={words.noActivityHint} />
}

const viewAll =
  '-my-2.5 flex h-control items-center rounded-md font-semibold text-brand-ink text-sm underline-offset-2 hover:underline'
