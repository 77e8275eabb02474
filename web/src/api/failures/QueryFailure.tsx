import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'

type Props = Pick<ComponentProps<typeof ErrorPanel>, 'title' | 'message'> & {
  query: Pick<UseQueryResult, 'refetch' | 'isFetching'>
}

/** Stands where the answer would: it says what did not come, and asks again. */
export function QueryFailure({ query, ...words }: Props) {
  return <ErrorPanel {...words} onRetry={() => query.refetch()} retrying={query.isFetching} />
}
