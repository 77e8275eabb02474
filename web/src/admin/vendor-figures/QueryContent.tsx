import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'

type Props<Answer> = {
  query: UseQueryResult<Answer>
  /** What could not be loaded: 'the figures'. */
  noun: string
  /** How tall the panels will be. */
  heights?: readonly string[]
  children: (answer: Answer) => ReactNode
}

/** The panels of a query: skeletons while it loads, and an error with a retry button when it fails. */
export function QueryContent<Answer>({ query, noun, heights = ['8rem', '20rem'], children }: Props<Answer>) {
  if (query.isLoadingError) {
    return (
      <Card>
        <QueryFailure query={query} message={`We could not load ${noun}.`} />
      </Card>
    )
  }
  if (query.data !== undefined) return children(query.data)

  return (
    <div role="status" aria-label={`Loading ${noun}`} className="grid gap-5">
      {heights.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
