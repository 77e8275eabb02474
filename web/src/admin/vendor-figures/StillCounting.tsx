import { Hourglass } from 'lucide-react'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Card } from '../../ui/layout/Card.tsx'

/** In place of figures that depend on visits which are not counted yet. */
export function StillCounting() {
  return (
    <Card>
      <div role="status">
        <EmptyState
          icon={<Hourglass />}
          title="Visits are being counted"
          text="The visits of the past days are being counted, which can take some minutes. The figures appear here by themselves."
        />
      </div>
    </Card>
  )
}
