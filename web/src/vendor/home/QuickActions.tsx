import { Link } from '@tanstack/react-router'
import { ChartColumn, Tags, UserRound, UtensilsCrossed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'

export function QuickActions() {
  return (
    <Card title="Quick Actions">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <li>
          <Link to="/dashboard/categories" search={{ add: '1' }} className={tile}>
            <Face icon={<Tags />} label="Add Category" />
          </Link>
        </li>
        <li>
          <Link to="/dashboard/items" search={{ add: '1' }} className={tile}>
            <Face icon={<UtensilsCrossed />} label="Add Menu Item" />
          </Link>
        </li>
        <li>
          <Link to="/dashboard/analytics" className={tile}>
            <Face icon={<ChartColumn />} label="View Analytics" />
          </Link>
        </li>
        <li>
          <Link to="/dashboard/profile" className={tile}>
            <Face icon={<UserRound />} label="Update Profile" />
          </Link>
        </li>
      </ul>
    </Card>
  )
}

function Face({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      <span
        aria-hidden
        className="grid size-10 place-items-center rounded-md bg-brand-soft text-brand-ink [&_svg]:size-5"
      >
        {icon}
      </span>
      {label}
    </>
  )
}

const tile =
  'flex h-full flex-col items-center gap-2 rounded-md border border-line px-2 py-4 text-center font-semibold text-ink text-sm transition-colors hover:border-line-strong hover:bg-hover'
