import { Link } from '@tanstack/react-router'
import {
  ChartColumn,
  FileText,
  KeyRound,
  LayoutDashboard,
  LayoutTemplate,
  ListOrdered,
  MapPin,
  MapPinned,
  Megaphone,
  ScrollText,
  Settings,
  ShieldUser,
  SlidersHorizontal,
  Store,
} from 'lucide-react'

export function AdminLinks({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <nav aria-label="Administration" className="grid gap-4">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h2 className="px-3 pb-1 font-semibold text-ink-faint text-xs">{title}</h2>
          <ul className="grid gap-0.5">
            {links.map(({ to, label, Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  activeOptions={{ exact: to === '/admin' }}
                  className={link}
                  onClick={onNavigate}
                >
                  <Icon aria-hidden size={17} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

const link =
  'flex h-control-sm items-center gap-2.5 rounded-md px-3 font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink'

const groups = [
  {
    title: 'Overview',
    links: [
      { to: '/admin', label: 'Dashboard', Icon: LayoutDashboard },
      { to: '/admin/analytics', label: 'Analytics', Icon: ChartColumn },
      { to: '/admin/reports', label: 'Reports', Icon: FileText },
    ],
  },
  {
    title: 'Vendors',
    links: [
      { to: '/admin/vendors', label: 'Vendors', Icon: Store },
      { to: '/admin/templates', label: 'Templates', Icon: LayoutTemplate },
      { to: '/admin/template-access', label: 'Template Access', Icon: KeyRound },
      { to: '/admin/locations', label: 'Locations', Icon: MapPin },
    ],
  },
  {
    title: 'Advertising',
    links: [
      { to: '/admin/ads', label: 'Ads', Icon: Megaphone },
      { to: '/admin/ad-queue', label: 'Ad Queue', Icon: ListOrdered },
      { to: '/admin/area-ad-queue', label: 'Area Ad Queue', Icon: MapPinned },
      { to: '/admin/ad-config', label: 'Ad Configuration', Icon: SlidersHorizontal },
    ],
  },
  {
    title: 'Platform',
    links: [
      { to: '/admin/audit-logs', label: 'Audit Logs', Icon: ScrollText },
      { to: '/admin/admins', label: 'Administrators', Icon: ShieldUser },
      { to: '/admin/settings', label: 'Settings', Icon: Settings },
    ],
  },
] as const
