import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { EventType } from '@thela/contract/analytics/event-types'
import { useState } from 'react'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { ActivityList } from './ActivityList.tsx'
import { ActivitySkeletons } from './ActivitySkeletons.tsx'
import { EVENTS_A_PAGE, eventsQuery } from './api.ts'
import type { Span } from './span.ts'

/** Everything of the period, page by page. */
export function AllActivity({ span, type }: { span: Span; type: EventType | undefined }) {
  const [page, setPage] = useState(1)
  const query = useQuery({ ...eventsQuery(span, type, page), placeholderData: keepPreviousData })
  const { data, isLoadingError, dataUpdatedAt } = query
  if (isLoadingError) return <QueryFailure query={query} message="We could not load all that happened." />
  if (!data) return <ActivitySkeletons />

  return (
    <>
      <ActivityList events={data.analytics} now={new Date(dataUpdatedAt)} />
      {data.pagination.total > EVENTS_A_PAGE && (
        <Pagination
          page={page}
          pageSize={EVENTS_A_PAGE}
          total={data.pagination.total}
          noun="events"
          onPageChange={setPage}
        />
      )}
    </>
  )
}
