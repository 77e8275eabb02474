import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AnalyticsEvent } from '@thela/contract/analytics/vendor-analytics'
import { Activity } from 'lucide-react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { ActivityList, ActivitySkeletons } from '../analytics/ActivityList.tsx'

export function RecentActivity({ query }: { query: UseQueryResult<AnalyticsEvent[]> }) {
  return (
    <Card
      title="Recent Activity"
      flush
      actions={
        <Link to="/dashboard/analytics" className={viewAll}>
          View all
        </Link>
      }
    >
      <Entries query={query} />
    </Card>
  )
}

function Entries({ query }: { query: UseQueryResult<AnalyticsEvent[]> }) {
  const { data: events, isLoadingError, dataUpdatedAt } = query
  if (isLoadingError) return <QueryFailure query={query} message="We could not load recent activity." />
  if (!events) return <ActivitySkeletons />
  if (events.length === 0) return <NothingYet />
  return <ActivityList events={events} now={new Date(dataUpdatedAt)} />
}

function NothingYet() {
  return (
    <EmptyState
      icon={<Activity />}
      title="No recent activity"
      text="Visits, scans and your own changes appear here."
    />
  )
}

const viewAll =
  '-my-2.5 flex h-control items-center rounded-md font-semibold text-brand-ink text-sm underline-offset-2 hover:underline'
