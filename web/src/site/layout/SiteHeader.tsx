import { Link } from '@tanstack/react-router'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { headerLinks } from '../site-links.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { SiteMenu } from './SiteMenu.tsx'
import { SiteName } from './SiteName.tsx'

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-canvas/95 backdrop-blur">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-3 px-4">
        <Link to="/" className="flex rounded-md">
          <SiteName />
          <span className="sr-only">home</span>
        </Link>
        <nav aria-label="Main" className="mx-auto hidden lg:block">
          <ul className="flex gap-1">
            {headerLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: true }} className={navLink}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2 lg:ml-0">
          <ThemeToggle />
          <div className="hidden gap-2 sm:flex">
            <AccountLinks />
          </div>
          <SiteMenu />
        </div>
      </div>
    </header>
  )
}

const navLink =
  'rounded-md px-3 py-2 font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink aria-[current=page]:text-brand-ink'
