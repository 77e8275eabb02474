import type { AnalyticsEvent } from '@thela/contract/analytics/vendor-analytics'
import { ActivityEntry } from './ActivityEntry.tsx'

export function ActivityList({ events, now }: { events: readonly AnalyticsEvent[]; now: Date }) {
  return (
    <ul className="pb-2">
      {events.map((event) => (
        <ActivityEntry key={event.id} event={event} now={now} />
      ))}
    </ul>
  )
}
