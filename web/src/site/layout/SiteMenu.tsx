import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Drawer } from '../../ui/Drawer.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { headerLinks } from '../site-links.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { SiteName } from './SiteName.tsx'

/** The header's links on phones. */
export function SiteMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  return (
    <div className="lg:hidden">
      <IconButton label="Open menu" icon={<Menu aria-hidden />} onClick={() => setIsOpen(true)} />
      <Drawer open={isOpen} onOpenChange={setIsOpen} title="Menu" side="right" header={<SiteName />}>
        <nav aria-label="Main">
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
      </Drawer>
    </div>
  )
}

const menuLink =
  'flex min-h-11 items-center rounded-md px-3 font-medium text-ink transition-colors hover:bg-hover aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink'
