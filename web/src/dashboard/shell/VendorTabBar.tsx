import { Link } from '@tanstack/react-router'
import { dailyNavigation } from './navigation.ts'

/** At the bottom of phones, where the thumb is. */
export function VendorTabBar() {
  return (
    <nav
      aria-label="Daily work"
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
