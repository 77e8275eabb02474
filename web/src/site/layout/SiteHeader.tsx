import { Link } from '@tanstack/react-router'
import * as words from '@thela/words/site/layout'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { LanguageLinks } from '../../api/language/LanguageLinks.tsx'
import { SiteName } from '../../api/SiteName.tsx'
import { useSession } from '../../api/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { ThemeToggle } from '../../ui/button/ThemeToggle.tsx'
import { LazyDrawer } from '../../ui/overlay/LazyDrawer.tsx'

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-canvas/95 backdrop-blur">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-3 px-4">
        <Link to="/" className="flex rounded-md">
          <SiteName />
          <span className="sr-only">{words.home}</span>
        </Link>
        <nav aria-label={words.mainNavigation} className="mx-auto hidden lg:block">
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

/** The header's links on phones. */
function SiteMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  return (
    <div className="lg:hidden">
      <IconButton label={words.openMenu} icon={<Menu aria-hidden />} onClick={() => setIsOpen(true)} />
      <LazyDrawer
        open={isOpen}
        onOpenChange={setIsOpen}
        title={words.menu}
        side="right"
        header={<SiteName />}
      >
        <nav aria-label={words.mainNavigation}>
          <ul className="-mx-2 grid gap-1">
            {headerLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: true }} className={menuLink} onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what one uses; this only closes the menu behind them. */}
        <div className="mt-5 grid gap-2 border-line border-t pt-5 sm:hidden" onClick={close}>
          <AccountLinks />
        </div>
        <div className="mt-5 border-line border-t pt-3">
          <LanguageLinks />
        </div>
      </LazyDrawer>
    </div>
  )
}

const menuLink =
  'flex min-h-11 items-center rounded-md px-3 font-medium text-ink transition-colors hover:bg-hover aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink'

/** Login and registration for guests, a dashboard link for signed-in users. */
function AccountLinks() {
  const session = useSession()

  if (!session) {
    return (
      <>
        <Button variant="ghost" asChild>
          <Link to="/auth/login">{words.login}</Link>
        </Button>
        <Button asChild>
          <Link to="/auth/register">{words.getStarted}</Link>
        </Button>
      </>
    )
  }
  return (
    <Button asChild>
      {session.isAdmin ? (
        <Link to="/admin">{words.adminPanel}</Link>
      ) : (
        <Link to="/dashboard">{words.dashboard}</Link>
      )}
    </Button>
  )
}

const headerLinks = [
  { to: '/', label: words.homeLink },
  { to: '/about', label: words.aboutLink },
  { to: '/pricing', label: words.pricingLink },
  { to: '/contact', label: words.contactLink },
  { to: '/search', label: words.searchLink },
  { to: '/privacy', label: words.privacyLink },
  { to: '/terms', label: words.termsLink },
] as const
