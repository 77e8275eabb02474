import { Link } from '@tanstack/react-router'
import { ListOrdered, MapPinned } from 'lucide-react'

/** The queue seen from two sides, each with an address of its own. */
export function QueueTabs() {
  return (
    <nav aria-label="Queues" className="flex gap-1 overflow-x-auto border-line border-b">
      <Link to="/admin/ad-queue" className={tab}>
        <ListOrdered aria-hidden />
        By ad
      </Link>
      <Link to="/admin/area-ad-queue" className={tab}>
        <MapPinned aria-hidden />
        By area
      </Link>
    </nav>
  )
}

const tab =
  'flex min-h-control shrink-0 items-center gap-2 border-transparent border-b-2 px-3 font-medium text-ink-soft text-sm transition-colors hover:text-ink focus-visible:outline-offset-[-3px] aria-[current=page]:border-brand aria-[current=page]:text-ink [&_svg]:size-4.5'
