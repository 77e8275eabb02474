import { labelOfEvent } from '@thela/contract/analytics/event-types'
import type { AnalyticsEvent } from '@thela/contract/analytics/vendor-analytics'
import { formatRelativeTime } from '@thela/contract/values/dates'
import { iconOfEvent } from './icon-of-event.ts'

type Props = { event: AnalyticsEvent; now: Date }

export function ActivityEntry({ event, now }: Props) {
  const Icon = iconOfEvent(event.type)

  return (
    <li className="flex items-center gap-3 px-4 py-2.5 md:px-5">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-hover text-ink-soft"
      >
        <Icon size={17} />
      </span>
      <span className="min-w-0 flex-1 truncate font-medium text-sm">{labelOfEvent(event.type)}</span>
      <time dateTime={event.createdAt} className="shrink-0 text-ink-faint text-xs">
        {formatRelativeTime(event.createdAt, now)}
      </time>
    </li>
  )
}
