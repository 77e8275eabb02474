import { Link } from '@tanstack/react-router'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { Wordmark } from '../../ui/Wordmark.tsx'
import { ViewMenuLink } from '../menu-link/ViewMenuLink.tsx'
import { useVendor } from '../use-vendor.ts'
import { LogoutButton } from './LogoutButton.tsx'
import { VendorLinks } from './VendorLinks.tsx'

export function VendorSidebar() {
  const vendor = useVendor()

  return (
    <aside className="sticky top-0 hidden h-dvh flex-col gap-5 overflow-y-auto border-line border-r bg-surface p-4 lg:flex">
      <div className="flex items-center justify-between">
        <Link to="/dashboard" className="flex rounded-md">
          <Wordmark />
          <span className="sr-only">home</span>
        </Link>
        <ThemeToggle />
      </div>
      <ViewMenuLink />
      <VendorLinks />
      <div className="mt-auto grid gap-2 border-line border-t pt-4">
        <p className="truncate px-3 font-semibold text-sm" title={vendor.businessName}>
          {vendor.businessName}
        </p>
        <LogoutButton />
      </div>
    </aside>
  )
}
