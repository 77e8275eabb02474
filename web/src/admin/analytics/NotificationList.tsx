import type { UseQueryResult } from '@tanstack/react-query'
import type { Notification } from '@thela/contract/admin/notifications'
import { formatCount } from '@thela/contract/values/numbers'
import { TriangleAlert, X } from 'lucide-react'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** A platform may have thousands; more than these at once would only make the list slow. */
const MOST_SHOWN = 100

type Props = {
  query: UseQueryResult<unknown>
  fresh: readonly Notification[]
  onDismiss: (id: string) => void
}

export function NotificationList({ query, fresh, onDismiss }: Props) {
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
  if (fresh.length === 0) return <p className="px-4 py-8 text-center text-ink-soft">No notifications</p>

  return (
    // A list that scrolls must be reachable by keyboard; its buttons are.
    <ul className="overflow-y-auto overscroll-contain p-1.5">
      {fresh.slice(0, MOST_SHOWN).map(({ id, message, vendorName }) => (
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
      {fresh.length > MOST_SHOWN && (
        <li className="px-2.5 py-2 text-center text-ink-soft">
          {formatCount(fresh.length - MOST_SHOWN)} more, shown as you dismiss these
        </li>
      )}
    </ul>
  )
}
