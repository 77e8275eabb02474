import { Link, Outlet } from '@tanstack/react-router'
import { setDateWords } from '@thela/contract/values/dates'
import * as words from '@thela/words/dashboard/shell'
import { dateWords } from '@thela/words/dates'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { LanguageLinks } from '../../api/language/LanguageLinks.tsx'
import { SiteName } from '../../api/SiteName.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { ThemeToggle } from '../../ui/button/ThemeToggle.tsx'
import { LazyDrawer } from '../../ui/overlay/LazyDrawer.tsx'
import { ViewMenuLink } from '../menu-link/ViewMenuLink.tsx'
import { useVendor } from '../use-vendor.ts'
import { LogoutButton, VendorLinks, VendorTabBar } from './VendorLinks.tsx'
import { VendorNotices } from './VendorNotices.tsx'

if (dateWords) setDateWords(dateWords)

export function VendorLayout() {
  return (
    <div className="min-h-dvh bg-canvas text-ink lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <VendorSidebar />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <VendorTopBar />
        <main id="main" tabIndex={-1} className="w-full min-w-0 flex-1 pb-24 outline-none lg:pb-10">
          <VendorNotices />
          <div className="mx-auto w-full max-w-6xl px-4 py-5 lg:px-8 lg:pt-10 lg:pb-8">
            <Outlet />
          </div>
        </main>
        <VendorTabBar />
      </div>
    </div>
  )
}

function VendorSidebar() {
  const vendor = useVendor()

  return (
    <aside className="sticky top-0 hidden h-dvh flex-col gap-5 overflow-y-auto border-line border-r bg-surface p-4 [scrollbar-width:thin] lg:flex">
      <div className="flex items-center justify-between">
        <Link to="/dashboard" className="flex rounded-md">
          <SiteName />
          <span className="sr-only">{words.home}</span>
        </Link>
        <ThemeToggle />
      </div>
      <ViewMenuLink />
      <VendorLinks />
      <div className="mt-auto grid gap-2 border-line border-t pt-4">
        <p className="truncate px-3 font-semibold text-sm" title={vendor.businessName}>
          {vendor.businessName}
        </p>
        <HelpAndLanguages />
        <LogoutButton />
      </div>
    </aside>
  )
}

function HelpAndLanguages() {
  return (
    <div className="px-3">
      <Link to="/help" className="flex min-h-11 items-center text-ink-soft text-sm hover:text-ink md:min-h-9">
        {words.help}
      </Link>
      <LanguageLinks />
    </div>
  )
}

function VendorTopBar() {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-line border-b bg-surface px-2 lg:hidden">
      <VendorDrawer />
      {/* The mark alone where the name has no room beside it: it wraps to a second line, which is not shown. */}
      <Link
        to="/dashboard"
        className="mr-auto flex h-7 min-w-0 shrink overflow-hidden rounded-md px-1 *:flex-wrap"
      >
        <SiteName />
        <span className="sr-only">{words.home}</span>
      </Link>
      <div className="flex shrink-0 items-center gap-1">
        <ThemeToggle />
        <ViewMenuLink />
      </div>
    </header>
  )
}

/** The navigation on phones. */
function VendorDrawer() {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <IconButton label={words.openMenu} icon={<Menu aria-hidden />} onClick={() => setIsOpen(true)} />
      <LazyDrawer
        open={isOpen}
        onOpenChange={setIsOpen}
        title={words.menu}
        header={<AccountSummary />}
        footer={<LogoutButton />}
      >
        <VendorLinks onNavigate={() => setIsOpen(false)} />
        <div className="mt-4 border-line border-t pt-3">
          <HelpAndLanguages />
        </div>
      </LazyDrawer>
    </>
  )
}

function AccountSummary() {
  const { name, email, phone } = useVendor()

  return (
    <div className="py-1">
      <p className="truncate font-semibold text-ink">{name}</p>
      <p className="truncate text-ink-soft text-sm">{email ?? phone}</p>
    </div>
  )
}
