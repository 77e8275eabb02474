import { labelOfEvent } from '@thela/contract/analytics/event-types'
import type { RecentActivity as Activity } from '@thela/contract/analytics/vendor-activity'
import { formatRelativeTime } from '@thela/contract/values/dates'
import { Activity as ActivityIcon } from 'lucide-react'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

type Props = { events: readonly Activity[]; now: Date }

export function RecentActivity({ events, now }: Props) {
  return (
    <Card title="Recent Activity" flush>
      {events.length === 0 ? (
        <EmptyState
          icon={<ActivityIcon />}
          title="No recent activity"
          text="Visits, scans and changes of this period appear here."
        />
      ) : (
        <ul className="pb-2">
          {events.map(({ id, type, vendorName, createdAt }) => (
            <li key={id} className="flex items-baseline gap-3 px-4 py-2 text-sm md:px-5">
              <span className="min-w-0 flex-1 truncate">
                <span className="font-medium">{labelOfEvent(type)}</span>
                {vendorName && <span className="text-ink-soft"> · {vendorName}</span>}
              </span>
              <time dateTime={createdAt} className="shrink-0 text-ink-faint text-xs">
                {formatRelativeTime(createdAt, now)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
