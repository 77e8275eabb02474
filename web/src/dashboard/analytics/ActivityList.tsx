import type { AnalyticsEvent } from '@thela/contract/analytics/vendor-analytics'
import { formatRelativeTime } from '@thela/contract/values/dates'
import * as words from '@thela/words/dashboard/activity'
import {
  Activity,
  Eye,
  Heart,
  LayoutTemplate,
  LogIn,
  Megaphone,
  MousePointerClick,
  QrCode,
  Search,
  Share2,
  Tags,
  UserRound,
  UtensilsCrossed,
} from 'lucide-react'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

export function ActivityList({ events, now }: { events: readonly AnalyticsEvent[]; now: Date }) {
  return (
    <ul className="pb-2">
      {events.map((event) => (
        <ActivityEntry key={event.id} event={event} now={now} />
      ))}
    </ul>
  )
}

type Props = { event: AnalyticsEvent; now: Date }

function ActivityEntry({ event, now }: Props) {
  const Icon = iconOfEvent(event.type)

  return (
    <li className="flex items-center gap-3 px-4 py-2.5 md:px-5">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-hover text-ink-soft"
      >
        <Icon size={17} />
      </span>
      <span className="min-w-0 flex-1 truncate font-medium text-sm">
        {labels.get(event.type) ?? words.unknown}
      </span>
      <time dateTime={event.createdAt} className="shrink-0 text-ink-faint text-xs">
        {formatRelativeTime(event.createdAt, now)}
      </time>
    </li>
  )
}

const labels = new Map<string, string>(Object.entries(words.events))

/** The first that matches the type's name. */
const icons = [
  [/^QR_SCAN$/, QrCode],
  [/^MENU_VIEW$/, Eye],
  [/^ITEM_CLICK$/, MousePointerClick],
  [/^AD_/, Megaphone],
  [/LOG(IN|OUT)$/, LogIn],
  [/^CATEGORY_/, Tags],
  [/^MENU_ITEM_/, UtensilsCrossed],
  [/^VENDOR_/, UserRound],
  [/^TEMPLATE_/, LayoutTemplate],
  [/^SEARCH_/, Search],
  [/^FAVORITE_/, Heart],
  [/^SHARE_/, Share2],
] as const

function iconOfEvent(type: string) {
  return icons.find(([pattern]) => pattern.test(type))?.[1] ?? Activity
}

const widths = ['8rem', '10rem', '7rem', '9rem', '11rem']

export function ActivitySkeletons() {
  return (
    <div role="status" aria-label={words.loading} className="pb-2">
      {widths.map((width) => (
        <div key={width} className="flex items-center gap-3 px-4 py-2.5 md:px-5">
          <Skeleton width="2.25rem" height="2.25rem" round />
          <div className="flex-1">
            <Skeleton width={width} />
          </div>
          <Skeleton width="4.5rem" height="0.75rem" />
        </div>
      ))}
    </div>
  )
}
