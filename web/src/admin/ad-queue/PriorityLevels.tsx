import { useQuery } from '@tanstack/react-query'
import { levelLabels } from '@thela/contract/ads/ad-targets'
import { targetLevels } from '@thela/contract/values/choices'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Badge, type Tone } from '../../ui/feedback/Badge.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { priorityInfoQuery } from './api.ts'

/** How the server calculates priorities. */
export function PriorityLevels() {
  const query = useQuery(priorityInfoQuery)
  if (query.isPending) return <Skeleton height="6rem" />
  if (!query.data) return <QueryFailure query={query} message="We could not load the priorities." />

  const { locationBasedPriorities, description, note } = query.data
  return (
    <div className="grid gap-3 text-sm">
      <dl className="grid gap-2">
        {targetLevels.toReversed().map((level) => (
          <div key={level} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <dt className="flex items-center gap-2 font-medium">
              <PriorityBadge priority={locationBasedPriorities[level]} />
              <span>{levelLabels[level]}</span>
            </dt>
            <dd className="text-ink-soft">{description[level]}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft">{note}</p>
    </div>
  )
}

/** The colour shows how early the ad is shown: it changes at 100, 75, 50 and 25 (AQ-25). */
export function PriorityBadge({ priority }: { priority: number }) {
  return <Badge tone={toneOf(priority)}>{priority}</Badge>
}

export function toneOf(priority: number): Tone {
  if (priority >= 100) return 'bad'
  if (priority >= 75) return 'warn'
  if (priority >= 50) return 'brand'
  return priority >= 25 ? 'good' : 'neutral'
}
