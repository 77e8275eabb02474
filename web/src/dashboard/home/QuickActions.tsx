import { Link, linkOptions } from '@tanstack/react-router'
import { ChartColumn, Tags, UserRound, UtensilsCrossed } from 'lucide-react'
import { Card } from '../../ui/Card.tsx'

export function QuickActions() {
  return (
    <Card title="Quick Actions">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {actions.map(({ link, label, Icon }) => (
          <li key={label}>
            <Link {...link} className={tile}>
              <span
                aria-hidden
                className="grid size-10 place-items-center rounded-md bg-brand-soft text-brand-ink"
              >
                <Icon size={20} />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const actions = [
  {
    label: 'Add Category',
    Icon: Tags,
    link: linkOptions({ to: '/dashboard/categories', search: { add: '1' } }),
  },
  {
    label: 'Add Menu Item',
    Icon: UtensilsCrossed,
    link: linkOptions({ to: '/dashboard/items', search: { add: '1' } }),
  },
  { label: 'View Analytics', Icon: ChartColumn, link: linkOptions({ to: '/dashboard/analytics' }) },
  { label: 'Update Profile', Icon: UserRound, link: linkOptions({ to: '/dashboard/profile' }) },
]

const tile =
  'flex h-full flex-col items-center gap-2 rounded-md border border-line px-2 py-4 text-center font-semibold text-ink text-sm transition-colors hover:border-line-strong hover:bg-hover'
