import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { type InParts, isInParts, type Whole } from './counting.ts'
import { reasonOf } from './reason-of.ts'
import { StillCounting } from './StillCounting.tsx'

type Props<Answer> = {
  query: UseQueryResult<Answer>
  /** What could not be loaded: 'the figures'. */
  noun: string
  /** How tall the panels will be. */
  heights?: readonly string[]
  children: (answer: Whole<Answer>) => ReactNode
  /** The panels of what is known while visits are being counted. */
  parts?: (answer: InParts<Answer>) => ReactNode
}

/**
 * The panels of a query: skeletons while it loads, an error with a retry button when it fails, and a notice while the
 * visits are being counted.
 */
export function QueryContent<Answer>({ query, noun, heights, children, parts }: Props<Answer>) {
  if (query.isLoadingError) {
    return (
      <Card>
        <QueryFailure query={query} message={reasonOf(query, `We could not load ${noun}.`)} />
      </Card>
    )
  }
  if (isInParts(query.data)) return parts ? parts(query.data) : <StillCounting />
  if (query.data !== undefined) return children(query.data as Whole<Answer>)

  return (
    <div role="status" aria-label={`Loading ${noun}`} className="grid gap-5">
      {(heights ?? ['8rem', '20rem']).map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
