import { Link } from '@tanstack/react-router'
import * as words from '@thela/words/dashboard/shell'
import {
  ChartColumn,
  LayoutDashboard,
  LayoutTemplate,
  LogOut,
  QrCode,
  Tags,
  UserRound,
  UtensilsCrossed,
} from 'lucide-react'
import { useLogout } from '../../api/session/use-logout.ts'
import { Button } from '../../ui/button/Button.tsx'

export function VendorLinks({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <nav aria-label={words.dashboard}>
      <ul className="grid gap-1">
        {vendorNavigation.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: to === '/dashboard' }}
              className={link}
              onClick={onNavigate}
            >
              <Icon aria-hidden size={18} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const link =
  'flex h-control items-center gap-3 rounded-md px-3 font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink'

/** At the bottom of phones, within reach of the thumb. */
export function VendorTabBar() {
  return (
    <nav
      aria-label={words.dailyWork}
      className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {dailyNavigation.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: to === '/dashboard' }} className={tab}>
              <Icon aria-hidden size={22} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const tab =
  'grid h-16 place-content-center justify-items-center gap-1 font-medium text-ink-soft text-xs focus-visible:outline-offset-[-4px] aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink'

export function LogoutButton() {
  const logout = useLogout()

  return (
    <Button
      variant="ghost"
      wide
      icon={<LogOut aria-hidden />}
      busy={logout.isPending}
      onClick={() => logout.mutate()}
    >
      {words.logout}
    </Button>
  )
}

const vendorNavigation = [
  { to: '/dashboard', label: words.dashboard, Icon: LayoutDashboard },
  { to: '/dashboard/categories', label: words.categories, Icon: Tags },
  { to: '/dashboard/items', label: words.items, Icon: UtensilsCrossed },
  { to: '/dashboard/profile', label: words.profile, Icon: UserRound },
  { to: '/dashboard/analytics', label: words.analytics, Icon: ChartColumn },
  { to: '/dashboard/templates', label: words.templates, Icon: LayoutTemplate },
  { to: '/dashboard/qr-code', label: words.qrCode, Icon: QrCode },
] as const

const daily = new Set<string>([
  '/dashboard',
  '/dashboard/categories',
  '/dashboard/items',
  '/dashboard/qr-code',
])

/** The screens of daily work. */
const dailyNavigation = vendorNavigation.filter(({ to }) => daily.has(to))
