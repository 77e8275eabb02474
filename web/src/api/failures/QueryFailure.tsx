import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'

type Props = Pick<ComponentProps<typeof ErrorPanel>, 'title' | 'message'> & {
  query: Pick<UseQueryResult, 'refetch' | 'isFetching'>
}

/** Shown instead of the data: says what could not be loaded, and offers a retry. */
export function QueryFailure({ query, ...text }: Props) {
  return <ErrorPanel {...text} onRetry={() => query.refetch()} retrying={query.isFetching} />
}
