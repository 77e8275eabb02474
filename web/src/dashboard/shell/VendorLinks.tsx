import { Link } from '@tanstack/react-router'
import { vendorNavigation } from './navigation.ts'

export function VendorLinks({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <nav aria-label="Dashboard">
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
