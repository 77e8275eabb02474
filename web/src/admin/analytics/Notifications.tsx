import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Notification } from '@thela/contract/admin/notifications'
import type { Period } from '@thela/contract/values/date-range'
import { formatCount } from '@thela/contract/values/numbers'
import { Bell, TriangleAlert, X } from 'lucide-react'
import * as Popover from 'radix-ui/popover'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { isInParts } from '../vendor-figures/counting.ts'
import { notificationsQuery } from './api.ts'
import { dismiss, useDismissed } from './dismissed-notifications.ts'

/** Vendors with low activity in the period, without those that were dismissed in this browser. */
export function Notifications({ period }: { period: Period }) {
  const query = useQuery(notificationsQuery(period))
  const dismissed = useDismissed()
  const known = query.data && !isInParts(query.data) ? query.data : []
  const fresh = known.filter(({ id }) => !dismissed.has(id))

  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button variant="secondary" icon={<Bell aria-hidden />}>
          Notifications
          {fresh.length > 0 && (
            <span className="rounded-full bg-bad px-2 font-semibold text-on-bad text-xs tabular-nums">
              {formatCount(fresh.length)}
            </span>
          )}
        </Button>
      </Popover.Trigger>
      <Popover.Content
        aria-label="Notifications"
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-50 grid max-h-[min(28rem,70dvh)] w-[min(24rem,calc(100vw-1rem))] animate-pop-in grid-rows-[auto_minmax(0,1fr)] rounded-lg border border-line bg-raised text-sm shadow-raised outline-none"
      >
        <header className="flex items-center justify-between gap-4 border-line border-b px-4 py-2">
          <h2 className="font-semibold">Notifications</h2>
          {fresh.length > 0 && (
            <Button size="sm" variant="ghost" onClick={() => dismiss(fresh.map(({ id }) => id))}>
              Dismiss all
            </Button>
          )}
        </header>
        <NotificationList query={query} fresh={fresh} onDismiss={(id) => dismiss([id])} />
      </Popover.Content>
    </Popover.Root>
  )
}

/** A platform may have thousands; more than these at once would only make the list slow. */
const MAX_SHOWN = 100

type NotificationListProps = {
  query: UseQueryResult<unknown>
  fresh: readonly Notification[]
  onDismiss: (id: string) => void
}

export function NotificationList({ query, fresh, onDismiss }: NotificationListProps) {
  if (query.isLoadingError) {
    return <QueryFailure query={query} message="We could not load the notifications." />
  }
  if (query.isPending) {
    return (
      <div role="status" aria-label="Loading notifications" className="grid gap-3 p-4">
        <Skeleton />
        <Skeleton width="80%" />
      </div>
    )
  }
  if (isInParts(query.data)) {
    return (
      <p role="status" className="px-4 py-8 text-center text-ink-soft">
        The visits of the past days are being counted, which can take some minutes. Which vendors have low
        activity is known after that.
      </p>
    )
  }
  if (fresh.length === 0) return <p className="px-4 py-8 text-center text-ink-soft">No notifications</p>

  return (
    // A list that scrolls must be reachable by keyboard; its buttons are.
    <ul className="overflow-y-auto overscroll-contain p-1.5">
      {fresh.slice(0, MAX_SHOWN).map(({ id, message, vendorName }) => (
        <li key={id} className="flex items-start gap-3 rounded-sm px-2.5 py-1.5 hover:bg-hover">
          <TriangleAlert aria-hidden size={17} className="mt-1.5 shrink-0 text-warn-ink" />
          <p className="min-w-0 flex-1 py-1">{message}</p>
          <IconButton
            size="sm"
            label={`Dismiss ${vendorName}`}
            icon={<X aria-hidden />}
            onClick={() => onDismiss(id)}
          />
        </li>
      ))}
      {fresh.length > MAX_SHOWN && (
        <li className="px-2.5 py-2 text-center text-ink-soft">
          {formatCount(fresh.length - MAX_SHOWN)} more will appear as you dismiss these
        </li>
      )}
    </ul>
  )
}
