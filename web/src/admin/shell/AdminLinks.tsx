import { Link } from '@tanstack/react-router'
import { adminNavigation } from './navigation.ts'

export function AdminLinks({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <nav aria-label="Administration" className="grid gap-4">
      {adminNavigation.map(({ title, links }) => (
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
