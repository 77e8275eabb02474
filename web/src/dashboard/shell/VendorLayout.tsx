import { Outlet } from '@tanstack/react-router'
import { VendorNotices } from './VendorNotices.tsx'
import { VendorSidebar } from './VendorSidebar.tsx'
import { VendorTabBar } from './VendorTabBar.tsx'
import { VendorTopBar } from './VendorTopBar.tsx'

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
