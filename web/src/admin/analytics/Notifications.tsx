import { useQuery } from '@tanstack/react-query'
import type { Period } from '@thela/contract/values/date-range'
import { formatCount } from '@thela/contract/values/numbers'
import { Bell } from 'lucide-react'
import { Popover } from 'radix-ui'
import { Button } from '../../ui/Button.tsx'
import { notificationsQuery } from './api.ts'
import { dismiss, useDismissed } from './dismissed-notifications.ts'
import { NotificationList } from './NotificationList.tsx'

/** Vendors with low activity in the period, but for those that were dismissed in this browser. */
export function Notifications({ period }: { period: Period }) {
  const query = useQuery(notificationsQuery(period))
  const dismissed = useDismissed()
  const fresh = query.data?.filter(({ id }) => !dismissed.has(id)) ?? []

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
