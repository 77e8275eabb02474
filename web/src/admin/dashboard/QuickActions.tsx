import { Link } from '@tanstack/react-router'
import { ChartColumn, DatabaseBackup, Megaphone, Settings, Store } from 'lucide-react'
import { Card } from '../../ui/Card.tsx'

const links = [
  { to: '/admin/vendors', label: 'Manage Vendors', Icon: Store },
  { to: '/admin/ads', label: 'Manage Ads', Icon: Megaphone },
  { to: '/admin/analytics', label: 'View Analytics', Icon: ChartColumn },
  { to: '/admin/settings', label: 'System Settings', Icon: Settings },
] as const

export function QuickActions() {
  return (
    <Card title="Quick Actions">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className={tile}>
              <span aria-hidden className={face}>
                <Icon />
              </span>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={`${tile} w-full`} onClick={scrollToBackup}>
            <span aria-hidden className={face}>
              <DatabaseBackup />
            </span>
            Database Backup
          </button>
        </li>
      </ul>
    </Card>
  )
}

function scrollToBackup() {
  document.getElementById('backup')?.scrollIntoView({ block: 'start' })
}

const face = 'grid size-10 place-items-center rounded-md bg-brand-soft text-brand-ink [&_svg]:size-5'
const tile =
  'flex h-full flex-col items-center gap-2 rounded-md border border-line px-2 py-4 text-center font-semibold text-ink text-sm transition-colors hover:border-line-strong hover:bg-hover'
