import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { EventType } from '@thela/contract/analytics/event-types'
import * as words from '@thela/words/dashboard/analytics'
import { Activity } from 'lucide-react'
import { useState } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { ActivityList, ActivitySkeletons } from './ActivityList.tsx'
import { EVENTS_PER_PAGE, eventsQuery, type Figures, RECENT_EVENTS } from './api.ts'
import type { Span } from './span.ts'

type Props = { query: UseQueryResult<Figures>; span: Span; type: EventType | undefined }

export function ActivityPanel({ query, span, type }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const total = query.isPlaceholderData ? 0 : (query.data?.pagination.total ?? 0)
  const hasMore = total > RECENT_EVENTS

  return (
    <Card
      title={words.recentActivity}
      flush
      actions={
        hasMore && (
          <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? words.showLess : words.showAll}
          </Button>
        )
      }
    >
      {isWhole && hasMore ? (
        <AllActivity key={JSON.stringify([span, type])} span={span} type={type} />
      ) : (
        <LatestActivity query={query} />
      )}
    </Card>
  )
}

function LatestActivity({ query }: Pick<Props, 'query'>) {
  const { data, isPlaceholderData, isLoadingError, dataUpdatedAt } = query
  if (isLoadingError) return <QueryFailure query={query} message={words.recentActivityFailed} />
  if (!data || isPlaceholderData) return <ActivitySkeletons />
  if (data.analytics.length > 0) return <ActivityList events={data.analytics} now={new Date(dataUpdatedAt)} />

  return <EmptyState icon={<Activity />} title={words.noActivity} text={words.noActivityHint} />
}

/** Everything of the period, page by page. */
function AllActivity({ span, type }: { span: Span; type: EventType | undefined }) {
  const [page, setPage] = useState(1)
  const query = useQuery({ ...eventsQuery(span, type, page), placeholderData: keepPreviousData })
  const { data, isLoadingError, dataUpdatedAt } = query
  if (isLoadingError) return <QueryFailure query={query} message={words.allActivityFailed} />
  if (!data) return <ActivitySkeletons />

  return (
    <>
      <ActivityList events={data.analytics} now={new Date(dataUpdatedAt)} />
      {data.pagination.total > EVENTS_PER_PAGE && (
        <Pagination
          page={page}
          pageSize={EVENTS_PER_PAGE}
          total={data.pagination.total}
          noun={words.events}
          onPageChange={setPage}
        />
      )}
    </>
  )
}
