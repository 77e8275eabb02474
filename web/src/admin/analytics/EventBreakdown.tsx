import type { EventBreakdown as Breakdown } from '@thela/contract/admin/platform-analytics'
import { labelOfEvent } from '@thela/contract/analytics/event-types'
import { formatCount } from '@thela/contract/values/numbers'
import { Card } from '../../ui/Card.tsx'
import { Figure } from '../vendor-figures/Figure.tsx'
import { NoFigures } from '../vendor-figures/NoFigures.tsx'

/** The documented types, also where nothing happened, and whatever else did (DEC-064). */
export function EventBreakdown({ breakdown }: { breakdown: Breakdown }) {
  const types = Object.entries(breakdown).sort(([, a], [, b]) => b - a)
  const isEmpty = types.every(([, count]) => count === 0)

  return (
    <Card title="Event Breakdown" description="How often each thing happened in the period.">
      {isEmpty ? (
        <NoFigures text="No event data available" />
      ) : (
        <dl>
          {types.map(([type, count]) => (
            <Figure key={type} label={labelOfEvent(type)}>
              {formatCount(count)}
            </Figure>
          ))}
        </dl>
      )}
    </Card>
  )
}
