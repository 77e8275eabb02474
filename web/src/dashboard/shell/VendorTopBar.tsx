import { Link } from '@tanstack/react-router'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { Wordmark } from '../../ui/Wordmark.tsx'
import { ViewMenuLink } from '../menu-link/ViewMenuLink.tsx'
import { VendorDrawer } from './VendorDrawer.tsx'

export function VendorTopBar() {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-line border-b bg-surface px-2 lg:hidden">
      <VendorDrawer />
      <Link to="/dashboard" className="mr-auto flex rounded-md px-1">
        <Wordmark />
        <span className="sr-only">home</span>
      </Link>
      <ThemeToggle />
      <ViewMenuLink />
    </header>
  )
}
